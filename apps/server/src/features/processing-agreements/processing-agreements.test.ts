// The agreement on data processing: the platform writes it, a school's own administrators accept what they read, and a new version asks them again.
import { LOCALES } from '@fairway/rules/locales';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import { listAdministrators } from '../schools/members/queries.ts';
import { insertProvingSchool } from '../verification/school.fixture.ts';
import { tellSchools } from './jobs.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const { schoolIds: [school = 0] = [], userId: administrator = '' } = actors.schoolAdmin as { schoolIds?: number[]; userId?: string };
const other = await insertProvingSchool(db.database, { name: 'Other', slug: 'other' });
const ADMIN = '/api/v1/admin/processing-agreement';
const own = (schoolId = school) => `/api/v1/staff/schools/${schoolId}/processing-agreement`;

beforeAll(async () => {
  await db.database.updateTable('school').set({ name: 'Nordic <b>School</b>', is_managed: true }).where('id', '=', school).execute();
  await db.database
    .insertInto('tenant')
    .values({ slug: 'main', name: 'Harbour', is_default: true, support_email: 'help@harbour.example' })
    .execute();
});
beforeEach(async () => {
  await db.pool.query('delete from processing_agreement_acceptance; delete from processing_agreement_edition; delete from audit_line');
});

async function send(actor: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const headers = { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const read = async (locale = 'en') => (await send('schoolAdmin', 'GET', `${own()}?locale=${locale}`)).body;
const accept = (version: string, { actor = 'schoolAdmin', locale = 'en', schoolId = school } = {}) =>
  send(actor, 'POST', `${own(schoolId)}/acceptances`, { version, locale });
const publish = (edition: number, texts: object | null) => send('platformAdmin', 'PUT', ADMIN, { edition, texts });
const home = async () =>
  (await send('schoolAdmin', 'GET', `/api/v1/staff/schools/${school}/home`)).body.items.filter(
    ({ item }: { item: string }) => item === 'agreement',
  );
const step = async () =>
  (await send('schoolAdmin', 'GET', `/api/v1/staff/schools/${school}/setup`)).body.steps.find(
    ({ item }: { item: string }) => item === 'agreement',
  ).state;

describe('what a school reads', () => {
  it('is our text in each of the 14 languages, with its names filled in, until the platform writes one', async () => {
    for (const locale of LOCALES) {
      const { html, title, fellBack, version } = await read(locale);
      expect(html).not.toMatch(/[{}]|\*\*|undefined|<b>/);
      expect(html.match(/<h2/g)).toHaveLength(10);
      expect(title).toContain('Nordic <b>School</b>');
      for (const name of ['Nordic &#60;b&#62;School&#60;/b&#62;', 'Harbour'])
        expect(html.replaceAll('&lt;', '&#60;').replaceAll('&gt;', '&#62;')).toContain(name);
      expect({ fellBack, version }).toEqual({ fellBack: false, version: 'ours:1' });
    }
  });

  it('is the platform’s own once there is one, and nothing of ours; the reader is told where a language is missing', async () => {
    await publish(0, { de: '## Vertrag\n{school} und {name}: {email} **gilt**', fr: ' ' });
    const { html, version, locale, fellBack } = await read();
    expect(html).toContain('und Harbour: help@harbour.example <strong>gilt</strong>');
    expect({ version, locale, fellBack }).toEqual({ version: 'edition:1', locale: 'de', fellBack: true });
    await publish(1, null);
    expect((await read()).version).toBe('ours:1');
  });

  it('is for its administrators, and the platform’s', async () => {
    expect((await send('careerStaff', 'GET', `${own()}?locale=en`)).status).toBe(403);
    expect((await send('schoolAdmin', 'GET', `${own(other)}?locale=en`)).status).toBe(404);
    expect((await send('platformAdmin', 'GET', `${own(other)}?locale=en`)).body.can).toEqual({ accept: false });
  });
});

describe('accepting', () => {
  it('keeps who, when, which version and the text as it was read; again changes nothing', async () => {
    expect(await read()).toMatchObject({ state: 'missing', can: { accept: true }, acceptances: [] });
    expect(await step()).toBe('missing');
    const both = await Promise.all([accept('ours:1', { locale: 'sv' }), accept('ours:1'), accept('ours:1')]);
    expect(both.map(({ status }) => status)).toEqual([422, 200, 200]);
    const { state, can, acceptances, html } = await read();
    expect({ state, can }).toEqual({ state: 'accepted', can: { accept: false } });
    const acceptance = { id: expect.any(String), version: 'ours:1', locale: 'en', acceptedAt: expect.any(String) };
    expect(acceptances).toEqual([{ ...acceptance, acceptedBy: expect.stringMatching(/\w/) }]);
    expect(await step()).toBe('done');
    expect(await home()).toEqual([]);
    const lines = await db.database.selectFrom('audit_line').select(['action', 'actor_id', 'school_id', 'detail']).execute();
    expect(lines).toEqual([
      {
        action: 'processing_agreement.accepted',
        actor_id: administrator,
        school_id: school,
        detail: { version: 'ours:1', locale: 'en' },
      },
    ]);
    // What was read stays what was read, whatever the school is called and the platform writes.
    await publish(0, { en: 'Another text' });
    await db.database.updateTable('school').set({ name: 'Renamed' }).where('id', '=', school).execute();
    const kept = await send('schoolAdmin', 'GET', `${own()}/acceptances/${acceptances[0].id}`);
    expect(kept.body.html).toBe(html);
    await db.database.updateTable('school').set({ name: 'Nordic <b>School</b>' }).where('id', '=', school).execute();
    expect((await send('platformAdmin', 'GET', `${own(other)}/acceptances/${acceptances[0].id}`)).status).toBe(404);
  });

  it('is asked again for a new version, and refused for one that holds no more', async () => {
    await accept('ours:1');
    await publish(0, { en: 'Ours alone' });
    expect(await read()).toMatchObject({ state: 'outdated', can: { accept: true }, version: 'edition:1' });
    expect(await home()).toEqual([{ item: 'agreement', count: 1, oldestAt: null }]);
    expect(await step()).toBe('missing');
    expect((await accept('ours:1')).body.code).toBe('processing_agreements.changed');
    expect((await accept('edition:1')).body).toMatchObject({
      state: 'accepted',
      acceptances: [{ version: 'edition:1' }, { version: 'ours:1' }],
    });
    // Back to ours is another version than the one it stands by.
    await publish(1, null);
    expect((await read()).state).toBe('outdated');
  });

  it('is for the school’s own administrators: the platform does not accept for it', async () => {
    expect((await accept('ours:1', { actor: 'platformAdmin' })).body.code).toBe('processing_agreements.not_yours');
    expect((await accept('ours:1', { actor: 'careerStaff' })).status).toBe(403);
    expect((await accept('ours:1', { schoolId: other })).status).toBe(404);
    expect((await read()).acceptances).toEqual([]);
  });

  it('stays when the account goes', async () => {
    await accept('ours:1');
    await db.database.updateTable('processing_agreement_acceptance').set({ accepted_by: null }).execute();
    expect((await read()).acceptances[0].acceptedBy).toBeNull();
    expect((await read()).state).toBe('accepted');
  });
});

describe('the platform', () => {
  it('publishes editions that stay; of two who publish at once the second is told', async () => {
    expect((await publish(0, { en: ' ' })).status).toBe(422);
    const both = await Promise.all([publish(0, { en: 'One' }), publish(0, { en: 'Two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await publish(1, { en: ' Three ', de: '' })).body).toMatchObject({ edition: 2, texts: { en: 'Three' }, version: 'edition:2' });
    const reset = (await publish(2, null)).body;
    expect(reset).toMatchObject({
      edition: 3,
      texts: null,
      version: 'ours:1',
      platform: { name: 'Harbour', email: 'help@harbour.example' },
    });
    expect(reset.editions.map(({ locales }: { locales: unknown }) => locales)).toEqual([null, ['en'], ['en']]);
    expect(Object.keys(reset.ours)).toHaveLength(14);
    expect((await publish(3, null)).body.edition).toBe(3);
    expect((await send('platformAdmin', 'GET', `${ADMIN}/editions/2`)).body.texts).toEqual({ en: 'Three' });
    expect((await send('platformAdmin', 'GET', `${ADMIN}/editions/9`)).status).toBe(404);
    expect((await send('schoolAdmin', 'GET', ADMIN)).status).toBe(403);
  });

  it('has schools that stand by another version mailed, once for each edition', async () => {
    const mailed = async () =>
      (
        await db.database.selectFrom('outgoing_mail').select(['key', 'kind']).where('kind', '=', 'processing_agreement_changed').execute()
      ).map(({ key }) => key);
    await publish(0, { en: 'One' });
    await tellSchools(db.database, 1);
    expect(await mailed()).toEqual([]);
    await accept('edition:1');
    await publish(1, { en: 'Two' });
    await tellSchools(db.database, 1);
    expect(await mailed()).toEqual([]);
    for (const _again of [1, 2]) await tellSchools(db.database, 2);
    const administrators = await listAdministrators(db.database, school);
    expect(administrators.length).toBeGreaterThan(0);
    expect((await mailed()).sort()).toEqual(administrators.map(({ id }) => `processing_agreement:2:${school}:${id}`).sort());
    await accept('edition:2');
    await tellSchools(db.database, 2);
    expect(await mailed()).toHaveLength(administrators.length);
  });

  it('sees which school stands by what', async () => {
    await accept('ours:1');
    const list = async (query = '') =>
      (await send('platformAdmin', 'GET', `${ADMIN}/schools?sort=-acceptedAt${query}`)).body.rows.map(
        ({ name, state, version, acceptedBy }: Record<string, unknown>) => [name, state, version, acceptedBy === null],
      );
    expect(await list('&states=accepted')).toEqual([['Nordic <b>School</b>', 'accepted', 'ours:1', false]]);
    expect(await list('&states=missing&q=oTHER')).toEqual([['Other', 'missing', null, true]]);
    const { accepted, all } = (await send('platformAdmin', 'GET', ADMIN)).body.schools;
    expect([accepted, all > 1]).toEqual([1, true]);
    await publish(0, { en: 'New' });
    expect(await list('&states=outdated')).toEqual([['Nordic <b>School</b>', 'outdated', 'ours:1', false]]);
    expect((await send('platformAdmin', 'GET', ADMIN)).body.schools.accepted).toBe(0);
  });
});
