// The mail to a school's administrators before more is deleted: what, after how long, and from when on. Once for each edition and person.
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { RetainedKind } from '@fairway/rules/retention';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { listAdministrators } from '../../schools/members/queries.ts';
import { readRetention } from '../queries.ts';

type Told = { edition: number; kinds: readonly RetainedKind[]; now: Date };

export async function tellAdministrators(database: Database, schoolId: number, { edition, kinds, now }: Told): Promise<void> {
  const school = await database.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow();
  const { periods } = await readRetention(database, schoolId);
  const waiting = kinds.flatMap((kind) => {
    const next = periods.get(kind)?.next;
    return next ? [{ kind, ...next }] : [];
  });
  const from = new Date(Math.min(...waiting.map((one) => one.from.getTime()), Number.MAX_SAFE_INTEGER));
  if (waiting.length === 0 || from < now) return;
  for (const person of await listAdministrators(database, schoolId))
    await orderOpenMail(database, {
      key: `retention:${schoolId}:${edition}:${person.id}`,
      kind: 'retention_shorter',
      to: { name: fullName(person.first_name, person.last_name), address: person.email },
      userId: person.id,
      locale: knownLocale(person.locale),
      tenantId: person.tenant_id ?? undefined,
      parameters: {
        firstName: person.first_name,
        school: school.name,
        from: from.toISOString(),
        periods: waiting.map(({ kind, months }) => `${kind}:${months}`).join(' '),
      },
      page: `/staff/settings/retention?school=${schoolId}`,
    });
}
