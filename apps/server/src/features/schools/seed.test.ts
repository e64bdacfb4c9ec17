import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { listVerifiedPrograms } from './programs/queries.ts';
import { demoCampusId, demoProgramId, seedSchools } from './seed.ts';

const db = await cloneDatabase();
beforeAll(() =>
  db.database
    .transaction()
    .execute((transaction) => seedSchools(transaction, { today: new Date('2026-11-21T09:30:00Z'), writeFile: async () => undefined })),
);

describe('the demo schools', () => {
  it('have two to four campuses and six to ten programs each', async () => {
    const { rows } = await db.pool.query(`select s.id, s.name, (select count(*)::int from campus c where c.school_id = s.id) campuses,
      (select count(*)::int from study_program p where p.school_id = s.id and p.is_verified) programs from school s`);
    expect(rows).toHaveLength(12);
    for (const { name, campuses, programs } of rows)
      expect([name, campuses >= 2 && campuses <= 4, programs >= 6 && programs <= 10]).toEqual([name, true, true]);
    for (const { id } of rows)
      for (const program of await listVerifiedPrograms(db.database, id))
        expect([program.name, program.fields.length > 0]).toEqual([program.name, true]);
  });

  it('have programs and campuses that the rest of the demo world can name', async () => {
    const { rows } = await db.pool.query('select 1 from study_program_campus where study_program_id = $1 and campus_id = $2', [
      demoProgramId('nordic', 'MSc in Energy Economics and Management'),
      demoCampusId('nordic', 0),
    ]);
    expect(rows).toHaveLength(1);
  });
});
