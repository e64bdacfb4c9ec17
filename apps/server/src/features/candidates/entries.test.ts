// The calls of one entry, work authorizations with what follows from nationalities, the welcome wizard, the profile as one's own data.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { candidatePersonalData } from './personal-data.ts';
import { create, fields, ME_URL, profileWorld } from './profile.fixture.ts';

const db = await cloneDatabase();
const { person, clock } = await profileWorld(db);
const LANGUAGE = '/api/v1/candidate/language';
const AUTHORIZATION = '/api/v1/candidate/workauthorization';
const codesOf = (reply: { json(): { errors: { pointer: string; code: string }[] } }) =>
  reply.json().errors.map(({ pointer, code }) => `${pointer} ${code}`);

describe('a language', () => {
  it('is added, changed and removed, and told in the reader’s language', async () => {
    const { browser, read } = await person();
    const added = await browser.send('POST', LANGUAGE, { languageId: 'nb', proficiencyId: 'elementary' }, { 'accept-language': 'de' });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      language: { id: 'nb', name: 'Norwegisch (Bokmål)' },
      proficiency: { id: 'elementary', level: 1 },
    });
    const { id } = added.json();
    expect((await browser.send('PUT', `${LANGUAGE}/${id}`, { proficiencyId: 'full_professional' })).json()).toMatchObject({
      id,
      languageId: 'nb',
      proficiency: { level: 4 },
    });
    expect((await browser.send('DELETE', `${LANGUAGE}/${id}`)).statusCode).toBe(204);
    expect((await browser.send('DELETE', `${LANGUAGE}/${id}`)).statusCode).toBe(404);
    expect(await read()).toMatchObject({ languages: [], version: 4 });
  });

  it('needs a known language, a known level and a change, and is held once', async () => {
    const { browser } = await person();
    const add = (body: object) => browser.send('POST', LANGUAGE, body);
    expect(codesOf(await add({ languageId: 'xx', proficiencyId: 'good' }))).toEqual([
      '/languageId language_unknown',
      '/proficiencyId proficiency_unknown',
    ]);
    expect(codesOf(await add({ languageId: '', proficiencyId: ' ' }))).toEqual([
      '/languageId language_missing',
      '/proficiencyId proficiency_missing',
    ]);
    const { id } = (await add({ languageId: 'other', proficiencyId: 'elementary' })).json();
    expect(codesOf(await add({ languageId: 'other', proficiencyId: 'elementary' }))).toEqual(['/languageId language_twice']);
    expect(codesOf(await browser.send('PUT', `${LANGUAGE}/${id}`, {}))).toEqual(['/languageId language_unchanged']);
  });

  it('of another person does not exist', async () => {
    const [other, me] = [await person(), await person()];
    const { id } = (await other.browser.send('POST', LANGUAGE, { languageId: 'nb', proficiencyId: 'elementary' })).json();
    for (const theirs of [id, newId(), 'nonsense']) {
      expect((await me.browser.send('PUT', `${LANGUAGE}/${theirs}`, { languageId: 'sv' })).statusCode).toBe(404);
      expect((await me.browser.send('DELETE', `${LANGUAGE}/${theirs}`)).statusCode).toBe(404);
    }
  });
});

describe('work authorizations', () => {
  const list = async (browser: Awaited<ReturnType<typeof person>>['browser']) =>
    (await browser.send('GET', AUTHORIZATION))
      .json()
      .workAuthorizations.map((one: { code: string; implicit: boolean }) => `${one.code}${one.implicit ? ' implicit' : ''}`);

  it('are what was said and what follows from nationalities', async () => {
    const { browser, saved } = await person();
    expect(await list(browser)).toEqual([]);
    expect((await browser.send('POST', AUTHORIZATION, { code: 'US', type: 0 })).json()).toMatchObject({
      code: 'US',
      type: 0,
      implicit: false,
    });
    expect((await browser.send('POST', AUTHORIZATION, { code: 'EU' })).json()).toMatchObject({ code: 'EU', type: 1 });
    await saved({ nationalities: create({ nationality: 'NO' }) });
    expect(await list(browser)).toEqual(['NO implicit', 'US', 'EU']);
  });

  it('that follow by now are hidden, and come back with the end of the nationality', async () => {
    const { browser, saved } = await person();
    await browser.send('POST', AUTHORIZATION, { code: 'DE' });
    await browser.send('POST', AUTHORIZATION, { code: 'EU' });
    const [{ id }] = (await saved({ nationalities: create({ nationality: 'SE' }) })).nationalities;
    expect(await list(browser)).toEqual(['SE implicit', 'EU implicit']);
    await saved({ nationalities: [{ op: 'delete', value: { id } }] });
    expect(await list(browser)).toEqual(['DE', 'EU']);
  });

  it('are not said twice, nor where they follow already, nor for a country that is none', async () => {
    const { browser, saved, faults } = await person();
    await saved({ nationalities: create({ nationality: 'SE' }), workAuthorizations: create({ code: 'US' }) });
    const add = async (code: string) => codesOf(await browser.send('POST', AUTHORIZATION, { code }));
    expect(await add('US')).toEqual(['/code code_twice']);
    expect(await add('SE')).toEqual(['/code code_implied']);
    expect(await add('EU')).toEqual(['/code code_implied']);
    expect(await add('DK')).toEqual(['/code code_implied']);
    expect(await add('UK')).toEqual(['/code code_unknown']);
    expect(await add('')).toEqual(['/code code_missing']);
    expect(await faults({ workAuthorizations: [...create({ code: 'CA' }), ...create({ code: 'CA' })] })).toEqual([
      '/ops/workAuthorizations/1/value/code code_twice',
    ]);
    // Counted with the nationalities as they will be.
    expect(await faults({ nationalities: create({ nationality: 'NO' }), workAuthorizations: create({ code: 'NO' }) })).toEqual([
      '/ops/workAuthorizations/0/value/code code_implied',
    ]);
  });

  it('go by their id, and another person’s do not exist', async () => {
    const [other, me] = [await person(), await person()];
    const { id } = (await other.browser.send('POST', AUTHORIZATION, { code: 'US' })).json();
    expect((await me.browser.send('DELETE', `${AUTHORIZATION}/${id}`)).statusCode).toBe(404);
    expect((await other.browser.send('DELETE', `${AUTHORIZATION}/${id}`)).statusCode).toBe(204);
    expect(await list(other.browser)).toEqual([]);
  });
});

describe('nationalities', () => {
  it('have an order whose first the account shows and sets', async () => {
    const { browser, saved, read } = await person();
    const codes = async () => (await read()).nationalities.map((one: { nationality: string }) => one.nationality);
    const account = async (body: object) => (await browser.send('PUT', '/identity/v1/user/me', body)).json().nationality;
    await saved({ nationalities: [...create({ nationality: 'NO' }), ...create({ nationality: 'SE' })] });
    expect((await browser.send('GET', '/identity/v1/user/me')).json().nationality).toBe('NO');
    expect(await account({ nationality: 'DK' })).toBe('DK');
    expect(await codes()).toEqual(['DK', 'SE']);
    expect(await account({ nationality: 'SE' })).toBe('SE');
    expect(await codes()).toEqual(['SE']);
    expect(await account({ nationality: null })).toBeNull();
    expect((await browser.send('PUT', '/identity/v1/user/me', { nationality: 'ZZ' })).json().code).toBe('validation');
    expect(await codes()).toEqual([]);
  });

  it('are held once each', async () => {
    const { faults } = await person();
    expect(await faults({ nationalities: [...create({ nationality: 'NO' }), ...create({ nationality: 'NO' })] })).toEqual([
      '/ops/nationalities/1/value/nationality nationality_twice',
    ]);
  });
});

describe('periods', () => {
  it('are kept by the first of their months, and end nowhere while they last', async () => {
    const { saved, faults } = await person();
    const work = { title: 'T', companyTitle: 'C', isCurrentJob: false, start: '2024-02-29', end: '2024-02-01' };
    const member = { title: 'T', organizationName: 'O', isActive: true, start: '2023-12-31', end: '2020-01-01' };
    const kept = await saved({ workExperiences: create(work), memberships: create(member) });
    expect(kept.workExperiences).toMatchObject([{ start: '2024-02-01', end: '2024-02-01' }]);
    expect(kept.memberships).toMatchObject([{ start: '2023-12-01', end: null, isActive: true }]);
    expect(
      await faults({ workExperiences: create({ ...work, start: '1899-12-31' }), memberships: create({ ...member, isActive: false }) }),
    ).toEqual(['/ops/workExperiences/0/value/start start_invalid', '/ops/memberships/0/value/end end_before_start']);
  });

  it('keep a description that is not said, and forget one that is null', async () => {
    const { saved } = await person();
    const work = { title: 'T', companyTitle: 'C', isCurrentJob: true, start: null, end: null };
    const [{ id }] = (await saved({ workExperiences: create({ ...work, description: '<p>Much</p>' }) })).workExperiences;
    const change = async (more: object) =>
      (await saved({ workExperiences: [{ op: 'update', value: { id, ...work, ...more } }] })).workExperiences[0];
    expect(await change({ title: 'New' })).toMatchObject({ id, title: 'New', description: '<p>Much</p>' });
    expect(await change({ description: null })).toMatchObject({ description: null });
  });
});

describe('the welcome wizard', () => {
  it('shows again the next day after an error or a "later", and never after its last page', async () => {
    clock.now = new Date('2026-03-01T20:00:00Z');
    const { browser, read } = await person();
    await browser.send('PUT', '/identity/v1/user/me', { timeZone: 'Asia/Shanghai' });
    const leave = async (left: string) => (await browser.send('PUT', `${ME_URL}/welcome`, { left })).json();
    // The day after the person's today, which is the second already.
    expect(await leave('later')).toEqual({ completedAt: null, hiddenUntil: '2026-03-03' });
    expect(await leave('error')).toEqual({ completedAt: null, hiddenUntil: '2026-03-03' });
    expect(await leave('final')).toEqual({ completedAt: '2026-03-01T20:00:00.000Z', hiddenUntil: null });
    expect(await leave('error')).toEqual({ completedAt: '2026-03-01T20:00:00.000Z', hiddenUntil: null });
    expect(await read()).toMatchObject({ version: 1, welcome: { completedAt: '2026-03-01T20:00:00.000Z' } });
    clock.now = new Date('2026-03-01T10:00:00Z');
  });
});

describe('my data', () => {
  it('hold the whole profile, with the protected answers and their day, and none where there is no profile', async () => {
    const { saved, userId } = await person();
    const part = async (id: string) =>
      JSON.parse(JSON.stringify(await candidatePersonalData.read(db.database, { userId: id, emailFolded: '' })));
    expect(await part(userId)).toBeNull();
    await saved({
      candidate: fields({ summary: 'I sail', disability: 'yes' }),
      languages: create({ languageId: 'nb', proficiencyId: 'elementary' }),
    });
    expect(await part(userId)).toMatchObject({
      summary: 'I sail',
      disability: 'yes',
      sensitiveAnswersGivenAt: '2026-03-01T10:00:00.000Z',
      languages: [{ languageId: 'nb' }],
    });
    expect(await part(newId())).toBeNull();
  });

  it('go with the person: no row of any section stays', async () => {
    const { saved, userId } = await person();
    await saved({
      candidate: fields({ disability: 'yes' }),
      links: create({ name: 'a', value: 'https://a.example' }),
      nationalities: create({ nationality: 'NO' }),
    });
    const { id } = (await sql<{ id: string }>`select id from candidate where user_id = ${userId}`.execute(db.database)).rows[0] ?? {
      id: '',
    };
    await sql`delete from app_user where id = ${userId}`.execute(db.database);
    for (const table of ['candidate_sensitive_answer', 'candidate_link', 'candidate_nationality'])
      expect((await sql`select 1 from ${sql.table(table)} where candidate_id = ${id}`.execute(db.database)).rows).toEqual([]);
  });
});
