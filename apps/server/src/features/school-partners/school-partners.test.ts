// Partner schools: found, proposed, answered, ended; what crosses; what rests; who may; what is told to whom. (school-partners.1, school-partners.2, school-partners.3)
import { mayMovePartnership, PARTNERSHIP_MOVERS, PARTNERSHIP_STATES, SCHOOL_PARTNER_LIMITS } from '@fairway/rules/school-partners';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import { migrateBackground } from '../../kernel/background/background.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { insertProvingSchool } from '../verification/school.fixture.ts';
import { expire } from './commands.ts';
import { arePartners, listAgreed } from './queries.ts';

const DAY_MS = 86_400_000;
const db = await cloneDatabase();
await migrateBackground(db.pool);
let now = new Date('2026-11-28T10:00:00Z');
const actors: Record<string, Actor> = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });

type Shown = { id: string; schoolId: number; name: string; state: string; isOurs: boolean; note: string; by: string; rests: boolean };
type Page = { partners: Shown[]; received: Shown[]; sent: Shown[]; past: Shown[]; can: { edit: boolean } };
type Reply = { status: number; body: Page & { code?: string } };

let worlds = 0;
let [north, south] = [0, 0];
const nameOf = (school: 'North' | 'South') => `${school} Hill ${worlds}`;
beforeEach(async () => {
  worlds += 1;
  now = new Date('2026-11-28T10:00:00Z');
  north = await insertProvingSchool(db.database, { name: nameOf('North'), slug: `north-${worlds}` });
  south = await insertProvingSchool(db.database, { name: nameOf('South'), slug: `south-${worlds}` });
  await db.database.updateTable('school').set({ city: 'Tromsø', country_code: 'NO' }).where('id', '=', south).execute();
  for (const [name, schoolId] of [
    ['nora', north],
    ['sven', south],
  ] as const) {
    const email = `${name}${worlds}@example.org`;
    const userId = await insertPerson(db.database, {
      email,
      firstName: name,
      lastName: 'Roth',
      roles: [{ role: 'SchoolAdmin', schoolId }],
    });
    actors[name] = { ...CANDIDATE, userId, roles: ['SchoolAdmin'], schoolIds: [schoolId] };
  }
  const userId = await insertPerson(db.database, { email: `cara${worlds}@example.org`, roles: [{ role: 'CareerStaff', schoolId: north }] });
  actors.cara = { ...CANDIDATE, userId, roles: ['CareerStaff'], staffSchoolIds: [north] };
});

const at = (school: number, tail = '') => `/api/v1/staff/schools/${school}/partners${tail}`;
async function send(actor: string, method: 'GET' | 'POST', url: string, payload?: object): Promise<Reply> {
  const headers = { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const codeOf = ({ status, body }: Reply) => [status, body.code];
const ok = (reply: Reply): Page => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};
const read = async (actor: string, school: number) => ok(await send(actor, 'GET', at(school)));
const propose = (actor: string, from: number, schoolId: number, note = '') => send(actor, 'POST', at(from), { schoolId, note });
const answer = (actor: string, school: number, id: string, given: string) =>
  send(actor, 'POST', at(school, `/${id}/answer`), { answer: given });
const end = (actor: string, school: number, id: string, state: string) => send(actor, 'POST', at(school, `/${id}/end`), { state });
/** North proposes to South; gives the id. */
const proposed = async () => ok(await propose('nora', north, south)).sent[0]?.id ?? '';
async function agreed() {
  const id = await proposed();
  ok(await answer('sven', south, id, 'accept'));
  return id;
}
const waiting = async (actor: string, school: number) => {
  const { body } = await send(actor, 'GET', `/api/v1/staff/schools/${school}/waiting`);
  return (body as unknown as { items: { item: string; count: number }[] }).items.find(({ item }) => item === 'partnerProposals')?.count;
};
const suspend = (school: number, suspended_at: Date | null) =>
  db.database
    .updateTable('school')
    .set({ suspended_at, suspension_reason: suspended_at && 'Contract' })
    .where('id', '=', school)
    .execute();
const later = (days: number) => (now = new Date(now.getTime() + days * DAY_MS));
const openRows = () =>
  db.database
    .selectFrom('school_partnership')
    .select('state')
    .where('state', 'in', ['proposed', 'accepted'])
    .where((of) => of.or([of('proposer_id', '=', north), of('asked_id', '=', north)]))
    .execute();

// @rule school-partners.1
describe('a partnership', () => {
  it('is proposed with a note, waits for the other school, is accepted there, and is both’s', async () => {
    const note = '<script>alert(1)</script> We share employers.';
    const { sent } = ok(await propose('nora', north, south, `  ${note} `));
    expect(sent).toMatchObject([{ name: nameOf('South'), state: 'proposed', isOurs: true, note, by: 'nora Roth' }]);
    expect(await waiting('sven', south)).toBe(1);
    expect(await waiting('nora', north)).toBeUndefined();
    const { received } = await read('sven', south);
    expect(received).toMatchObject([{ name: nameOf('North'), isOurs: false, note, by: '' }]);
    expect(await arePartners(db.database, north, south)).toBe(false);
    const { partners } = ok(await answer('sven', south, received[0]?.id ?? '', 'accept'));
    expect(partners).toMatchObject([{ name: nameOf('North'), state: 'accepted', by: 'sven Roth' }]);
    expect((await read('nora', north)).partners).toMatchObject([{ name: nameOf('South'), by: 'nora Roth' }]);
    expect(await waiting('sven', south)).toBeUndefined();
    expect([await arePartners(db.database, north, south), await arePartners(db.database, south, north)]).toEqual([true, true]);
  });

  it('is told by mail: the proposal once a day however often it is made again, that it was accepted, and that it ended', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await proposed();
      ok(await end('nora', north, id, 'proposed'));
    }
    const mails = (name: string, kind: string) => mailsTo(db.database, `${name}${worlds}@example.org`, `school_partner_${kind}`);
    expect(await mails('sven', 'proposed')).toMatchObject([{ parameters: { school: nameOf('South'), partner: nameOf('North') } }]);
    const id = await agreed();
    expect(await mails('nora', 'accepted')).toHaveLength(1);
    expect(await mails('sven', 'accepted')).toEqual([]);
    ok(await end('sven', south, id, 'accepted'));
    expect(await mails('nora', 'ended')).toMatchObject([{ parameters: { school: nameOf('North'), partner: nameOf('South') } }]);
  });

  it('stands in the audit of both; the other school reads no name of ours', async () => {
    const id = await agreed();
    ok(await end('nora', north, id, 'accepted'));
    const lines = async (actor: string, school: number) => {
      const { body } = await send(actor, 'GET', `/api/v1/staff/schools/${school}/audit?sort=at`);
      const { rows } = body as unknown as { rows: { action: string; by: string; actor: object | null; subjectName: string }[] };
      return rows.map(({ action, by, subjectName }) => [action, by, subjectName]);
    };
    const steps = ['proposed', 'accepted', 'ended'].map((what) => `school_partner.${what}`);
    const South = nameOf('South');
    expect(await lines('nora', north)).toEqual([
      [steps[0], 'person', South],
      [steps[1], 'partner', South],
      [steps[2], 'person', South],
    ]);
    expect((await lines('sven', south)).map(([, by, name]) => [by, name])).toEqual([
      ['partner', nameOf('North')],
      ['person', nameOf('North')],
      ['partner', nameOf('North')],
    ]);
  });

  it('is agreed on by who proposes to a school that proposed before, also where both do at the same moment', async () => {
    ok(await propose('nora', north, south, 'First'));
    const { partners } = ok(await propose('sven', south, north, 'Second'));
    expect(partners).toMatchObject([{ state: 'accepted', note: 'First', isOurs: false }]);
    ok(await end('sven', south, partners[0]?.id ?? '', 'accepted'));
    const both = await Promise.all([propose('nora', north, south), propose('sven', south, north)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await openRows()).toEqual([{ state: 'accepted' }]);
  });

  it('is ended by either side, once, and can be proposed anew at once', async () => {
    const id = await agreed();
    const both = await Promise.all([end('nora', north, id, 'accepted'), end('sven', south, id, 'accepted')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await openRows()).toEqual([]);
    expect((await read('sven', south)).past).toMatchObject([{ id, state: 'ended' }]);
    expect(await arePartners(db.database, north, south)).toBe(false);
    expect(await proposed()).not.toBe(id);
  });

  it('that is taken back while the other side accepts is one or the other, and whoever came second is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await proposed();
      const [back, accepted] = await Promise.all([end('nora', north, id, 'proposed'), answer('sven', south, id, 'accept')]);
      expect([back.status, accepted.status].toSorted()).toEqual([200, 409]);
      const refused = back.status === 200 ? accepted : back;
      expect(refused.body.code).toBe('school_partners.over');
      expect((await openRows()).length).toBe(back.status === 200 ? 0 : 1);
      if (back.status !== 200) ok(await end('nora', north, id, 'accepted'));
    }
  });

  it('refuses what makes none: oneself, no school, one that is not here, partners, other words, too many', async () => {
    const silent = await insertProvingSchool(db.database, { name: `Silent ${worlds}`, slug: `silent-${worlds}`, isManaged: false });
    expect(codeOf(await propose('nora', north, north))).toEqual([422, 'school_partners.own']);
    for (const nobody of [2_000_000_000, silent])
      expect(codeOf(await propose('nora', north, nobody))).toEqual([422, 'school_partners.unknown']);
    for (const bad of [0, -1, 1.5, 'x', null]) expect((await send('nora', 'POST', at(north), { schoolId: bad })).status).toBe(422);
    expect(codeOf(await propose('nora', north, south, 'x'.repeat(501)))).toEqual([422, 'validation']);
    expect((await send('nora', 'POST', at(north), { schoolId: south, note: 'a\u0000b' })).status).toBe(422);
    expect(await openRows()).toEqual([]);

    ok(await propose('nora', north, south, 'x'.repeat(500)));
    ok(await propose('nora', north, south, 'x'.repeat(500)));
    expect(await openRows()).toHaveLength(1);
    expect(codeOf(await propose('nora', north, south, 'Other words'))).toEqual([409, 'school_partners.proposed']);
    const id = (await read('sven', south)).received[0]?.id ?? '';
    ok(await answer('sven', south, id, 'accept'));
    for (const [who, from, to] of [
      ['nora', north, south],
      ['sven', south, north],
    ] as const)
      expect(codeOf(await propose(who, from, to))).toEqual([409, 'school_partners.partners']);
    ok(await end('nora', north, id, 'accepted'));

    for (let made = 1; made < SCHOOL_PARTNER_LIMITS.daily; made += 1) ok(await end('nora', north, await proposed(), 'proposed'));
    expect(codeOf(await propose('nora', north, south))).toEqual([409, 'school_partners.limit']);
    later(1);
    ok(await propose('nora', north, south));
  });

  it('is answered by the other side, once, while it is open', async () => {
    const id = await proposed();
    expect(codeOf(await answer('nora', north, id, 'accept'))).toEqual([409, 'school_partners.own_proposal']);
    expect(codeOf(await end('sven', south, id, 'proposed'))).toEqual([409, 'school_partners.over']);
    expect((await answer('sven', south, id, 'perhaps')).status).toBe(422);
    ok(await answer('sven', south, id, 'accept'));
    ok(await answer('sven', south, id, 'accept'));
    expect(codeOf(await answer('sven', south, id, 'decline'))).toEqual([409, 'school_partners.over']);
    // Whoever still sees a proposal ends no partnership.
    expect(codeOf(await end('nora', north, id, 'proposed'))).toEqual([409, 'school_partners.over']);
    ok(await end('nora', north, id, 'accepted'));
    ok(await end('nora', north, id, 'accepted'));
    expect(codeOf(await answer('sven', south, id, 'accept'))).toEqual([409, 'school_partners.over']);
    const other = await proposed();
    ok(await end('nora', north, other, 'proposed'));
    for (const given of ['accept', 'decline'])
      expect(codeOf(await answer('sven', south, other, given))).toEqual([409, 'school_partners.over']);
  });

  it('is the business of the administrators of the two; other staff of theirs read it', async () => {
    const id = await proposed();
    const third = await insertProvingSchool(db.database, { name: `Third ${worlds}`, slug: `third-${worlds}` });
    const userId = await insertPerson(db.database, {
      email: `theo${worlds}@example.org`,
      roles: [{ role: 'SchoolAdmin', schoolId: third }],
    });
    actors.theo = { ...CANDIDATE, userId, roles: ['SchoolAdmin'], schoolIds: [third] };
    expect((await send('theo', 'GET', at(south))).status).toBe(404);
    for (const call of [answer('theo', third, id, 'accept'), end('theo', third, id, 'proposed'), answer('theo', south, id, 'accept')])
      expect(codeOf(await call)).toEqual([404, 'not_found']);
    expect(codeOf(await answer('sven', south, newId(), 'accept'))).toEqual([404, 'not_found']);

    expect((await read('cara', north)).can).toEqual({ edit: false });
    expect((await read('cara', north)).sent).toHaveLength(1);
    for (const call of [
      propose('cara', north, third),
      end('cara', north, id, 'proposed'),
      send('cara', 'GET', at(north, '/found?locale=en')),
    ])
      expect((await call).status).toBe(403);
    for (const call of [propose('platformAdmin', north, third), answer('platformAdmin', south, id, 'accept')])
      expect(codeOf(await call)).toEqual([403, 'school_partners.not_yours']);
    expect((await read('platformAdmin', south)).can).toEqual({ edit: false });
    expect((await send('candidate', 'GET', at(north))).status).toBe(403);
  });
});

// @rule school-partners.2
describe('a proposal', () => {
  it('that was declined is made again by the same side after a quarter, by the other at once', async () => {
    const id = await proposed();
    ok(await answer('sven', south, id, 'decline'));
    ok(await answer('sven', south, id, 'decline'));
    expect(codeOf(await propose('nora', north, south))).toEqual([409, 'school_partners.declined']);
    const found = await send('nora', 'GET', at(north, `/found?locale=en&q=${encodeURIComponent(nameOf('South'))}`));
    expect((found.body as unknown as { schools: object[] }).schools[0]).toMatchObject({
      ...{ schoolId: south, standing: 'declined', againAt: new Date(now.getTime() + 91 * DAY_MS).toISOString() },
    });
    later(SCHOOL_PARTNER_LIMITS.againDays - 1);
    expect(codeOf(await propose('nora', north, south))).toEqual([409, 'school_partners.declined']);
    later(1);
    const again = await proposed();
    ok(await answer('sven', south, again, 'decline'));
    const { sent } = ok(await propose('sven', south, north));
    expect(sent).toMatchObject([{ state: 'proposed', isOurs: true }]);
  });

  it('that nobody answers ends after 90 days, whether or not it was written yet; then it is made anew', async () => {
    const id = await proposed();
    later(SCHOOL_PARTNER_LIMITS.answerDays);
    expect(await waiting('sven', south)).toBeUndefined();
    expect((await read('sven', south)).received).toEqual([]);
    expect((await read('nora', north)).past).toMatchObject([{ id, state: 'expired' }]);
    expect(codeOf(await answer('sven', south, id, 'accept'))).toEqual([409, 'school_partners.over']);
    expect(codeOf(await end('nora', north, id, 'proposed'))).toEqual([409, 'school_partners.over']);
    const next = await proposed();
    expect(next).not.toBe(id);
    later(SCHOOL_PARTNER_LIMITS.answerDays);
    expect(await expire(db.database, now)).toBeGreaterThan(0);
    expect(await expire(db.database, now)).toBe(0);
    expect((await read('nora', north)).past.map(({ state }) => state)).toEqual(['expired', 'expired']);
  });

  it('goes to a school that is found, whatever of its name, city and country is typed, with how it stands to ours', async () => {
    const find = async (q: string, locale = 'en') => {
      const { body } = await send('nora', 'GET', at(north, `/found?locale=${locale}&q=${encodeURIComponent(q)}`));
      return (body as unknown as { schools: { schoolId: number; standing: string }[] }).schools;
    };
    const standing = async () => (await find(nameOf('South'))).find(({ schoolId }) => schoolId === south)?.standing;
    // The list of schools that a node keeps is some seconds old at most.
    later(1);
    await find('');
    await expect.poll(async () => (await find('tromso')).some(({ schoolId }) => schoolId === south)).toBe(true);
    expect((await find('Norwegen', 'de')).some(({ schoolId }) => schoolId === south)).toBe(true);
    expect((await find(`Suoth Hill ${worlds}`)).some(({ schoolId }) => schoolId === south)).toBe(true);
    expect((await find(nameOf('North'))).find(({ schoolId }) => schoolId === north)?.standing).toBe('own');
    expect(await standing()).toBe('free');
    const id = await proposed();
    expect(await standing()).toBe('proposed');
    ok(await answer('sven', south, id, 'accept'));
    expect(await standing()).toBe('partner');
    ok(await end('nora', north, id, 'accepted'));
    ok(await propose('sven', south, north));
    expect(await standing()).toBe('asks');
    await suspend(south, now);
    expect(await standing()).toBeUndefined();
  });
});

// @rule school-partners.3
describe('while a school is suspended', () => {
  it('nothing is proposed to it, and nothing that it proposed is accepted; it can be declined', async () => {
    const id = await proposed();
    await suspend(north, now);
    expect(await read('sven', south)).toMatchObject({ received: [{ rests: true }] });
    expect(codeOf(await answer('sven', south, id, 'accept'))).toEqual([409, 'school_partners.suspended']);
    expect(codeOf(await propose('sven', south, north))).toEqual([409, 'school_partners.suspended']);
    expect(codeOf(await propose('nora', north, south))).toEqual([409, 'schools.suspended']);
    ok(await answer('sven', south, id, 'decline'));
  });

  it('its partnerships rest, and come back whole', async () => {
    const id = await agreed();
    const partners = async () => [await arePartners(db.database, north, south), await arePartners(db.database, south, north)];
    for (const school of [north, south]) {
      await suspend(school, now);
      expect(await partners()).toEqual([false, false]);
      expect((await listAgreed(db.database, north)).map((one) => one.id)).toEqual([id]);
      await suspend(school, null);
      expect(await partners()).toEqual([true, true]);
    }
    await suspend(south, now);
    expect((await read('nora', north)).partners).toMatchObject([{ id, state: 'accepted', rests: true }]);
    ok(await end('nora', north, id, 'accepted'));
  });
});

it('the database holds to the table of moves', async () => {
  const times = (state: string) => ({
    ...{ state, answered_at: ['accepted', 'declined', 'ended'].includes(state) ? now : null },
    ended_at: ['takenBack', 'expired', 'ended'].includes(state) ? now : null,
  });
  for (const from of PARTNERSHIP_STATES)
    for (const to of PARTNERSHIP_STATES.filter((one) => one !== from))
      for (const mover of PARTNERSHIP_MOVERS) {
        const id = newId();
        await db.database
          .insertInto('school_partnership')
          .values({ id, proposer_id: north, asked_id: south, proposed_at: now, ...times(from) })
          .execute();
        const moved = await db.database
          .updateTable('school_partnership')
          .set({ ...times(to), moved_by: mover })
          .where('id', '=', id)
          .execute()
          .then(
            () => true,
            () => false,
          );
        expect([from, to, mover, moved]).toEqual([from, to, mover, mayMovePartnership(from, to, mover)]);
        await db.database.deleteFrom('school_partnership').where('id', '=', id).execute();
      }
});
