// Pictures of profiles: what they may be, what is left of them, and when they go.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROFILE_PICTURE_BYTES, pictureSources } from '@fairway/rules/profile-pictures';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { multipart } from '@fairway/testkit/multipart';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openDiskStore } from '../../../kernel/files/disk-store.ts';
import { removeDueFiles } from '../../../kernel/files/file-removal.ts';
import { removeUnshownPictures } from './commands.ts';

const db = await cloneDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
const files = await openDiskStore(folder, { signingSecret: TEST_SECRET });
const app = await testApp({ ...db, search: new ReferenceSearch(), app: { files } });
afterAll(() => rm(folder, { recursive: true, force: true }));

const organization = await insertOrganization(db.database, { name: 'Acme' });
const rival = await insertOrganization(db.database, { name: 'Rival' });
const [olga, otto] = [testBrowser(app), testBrowser(app)];
for (const [browser, name, organizationId] of [
  [olga, 'olga', organization],
  [otto, 'otto', rival],
] as const) {
  await insertPerson(db.database, { email: `${name}@acme.example`, roles: [{ role: 'OrganizationAdmin', organizationId }] });
  await browser.signIn(`${name}@acme.example`);
}
const at = (rest: string, of = organization) => `/api/v1/employer/organizations/${of}/profile${rest}`;
const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };
/** The left half red, the right half blue. */
const picture = (width = 1200, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: BLUE } }, left: width / 2, top: 0 },
  ]);
async function upload(bytes: Uint8Array, fields: Record<string, string | number>, fileName = 'a.png') {
  const named = Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }));
  const { payload, headers } = multipart(...named, { name: 'picture', fileName, bytes });
  return olga.send('POST', at('/pictures'), payload, headers);
}
const seen = (address: string) => app.inject({ url: address });
const addressesOf = (address: string) =>
  Object.values(pictureSources(address) ?? {}).flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? ''));
const PNG = await picture().png().toBuffer();
const GIF = await picture(10, 10).gif().toBuffer();

// @rule organizations.27
describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('in %s is cut and kept as WebP and AVIF in each width', async (format) => {
    const reply = await upload(await picture().toFormat(format).toBuffer(), { kind: 'banner' });
    expect(reply.statusCode, reply.body).toBe(200);
    const { address } = reply.json();
    const sizes = [];
    for (const one of addressesOf(address)) {
      const file = await seen(one);
      expect(file.headers['content-type']).toBe(one.endsWith('.avif') ? 'image/avif' : 'image/webp');
      const { width, height } = await sharp(file.rawPayload).metadata();
      sizes.push(`${width}x${height}`);
    }
    // Smaller than it could be shown, it is not blown up.
    expect(sizes).toEqual(['800x267', '1200x400', '800x267', '1200x400']);
  });

  it('shows the part that was asked for, upright, and nothing that the camera wrote', async () => {
    const turned = await picture(600, 300)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { address } = (await upload(turned, { kind: 'logo', left: 0, top: 300, width: 300 }, 'me.jpg')).json();
    const file = (await seen(address)).rawPayload;
    const { exif, width, height } = await sharp(file).metadata();
    expect([exif, width, height]).toEqual([undefined, 256, 256]);
    const [r = 0, , b = 0] = await sharp(file).extract({ left: 128, top: 200, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect(b).toBeGreaterThan(r);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
  it.each<[string, Uint8Array, Record<string, string | number>, number, string]>([
    ['an SVG that is called PNG', svg, {}, 422, 'organization_profiles.picture_type'],
    ['a GIF', GIF, {}, 422, 'organization_profiles.picture_type'],
    ['no file at all', new Uint8Array(), {}, 422, 'organization_profiles.picture_type'],
    ['half a picture', PNG.subarray(0, PNG.length / 2), {}, 422, 'organization_profiles.picture_unreadable'],
    ['a part outside of it', PNG, { left: 1000, top: 0, width: 500 }, 422, 'validation'],
    ['another kind', PNG, { kind: 'wallpaper' }, 422, 'validation'],
    ['one that is too large', new Uint8Array(PROFILE_PICTURE_BYTES + 1), {}, 413, 'organization_profiles.picture_large'],
  ])('is refused: %s', async (_what, bytes, fields, status, code) => {
    const reply = await upload(bytes, { kind: 'logo', ...fields });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it('of 20000 by 20000 is refused before it is unpacked', async () => {
    const bomb = Buffer.from(PNG);
    // Width and height of the header, with the checksum that they give.
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    const { crc32 } = await import('node:zlib');
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const reply = await upload(bomb, { kind: 'logo' });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'organization_profiles.picture_unreadable']);
  });

  it('of another organization is nobody’s else', async () => {
    const { address } = (await upload(PNG, { kind: 'logo' })).json();
    const { edition, content } = (await otto.send('GET', at('', rival))).json();
    const reply = await otto.send('PUT', at('/content', rival), { edition, content: { ...content, logo: address } });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'organization_profiles.picture_unknown']);
  });
});

it('pictures that a draft or a version shows stay, the others go after a day with all their files', async () => {
  await db.database.deleteFrom('organization_profile_picture').execute();
  const addresses: string[] = [];
  for (const kind of ['logo', 'logo', 'logo']) addresses.push((await upload(PNG, { kind })).json().address);
  const save = async (logo: string | undefined) => {
    const { edition, content } = (await olga.send('GET', at(''))).json();
    const reply = await olga.send('PUT', at('/content'), { edition, content: { ...content, tagline: { en: 'Acme' }, logo } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
  const { edition } = await save(addresses[2]);
  expect((await olga.send('POST', at('/publish'), { edition })).statusCode).toBe(200);
  await save(addresses[1]);
  const later = new Date(Date.now() + 25 * 3_600_000);
  expect(await removeUnshownPictures(db.database, new Date())).toBe(0);
  expect(await removeUnshownPictures(db.database, later)).toBe(1);
  await removeDueFiles({ database: db.database, files, clock: { now: () => later } });
  const states = [];
  for (const address of addresses) states.push((await Promise.all(addressesOf(address).map(seen))).map(({ statusCode }) => statusCode));
  expect(states).toEqual([[404, 404, 404, 404], Array(4).fill(200), Array(4).fill(200)]);
  // Published and replaced, it is still in a version: it can come back.
  expect((await seen(addresses[2] ?? '')).statusCode).toBe(200);
});
