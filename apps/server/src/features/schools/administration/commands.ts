// What the platform keeps of a school: its name, short name and country, whether its own staff keep the rest here, and who administers it
// first: whoever runs the platform appoints somebody by address (identity's invitation, 7 days).
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import type { appointSchoolAdministrator, EditedSchool } from '@fairway/contract/schools/administration';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { requireProof } from '../../identity/access.ts';
import { type InvitationOutcome, invitePerson } from '../../identity/invitations/commands.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { type AdminSchoolView, getAdminSchoolView } from './queries.ts';

type Change = { actorId: string; now: Date };

/** Makes a school. @throws Problem schools.slug_taken */
export async function addSchool(transaction: Database, edited: EditedSchool, { actorId, now }: Change): Promise<AdminSchoolView> {
  const row = await transaction
    .insertInto('school')
    .values({ ...columnsOf(edited), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('schools.slug_taken');
  await tell(transaction, row.id, 'created', '', { actorId, now });
  return getAdminSchoolView(transaction, row.id);
}

/** Changes a school. @throws Problem not_found, schools.changed, schools.slug_taken */
export async function changeSchool(
  transaction: Database,
  id: number,
  { updatedAt, ...edited }: EditedSchool & { updatedAt: string },
  { actorId, now }: Change,
): Promise<AdminSchoolView> {
  const row = await transaction.selectFrom('school').select('updated_at').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (row.updated_at.getTime() !== new Date(updatedAt).getTime()) throw new Problem('schools.changed');
  const taken = await transaction
    .selectFrom('school')
    .select('id')
    .where('slug', '=', edited.slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) throw new Problem('schools.slug_taken');
  const before = await getAdminSchoolView(transaction, id);
  await transaction
    .updateTable('school')
    .set({ ...columnsOf(edited), updated_at: now })
    .where('id', '=', id)
    .execute();
  const after = await getAdminSchoolView(transaction, id);
  const changed = (Object.keys(edited) as (keyof EditedSchool)[]).filter((name) => before[name] !== after[name]);
  await tell(transaction, id, 'edited', changed.join(' '), { actorId, now });
  return after;
}

/** @throws Problem ProofNeeded, not_found, InvalidEmail, staff.not_available */
export async function appointAdministrator(
  request: ApiRequest,
  services: IdentityServices,
  schoolId: number,
  asked: EndpointInput<typeof appointSchoolAdministrator>['body'],
  { actorId, now }: Change,
): Promise<InvitationOutcome['outcome']> {
  const { database } = request;
  await requireProof(request);
  // Locked, as the school's own console does: staff changes come one after the other.
  const school = await database.selectFrom('school').select(['id', 'name']).where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirst();
  if (!school) throw new Problem('not_found');
  return (await invitePerson(database, request, services, { ...asked, role: 'SchoolAdmin', school, actorId, now })).outcome;
}

const columnsOf = (edited: EditedSchool) => ({
  name: edited.name.trim(),
  slug: edited.slug,
  country_code: edited.country,
  is_managed: edited.isManaged,
});

async function tell(
  transaction: Database,
  id: number,
  what: 'created' | 'edited',
  changed: string,
  { actorId, now }: Change,
): Promise<void> {
  const subject = `school:${id}`;
  await recordAudit(transaction, {
    actorId,
    action: `school.${what}` as const,
    subject,
    schoolId: id,
    detail: changed ? { changed } : {},
    at: now,
  });
  await recordNews(transaction, [{ kind: 'school.changed', subject }]);
}
