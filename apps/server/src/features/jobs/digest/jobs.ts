// New postings of the organizations and schools that people subscribed to, in one mail a day. A run tells what came between the end of the last
// one and its own; its mails are keyed by person and end, so a run that is repeated, or died halfway, tells nobody twice. @rule communication.2
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { sql } from 'kysely';
import type { JobRegistration } from '../../../kernel/background/background.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { unsubscribePath } from '../../communication/commands.ts';
import { wantsMail } from '../../communication/queries.ts';
import { verifiedSchoolIds } from '../../verification/queries.ts';
import { listNewPostings } from '../queries.ts';

export type DigestServices = { database: Database; clock: Clock; keys: SessionKeys; secret: string };

const DAY_MS = 86_400_000;
/** Where nothing ran for longer, what is older is no news. */
const DAYS_BACK = 7;
const AT_ONCE = 200;
/** Postings that a mail names; the rest is counted. */
export const NAMED_POSTINGS = 10;

export function postingDigestJobs(services: DigestServices): JobRegistration[] {
  return [
    {
      name: 'postings.digest',
      cron: '11 5 * * *',
      run: async (_payload, { log }) => {
        const ordered = await tellNewPostings(services);
        if (ordered > 0) log.info({ ordered }, 'new postings were told');
      },
    },
  ];
}

/** Orders the mails of today's run, once. Returns how many. */
export async function tellNewPostings(services: DigestServices): Promise<number> {
  const { database, clock } = services;
  const now = clock.now();
  const until = new Date(now.getTime() - (now.getTime() % DAY_MS));
  const last = await database.selectFrom('posting_digest').select('until_at').orderBy('until_at', 'desc').limit(1).executeTakeFirst();
  if (last && last.until_at >= until) return 0;
  const from = new Date(Math.max(last?.until_at.getTime() ?? until.getTime() - DAY_MS, until.getTime() - DAYS_BACK * DAY_MS));
  let ordered = 0;
  for (let after = ''; ; ) {
    const people = await subscribers(database, after);
    for (const person of people)
      ordered += Number(await database.transaction().execute((transaction) => tell(transaction, services, person, { from, until, now })));
    const end = people.at(-1);
    if (!end || people.length < AT_ONCE) break;
    after = end.id;
  }
  await database
    .insertInto('posting_digest')
    .values({ until_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ordered;
}

type Person = Awaited<ReturnType<typeof subscribers>>[number];

function subscribers(database: Database, after: string) {
  let query = database
    .selectFrom('identity_person as u')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.locale', 'u.tenant_id'])
    .where('u.status', '=', 'active')
    .where(sql<boolean>`exists (select from mail_subscription m where m.user_id = u.id and m.topic is null)`);
  if (after !== '') query = query.where('u.id', '>', after);
  return query.orderBy('u.id').limit(AT_ONCE).execute();
}

type Span = { from: Date; until: Date; now: Date };

/** Whether there was anything to tell this person, who wants to be told. */
async function tell(database: Database, { keys, secret }: DigestServices, person: Person, span: Span): Promise<boolean> {
  if (!(await wantsMail(database, person.id, 'new_postings'))) return false;
  const found = await listNewPostings(database, person.id, await verifiedSchoolIds(database, person.id, span.now), span);
  if (found.length === 0) return false;
  const named = found.slice(0, NAMED_POSTINGS);
  const organizations = [...new Set(found.map(({ company: organization }) => organization))];
  await orderMail(database, keys, {
    key: `new_postings:${person.id}:${span.until.toISOString()}`,
    kind: 'new_postings',
    to: { name: fullName(person.first_name, person.last_name), address: person.email },
    userId: person.id,
    locale: knownLocale(person.locale),
    tenantId: person.tenant_id ?? undefined,
    parameters: {
      firstName: person.first_name,
      count: found.length,
      more: found.length - named.length,
      companies: organizations.slice(0, 3).join(', '),
      ...Object.fromEntries(
        named.flatMap(({ title, company: organization }, at) => [
          [`title${at}`, title],
          [`company${at}`, organization],
        ]),
      ),
    },
    page: '/jobs',
    declineLink: unsubscribePath(secret, person.id, 'new_postings'),
  });
  return true;
}
