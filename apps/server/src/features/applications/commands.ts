// What candidates do with their applications: withdraw what was sent here, and keep a record of what was sent elsewhere.
import type { addApplication, changeApplication } from '@fairway/contract/applications/endpoints';
import { APPLICATION_LIMITS, type ApplicationState, isOpenApplication, mayMoveApplication } from '@fairway/rules/applications';
import { isWebAddress } from '@fairway/rules/web-address';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import type { OwnUserId } from '../identity/access.ts';
import { type OwnApplicationId, ownApplicationId } from './access.ts';
import { moveLocked } from './moving.ts';
import { getOwnApplication } from './queries.ts';

export type Actor = { owner: OwnUserId; now: Date };

/** Withdrawing again changes nothing. @throws Problem not_found, applications.over, applications.own_record */
export async function withdraw(transaction: Database, id: string, { owner, now }: Actor): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id, 'lock');
  const row = await getOwnApplication(transaction, own);
  if (row.kind !== 'inside') throw new Problem('applications.own_record');
  if (row.state === 'withdrawn') return own;
  if (!isOpenApplication(row.state as ApplicationState)) throw new Problem('applications.over');
  await moveLocked(transaction, [row], { to: 'withdrawn', by: 'candidate', actorId: owner, now });
  return own;
}

/** @throws Problem applications.limit, applications.link */
export async function addOwn(
  transaction: Database,
  { state, sentAt, ...fields }: z.output<typeof addApplication.body>,
  { owner, now }: Actor,
): Promise<OwnApplicationId> {
  await lockOwn(transaction, owner);
  const { count } = await transaction
    .selectFrom('application')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', owner)
    .where('kind', '=', 'byHand')
    .executeTakeFirstOrThrow();
  if (count >= APPLICATION_LIMITS.ownApplications) throw new Problem('applications.limit');
  const id = newId();
  const at = sentAt === undefined ? now : new Date(Math.min(new Date(sentAt).getTime(), now.getTime()));
  await transaction
    .insertInto('application')
    .values({ id, user_id: owner, kind: 'byHand', state, sent_at: at, changed_at: now, ...columnsOf(fields) })
    .execute();
  await transaction
    .insertInto('application_step')
    .values({ id: newId(), application_id: id, at, moved_by: 'candidate', actor_id: owner, to_state: state })
    .execute();
  return id as OwnApplicationId;
}

/** @throws Problem not_found, applications.sent_here, applications.link */
export async function changeOwn(
  transaction: Database,
  id: string,
  fields: z.output<typeof changeApplication.body>,
  { owner }: Actor,
): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id, 'lock');
  if ((await getOwnApplication(transaction, own)).kind !== 'byHand') throw new Problem('applications.sent_here');
  await transaction.updateTable('application').set(columnsOf(fields)).where('id', '=', own).execute();
  return own;
}

/** @throws Problem not_found, applications.sent_here */
export async function moveOwn(
  transaction: Database,
  id: string,
  state: ApplicationState,
  { owner, now }: Actor,
): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id, 'lock');
  const row = await getOwnApplication(transaction, own);
  if (row.kind === 'inside') throw new Problem('applications.sent_here');
  if (row.state === state) return own;
  if (!mayMoveApplication(row.kind as 'outside' | 'byHand', row.state as ApplicationState, state, 'candidate'))
    throw new Problem('applications.sent_here');
  await transaction.updateTable('application').set({ state, moved_by: 'candidate', changed_at: now }).where('id', '=', own).execute();
  await transaction
    .insertInto('application_step')
    .values({ id: newId(), application_id: own, at: now, moved_by: 'candidate', actor_id: owner, from_state: row.state, to_state: state })
    .execute();
  return own;
}

/** @throws Problem not_found, applications.sent_here */
export async function removeOwn(transaction: Database, id: string, { owner }: Actor): Promise<void> {
  const own = await ownApplicationId(transaction, owner, id, 'lock');
  if ((await getOwnApplication(transaction, own)).kind === 'inside') throw new Problem('applications.sent_here');
  await transaction.deleteFrom('application').where('id', '=', own).execute();
}

function columnsOf({ title, organization, place, link }: z.output<typeof changeApplication.body>) {
  if (link !== '' && !isWebAddress(link))
    throw new Problem('applications.link', { errors: [{ pointer: '/body/link', code: 'applications.link' }] });
  return { title, organization_name: organization, place, link: link === '' ? null : link };
}

/** What one person adds is counted one at a time. */
async function lockOwn(transaction: Database, owner: OwnUserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applications ${owner}`}, 0))`.execute(transaction);
}
