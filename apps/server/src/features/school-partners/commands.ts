// Proposing a partnership, answering and ending it. The rows of both schools are locked first, the lower id before the other: of what two sides do
// at once one is done after the other, and whoever comes second sees what the first did. Each is a line in the audit of both, and news of both.
// @rule school-partners.1, school-partners.2, school-partners.3
import type { proposePartnership } from '@fairway/contract/school-partners/endpoints';
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import {
  expiredBefore,
  mayMovePartnership,
  type OPEN_PARTNERSHIP_STATES,
  type PARTNERSHIP_ANSWERS,
  type PartnershipMover,
  type PartnershipState,
  SCHOOL_PARTNER_LIMITS,
  standingOf,
  stateNow,
} from '@fairway/rules/school-partners';
import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import { mailAdministrators } from './mails/commands.ts';
import { listLast } from './queries.ts';

const DAY_MS = 86_400_000;

type By = { schoolId: AdministeredSchoolId; actorId: string; now: Date };

/**
 * Proposes, or accepts what the other school proposed before.
 * @throws Problem school_partners.own, .unknown, .suspended, .partners, .proposed, .declined, .limit
 */
export async function propose(
  transaction: Database,
  by: By,
  { schoolId: otherId, note: typed }: z.output<typeof proposePartnership.body>,
): Promise<void> {
  const { schoolId, actorId, now } = by;
  if (otherId === schoolId) throw new Problem('school_partners.own');
  const other = (await lockSchools(transaction, schoolId, otherId)).find(({ id }) => id === otherId);
  if (!other?.is_managed) throw new Problem('school_partners.unknown');
  if (other.suspended_at) throw new Problem('school_partners.suspended');
  const note = typed.trim();
  const [last] = await listLast(transaction, schoolId, [otherId]);
  switch (standingOf(last, now)) {
    case 'partner':
      throw new Problem('school_partners.partners');
    case 'declined':
      throw new Problem('school_partners.declined');
    case 'proposed':
      if (last?.note !== note) throw new Problem('school_partners.proposed');
      return;
    case 'asks':
      await requireRoom(transaction, by);
      return accept(transaction, by, await getLocked(transaction, schoolId, last?.id ?? ''));
    case 'free': {
      await requireRoom(transaction, by);
      await requireToday(transaction, by);
      // One that is over and of which nobody has written so yet holds the place of the next.
      if (last?.state === 'proposed') await expire(transaction, now, last.id);
      const id = newId();
      await transaction
        .insertInto('school_partnership')
        .values({ id, proposer_id: schoolId, asked_id: otherId, note, proposed_at: now, proposed_by: actorId })
        .execute();
      await tell(transaction, 'school_partner.proposed', { ids: [schoolId, otherId], by });
      await mailAdministrators(transaction, { kind: 'proposed', id, from: schoolId, to: otherId, now, note });
    }
  }
}

/** @throws Problem not_found, school_partners.own_proposal, .over, .suspended, .limit */
export async function answer(transaction: Database, by: By, id: string, given: (typeof PARTNERSHIP_ANSWERS)[number]): Promise<void> {
  const partnership = await lockPartnership(transaction, by.schoolId, id);
  const { state, isOurs, otherId } = partnership;
  if (isOurs) throw new Problem('school_partners.own_proposal');
  const to = given === 'accept' ? 'accepted' : 'declined';
  // Sent twice it is answered once.
  if (state === to) return;
  if (!mayMovePartnership(stateNow(partnership, by.now), to, 'asked')) throw new Problem('school_partners.over');
  if (to === 'declined') {
    await move(transaction, id, { state: to, moved_by: 'asked', answered_at: by.now, answered_by: by.actorId });
    return tell(transaction, 'school_partner.declined', { ids: [by.schoolId, otherId], by });
  }
  if (partnership.rests) throw new Problem('school_partners.suspended');
  await requireRoom(transaction, by);
  await accept(transaction, by, partnership);
}

/** `shown`: the state that whoever ends it saw. @throws Problem not_found, school_partners.over */
export async function end(transaction: Database, by: By, id: string, shown: (typeof OPEN_PARTNERSHIP_STATES)[number]): Promise<void> {
  const partnership = await lockPartnership(transaction, by.schoolId, id);
  const { state, isOurs, otherId } = partnership;
  const to = shown === 'proposed' ? 'takenBack' : 'ended';
  // Sent twice, or by both sides at once, it is ended once.
  if (state === to) return;
  const mover: PartnershipMover = isOurs ? 'proposer' : 'asked';
  const now = stateNow(partnership, by.now);
  if (now !== shown || !mayMovePartnership(now, to, mover)) throw new Problem('school_partners.over');
  await move(transaction, id, { state: to, moved_by: mover, ended_at: by.now, ended_by: by.actorId });
  const action = to === 'ended' ? 'school_partner.ended' : 'school_partner.taken_back';
  await tell(transaction, action, { ids: [by.schoolId, otherId], by });
  if (to === 'ended') await mailAdministrators(transaction, { kind: 'ended', id, from: by.schoolId, to: otherId, now: by.now });
}

/** Ends what nobody answered in time: all of it, or one. Gives how many. */
export async function expire(transaction: Database, now: Date, id?: string): Promise<number> {
  let due = transaction
    .updateTable('school_partnership')
    .set({ state: 'expired', moved_by: 'system', ended_at: now })
    .where('state', '=', 'proposed')
    .where('proposed_at', '<=', expiredBefore(now));
  if (id !== undefined) due = due.where('id', '=', id);
  const rows = await due.returning(['proposer_id', 'asked_id']).execute();
  for (const { proposer_id, asked_id } of rows)
    await tell(transaction, 'school_partner.expired', { ids: [proposer_id, asked_id], by: { actorId: null, now } });
  return rows.length;
}

async function accept(transaction: Database, by: By, { id, otherId }: Locked): Promise<void> {
  await move(transaction, id, { state: 'accepted', moved_by: 'asked', answered_at: by.now, answered_by: by.actorId });
  await tell(transaction, 'school_partner.accepted', { ids: [by.schoolId, otherId], by });
  await mailAdministrators(transaction, { kind: 'accepted', id, from: by.schoolId, to: otherId, now: by.now });
}

type Moved = { state: PartnershipState; moved_by: PartnershipMover } & (
  | { answered_at: Date; answered_by: string }
  | { ended_at: Date; ended_by: string }
);

async function move(transaction: Database, id: string, moved: Moved): Promise<void> {
  await transaction.updateTable('school_partnership').set(moved).where('id', '=', id).execute();
}

function lockSchools(transaction: Database, ...ids: [number, number]) {
  return transaction
    .selectFrom('school')
    .select(['id', 'is_managed', 'suspended_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** @throws Problem not_found where it is none of this school's */
async function lockPartnership(transaction: Database, schoolId: AdministeredSchoolId, id: string): Promise<Locked> {
  const { otherId } = await getLocked(transaction, schoolId, id);
  await lockSchools(transaction, schoolId, otherId);
  return getLocked(transaction, schoolId, id);
}

/** As it is now; only who holds both schools may build on it. @throws Problem not_found */
async function getLocked(transaction: Database, schoolId: AdministeredSchoolId, id: string) {
  const row = await transaction
    .selectFrom('school_partnership as p')
    .innerJoin('school as s', (join) =>
      join.on(sql<boolean>`s.id = case when p.proposer_id = ${schoolId} then p.asked_id else p.proposer_id end`),
    )
    .select(['p.id', 'p.proposer_id', 'p.state', 'p.proposed_at as proposedAt', 's.id as otherId', 's.suspended_at'])
    .where('p.id', '=', id)
    .where((of) => of.or([of('p.proposer_id', '=', schoolId), of('p.asked_id', '=', schoolId)]))
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const { proposer_id, state, suspended_at, ...partnership } = row;
  return { ...partnership, state: state as PartnershipState, isOurs: proposer_id === schoolId, rests: suspended_at !== null };
}
type Locked = Awaited<ReturnType<typeof getLocked>>;

/** @throws Problem school_partners.limit */
async function requireRoom(transaction: Database, { schoolId, now }: By): Promise<void> {
  const { open } = await transaction
    .selectFrom('school_partnership')
    .select(sql<number>`count(*)::int`.as('open'))
    .where((of) =>
      of.or([
        of.and([of('state', '=', 'accepted'), of.or([of('proposer_id', '=', schoolId), of('asked_id', '=', schoolId)])]),
        of.and([of('state', '=', 'proposed'), of('proposer_id', '=', schoolId), of('proposed_at', '>', expiredBefore(now))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (open >= SCHOOL_PARTNER_LIMITS.open) throw new Problem('school_partners.limit');
}

/** What is taken back counts too: each was a mail to somebody. @throws Problem school_partners.limit */
async function requireToday(transaction: Database, { schoolId, now }: By): Promise<void> {
  const { made } = await transaction
    .selectFrom('school_partnership')
    .select(sql<number>`count(*)::int`.as('made'))
    .where('proposer_id', '=', schoolId)
    .where('proposed_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (made >= SCHOOL_PARTNER_LIMITS.daily) throw new Problem('school_partners.limit');
}

type Told = { ids: readonly [own: number, other: number]; by: { actorId: string | null; now: Date } };

/** A line in the audit of each, about the other: in the other one's it was somebody of a partner school. */
async function tell(transaction: Database, action: SchoolAuditAction, { ids: [own, other], by }: Told): Promise<void> {
  const line = { actorId: by.actorId, action, at: by.now };
  await recordAudit(transaction, { ...line, schoolId: own, subject: `school:${other}` });
  const detail = by.actorId === null ? {} : { byPartner: true };
  await recordAudit(transaction, { ...line, schoolId: other, subject: `school:${own}`, detail });
  await recordNews(
    transaction,
    [own, other].map((id) => ({ kind: 'school_partner.changed', subject: `school:${id}` })),
  );
}
