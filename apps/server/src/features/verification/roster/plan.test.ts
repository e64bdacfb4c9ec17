// What a large file costs: PostgreSQL knows nothing of rows that were written a moment ago, and must not take them for few.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { plan, plannedChanges, planning, type Upload } from './plan.ts';

const db = await cloneDatabase();

const FILE = `insert into school_roster_upload (id, school_id, mode, state, size_bytes, created_at, finished_at)
  values (gen_random_uuid(), $1, 'replace', 'done', 1, now(), now()) returning id`;
const LINES = `insert into school_roster_row (upload_id, address_hash, line)
  select $1, sha256(concat('student ', at)::bytea), at from generate_series($2::int, $3::int) as at`;
const ROSTER = `insert into school_roster_entry (school_id, address_hash)
  select $1, sha256(concat('student ', at)::bytea) from generate_series(1, $2::int) as at`;

async function school(slug: string): Promise<number> {
  return (await db.database.insertInto('school').values({ name: slug, slug }).returning('id').executeTakeFirstOrThrow()).id;
}

async function file(schoolId: number, first: number, last: number): Promise<Upload> {
  const id = (await db.pool.query<{ id: string }>(FILE, [schoolId])).rows[0]?.id ?? '';
  await db.pool.query(LINES, [id, first, last]);
  return { id, school_id: schoolId, mode: 'replace' };
}

describe('the plan of a file that no statistics know (verification.32)', () => {
  it('joins by hash, whatever PostgreSQL believes', async () => {
    await file(await school('earlier'), 1, 3000);
    await db.pool.query('analyze school_roster_row, school_roster_entry');
    const schoolId = await school('large');
    await db.pool.query(ROSTER, [schoolId, 2000]);
    const upload = await file(schoolId, 1001, 4000);
    const explained = (database: typeof db.database) =>
      sql<Record<string, string>>`explain (costs off) select count(*) from (${plan(upload)}) as change`.execute(database);
    const text = ({ rows }: Awaited<ReturnType<typeof explained>>) => rows.map((row) => Object.values(row)[0]).join('\n');
    // So it would be: each line with each entry.
    expect(text(await explained(db.database))).toContain('Nested Loop');
    const planned = text(await planning(db.database, explained));
    expect(planned).toContain('Hash');
    expect(planned).not.toContain('Nested Loop');
    expect(await plannedChanges(db.database, upload)).toEqual({ added_count: 2000, changed_count: 0, moved_count: 0, removed_count: 1000 });
  });
});
