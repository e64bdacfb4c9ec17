// Documents over the API, in a folder and in an S3 bucket where this machine has a server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { type FormPart, multipart } from '@fairway/testkit/multipart';
import { insertVerifiedConnection } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needService } from '../../../../../tools/services/found.ts';
import { type Radosgw, startRadosgw } from '../../../../../tools/services/radosgw.ts';
import { FEATURES } from '../../features.ts';
import { erasersOf } from '../../kernel/feature.ts';
import { removeDueFiles } from '../../kernel/files/file-removal.ts';
import { type FileStore, StorageFull } from '../../kernel/files/file-store.ts';
import { openFileStore } from '../../kernel/files/open-file-store.ts';
import { type SignedInBrowser, signedInBrowsers } from '../account/signed-in.fixture.ts';
import { docFile, docxFile, EICAR, pdfFile } from './inspection/files.fixture.ts';

const CV = '/api/v1/candidate/cv';
const hasRadosgw = needService('radosgw');

function contract(openStore: () => Promise<FileStore>): void {
  let files: FileStore;
  let full = false;
  let open: ReturnType<typeof signedInBrowsers>;
  let app: Awaited<ReturnType<typeof testApp>>;
  let now = new Date();
  let db: Awaited<ReturnType<typeof cloneDatabase>>;
  const clock = { now: () => now };

  beforeAll(async () => {
    db = await cloneDatabase();
    const store = await openStore();
    files = { ...store, put: (...given) => (full ? Promise.reject(new StorageFull('full')) : store.put(...given)) };
    app = await testApp({ ...db, search: new ReferenceSearch(), now: clock.now, app: { files } });
    open = signedInBrowsers(app, db, clock.now);
  }, 180_000);
  afterAll(() => files?.close());

  async function upload({ browser }: SignedInBrowser, bytes: Uint8Array, fileName = 'CV.pdf', fields: Record<string, string> = {}) {
    const parts: FormPart[] = Object.entries({ consent: 'true', ...fields }).map(([name, value]) => ({ name, value }));
    const { payload, headers } = multipart(...parts, { name: 'file', fileName, bytes });
    return browser.send('POST', CV, payload, headers);
  }
  const listed = async ({ browser }: SignedInBrowser) => (await browser.send('GET', CV)).json().documents;
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of files.list()) if (key.startsWith('documents/')) found.push(key);
    return found;
  };
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  it('open on /cvs and /cvupload with a verified school only, where the switch asks for it; on the profile always', async () => {
    const ada = await open();
    const { id } = (await upload(ada, pdfFile())).json();
    const onCvs = () =>
      Promise.all([
        ada.browser.send('GET', `${CV}?place=cvs`),
        ada.browser.send('GET', `${CV}/${id}/download?place=cvs`),
        ada.browser.send('PATCH', `${CV}/${id}?place=cvs`, { name: 'Mine' }),
        ada.browser.send('POST', `${CV}/setdefault/${id}?place=cvs`),
      ]);
    for (const reply of await onCvs()) expect([reply.statusCode, reply.json().code]).toEqual([403, 'documents.not_verified']);
    expect((await ada.browser.send('DELETE', `${CV}/${id}?place=cvs`)).statusCode).toBe(403);
    const parts = multipart({ name: 'consent', value: 'true' }, { name: 'file', fileName: 'CV.pdf', bytes: pdfFile() });
    expect((await ada.browser.send('POST', `${CV}?place=cvs`, parts.payload, parts.headers)).json().code).toBe('documents.not_verified');
    expect((await ada.browser.send('GET', `${CV}?place=profile`)).statusCode).toBe(200);
    expect((await ada.browser.send('GET', `${CV}?place=elsewhere`)).statusCode).toBe(422);
    const school = { name: 'Nordic', slug: `nordic-${id}` };
    const row = await db.database.insertInto('school').values(school).returning('id').executeTakeFirstOrThrow();
    await insertVerifiedConnection(db.database, ada.userId, row.id);
    for (const reply of await onCvs()) expect(reply.statusCode).toBe(200);
  });

  it('an upload is listed, comes back byte for byte, and is saved under its name', async () => {
    const ada = await open();
    const bytes = pdfFile();
    const stored = await upload(ada, bytes, 'Lebenslauf Ada.PDF');
    expect([stored.statusCode, stored.json()]).toMatchObject([
      201,
      {
        kind: 'cv',
        name: 'Lebenslauf Ada.pdf',
        extension: 'pdf',
        contentType: 'application/pdf',
        sizeBytes: bytes.length,
        isDefault: true,
      },
    ]);
    expect(await listed(ada)).toEqual([stored.json()]);
    const { url, expiresAt } = (await ada.browser.send('GET', `${CV}/${stored.json().id}/download`)).json();
    expect(url).toMatch(/^\/files\/documents\//);
    expect(new Date(expiresAt).getTime() - now.getTime()).toBeLessThanOrEqual(300_000);
    const file = await app.inject(url);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="Lebenslauf Ada.pdf"; filename*=UTF-8''Lebenslauf%20Ada.pdf`);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  });

  it('the address of a file opens it for five minutes; another key, name or nothing signed opens nothing', async () => {
    const ada = await open();
    const { id } = (await upload(ada, pdfFile())).json();
    const { url } = (await ada.browser.send('GET', `${CV}/${id}/download`)).json();
    expect((await app.inject(url.replace('CV.pdf', 'CV.exe'))).statusCode).toBe(403);
    expect((await app.inject(url.split('?')[0])).statusCode).toBe(403);
    expect((await app.inject({ method: 'GET', url: url.replace('/files/', '/media/') })).statusCode).toBe(404);
  });

  it('each type is known by its content, whatever it is called', async () => {
    const ada = await open();
    expect((await upload(ada, docxFile(), 'CV.pdf')).json()).toMatchObject({ name: 'CV.docx', extension: 'docx' });
    expect((await upload(ada, docFile(), 'letter.exe', { kind: 'document' })).json()).toMatchObject({
      name: 'letter.exe.doc',
      isDefault: false,
    });
    expect((await upload(ada, pdfFile(), 'CV.pdf', { name: 'My best' })).json()).toMatchObject({ name: 'My best.pdf' });
    expect((await ada.browser.send('GET', `${CV}?kind=document`)).json().documents).toHaveLength(1);
  });

  it('the same file twice is kept twice, and the second is numbered', async () => {
    const ada = await open();
    await upload(ada, pdfFile());
    expect((await upload(ada, pdfFile())).json()).toMatchObject({ name: 'CV (2).pdf', isDefault: false });
    expect((await upload(ada, pdfFile(), 'Other.pdf')).json()).toMatchObject({ name: 'Other (2).pdf' });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 422, 'empty'],
    ['a text', Buffer.from('I am a PDF'), 415, 'wrong_type'],
    ['half a file', pdfFile().subarray(0, 300), 422, 'unreadable'],
    ['the test virus', Buffer.from(EICAR), 422, 'infected'],
    ['macros', docxFile({ 'word/vbaProject.bin': Buffer.alloc(4) }), 422, 'macros'],
    ['scripts', pdfFile({ 9: '<< /JS (x) >>' }), 422, 'active_content'],
    ['two files in one', Buffer.concat([Buffer.from('GIF89a'), pdfFile()]), 422, 'two_types'],
    ['a bomb', docxFile({ 'word/a.xml': Buffer.alloc(40_000_000) }), 422, 'archive_bomb'],
    ['too much', Buffer.concat([pdfFile(), Buffer.alloc(LIMITS.documentBytes)]), 413, 'too_large'],
  ])('%s is refused with its code, and nothing is kept', async (_name, bytes, status, code) => {
    const ada = await open();
    const before = await keys();
    const reply = await upload(ada, bytes);
    expect([reply.statusCode, reply.json().code]).toEqual([status, `documents.${code}`]);
    expect(await listed(ada)).toEqual([]);
    expect(await keys()).toEqual(before);
  });

  it('without the statement of consent nothing is stored; with it, the day is kept', async () => {
    const ada = await open();
    expect((await upload(ada, pdfFile(), 'CV.pdf', { consent: 'false' })).json().code).toBe('documents.consent');
    expect(await listed(ada)).toEqual([]);
    const { id } = (await upload(ada, pdfFile())).json();
    const row = await db.database.selectFrom('candidate_document').select('consented_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.consented_at).toEqual(now);
  });

  it('a full store says so, and keeps neither row nor file', async () => {
    const ada = await open();
    full = true;
    const reply = await upload(ada, pdfFile());
    full = false;
    expect([reply.statusCode, reply.json().code]).toEqual([507, 'storage_full']);
    expect(await listed(ada)).toEqual([]);
    expect((await upload(ada, pdfFile())).statusCode).toBe(201);
  });

  it('a candidate keeps 50 documents, however many come at once', async () => {
    const ada = await open();
    const first = (await upload(ada, pdfFile())).json();
    await db.pool.query(
      `insert into candidate_document (id, candidate_id, kind, name, file_key, content_type, size_bytes, sha256, consented_at)
       select gen_random_uuid(), candidate_id, 'document', n || '.pdf', file_key || n, content_type, size_bytes, sha256, consented_at
       from candidate_document, generate_series(1, $2) n where id = $1`,
      [first.id, LIMITS.documentsPerCandidate - 2],
    );
    const statuses = await Promise.all([upload(ada, pdfFile()), upload(ada, pdfFile()), upload(ada, pdfFile())]);
    expect(statuses.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409]);
    expect((await upload(ada, pdfFile())).json().code).toBe('documents.limit');
    expect(await listed(ada)).toHaveLength(LIMITS.documentsPerCandidate);
  });

  it('a rename keeps the extension', async () => {
    const ada = await open();
    const { id } = (await upload(ada, docxFile())).json();
    const rename = async (name: string) => (await ada.browser.send('PATCH', `${CV}/${id}`, { name })).json();
    expect(await rename(' Ada Berg ')).toMatchObject({ name: 'Ada Berg.docx' });
    expect(await rename('Ada.pdf')).toMatchObject({ name: 'Ada.pdf.docx' });
    expect(await rename('  ')).toMatchObject({ code: 'documents.name_missing' });
    expect(await rename('x'.repeat(201))).toMatchObject({ code: 'validation' });
  });

  it('one CV is the default: the first, then whichever is chosen, then the newest', async () => {
    const ada = await open();
    const ids: string[] = [];
    for (const name of ['first', 'second', 'third']) {
      later(1000);
      ids.push((await upload(ada, pdfFile(), name)).json().id);
    }
    const letter = (await upload(ada, pdfFile(), 'letter', { kind: 'document' })).json().id;
    const defaults = async () =>
      (await listed(ada)).filter((one: { isDefault: boolean }) => one.isDefault).map((one: { id: string }) => one.id);
    expect(await defaults()).toEqual([ids[0]]);
    expect((await ada.browser.send('POST', `${CV}/setdefault/${ids[1]}`)).json()).toMatchObject({ id: ids[1], isDefault: true });
    expect((await ada.browser.send('POST', `${CV}/setdefault/${ids[1]}`)).statusCode).toBe(200);
    expect((await ada.browser.send('POST', `${CV}/setdefault/${letter}`)).json().code).toBe('documents.not_a_cv');
    expect(await defaults()).toEqual([ids[1]]);
    expect((await ada.browser.send('DELETE', `${CV}/${ids[1]}`)).statusCode).toBe(204);
    expect(await defaults()).toEqual([ids[2]]);
    await ada.browser.send('DELETE', `${CV}/${ids[0]}`);
    await ada.browser.send('DELETE', `${CV}/${ids[2]}`);
    expect(await defaults()).toEqual([]);
  });

  it('a deleted document is gone at once, its file a moment later', async () => {
    const ada = await open();
    const before = await keys();
    const { id } = (await upload(ada, pdfFile())).json();
    const [key] = (await keys()).filter((one) => !before.includes(one));
    await ada.browser.send('DELETE', `${CV}/${id}`);
    expect((await ada.browser.send('DELETE', `${CV}/${id}`)).statusCode).toBe(404);
    await removeDueFiles({ database: db.database, files, clock });
    expect(await keys()).not.toContain(key);
  });

  it('a file that was stored by a node that died before it wrote the row goes by itself', async () => {
    const ada = await open();
    await upload(ada, pdfFile());
    const kept = await keys();
    await files.put(pdfFile(), 'documents/orphan.pdf', { contentType: 'application/pdf' });
    await db.database
      .insertInto('file_removal')
      .values({ file_key: 'documents/orphan.pdf', due_at: new Date(now.getTime() + 3_600_000) })
      .execute();
    await removeDueFiles({ database: db.database, files, clock });
    expect(await keys()).toContain('documents/orphan.pdf');
    later(3_700_000);
    await removeDueFiles({ database: db.database, files, clock });
    expect((await keys()).sort()).toEqual(kept.sort());
  });

  it('the export holds the files, and after the erasure of the account they are gone from the store', async () => {
    const ada = await open();
    const bytes = pdfFile();
    await upload(ada, bytes, 'Mine.pdf');
    await upload(ada, docxFile(), 'Mine.docx');
    const reply = await ada.browser.send('GET', '/identity/v1/user/export');
    const archive = unzipSync(reply.rawPayload);
    expect(Buffer.from(archive['documents/Mine.pdf'] ?? []).equals(bytes)).toBe(true);
    expect(Object.keys(archive)).toContain('documents/Mine.docx');
    expect(JSON.parse(Buffer.from(archive['documents.json'] ?? []).toString())).toMatchObject([{ name: 'Mine.pdf', isDefault: true }, {}]);
    const before = await keys();
    await db.database.transaction().execute(async (transaction) => {
      for (const eraser of erasersOf(FEATURES)) await eraser(transaction, { userId: ada.userId, emailFolded: ada.email });
      await transaction.deleteFrom('app_user').where('id', '=', ada.userId).execute();
    });
    later(1000);
    await removeDueFiles({ database: db.database, files, clock: { now: () => new Date(Date.now() + 60_000) } });
    expect((await keys()).length).toBe(before.length - 2);
  });
}

describe('documents in a folder', () => {
  const folder = mkdtemp(path.join(tmpdir(), 'documents-'));
  afterAll(async () => rm(await folder, { recursive: true, force: true }));
  contract(async () => openFileStore(await folder, { signingSecret: TEST_SECRET }));
});

describe.runIf(hasRadosgw)('documents in an S3 bucket', () => {
  let gateway: Radosgw;
  afterAll(() => gateway?.stop());
  contract(async () => {
    gateway = await startRadosgw();
    const client = new S3Client({
      endpoint: `http://${gateway.host}`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: gateway.accessKey, secretAccessKey: gateway.secretKey },
    });
    await client.send(new CreateBucketCommand({ Bucket: 'documents' }));
    client.destroy();
    return openFileStore(gateway.url('documents'), { signingSecret: TEST_SECRET });
  });
});
