// What happened to a partnership, to the administrators of the other school: one mail a person, and a day for proposals, however often one is taken
// back and made again. @rule school-partners.1
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { listAdministrators } from '../../schools/members/queries.ts';

type Told = { kind: 'proposed' | 'accepted' | 'ended'; id: string; from: number; to: number; now: Date; note?: string };

export async function mailAdministrators(transaction: Database, { kind, id, from, to, now, note = '' }: Told): Promise<void> {
  const schools = await transaction.selectFrom('school').select(['id', 'name']).where('id', 'in', [from, to]).execute();
  const nameOf = (wanted: number) => schools.find((school) => school.id === wanted)?.name ?? '';
  const once = kind === 'proposed' ? `${from}:${now.toISOString().slice(0, 10)}` : id;
  for (const person of await listAdministrators(transaction, to))
    await orderOpenMail(transaction, {
      key: `school_partner_${kind}:${once}:${to}:${person.id}`,
      kind: `school_partner_${kind}`,
      to: { name: fullName(person.first_name, person.last_name), address: person.email },
      userId: person.id,
      locale: knownLocale(person.locale),
      tenantId: person.tenant_id ?? undefined,
      parameters: { firstName: person.first_name, school: nameOf(to), partner: nameOf(from), note },
      page: `/staff/settings/partners?school=${to}`,
    });
}
