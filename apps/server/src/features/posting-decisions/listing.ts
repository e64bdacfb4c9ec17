// The list of postings that were written for students of a school. A posting that is not live has nothing to decide: what waits and what changed are
// live ones only. Indexes posting_decision_since, _open and _changed serve the views.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { schoolPostingsList } from '@fairway/contract/posting-decisions/endpoints';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import type { PostingContent } from '@fairway/rules/posting-content';
import type { DeclineReason, POSTING_DECISION_SORTS, PostingDecisionState, PostingDecisionView } from '@fairway/rules/posting-decisions';
import type { PostingState } from '@fairway/rules/posting-states';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import type { ManagedSchoolId } from '../schools/access.ts';

const ORDER: ListOrder<(typeof POSTING_DECISION_SORTS)[number]> = {
  key: 'd.posting_id',
  sorts: { since: 'd.since', title: 'p.folded_title', organization: sql`fold_name(o.name)`, deadline: 'p.deadline_at' },
};
const VIEWS: Readonly<Record<PostingDecisionView, RawBuilder<boolean>>> = {
  open: sql`d.state in ('waiting', 'asked') and p.state = 'live'`,
  changed: sql`d.changed_at is not null and p.state = 'live'`,
  decided: sql`d.state in ('approved', 'declined')`,
};

/** Postings of a school with what it made of them. */
export function decisionsAt(database: Database, schoolId: ManagedSchoolId) {
  return database
    .selectFrom('posting_decision as d')
    .innerJoin('posting_written as p', 'p.id', 'd.posting_id')
    .innerJoin('organization as o', 'o.id', 'p.organization_id')
    .leftJoin('school_employer as e', (join) =>
      join.onRef('e.school_id', '=', 'd.school_id').onRef('e.organization_id', '=', 'p.organization_id'),
    )
    .leftJoin('identity_person as u', 'u.id', 'd.decided_by')
    .leftJoin('school as partner', 'partner.id', 'd.partner_id')
    .select(['d.partner_id', 'partner.name as partner'])
    .select(['d.posting_id', 'd.state', 'd.since', 'd.note', 'd.reason', 'd.changed_at', 'd.approved_edition'])
    .select(['p.state as posting_state', 'p.edition', 'p.content', 'p.title', 'o.id as organization_id', 'o.name', 'o.logo'])
    .select(['e.state as employer_state', 'e.is_trusted', 'u.first_name', 'u.last_name'])
    .where('d.school_id', '=', schoolId)
    .where('d.is_chosen', '=', true);
}
export type DecisionRow = Awaited<ReturnType<ReturnType<typeof decisionsAt>['executeTakeFirstOrThrow']>>;

export function schoolPostingListing(
  database: Database,
  schoolId: ManagedSchoolId,
  { q, view, state, organization, first }: Asked<typeof schoolPostingsList>,
): Listing<typeof schoolPostingsList, DecisionRow> {
  let rows = decisionsAt(database, schoolId).where(VIEWS[view]);
  if (state !== undefined) rows = rows.where('d.state', '=', state);
  if (organization !== undefined) rows = rows.where('p.organization_id', '=', organization);
  if (first !== undefined) rows = rows.where('e.state', 'is', null);
  for (const word of fold(q).split(' ').filter(Boolean))
    rows = rows.where(sql<boolean>`(strpos(p.folded_title, ${word}) > 0 or strpos(fold_name(o.name), ${word}) > 0)`);
  return {
    rows,
    order: ORDER,
    view: rowView,
    file: 'postings',
    columns: {
      Posting: ({ id }) => id,
      Title: ({ title }) => title,
      Employer: ({ organization: { name } }) => name,
      State: ({ state: is }) => is,
      Since: ({ since }) => since,
      Changed: ({ isChanged }) => (isChanged ? 'yes' : ''),
      Reason: ({ reason }) => reason,
      Note: ({ note }) => note,
      'Decided by': ({ decidedBy }) => decidedBy,
    },
  };
}

export function rowView(row: DecisionRow): RowOf<typeof schoolPostingsList> {
  const content = row.content as unknown as PostingContent;
  return {
    id: row.posting_id,
    title: row.title ?? '',
    organization: { id: row.organization_id, name: row.name, logo: row.logo },
    state: row.state as PostingDecisionState,
    postingState: row.posting_state as PostingState,
    edition: row.edition ?? 0,
    isChanged: row.changed_at !== null,
    isFirst: row.employer_state === null,
    isTrusted: row.is_trusted ?? false,
    since: row.since.toISOString(),
    places: content.places.map(({ city, country }) => ({ city, country })),
    employmentTypes: [...content.employmentTypes],
    deadlineOn: content.deadlineOn,
    note: row.note,
    reason: row.reason as DeclineReason | null,
    decidedBy: fullName(row.first_name ?? '', row.last_name ?? ''),
  };
}
