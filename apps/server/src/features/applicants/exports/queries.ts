// CVs that somebody asked for. Who fetches them holds the organization, and is who asked. @rule applicants.11
import { type DocumentExtension, documentName, freeName } from '@fairway/rules/document-names';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import type { Recruiter } from '../queries.ts';

/** Of these applications: those that the organization was sent with a CV. */
export async function listWithCv(database: Database, organizationId: ManagedOrganizationId, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('application_received')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('cv_key', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Names and keys of the CVs, by name. @throws Problem not_found where nobody asked, somebody else did, or its time is over */
export async function listArchivedCvs(database: Database, { organizationId, actorId, now }: Recruiter, id: string) {
  const archive = await database
    .selectFrom('applicant_cv_archive')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('made_by', '=', actorId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!archive) throw new Problem('not_found');
  const rows = await database
    .selectFrom('applicant_cv_archived as w')
    .innerJoin('application_received as r', 'r.id', 'w.application_id')
    .select(['r.title', 'r.cv_key', 'r.applicant_name', sql<string>`r.profile ->> 'firstName'`.as('given')])
    .select(sql<string>`r.profile ->> 'lastName'`.as('surname'))
    .where('w.archive_id', '=', archive.id)
    .where('r.organization_id', '=', organizationId)
    .orderBy('r.applicant_sort')
    .orderBy('r.id')
    .execute();
  const taken: string[] = [];
  return rows.flatMap(({ title, cv_key, applicant_name, given, surname }) => {
    if (cv_key === null) return [];
    const extension = (cv_key.split('.').at(-1) ?? 'pdf') as DocumentExtension;
    const person = [surname, given].map((part) => part?.trim()).filter(Boolean);
    const name = documentName(`${person.join(' ') || applicant_name} - ${title}`, extension, 'CV');
    taken.push(freeName(name, taken));
    return [{ path: taken.at(-1) ?? name, key: cv_key }];
  });
}
