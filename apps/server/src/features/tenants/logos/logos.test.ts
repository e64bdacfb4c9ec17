// The logo of a tenant: what it may be, that its hosts show it at once, and that its file goes when nobody shows it any more.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { testApp } from '@fairway/testkit/test-app';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { showOnSchoolHosts } from '../school-hosts/commands.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
let now = new Date('2026-03-01T10:00:00.000Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
let tenantId = 0;
/** A name of each test: what was found by one is kept for a second. */
let host = '';

beforeEach(async () => {
  await db.database.deleteFrom('tenant').execute();
  await db.database.deleteFrom('file_removal').execute();
  const row = { slug: 'north', name: 'North' };
  tenantId = (await db.database.insertInto('tenant').values(row).returning('id').executeTakeFirstOrThrow()).id;
  host = `careers-${tenantId}.example`;
  await db.database.insertInto('tenant_host').values({ host, tenant_id: tenantId }).execute();
  now = new Date(now.getTime() + 60_000);
});

const as = (actor: string) => ({ 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' });
const url = (id = tenantId) => `/api/v1/admin/tenants/${id}/logo`;
const upload = (bytes: Uint8Array, { actor = 'platformAdmin', id = tenantId } = {}) => {
  const form = multipart({ name: 'logo', fileName: 'logo.svg', bytes });
  return app.inject({ method: 'POST', url: url(id), headers: { ...form.headers, ...as(actor) }, payload: form.payload });
};
const remove = () => app.inject({ method: 'DELETE', url: url(), headers: as('platformAdmin') });
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 900, height: 300, channels: 4, background: '#0f6b57' } })
    .toFormat(format)
    .toBuffer();
const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
const shown = async () => (await app.inject({ url: '/api/v1/configuration', headers: { host } })).json().logo;
const goes = async () => (await db.database.selectFrom('file_removal').select('file_key').execute()).map((row) => `/${row.file_key}`);
const lastAct = async () =>
  (await db.pool.query("select action from audit_line where action like 'tenant.%' order by id desc limit 1")).rows;

// @rule tenants.9
describe('the logo of a tenant', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is stored anew, and shown by its hosts at once: %s', async (format) => {
    expect(await shown()).toBeNull();
    const reply = await upload(await picture(format));
    expect(reply.statusCode, reply.body).toBe(200);
    const { logo, updatedAt } = reply.json();
    expect([await shown(), updatedAt]).toEqual([logo, now.toISOString()]);
    const stored = await app.inject({ url: logo, headers: { host } });
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 171 });
    expect(await lastAct()).toEqual([{ action: 'tenant.logo_changed' }]);
  });

  it('is replaced, and removed: the file of the one before goes', async () => {
    const { logo: first } = (await upload(await picture('png'))).json();
    const { logo: second } = (await upload(svg('<rect width="9" height="9"/>'))).json();
    expect(second).toMatch(/\.svg$/);
    expect(await goes()).toEqual([first]);
    expect((await remove()).json().logo).toBeNull();
    expect(await shown()).toBeNull();
    expect((await goes()).sort()).toEqual([first, second].sort());
    expect(await lastAct()).toEqual([{ action: 'tenant.logo_removed' }]);
    expect((await remove()).statusCode).toBe(200);
  });

  it('stays while another tenant shows it', async () => {
    const { logo } = (await upload(await picture('png'))).json();
    await db.database.insertInto('tenant').values({ slug: 'south', name: 'South', logo }).execute();
    await remove();
    expect(await goes()).toEqual([]);
  });

  it('that is no file of a tenant is left alone, and one that a school’s takes the place of goes', async () => {
    const school = await db.database
      .insertInto('school')
      .values({ name: 'S', slug: `s${tenantId}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.updateTable('tenant').set({ school_id: school.id, logo: '/media/logos/of-school.webp' }).execute();
    const { logo } = (await upload(await picture('png'))).json();
    expect(await goes()).toEqual([]);
    await db.database
      .transaction()
      .execute((transaction) => showOnSchoolHosts(transaction, school.id, { logo: '/media/logos/next.webp' }, now));
    expect(await goes()).toEqual([logo]);
  });

  it('is refused when it is something else, runs something, is too large, or the tenant is none; nothing is kept', async () => {
    const codes = [];
    for (const bytes of [await picture('gif'), Buffer.from('%PDF-1.7'), svg('<script>1</script>'), svg('<g>'), new Uint8Array(2_200_000)])
      codes.push((await upload(bytes)).json().code);
    expect(codes).toEqual([
      'tenants.logo_type', 'tenants.logo_type', 'tenants.logo_active', 'tenants.logo_unreadable', 'tenants.logo_large',
    ]); // biome-ignore format: a list
    expect(await shown()).toBeNull();
    expect((await upload(await picture('png'), { id: 999_999 })).statusCode).toBe(404);
    expect(await goes()).toHaveLength(1);
    expect((await upload(await picture('png'), { actor: 'schoolAdmin' })).statusCode).toBe(403);
  });
});
