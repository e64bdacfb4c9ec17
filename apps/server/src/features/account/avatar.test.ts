// The picture of a person: what it may be, what is left of it, and that the one before goes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openDiskStore } from '../../kernel/files/disk-store.ts';
import { removeDueFiles } from '../../kernel/files/file-removal.ts';
import { type SignedInBrowser, signedInBrowsers } from './signed-in.fixture.ts';

const AVATAR = '/identity/v1/user/avatar';
const db = await cloneDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'avatar-'));
const files = await openDiskStore(folder, { signingSecret: TEST_SECRET });
const clock = { now: () => new Date() };
const app = await testApp({ ...db, search: new ReferenceSearch(), app: { files } });
const open = signedInBrowsers(app, db, clock.now);
afterAll(() => rm(folder, { recursive: true, force: true }));

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };
/** 300 x 200: the left 200 red, the right 100 blue. */
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: RED } }).composite([
    { input: { create: { width: 100, height: 200, channels: 3, background: BLUE } }, left: 200, top: 0 },
  ]);

async function send({ browser }: SignedInBrowser, bytes: Uint8Array, square: Record<string, number> = {}) {
  const fields = Object.entries(square).map(([name, value]) => ({ name, value: String(value) }));
  const { payload, headers } = multipart(...fields, { name: 'avatar', fileName: 'me.jpg', bytes });
  return browser.send('POST', AVATAR, payload, headers);
}
const shown = async (avatar: string) => (await app.inject(avatar)).rawPayload;
async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b ? 'red' : 'blue';
}

const PNG = await picture().png().toBuffer();
const WEBP = await picture().webp().toBuffer();
const MANY_PIXELS = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: RED } })
  .png()
  .toBuffer();

describe('a picture', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('in %s becomes a WebP of 512 x 512 under a name that nobody can guess', async (format) => {
    const ada = await open();
    const reply = await send(ada, await picture().toFormat(format).toBuffer());
    expect(reply.statusCode).toBe(200);
    const { avatar } = reply.json();
    expect(avatar).toMatch(/^\/media\/avatars\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.webp$/);
    expect((await ada.browser.send('GET', '/identity/v1/user/me')).json().avatar).toBe(avatar);
    expect(await sharp(await shown(avatar)).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('is the largest square in its middle, or the one that was asked for', async () => {
    const ada = await open();
    const bytes = await picture().png().toBuffer();
    const middle = await shown((await send(ada, bytes)).json().avatar);
    expect([await colourAt(middle, 5, 256), await colourAt(middle, 505, 256)]).toEqual(['red', 'blue']);
    const right = await shown((await send(ada, bytes, { left: 200, top: 50, side: 100 })).json().avatar);
    expect([await colourAt(right, 5, 256), await colourAt(right, 505, 256)]).toEqual(['blue', 'blue']);
  });

  it.each([{ left: 250, top: 0, side: 100 }, { side: 201 }, { left: -1, side: 10 }, { side: 0 }, { side: 1.5 }])(
    'cannot be cut outside itself: %j',
    async (square) => {
      const reply = await send(await open(), await picture().png().toBuffer(), square);
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'validation']);
    },
  );

  it('is turned upright, and keeps nothing of what the camera wrote', async () => {
    const ada = await open();
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Copyright: 'somebody' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    // Turned to the right: what was left is now at the top.
    const made = await shown((await send(ada, bytes, { left: 0, top: 0, side: 200 })).json().avatar);
    expect([await colourAt(made, 256, 5), await colourAt(made, 256, 505)]).toEqual(['red', 'red']);
    const lower = await shown((await send(ada, bytes, { left: 0, top: 200, side: 100 })).json().avatar);
    expect(await colourAt(lower, 256, 256)).toBe('blue');
    const { exif, xmp, icc, iptc, orientation } = await sharp(made).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('of many frames is its first', async () => {
    const frames = await sharp([await picture().png().toBuffer(), await picture().negate().png().toBuffer()], { join: { animated: true } })
      .gif()
      .toBuffer();
    const made = await shown((await send(await open(), frames)).json().avatar);
    expect((await sharp(made).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(made, 5, 256)).toBe('red');
  });

  it.each([
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'),
      415,
      'wrong_type',
    ],
    ['a WebP', WEBP, 415, 'wrong_type'],
    ['a text', Buffer.from('a picture'), 415, 'wrong_type'],
    ['nothing', Buffer.alloc(0), 415, 'wrong_type'],
    ['half a picture', PNG.subarray(0, 120), 422, 'unreadable'],
    ['a bomb of pixels', MANY_PIXELS, 422, 'unreadable'],
    ['too much', Buffer.concat([PNG, Buffer.alloc(LIMITS.avatarBytes)]), 413, 'too_large'],
  ])('cannot be %s', async (_name, bytes, status, code) => {
    const ada = await open();
    const reply = await send(ada, bytes);
    expect([reply.statusCode, reply.json().code]).toEqual([status, `avatar.${code}`]);
    expect((await ada.browser.send('GET', '/identity/v1/user/me')).json().avatar).toBeNull();
  });

  it('goes when another comes, and when it is removed', async () => {
    const ada = await open();
    const bytes = await picture().png().toBuffer();
    const first = (await send(ada, bytes)).json().avatar;
    const second = (await send(ada, bytes)).json().avatar;
    await removeDueFiles({ database: db.database, files, clock });
    expect([(await app.inject(first)).statusCode, (await app.inject(second)).statusCode]).toEqual([404, 200]);
    expect((await ada.browser.send('DELETE', AVATAR)).json().avatar).toBeNull();
    expect((await ada.browser.send('DELETE', AVATAR)).statusCode).toBe(200);
    await removeDueFiles({ database: db.database, files, clock });
    expect((await app.inject(second)).statusCode).toBe(404);
  });

  it('that a provider gave at the sign-in is no file of ours', async () => {
    const ada = await open();
    await db.database.updateTable('app_user').set({ avatar: 'https://a.example/me.png' }).where('id', '=', ada.userId).execute();
    expect((await ada.browser.send('DELETE', AVATAR)).json().avatar).toBeNull();
    expect(await db.database.selectFrom('file_removal').selectAll().execute()).toEqual([]);
  });
});

describe('a share picture', () => {
  const svg = (width: number, height: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#dc1414"/></svg>`,
    );

  it('is a JPEG of 1200 x 630, made once: a wide picture fills it, a logo stands in the middle of white', async () => {
    await files.put(svg(1600, 800), 'media/wide.svg', { contentType: 'image/svg+xml' });
    await files.put(svg(1000, 300), 'media/banner.svg', { contentType: 'image/svg+xml' });
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#dc1414"/></svg>';
    await files.put(Buffer.from(logo), 'media/logo.svg', { contentType: 'image/svg+xml' });
    for (const [name, corner] of [
      ['wide', 220],
      ['banner', 220],
      ['logo', 255],
    ] as const) {
      const reply = await app.inject(`/media/share/${name}.svg.jpg`);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      const [r = 0, g = 0] = await sharp(reply.rawPayload).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
      expect([Math.abs(r - corner) < 8, g > 200]).toEqual([true, name === 'logo']);
    }
    const made = await files.head('media/share/wide.svg.jpg');
    await app.inject('/media/share/wide.svg.jpg');
    expect((await files.head('media/share/wide.svg.jpg'))?.modifiedAt).toEqual(made?.modifiedAt);
  });

  it.each(['nothing.svg', 'huge.svg', 'text.txt', 'avatars/me.webp', 'share/wide.svg.jpg', '../documents/cv.pdf', 'wide.svg.png'])(
    'of %s there is none',
    async (source) => {
      await files.put(Buffer.concat([svg(10, 10), Buffer.alloc(5_000_001, ' ')]), 'media/huge.svg', { contentType: 'image/svg+xml' });
      await files.put(Buffer.from('x'), 'media/text.txt', { contentType: 'text/plain' });
      await files.put(await picture().webp().toBuffer(), 'media/avatars/me.webp', { contentType: 'image/webp' });
      expect((await app.inject(`/media/share/${source}.jpg`)).statusCode).toBe(404);
    },
  );
});
