// What an organization wrote, as its recruiters see it.

import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { posting as postingShape, postingsList } from '@fairway/contract/postings/endpoints';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import type { PostingContent } from '@fairway/rules/posting-content';
import type { POSTING_SORTS, PostingState } from '@fairway/rules/posting-states';
import { jobSegment } from '@fairway/rules/slugs';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { countApplicationsOf } from '../applications/queries.ts';
import { isAsked, isWrittenFor } from '../posting-decisions/answering/queries.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';

/** A posting whose deadline is this near ends soon. */
const ENDS_SOON_DAYS = 7;

const ORDER: ListOrder<(typeof POSTING_SORTS)[number]> = {
  key: 'p.id',
  sorts: { changed: 'p.changed_at', title: 'p.folded_title', deadline: 'p.deadline_at', published: 'p.published_at' },
};

function rowsOf(database: Database, organizationId: ManagedOrganizationId) {
  return database
    .selectFrom('posting as p')
    .leftJoin('identity_person as u', 'u.id', 'p.changed_by')
    .select(['p.id', 'p.state', 'p.edition', 'p.content', 'p.title', 'p.publish_at', 'p.published_at', 'p.changed_at', 'p.deadline_at'])
    .select(['u.first_name', 'u.last_name'])
    .where('p.organization_id', '=', organizationId);
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

const common = (row: Row) => ({
  ...{ id: row.id, state: row.state as PostingState, edition: row.edition },
  publishAt: row.publish_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
  changedAt: row.changed_at.toISOString(),
  changedBy: fullName(row.first_name ?? '', row.last_name ?? ''),
  segment: row.published_at ? jobSegment(row.id, row.title) : null,
});

export async function findPosting(
  database: Database,
  organizationId: ManagedOrganizationId,
  id: string,
): Promise<z.input<typeof postingShape> | undefined> {
  const row = await rowsOf(database, organizationId).where('p.id', '=', id).executeTakeFirst();
  // As it was parsed when it was written.
  return row && { ...common(row), content: row.content as unknown as z.input<typeof postingShape>['content'] };
}

const endsSoon = (now: Date) =>
  sql<boolean>`(p.state = 'live' and p.deadline_at > ${now} and p.deadline_at <= ${new Date(now.getTime() + ENDS_SOON_DAYS * 86_400_000)})`;

export function postingListing(
  database: Database,
  { organizationId, now }: { organizationId: ManagedOrganizationId; now: Date },
  { q, state, expiring, asked, school }: Asked<typeof postingsList>,
): Listing<typeof postingsList, Row> {
  let rows = rowsOf(database, organizationId);
  if (state !== undefined) rows = rows.where('p.state', '=', state);
  if (expiring !== undefined) rows = rows.where(endsSoon(now));
  if (school !== undefined) rows = rows.where(isWrittenFor(sql.ref('p.id'), school));
  if (asked !== undefined) rows = rows.where('p.state', '=', 'live').where(isAsked(sql.ref('p.id')));
  for (const word of fold(q).split(' ').filter(Boolean)) rows = rows.where(sql<boolean>`strpos(p.folded_title, ${word}) > 0`);
  return {
    rows,
    order: ORDER,
    view: rowView,
    async lookUp(shown) {
      const counts = await countApplicationsOf(
        database,
        shown.map(({ id }) => id),
      );
      return shown.map((row) => ({ ...row, ...(counts.get(row.id) ?? {}) }));
    },
    file: 'postings',
    columns: {
      Posting: ({ id }) => id,
      Title: ({ title }) => title,
      State: ({ state: is }) => is,
      Places: ({ places }) => places.map(({ city, country }) => `${city}, ${country}`).join(' · '),
      Published: ({ publishedAt }) => publishedAt,
      'Last day': ({ deadlineOn }) => deadlineOn,
      Changed: ({ changedAt }) => changedAt,
    },
  };
}

function rowView(row: Row): RowOf<typeof postingsList> {
  const content = row.content as unknown as PostingContent;
  return {
    ...common(row),
    title: row.title,
    places: content.places.map(({ city, country }) => ({ city, country })),
    deadlineOn: content.deadlineOn,
    applications: 0,
    newApplications: 0,
    isExclusive: content.schools !== null,
  };
}

/** How many end soon, and when the first of them does. */
export async function countExpiring(database: Database, organizationId: ManagedOrganizationId, now: Date): Promise<number> {
  const { count } = await database
    .selectFrom('posting as p')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('p.organization_id', '=', organizationId)
    .where(endsSoon(now))
    .executeTakeFirstOrThrow();
  return count;
}
