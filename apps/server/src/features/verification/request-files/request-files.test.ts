// A request that carries a file, from its upload to its end, and who of the staff has the request.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { FEATURES } from '../../../features.ts';
import { personalDataOf } from '../../../kernel/feature.ts';
import { removeDueFiles } from '../../../kernel/files/file-removal.ts';
import { openFileStore } from '../../../kernel/files/open-file-store.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { docxFile, EICAR, pdfFile } from '../../documents/inspection/files.fixture.ts';
import { revokeRole } from '../../identity/roles/commands.ts';
import { insertProvingSchool } from '../school.fixture.ts';

const now = new Date();
const folder = await mkdtemp(path.join(tmpdir(), 'request-files-'));
const db = await cloneDatabase();
const files = await openFileStore(`file:${folder}`, { signingSecret: TEST_SECRET });
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors, app: { files } });
afterAll(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

let worlds = 0;
async function school() {
  worlds += 1;
  const schoolId = await insertProvingSchool(db.database, { name: `School ${worlds}`, slug: `school-${worlds}` });
  return { schoolId, finn: await staff(schoolId, 'Finn'), maria: await staff(schoolId, 'Maria') };
}
async function staff(schoolId: number, firstName: string) {
  const name = `${firstName}${schoolId}`;
  const roles = [{ role: 'CareerStaff' as const, schoolId }];
  const userId = await insertPerson(db.database, { email: `${name}@staff.example`, firstName, lastName: 'Holm', roles });
  actors[name] = { ...CANDIDATE, userId, roles: ['CareerStaff'], staffSchoolIds: [schoolId] };
  const url = `/api/v1/staff/schools/${schoolId}/verifications`;
  const send = (method: 'GET' | 'POST' | 'PUT', at: string, body?: object) =>
    app.inject({ method, url: url + at, headers: { 'x-test-actor': name }, ...(body ? { payload: body } : {}) });
  return { name, userId, send, code: async (...given: Parameters<typeof send>) => codeOf(await send(...given)) };
}
const codeOf = (reply: { statusCode: number; json: () => { code: string } }) =>
  reply.statusCode < 300 ? 'ok' : `${reply.statusCode} ${reply.json().code}`;

async function candidate() {
  worlds += 1;
  const name = `ada${worlds}`;
  const userId = await insertPerson(db.database, { email: `${name}@home.example`, firstName: 'Ada' });
  actors[name] = { ...CANDIDATE, userId };
  const headers = { 'x-test-actor': name };
  return {
    name,
    userId,
    ask: (schoolId: number, bytes: Uint8Array, fileName = 'card.jpg', message = 'I study here') => {
      const form = multipart(
        { name: 'schoolId', value: `${schoolId}` },
        { name: 'message', value: message },
        { name: 'file', fileName, bytes },
      );
      const url = '/api/v1/university-connection/with-file';
      return app.inject({ method: 'POST', url, payload: form.payload, headers: { ...headers, ...form.headers } });
    },
    send: (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
      app.inject({ method, url: `/api/v1/university-connection${url}`, headers, ...(body ? { payload: body } : {}) }),
  };
}
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
    .withExif({ IFD0: { Artist: 'Secret camera of Ada' } })
    .jpeg()
    .toBuffer();
const stored = async () => {
  await removeDueFiles({ database: db.database, files, clock: { now: () => new Date() } });
  const keys: string[] = [];
  for await (const { key } of files.list()) if (key.startsWith('verifications/')) keys.push(key);
  return keys;
};
const keyOf = async (id: string) =>
  (await db.database.selectFrom('verification_file').select('file_key').where('connection_id', '=', id).executeTakeFirstOrThrow()).file_key;
/** A request with a file: its connection, its person and its staff. */
async function asked() {
  const place = await school();
  const ada = await candidate();
  const reply = await ada.ask(place.schoolId, await picture());
  expect(reply.statusCode).toBe(200);
  return { ...place, ada, id: reply.json().connection.id as string };
}

describe('a request carries a file', () => {
  it('that the candidate names and staff open: a picture is written anew without what the camera wrote', async () => {
    const { finn, ada, id } = await asked();
    expect((await ada.send('GET', `/${id}`)).json()).toMatchObject({ state: 'pending', method: 'manual', fileName: 'card.jpg' });
    expect((await finn.send('GET', '')).json().rows).toMatchObject([{ id, hasFile: true }]);
    expect((await finn.send('GET', `/${id}`)).json().file).toMatchObject({ name: 'card.jpg', erasedAt: null });
    const opened = (await finn.send('POST', `/${id}/file`)).json();
    expect(opened.isPicture).toBe(true);
    const shown = await app.inject({ url: opened.showUrl });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
    });
    expect(shown.rawPayload.includes('Secret camera')).toBe(false);
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    expect((await app.inject({ url: opened.saveUrl })).headers['content-disposition']).toContain('attachment');
  });

  it('each opening is an audit line with who looked at whom', async () => {
    const { finn, ada, id, schoolId } = await asked();
    await finn.send('POST', `/${id}/file`);
    const lines = await db.database.selectFrom('audit_line').selectAll().where('action', '=', 'connection.file_opened').execute();
    expect(lines.filter((line) => line.subject === `user:${ada.userId}`)).toMatchObject([
      { actor_id: finn.userId, school_id: schoolId, detail: { connection: id } },
    ]);
  });

  it('a PDF as it is, inspected as documents are', async () => {
    const { schoolId, finn } = await school();
    const ada = await candidate();
    const { id } = (await ada.ask(schoolId, pdfFile(), 'letter.pdf')).json().connection;
    const { showUrl, isPicture } = (await finn.send('POST', `/${id}/file`)).json();
    expect(isPicture).toBe(false);
    expect((await app.inject({ url: showUrl })).rawPayload.equals(pdfFile())).toBe(true);
  });

  it('another type, a virus, a broken picture, no message: refused, nothing is stored and nothing asked', async () => {
    const { schoolId, finn } = await school();
    const ada = await candidate();
    const before = await stored();
    expect(codeOf(await ada.ask(schoolId, await docxFile(), 'card.docx'))).toBe('415 verification.file_type');
    expect(codeOf(await ada.ask(schoolId, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'card.svg'))).toBe(
      '415 verification.file_type',
    );
    expect(codeOf(await ada.ask(schoolId, Buffer.concat([pdfFile(), Buffer.from(EICAR)]), 'card.pdf'))).toBe('422 documents.infected');
    expect(codeOf(await ada.ask(schoolId, (await picture()).subarray(0, 300)))).toBe('422 documents.unreadable');
    expect(codeOf(await ada.ask(schoolId, Buffer.alloc(0)))).toBe('422 documents.empty');
    expect(codeOf(await ada.ask(schoolId, await picture(), 'card.jpg', ' '))).toBe('422 verification.message_missing');
    expect(codeOf(await ada.ask(2_000_000, await picture()))).toBe('404 not_found');
    expect((await finn.send('GET', '')).json().total).toBe(0);
    expect(await stored()).toEqual(before);
  });

  it('another school’s staff are told that there is none; neither is a file that a request does not carry opened', async () => {
    const { id } = await asked();
    const other = await school();
    expect(await other.finn.code('POST', `/${id}/file`)).toBe('404 not_found');
    expect(await other.finn.code('PUT', `/${id}/assignee`, { userId: other.finn.userId, from: null })).toBe('404 not_found');
    const ben = await candidate();
    const body = { noAcademicEmail: true, schoolId: other.schoolId, message: 'Please' };
    const plain = (await ben.send('POST', '', body)).json().connection;
    expect(await other.finn.code('POST', `/${plain.id}/file`)).toBe('410 verification.file_gone');
  });
});

describe('the file is erased', () => {
  it('with the decision; the record and an undone decision say that it is gone', async () => {
    for (const decision of ['approve', 'reject']) {
      const { finn, id } = await asked();
      const key = await keyOf(id);
      expect(await stored()).toContain(key);
      const { showUrl } = (await finn.send('POST', `/${id}/file`)).json();
      const decided = await finn.send('POST', `/${id}/${decision}`, decision === 'reject' ? { reason: 'No' } : undefined);
      expect(decided.json().file).toEqual({ name: null, sizeBytes: null, erasedAt: now.toISOString() });
      expect(await stored()).not.toContain(key);
      expect((await app.inject({ url: showUrl })).statusCode).toBe(404);
      expect((await finn.send('POST', `/${id}/undo`)).json()).toMatchObject({ state: 'pending', file: { erasedAt: now.toISOString() } });
      expect(await finn.code('POST', `/${id}/file`)).toBe('410 verification.file_gone');
    }
  });

  it('with many decisions at once, with a request that is withdrawn, and with the person', async () => {
    const [many, withdrawn, person] = [await asked(), await asked(), await asked()];
    const keys = await Promise.all([many.id, withdrawn.id, person.id].map(keyOf));
    expect(await stored()).toEqual(expect.arrayContaining(keys));
    await many.finn.send('POST', '/decisions', { ids: [many.id], decision: 'approve' });
    await withdrawn.ada.send('DELETE', `?schoolId=${withdrawn.schoolId}`);
    await db.database.deleteFrom('app_user').where('id', '=', person.ada.userId).execute();
    const left = await stored();
    expect(keys.filter((key) => left.includes(key ?? ''))).toEqual([]);
  });

  it('and asked again, nothing is left of the last one', async () => {
    const { finn, ada, id, schoolId } = await asked();
    await finn.send('POST', `/${id}/reject`, { reason: 'No' });
    await ada.send('POST', '', { noAcademicEmail: true, schoolId, message: 'Again' });
    expect((await finn.send('GET', `/${id}`)).json()).toMatchObject({ state: 'pending', file: null });
  });

  it('until then it is in what its person takes away', async () => {
    const { ada } = await asked();
    const part = personalDataOf(FEATURES).find(({ name }) => name === 'school-connections')!;
    const person = { userId: ada.userId, email: '' } as never;
    expect(await part.read(db.database, person)).toMatchObject({ files: [{ name: 'card.jpg', contentType: 'image/jpeg' }] });
    expect(await part.files?.(db.database, person)).toMatchObject([{ name: 'card.jpg' }]);
  });
});

describe('a request is taken by a colleague', () => {
  it('who has it is in the list, which can be narrowed to mine, nobody’s and others’', async () => {
    const { finn, maria, id } = await asked();
    const ids = async (who: typeof finn, assigned: string) =>
      (await who.send('GET', `?assigned=${assigned}`)).json().rows.map((row: { id: string }) => row.id);
    expect(await ids(finn, 'nobody')).toEqual([id]);
    const taken = await finn.send('PUT', `/${id}/assignee`, { userId: finn.userId, from: null });
    expect(taken.json()).toMatchObject({ assignedTo: { userId: finn.userId, name: 'Finn Holm' } });
    expect([await ids(finn, 'me'), await ids(finn, 'nobody'), await ids(finn, 'others')]).toEqual([[id], [], []]);
    expect([await ids(maria, 'me'), await ids(maria, 'others')]).toEqual([[], [id]]);
    expect((await finn.send('GET', '/export.csv')).body).toContain('Finn Holm');
    expect(await finn.code('PUT', `/${id}/assignee`, { userId: null, from: finn.userId })).toBe('ok');
    expect(await ids(finn, 'nobody')).toEqual([id]);
  });

  it('of two who take it the second is told; it is given to staff of the school only', async () => {
    const { finn, maria, id, ada } = await asked();
    await finn.send('PUT', `/${id}/assignee`, { userId: finn.userId, from: null });
    expect(await maria.code('PUT', `/${id}/assignee`, { userId: maria.userId, from: null })).toBe('409 verification.taken');
    expect(await finn.code('PUT', `/${id}/assignee`, { userId: ada.userId, from: finn.userId })).toBe('422 verification.no_colleague');
    expect(await finn.code('PUT', `/${id}/assignee`, { userId: maria.userId, from: finn.userId })).toBe('ok');
    const mixed = await maria.send('POST', '/decisions', { ids: [id], decision: 'release' });
    expect(mixed.json()).toEqual({ done: [id], refused: [] });
  });

  it('many at once: those that a colleague has are named', async () => {
    const { finn, maria, id, schoolId } = await asked();
    const ben = await candidate();
    const other = (await ben.ask(schoolId, await picture())).json().connection.id;
    await maria.send('PUT', `/${id}/assignee`, { userId: maria.userId, from: null });
    expect((await finn.send('POST', '/decisions', { ids: [id, other], decision: 'take' })).json()).toMatchObject({
      done: [other],
      refused: [{ id, code: 'verification.taken' }],
    });
  });

  it('somebody else may decide it, and a decided request is nobody’s', async () => {
    const { finn, maria, id } = await asked();
    await maria.send('PUT', `/${id}/assignee`, { userId: maria.userId, from: null });
    expect((await finn.send('POST', `/${id}/approve`)).json()).toMatchObject({ state: 'verified', assignedTo: null });
    expect(await finn.code('PUT', `/${id}/assignee`, { userId: finn.userId, from: null })).toBe('409 verification.wrong_state');
    expect((await finn.send('POST', `/${id}/undo`)).json()).toMatchObject({ state: 'pending', assignedTo: null });
  });

  it('is released when who has it leaves the staff', async () => {
    const { finn, maria, id, schoolId } = await asked();
    await maria.send('PUT', `/${id}/assignee`, { userId: maria.userId, from: null });
    const held = { role: 'CareerStaff' as const, organizationId: null, schoolId };
    await revokeRole(db.database, { userId: maria.userId, held, actorId: null, now });
    expect((await finn.send('GET', `/${id}`)).json().assignedTo).toBeNull();
  });
});
