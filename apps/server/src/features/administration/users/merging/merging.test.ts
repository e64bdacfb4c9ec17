// Two accounts of one person become one: what moves, what both have, who is signed out, how the address signs in, and that an undo gives back
// exactly what moved. Through the console's calls, with real sessions.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection, PASSWORD } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { FEATURES } from '../../../../features.ts';
import { erasersOf } from '../../../../kernel/feature.ts';
import { newId } from '../../../../kernel/ids.ts';
import { sessionKeys } from '../../../../kernel/session/keys.ts';
import { eraseWhenDue } from '../../../account/erasing.ts';
import { finishMerge } from '../../../account/merging/commands.ts';
import { mergePersonalData } from '../../../account/merging/personal-data.ts';
import { signedInBrowsers } from '../../../account/signed-in.fixture.ts';
import { findBySubject } from '../../../identity/social/people.ts';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const open = signedInBrowsers(app, db, () => now);
const USERS = '/api/v1/admin/users';
const days = (count: number) => {
  now = new Date(now.getTime() + count * 86_400_000);
};

let admin: Awaited<ReturnType<typeof open>>['browser'];
let kept: Awaited<ReturnType<typeof open>>;
let gone: Awaited<ReturnType<typeof open>>;
let run = 0;

beforeEach(async () => {
  run += 1;
  const adminId = await insertPerson(db.database, { email: `admin${run}@merging.example`, roles: [{ role: 'Admin' }] });
  admin = (await open({ userId: adminId })).browser;
  kept = await open({ email: `kept${run}@merging.example`, password: 'Kept-lantern-2026' });
  gone = await open({ email: `gone${run}@merging.example` });
});

const preview = async (keptId = kept.userId, otherId = gone.userId) =>
  (await admin.send('GET', `${USERS}/${keptId}/merge?other=${otherId}`)).json();
async function merge(keptId = kept.userId, otherId = gone.userId) {
  const { mark } = await preview(keptId, otherId);
  return admin.send('POST', `${USERS}/${keptId}/merge`, { otherId, mark });
}
const undo = (id = gone.userId) => admin.send('DELETE', `${USERS}/${id}/merge`);
const signIn = async (email: string, password: string) =>
  app.inject({ method: 'POST', url: '/identity/v1', headers: { 'sec-fetch-site': 'same-origin' }, payload: { email, password } });
const owners = async (table: string, column: string) =>
  (
    await sql<{
      id: string;
    }>`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} in (${kept.userId}::uuid, ${gone.userId}::uuid)
    order by 1`.execute(db.database)
  ).rows.map(({ id }) => (id === kept.userId ? 'kept' : 'gone'));
const profile = async (userId: string) => {
  const id = newId();
  await db.database.insertInto('candidate').values({ id, user_id: userId }).execute();
  return id;
};
const applied = (userId: string, jobId: string) =>
  db.database
    .insertInto('application')
    .values({
      id: newId(),
      user_id: userId,
      job_id: jobId,
      kind: 'byHand',
      state: 'sent',
      title: 'Analyst',
      organization_name: 'Fjord',
      sent_at: now,
      changed_at: now,
    })
    .execute();

// @rule account.19, account.20
describe('merging', () => {
  it('moves what the kept one has not, and tells before what both have', async () => {
    const organizationId = await insertOrganization(db.database);
    const [both, theirs] = [await insertJob(db.database, { organizationId }), await insertJob(db.database, { organizationId })];
    await applied(kept.userId, both);
    await applied(gone.userId, both);
    await applied(gone.userId, theirs);
    await db.database.insertInto('organization_follow').values({ user_id: gone.userId, organization_id: organizationId }).execute();
    await db.database
      .insertInto('mail_subscription')
      .values({ id: newId(), user_id: gone.userId, organization_id: organizationId })
      .execute();
    const shown = await preview();
    expect(shown).toMatchObject({ refusal: null, kept: { email: kept.email }, merged: { email: gone.email } });
    expect(shown.kinds).toContainEqual({ kind: 'applications', moves: 1, stays: 1 });
    const reply = await merge();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().mergedFrom).toEqual([{ id: gone.userId, name: 'Ada Berg', email: gone.email }]);
    const { rows } = await db.pool.query('select user_id, job_id from application where job_id = any($1) order by job_id, user_id', [
      [both, theirs],
    ]);
    expect(rows.filter((row) => row.job_id === theirs)).toEqual([{ user_id: kept.userId, job_id: theirs }]);
    expect(rows.filter((row) => row.job_id === both)).toHaveLength(2);
    // What follows a row through its key goes with it.
    expect(await owners('organization_follow', 'user_id')).toEqual(['kept']);
    expect(await owners('mail_subscription', 'user_id')).toEqual(['kept']);
  });

  it('hands a profile over as a whole where the kept one has none', async () => {
    const id = await profile(gone.userId);
    await db.database
      .insertInto('candidate_nationality')
      .values({ id: newId(), candidate_id: id, nationality: 'NO', position: 0 })
      .execute();
    expect((await preview()).kinds).toContainEqual({ kind: 'profile', moves: 2, stays: 0 });
    await merge();
    expect(await owners('candidate', 'user_id')).toEqual(['kept']);
    await undo();
    expect(await owners('candidate', 'user_id')).toEqual(['gone']);
  });

  it('brings the entries of two profiles together: what both say is said once, and one CV stays the first', async () => {
    const [ours, theirs] = [await profile(kept.userId), await profile(gone.userId)];
    const says = (candidate_id: string, nationality: string) =>
      db.database.insertInto('candidate_nationality').values({ id: newId(), candidate_id, nationality, position: 0 }).execute();
    for (const [id, code] of [[ours, 'NO'], [theirs, 'NO'], [theirs, 'SE']] as const) await says(id, code); // biome-ignore format: a table
    const cv = async (candidate_id: string, name: string) =>
      db.database
        .insertInto('candidate_document')
        .values({
          id: newId(),
          candidate_id,
          kind: 'cv',
          name,
          file_key: newId(),
          content_type: 'application/pdf',
          size_bytes: 1,
          sha256: Buffer.alloc(32),
          consented_at: now,
          is_default: true,
        })
        .execute();
    await cv(ours, 'ours.pdf');
    await cv(theirs, 'theirs.pdf');
    expect((await preview()).kinds).toEqual(
      expect.arrayContaining([
        { kind: 'profile', moves: 1, stays: 2 },
        { kind: 'documents', moves: 1, stays: 0 },
      ]),
    );
    const version = async () => (await db.pool.query('select version from candidate where id = $1', [ours])).rows[0].version;
    const before = await version();
    await merge();
    expect(await version()).toBeGreaterThan(before);
    const documents = async () =>
      (await db.pool.query('select name, is_default, candidate_id = $1 as kept from candidate_document where candidate_id = any($2) order by name', [ours, [ours, theirs]])).rows; // biome-ignore format: one query
    expect(await documents()).toEqual([
      { name: 'ours.pdf', is_default: true, kept: true },
      { name: 'theirs.pdf', is_default: false, kept: true },
    ]);
    await undo();
    expect(await documents()).toEqual([
      { name: 'ours.pdf', is_default: true, kept: true },
      { name: 'theirs.pdf', is_default: true, kept: false },
    ]);
    const { rows } = await db.pool.query('select nationality from candidate_nationality where candidate_id = $1 order by 1', [theirs]);
    expect(rows.map((row) => row.nationality)).toEqual(['NO', 'SE']);
  });

  it('hands a verification over, with the school’s row of the student, and keeps the kept one’s where both have one', async () => {
    const school = async (slug: string) =>
      (await db.database.insertInto('school').values({ name: slug, slug }).returning('id').executeTakeFirstOrThrow()).id;
    const [first, second] = [await school(`first-${run}`), await school(`second-${run}`)];
    await insertVerifiedConnection(db.database, gone.userId, first);
    await insertVerifiedConnection(db.database, gone.userId, second);
    await insertVerifiedConnection(db.database, kept.userId, second);
    expect((await preview()).sameSchools).toEqual([{ name: `second-${run}`, isKeptVerified: true, isMergedVerified: true }]);
    const students = async () =>
      (await db.pool.query('select school_id, user_id from school_student where school_id = any($1) order by school_id, user_id = $2', [[first, second], kept.userId])).rows.map((row) => [row.school_id === first ? 'first' : 'second', row.user_id === kept.userId ? 'kept' : 'gone']); // biome-ignore format: one query
    expect(await students()).toEqual([['first', 'gone'], ['second', 'gone'], ['second', 'kept']]); // biome-ignore format: a table
    await merge();
    expect(await students()).toEqual([['first', 'kept'], ['second', 'gone'], ['second', 'kept']]); // biome-ignore format: a table
    await undo();
    expect(await students()).toEqual([['first', 'gone'], ['second', 'gone'], ['second', 'kept']]); // biome-ignore format: a table
    // No other way leads from one person to another.
    await expect(db.pool.query('update school_connection set user_id = $1 where school_id = $2', [kept.userId, first])).rejects.toThrow(
      /neither person/,
    );
  });

  it('signs the one that is merged away out at once; other nodes read that its sessions ended', async () => {
    const me = () => gone.browser.send('GET', '/identity/v1/user/me');
    expect((await me()).statusCode).toBe(200);
    await merge();
    expect((await me()).statusCode).toBe(401);
    const { rows } = await db.pool.query('select ended_at, ended_reason from login_session where user_id = $1', [gone.userId]);
    expect(rows).toEqual([{ ended_at: now, ended_reason: 'administrator' }]);
  });

  it('lets its address sign in to the kept one, with the kept one’s password, and mails both', async () => {
    await merge();
    const reply = await signIn(gone.email, 'Kept-lantern-2026');
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows } = await db.pool.query('select user_id from login_session order by created_at desc, id desc limit 1');
    expect(rows[0].user_id).toBe(kept.userId);
    expect((await signIn(gone.email, PASSWORD)).statusCode).not.toBe(200);
    const mails = (await db.pool.query("select recipient from outgoing_mail where kind = 'account_merged' and user_id = any($1) order by recipient", [[kept.userId, gone.userId]])).rows; // biome-ignore format: one query
    expect(mails.map(({ recipient }) => recipient)).toEqual([gone.email, kept.email]);
  });

  it('lets a provider’s account sign in to the kept one, also where the kept one has another of the provider', async () => {
    const link = (user_id: string, provider: string, subject: string) =>
      db.database.insertInto('external_identity').values({ user_id, provider, subject, email: null }).execute();
    await link(kept.userId, 'google', `kept-${run}`);
    await link(gone.userId, 'google', `gone-${run}`);
    await link(gone.userId, 'linkedin', `gone-${run}`);
    await merge();
    for (const provider of ['google', 'linkedin'] as const)
      expect(await findBySubject(db.database, { provider, subject: `gone-${run}`, firstName: '', lastName: '' }, now)).toBe(kept.userId);
    expect((await db.pool.query('select provider from external_identity where user_id = $1', [gone.userId])).rows).toEqual([
      { provider: 'google' },
    ]);
  });

  it('writes a line of the audit on each, once', async () => {
    await merge();
    const { rows } = await db.pool.query("select subject, detail from audit_line where action = 'user.merged' and subject = any($1) order by detail::text", [[`user:${kept.userId}`, `user:${gone.userId}`]]); // biome-ignore format: one query
    expect(rows).toEqual([
      { subject: `user:${kept.userId}`, detail: { from: gone.userId } },
      { subject: `user:${gone.userId}`, detail: { into: kept.userId } },
    ]);
  });

  it('shows in the card and the list that it is merged, and reinstates nobody who is', async () => {
    await merge();
    const card = (await admin.send('GET', `${USERS}/${gone.userId}`)).json();
    expect(card).toMatchObject({
      status: 'merged',
      mergedInto: { id: kept.userId, undoUntil: '2026-03-08T10:00:00.000Z' },
      can: { merge: false, reinstate: false },
    });
    expect((await admin.send('PUT', `${USERS}/${gone.userId}/status`, { status: 'active' })).json().code).toBe('users.not_active');
    const listed = async (status: string) =>
      (await admin.send('GET', `${USERS}?status=${status}&q=gone${run}`)).json().rows.map((row: { id: string }) => row.id);
    expect([await listed('merged'), await listed('suspended')]).toEqual([[gone.userId], []]);
  });
});

describe('nothing is merged', () => {
  const refusedFor = async (keptId: string, otherId: string) => {
    const { refusal, mark } = await preview(keptId, otherId);
    const reply = await admin.send('POST', `${USERS}/${keptId}/merge`, { otherId, mark });
    expect(reply.json().code).toBe('users.not_mergeable');
    return refusal;
  };

  it('of staff or administrators, however it is asked', async () => {
    const staff = await insertPerson(db.database, { email: `staff${run}@merging.example`, roles: [{ role: 'CareerStaff', schoolId: (await db.database.insertInto('school').values({ name: 'S', slug: `staff-${run}` }).returning('id').executeTakeFirstOrThrow()).id }] }); // biome-ignore format: a row
    const boss = await insertPerson(db.database, { email: `boss${run}@merging.example`, roles: [{ role: 'Admin' }] });
    expect(await refusedFor(kept.userId, staff)).toBe('staff');
    expect(await refusedFor(kept.userId, boss)).toBe('administrator');
    expect(await refusedFor(boss, kept.userId)).toBe('administrator');
    expect(await refusedFor(kept.userId, kept.userId)).toBe('same');
  });

  it('where something changed since it was looked at', async () => {
    const { mark } = await preview();
    await profile(gone.userId);
    const reply = await admin.send('POST', `${USERS}/${kept.userId}/merge`, { otherId: gone.userId, mark });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'users.merge_changed']);
    expect((await gone.browser.send('GET', '/identity/v1/user/me')).statusCode).toBe(200);
  });

  it('without a fresh proof, and twice', async () => {
    const { mark } = await preview();
    await merge();
    expect((await admin.send('POST', `${USERS}/${kept.userId}/merge`, { otherId: gone.userId, mark })).json().code).toBe(
      'users.not_mergeable',
    );
    await db.database
      .updateTable('login_session')
      .set({ proved_at: new Date(now.getTime() - 11 * 60_000) })
      .execute();
    expect((await undo()).json().code).toBe('ProofNeeded');
  });

  it('but one way, where two administrators do it to both at once', async () => {
    const second = (await open({ userId: await insertPerson(db.database, { email: `second${run}@merging.example`, roles: [{ role: 'Admin' }] }) })).browser; // biome-ignore format: a row
    const [there, back] = [await preview(), await preview(gone.userId, kept.userId)];
    const replies = await Promise.all([
      admin.send('POST', `${USERS}/${kept.userId}/merge`, { otherId: gone.userId, mark: there.mark }),
      second.send('POST', `${USERS}/${gone.userId}/merge`, { otherId: kept.userId, mark: back.mark }),
      second.send('POST', `${USERS}/${kept.userId}/merge`, { otherId: gone.userId, mark: there.mark }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('of an account that took over another, while that can be undone', async () => {
    await merge();
    const third = await insertPerson(db.database, { email: `third${run}@merging.example` });
    expect(await refusedFor(third, kept.userId)).toBe('open');
  });
});

// @rule account.21
describe('undoing a merge', () => {
  it('gives back what moved and the way in, not what came since, and mails both', async () => {
    const organizationId = await insertOrganization(db.database);
    const [theirs, since] = [await insertJob(db.database, { organizationId }), await insertJob(db.database, { organizationId })];
    await applied(gone.userId, theirs);
    await merge();
    await applied(kept.userId, since);
    const reply = await undo();
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows } = await db.pool.query('select user_id from application where job_id = any($1) order by job_id', [[theirs, since]]);
    expect(rows.map((row) => row.user_id)).toEqual([gone.userId, kept.userId]);
    expect((await signIn(gone.email, PASSWORD)).statusCode).toBe(200);
    expect((await db.pool.query("select from outgoing_mail where kind = 'account_merge_undone' and user_id = any($1)", [[kept.userId, gone.userId]])).rowCount).toBe(2); // biome-ignore format: one query
    expect((await undo()).json().code).toBe('users.no_merge');
  });

  it('is over after seven days, or once the kept one asked to be deleted', async () => {
    await merge();
    await db.database
      .updateTable('app_user')
      .set({ deletion_requested_at: now, deletion_due_at: new Date(now.getTime() + 3_600_000) })
      .where('id', '=', kept.userId)
      .execute();
    expect((await undo()).json().code).toBe('users.no_merge');
    await db.database
      .updateTable('app_user')
      .set({ deletion_requested_at: null, deletion_due_at: null })
      .where('id', '=', kept.userId)
      .execute();
    await db.database.updateTable('account_merge').set({ undo_until: now }).where('source_id', '=', gone.userId).execute();
    expect((await undo()).json().code).toBe('users.no_merge');
  });
});

// @rule account.22
describe('after the seven days', () => {
  const finishing = () => ({ database: db.database, now, erasers: erasersOf(FEATURES) });

  it('the address alone is left, and signs in to the kept one', async () => {
    await merge();
    expect(await finishMerge(finishing(), gone.userId)).toBe(false);
    days(7);
    expect(await finishMerge(finishing(), gone.userId)).toBe(true);
    expect(await finishMerge(finishing(), gone.userId)).toBe(false);
    const { rows } = await db.pool.query('select email, first_name, password_hash, status, merged_into from app_user where id = $1', [
      gone.userId,
    ]);
    expect(rows).toEqual([{ email: gone.email, first_name: '', password_hash: null, status: 'suspended', merged_into: kept.userId }]);
    expect((await signIn(gone.email, 'Kept-lantern-2026')).statusCode).toBe(200);
    expect((await undo()).statusCode).not.toBe(200);
  });

  it('the kept one may be merged in turn, and both addresses lead on', async () => {
    await merge();
    days(7);
    await finishMerge(finishing(), gone.userId);
    const third = await insertPerson(db.database, { email: `next${run}@merging.example`, password: 'Third-lantern-26' });
    admin = (await open({ userId: await insertPerson(db.database, { email: `late${run}@merging.example`, roles: [{ role: 'Admin' }] }) }))
      .browser;
    const reply = await merge(third, kept.userId);
    expect(reply.statusCode, reply.body).toBe(200);
    for (const email of [gone.email, kept.email]) expect((await signIn(email, 'Third-lantern-26')).statusCode, email).toBe(200);
  });

  it('it is in the kept one’s data, and erased with them', async () => {
    await merge();
    const told = await mergePersonalData.read(db.database, { userId: kept.userId, emailFolded: kept.email });
    expect(told).toEqual([{ email: gone.email, mergedAt: now, undoUntil: new Date(now.getTime() + 7 * 86_400_000) }]);
    await db.database
      .updateTable('app_user')
      .set({ deletion_requested_at: now, deletion_due_at: now })
      .where('id', '=', kept.userId)
      .execute();
    const services = { ...finishing(), clock: { now: () => now }, keys: sessionKeys(TEST_SECRET) };
    if ((await eraseWhenDue(services, kept.userId)) === 'waiting') {
      now = new Date(now.getTime() + 3_600_000);
      await eraseWhenDue(services, kept.userId);
    }
    expect((await db.pool.query('select from app_user where id = any($1)', [[kept.userId, gone.userId]])).rowCount).toBe(0);
  });
});
