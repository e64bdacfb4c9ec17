// What the platform published, what holds, and what schools accepted.

import type { Asked } from '@fairway/contract/kernel/lists';
import type { agreementSchoolsList } from '@fairway/contract/processing-agreements/endpoints';
import { pickText } from '@fairway/i18n/fallback';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { AGREEMENT_LISTED, type AGREEMENT_SORTS, type AgreementState, agreementVersion } from '@fairway/rules/processing-agreements';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import { OUR_TEXT_CHANGED_ON, ourAgreement } from './our-text.ts';

type Texts = Partial<Record<Locale, string>>;
type Edition = { number: number; texts: Texts | null; publishedAt: Date };

/** The newest edition; undefined: the platform never wrote one. */
export async function findNewestEdition(database: Database): Promise<Edition | undefined> {
  const row = await database
    .selectFrom('processing_agreement_edition')
    .select(['number', 'texts', 'published_at as publishedAt'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as Edition | undefined;
}

/** @throws Problem not_found */
export async function getEdition(database: Database, number: number): Promise<Edition> {
  const row = await database
    .selectFrom('processing_agreement_edition')
    .select(['number', 'texts', 'published_at as publishedAt'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row as Edition;
}

export async function listEditions(database: Database) {
  const rows = await database
    .selectFrom('processing_agreement_edition')
    .select(['number', 'published_at'])
    .select(sql<string[] | null>`case when texts is not null then array(select jsonb_object_keys(texts)) end`.as('locales'))
    .orderBy('number', 'desc')
    .limit(AGREEMENT_LISTED)
    .execute();
  return rows.map(({ number, published_at, locales }) => ({
    number,
    publishedAt: published_at.toISOString(),
    locales: locales && LOCALES.filter((locale) => locales.includes(locale)),
  }));
}

/** The version that holds now. */
export async function currentVersion(database: Database): Promise<string> {
  const newest = await findNewestEdition(database);
  return agreementVersion(newest && { number: newest.number, isOwn: newest.texts !== null });
}

/** The text that holds, in a language, else in the school's; its places are not filled. */
export async function currentText(database: Database, locale: Locale, schoolLocale: Locale) {
  const newest = await findNewestEdition(database);
  const version = agreementVersion(newest && { number: newest.number, isOwn: newest.texts !== null });
  const changedOn = newest?.publishedAt.toISOString().slice(0, 10) ?? OUR_TEXT_CHANGED_ON;
  const own = pickText(newest?.texts, locale, schoolLocale);
  return { version, changedOn, ...(own ?? { text: await ourAgreement(locale), locale, fellBack: false }) };
}

/** The version that a school accepted last; null: none. */
export async function acceptedVersion(database: Database, schoolId: number): Promise<string | null> {
  const row = await database
    .selectFrom('processing_agreement_acceptance')
    .select('version')
    .where('school_id', '=', schoolId)
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}

const acceptedBy = sql<string | null>`(select person_name(p.first_name, p.last_name) from identity_person p where p.id = a.accepted_by)`;

/** What a school accepted, newest first. */
export async function listAcceptances(database: Database, schoolId: AdministeredSchoolId) {
  return database
    .selectFrom('processing_agreement_acceptance as a')
    .select(['a.id', 'a.version', 'a.locale', 'a.accepted_at'])
    .select(acceptedBy.as('by'))
    .where('a.school_id', '=', schoolId)
    .orderBy('a.accepted_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(AGREEMENT_LISTED)
    .execute();
}

/** @throws Problem not_found */
export async function getAcceptance(database: Database, schoolId: AdministeredSchoolId, id: string) {
  const row = await database
    .selectFrom('processing_agreement_acceptance as a')
    .select(['a.id', 'a.version', 'a.locale', 'a.accepted_at', 'a.body'])
    .select(acceptedBy.as('by'))
    .where('a.school_id', '=', schoolId)
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** The last acceptance of a school `s`, and how it stands to the version that holds. */
const lastOf = sql`lateral (select a.version, a.accepted_at, ${acceptedBy} as by from processing_agreement_acceptance a
  where a.school_id = s.id order by a.accepted_at desc, a.id desc limit 1)`;
const stateAgainst = (version: string) =>
  sql<AgreementState>`case when l.version is null then 'missing' when l.version = ${version} then 'accepted' else 'outdated' end`;

const AGREEMENT_ORDER: ListOrder<(typeof AGREEMENT_SORTS)[number]> = {
  key: 's.id',
  sorts: { name: sql`lower(s.name)`, acceptedAt: sql`l.accepted_at` },
};

function agreementSchools(database: Database, { q, states }: Asked<typeof agreementSchoolsList>, version: string) {
  const wanted = q.trim().toLowerCase();
  return database
    .selectFrom('school as s')
    .leftJoin(sql<{ version: string | null; accepted_at: Date | null; by: string | null }>`${lastOf}`.as('l'), (join) => join.onTrue())
    .select(['s.id', 's.name', 'l.version', 'l.accepted_at', 'l.by'])
    .select(stateAgainst(version).as('state'))
    .where('s.is_managed', '=', true)
    .$if(wanted !== '', (query) => query.where(sql<boolean>`position(${wanted} in lower(s.name)) > 0`))
    .$if(states.length > 0, (query) => query.where(sql<boolean>`${stateAgainst(version)} = any(${[...states]}::text[])`));
}

type SchoolRow = Awaited<ReturnType<ReturnType<typeof agreementSchools>['execute']>>[number];

/** Schools that are managed here with what each stands by, for the platform. */
export function agreementListing(
  database: Database,
  asked: Asked<typeof agreementSchoolsList>,
  version: string,
): Listing<typeof agreementSchoolsList, SchoolRow> {
  return {
    rows: agreementSchools(database, asked, version),
    order: AGREEMENT_ORDER,
    view: (row) => ({
      ...{ id: row.id, name: row.name, state: row.state, version: row.version },
      ...{ acceptedAt: row.accepted_at?.toISOString() ?? null, acceptedBy: row.by },
    }),
    file: 'processing-agreement',
    columns: {
      School: ({ name }) => name,
      Status: ({ state }) => state,
      Version: ({ version: accepted }) => accepted,
      Accepted: ({ acceptedAt }) => acceptedAt,
      By: ({ acceptedBy }) => acceptedBy,
    },
  };
}

/** How many schools are managed here, and how many of them stand by what holds. */
export async function countAgreements(database: Database, version: string): Promise<{ accepted: number; all: number }> {
  const { rows } = await sql<{ accepted: number; all: number }>`select count(*)::int as all,
    (count(*) filter (where l.version = ${version}))::int as accepted
    from school s left join ${lastOf} l on true where s.is_managed`.execute(database);
  return rows[0] ?? { accepted: 0, all: 0 };
}

/** Schools that accepted another version last. */
export async function listOutdatedSchools(database: Database, version: string): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select s.id, s.name from school s join ${lastOf} l on true
    where l.version <> ${version} order by s.id`.execute(database);
  return rows;
}
