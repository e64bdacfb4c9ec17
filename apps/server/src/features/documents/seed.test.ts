// Ada's files in the demo world are ones that an upload would take, and the same each time.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inspectBytes } from './inspection/inspect-bytes.ts';
import { seedDocuments } from './seed.ts';

const TODAY = new Date('2026-11-21T00:00:00Z');

async function seeded(): Promise<Map<string, Buffer>> {
  const { database } = await cloneDatabase();
  const files = new Map<string, Buffer>();
  const storeFile = async (key: string, bytes: Uint8Array) => void files.set(key, Buffer.from(bytes));
  await database.transaction().execute((transaction) => seedDocuments(transaction, { today: TODAY, storeFile }));
  expect(files.size).toBe(0);
  const ada = await insertPerson(database, { email: 'ada@nordic.example' });
  await database.transaction().execute((transaction) => seedDocuments(transaction, { today: TODAY, storeFile }));
  const rows = await database.selectFrom('candidate_document').select(['file_key', 'is_default', 'size_bytes']).execute();
  expect(rows.map((row) => row.is_default).sort()).toEqual([false, true]);
  for (const row of rows) expect(files.get(row.file_key)?.length).toBe(row.size_bytes);
  const { avatar } = await database.selectFrom('app_user').select('avatar').where('id', '=', ada).executeTakeFirstOrThrow();
  expect(await sharp(files.get(avatar?.slice(1) ?? '')).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  return files;
}

it('are two CVs and a picture, byte for byte the same on the same day', async () => {
  const [first, second] = [await seeded(), await seeded()];
  expect(first.size).toBe(3);
  for (const [key, bytes] of first) {
    expect(second.get(key)?.equals(bytes)).toBe(true);
    if (key.endsWith('.pdf')) expect(await inspectBytes(bytes)).toEqual({ type: 'pdf', pages: 1 });
  }
});
