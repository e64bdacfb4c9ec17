// The database shows a name as the rules do.
import { fullName } from '@fairway/rules/names';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

const PARTS = [
  '',
  ' Ada ',
  'Berg',
  '芳',
  '王',
  '山田',
  'さくら',
  'ジョン',
  'スミス',
  '민수',
  '김',
  'ﾀﾛｳ',
  '王 芳',
  '佐々木',
  'Ľ',
  'Nguyễn',
  '〇',
  'O’Brien',
];

it('person_name says what fullName says', async () => {
  const { database } = await cloneDatabase();
  for (const first of PARTS)
    for (const last of PARTS) {
      const { rows } = await sql<{ name: string }>`select person_name(${first}, ${last}) as name`.execute(database);
      expect([first, last, rows[0]?.name]).toEqual([first, last, fullName(first, last)]);
    }
  const { rows } = await sql<{ name: string | null }>`select person_name(null, null) as name`.execute(database);
  expect(rows[0]?.name).toBeNull();
});
