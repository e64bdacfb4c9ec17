// One posting as the staff of a school decide on it, and what waits: of a school, and of an organization.
import type { getSchoolPosting } from '@fairway/contract/posting-decisions/endpoints';
import { fullName } from '@fairway/rules/names';
import type { PostingContent } from '@fairway/rules/posting-content';
import { type DeclineReason, type PostingDecisionMover, type PostingDecisionStep, shownPart } from '@fairway/rules/posting-decisions';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { inOneSnapshot } from '../../kernel/database/snapshot.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { arePartners } from '../school-partners/queries.ts';
import type { ManagedSchoolId } from '../schools/access.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { type DecisionRow, decisionsAt, rowView } from './listing.ts';
import { approvesStill } from './partners/queries.ts';

type Shown = z.input<typeof getSchoolPosting.returns>;
type Step = Shown['history'][number];

/** What is decided on a posting is what was seen, so state and history are of one moment. @throws Problem not_found where it was not written for this school */
export function getSchoolPostingView(database: Database, schoolId: ManagedSchoolId, id: string): Promise<Shown> {
  return inOneSnapshot(database, (snapshot) => readSchoolPosting(snapshot, schoolId, id));
}

async function readSchoolPosting(database: Database, schoolId: ManagedSchoolId, id: string): Promise<Shown> {
  const row = await decisionsAt(database, schoolId).where('d.posting_id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const read = await findRead(database, id);
  const before = await findApproved(database, row);
  const content = shownPart(row.content as unknown as PostingContent);
  return {
    ...rowView(row),
    content: { ...content, html: read?.description_html ?? '' } as Shown['content'],
    text: read?.description_text ?? '',
    before: row.changed_at && before ? before : null,
    changedAt: row.changed_at?.toISOString() ?? null,
    partner: await findPartner(database, schoolId, row),
    history: (await listSteps(database, [id], 'school')).filter(({ schoolId: at }) => at === schoolId).map(({ view }) => view),
    elsewhere: await countElsewhere(database, schoolId, id),
  };
}

function findRead(database: Database, id: string) {
  return database.selectFrom('job').select(['description_html', 'description_text']).where('id', '=', id).executeTakeFirst();
}

/** What readers read of it, without marks. */
export const findReadText = async (database: Database, id: string): Promise<string> =>
  (await findRead(database, id))?.description_text ?? '';

async function findApproved(database: Database, { posting_id, approved_edition }: DecisionRow): Promise<Shown['before']> {
  if (approved_edition === null) return null;
  const row = await database
    .selectFrom('posting_approved_content')
    .select(['content', 'text'])
    .where('posting_id', '=', posting_id)
    .where('edition', '=', approved_edition)
    .executeTakeFirstOrThrow();
  const { html: _html, ...content } = row.content as unknown as Shown['content'];
  return { content, text: row.text };
}

/** The partner whose approval a rule took over, and whether it stands; what becomes of it changes nothing here. */
async function findPartner(database: Database, schoolId: ManagedSchoolId, { posting_id, partner_id, partner }: DecisionRow) {
  if (partner_id === null || partner === null) return null;
  const stands = (await approvesStill(database, partner_id, posting_id)) && (await arePartners(database, schoolId, partner_id));
  return { name: partner, stands };
}

/** What happened to postings at schools, oldest first. Of the other side's people nobody is named. */
export async function listSteps(
  database: Database,
  ids: readonly string[],
  side: Exclude<PostingDecisionMover, 'system'>,
): Promise<{ schoolId: number; view: Step }[]> {
  const rows = await database
    .selectFrom('posting_decision_step as s')
    .leftJoin('identity_person as u', 'u.id', 's.actor_id')
    .leftJoin('school as p', 'p.id', 's.partner_id')
    .select(['p.name as partner', 's.id', 's.school_id', 's.at', 's.step', 's.mover', 's.note', 's.reason', 'u.first_name', 'u.last_name'])
    .where('s.posting_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('s.at')
    .orderBy('s.id')
    .execute();
  return rows.map((row) => ({
    schoolId: row.school_id,
    view: {
      ...{ id: row.id, at: row.at.toISOString(), step: row.step as PostingDecisionStep, mover: row.mover as PostingDecisionMover },
      name: row.mover === side ? fullName(row.first_name ?? '', row.last_name ?? '') : '',
      ...{ note: row.note, reason: row.reason as DeclineReason | null },
      partner: side === 'school' ? (row.partner ?? '') : '',
    },
  }));
}

function countElsewhere(database: Database, schoolId: ManagedSchoolId, id: string): Promise<Shown['elsewhere']> {
  return database
    .selectFrom('posting_decision')
    .select([
      sql<number>`count(*)::int`.as('schools'),
      sql<number>`(count(*) filter (where state = 'approved'))::int`.as('approved'),
      sql<number>`(count(*) filter (where state = 'declined'))::int`.as('declined'),
    ])
    .where('posting_id', '=', id)
    .where('is_chosen', '=', true)
    .where('school_id', '<>', schoolId)
    .executeTakeFirstOrThrow();
}

/** What a school has to decide, and since when the oldest of it waits: as many as its list of open ones has that wait for it. */
export async function countWaiting(database: Database, schoolId: ManagedSchoolId): Promise<{ count: number; oldestAt: Date | null }> {
  return database
    .selectFrom('posting_decision as d')
    .innerJoin('posting_written as p', 'p.id', 'd.posting_id')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(d.since)`.as('oldestAt')])
    .where('d.school_id', '=', schoolId)
    .where('d.is_chosen', '=', true)
    .where('d.state', '=', 'waiting')
    .where('p.state', '=', 'live')
    .executeTakeFirstOrThrow();
}

/** Postings of an organization about which schools wait for an answer. */
export async function countAsked(
  database: Database,
  organizationId: ManagedOrganizationId,
): Promise<{ count: number; oldestAt: Date | null }> {
  return database
    .selectFrom('posting_decision as d')
    .innerJoin('posting_written as p', 'p.id', 'd.posting_id')
    .select([sql<number>`count(distinct d.posting_id)::int`.as('count'), sql<Date | null>`min(d.since)`.as('oldestAt')])
    .where('p.organization_id', '=', organizationId)
    .where('d.is_chosen', '=', true)
    .where('d.state', '=', 'asked')
    .where('p.state', '=', 'live')
    .executeTakeFirstOrThrow();
}

/** Schools that a posting is written for and that approve it. */
export async function listApproving(database: Database, id: string): Promise<number[]> {
  const rows = await database
    .selectFrom('posting_decision')
    .select('school_id')
    .where('posting_id', '=', id)
    .where('is_chosen', '=', true)
    .where('state', '=', 'approved')
    .orderBy('school_id')
    .execute();
  return rows.map(({ school_id }) => school_id);
}
