// Administrators are told by mail, once for each end, that the certificates of their SAML provider end within 30 days. @rule verification.27
import { endsSoon, lastEnd } from '@fairway/rules/sign-in-certificates';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { addressedTo } from '../mails/ordering.ts';
import { certificateEnds } from './provider-metadata.ts';

/** Orders the mails that are due. Says for how many schools. */
export async function warnOfCertificates(database: Database, now: Date): Promise<number> {
  const rows = await database
    .selectFrom('school_sign_in')
    .select(['school_id', 'certificates'])
    .where('protocol', '=', 'saml')
    .orderBy('school_id')
    .execute();
  let warned = 0;
  for (const row of rows) {
    const end = lastEnd(certificateEnds(row.certificates));
    if (!end || !endsSoon(end, now)) continue;
    warned += await database.transaction().execute((transaction) => tellOnce(transaction, row.school_id, end));
  }
  return warned;
}

/** 1 where this end was not told yet. */
async function tellOnce(database: Database, schoolId: number, end: Date): Promise<number> {
  const first = await database
    .updateTable('school_sign_in')
    .set({ certificate_told: end })
    .where('school_id', '=', schoolId)
    .where((where) => where.or([where('certificate_told', 'is', null), where('certificate_told', '<>', end)]))
    .returning('school_id')
    .executeTakeFirst();
  if (!first) return 0;
  const school = await database.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow();
  const administrators = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as p', 'p.id', 'r.user_id')
    .select(['p.id', 'p.email', 'p.first_name', 'p.last_name', 'p.locale', 'p.tenant_id'])
    .where('r.school_id', '=', schoolId)
    .where('r.role', '=', 'SchoolAdmin')
    .where('p.status', '=', 'active')
    .execute();
  for (const person of administrators)
    await orderOpenMail(database, {
      ...addressedTo(person),
      key: `sign_in_certificate:${schoolId}:${end.toISOString()}:${person.id}`,
      kind: 'sign_in_certificate',
      parameters: { firstName: person.first_name, school: school.name, endsAt: end.toISOString() },
      page: '/staff/settings/sign-in',
    });
  return 1;
}
