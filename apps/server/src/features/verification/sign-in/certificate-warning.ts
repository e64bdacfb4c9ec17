// Administrators are told by mail, once for each end, that the certificates of their SAML provider end within 30 days. @rule verification.27
import { endsSoon, lastEnd } from '@fairway/rules/sign-in-certificates';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { listAdministrators } from '../../schools/members/queries.ts';
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
  for (const person of await listAdministrators(database, schoolId))
    await orderOpenMail(database, {
      ...addressedTo(person),
      key: `sign_in_certificate:${schoolId}:${end.toISOString()}:${person.id}`,
      kind: 'sign_in_certificate',
      parameters: { firstName: person.first_name, school: school.name, endsAt: end.toISOString() },
      page: '/staff/settings/sign-in',
    });
  return 1;
}
