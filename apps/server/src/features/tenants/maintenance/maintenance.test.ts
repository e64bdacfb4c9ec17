// The banner of maintenance: every page has it from one instant to another, on every node within a second, and it goes by itself.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
/** Another node: without a bus it hears nothing, and has to look by itself. */
const other = await testApp({ ...db, search: new ReferenceSearch(), actors });

const call = (method: 'GET' | 'PUT' | 'DELETE', payload?: object) =>
  app.inject({
    method,
    url: '/api/v1/admin/maintenance',
    ...(payload && { payload }),
    headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' },
  });
const shownBy = async (node: typeof app) => (await node.inject({ url: '/api/v1/configuration' })).json().maintenance;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;
const notice = (given: object = {}) => ({
  texts: { en: 'We move to a new server.', de: 'Wir ziehen um.', fr: ' ' },
  fromAt: inMs(-1000),
  untilAt: inMs(HOUR),
  ...given,
});

beforeEach(() => call('DELETE'));

describe('the banner', () => {
  it('is with every page at once here, and within a second on a node that heard nothing; so it goes (tenants.8)', async () => {
    expect(await shownBy(app)).toBeNull();
    expect(await shownBy(other)).toBeNull();
    const kept = (await call('PUT', notice())).json().notice;
    expect(kept).toMatchObject({ state: 'shown', texts: { en: 'We move to a new server.', de: 'Wir ziehen um.' } });
    const shown = { id: kept.id, texts: { en: 'We move to a new server.', de: 'Wir ziehen um.' }, untilAt: kept.untilAt };
    expect(await shownBy(app)).toEqual(shown);
    await expect.poll(() => shownBy(other), { timeout: 1500, interval: 100 }).toEqual(shown);
    expect((await call('DELETE')).json()).toEqual({ notice: null });
    expect(await shownBy(app)).toBeNull();
    await expect.poll(() => shownBy(other), { timeout: 1500, interval: 100 }).toBeNull();
  });

  it('comes and goes by itself, when it is time', async () => {
    await call('PUT', notice({ fromAt: inMs(700), untilAt: inMs(2200) }));
    expect((await call('GET')).json().notice.state).toBe('planned');
    expect(await shownBy(app)).toBeNull();
    await expect.poll(() => shownBy(app), { timeout: 2500, interval: 100 }).not.toBeNull();
    await expect.poll(() => shownBy(app), { timeout: 4000, interval: 100 }).toBeNull();
    expect((await call('GET')).json().notice.state).toBe('over');
  });

  it('is one: another takes its place under another id, so who closed the first sees it', async () => {
    const first = (await call('PUT', notice())).json().notice;
    const second = (await call('PUT', notice({ texts: { en: 'It takes longer.' } }))).json().notice;
    expect(second.id).not.toBe(first.id);
    expect((await shownBy(app)).texts).toEqual({ en: 'It takes longer.' });
    const { rows } = await db.pool.query(
      "select action, detail from audit_line where action like 'maintenance.%' order by id desc limit 2",
    );
    expect(rows.map((row) => [row.action, row.detail.languages])).toEqual([
      ['maintenance.planned', 1],
      ['maintenance.planned', 2],
    ]);
  });

  it.each([
    ['without English', { texts: { de: 'Wir ziehen um.' } }, 'validation'],
    ['of more than 300 characters', { texts: { en: 'x'.repeat(301) } }, 'validation'],
    ['in a language that we do not speak', { texts: { en: 'x', xx: 'x' } }, 'validation'],
    ['from some day', { fromAt: 'tomorrow' }, 'validation'],
    ['that ends before it begins', { fromAt: inMs(2 * HOUR) }, 'maintenance.wrong_period'],
    ['that is over', { fromAt: inMs(-2 * HOUR), untilAt: inMs(-HOUR) }, 'maintenance.wrong_period'],
    ['for more than thirty days', { untilAt: inMs(31 * 24 * HOUR) }, 'maintenance.wrong_period'],
  ])('%s is refused', async (_title, wrong, code) => {
    expect((await call('PUT', notice(wrong))).json().code).toBe(code);
    expect((await call('GET')).json()).toEqual({ notice: null });
  });
});
