import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillDemoWorld } from '../../../demo.ts';
import { newId } from '../../../kernel/ids.ts';
import { listVerifiedPrograms } from '../../schools/programs/queries.ts';
import { listStudyPrograms } from './queries.ts';
import { seedStudyPrograms } from './seed.ts';

const TODAY = new Date('2026-11-21T09:30:00Z');
const db = await cloneDatabase();

beforeAll(async () => {
  await fillDemoWorld(db.database, { today: TODAY, writeFile: async () => undefined });
});

async function studiesOf(email: string) {
  return db.database.transaction().execute(async (transaction) => {
    const { id: userId } = await transaction.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    let candidate = await transaction.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirst();
    candidate ??= await transaction
      .insertInto('candidate')
      .values({ id: newId(), user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('candidate_study_program').where('candidate_id', '=', candidate.id).execute();
    await seedStudyPrograms(transaction, { candidateId: candidate.id, userId, email, today: TODAY });
    return listStudyPrograms(transaction, candidate.id, TODAY);
  });
}

describe('the demo schools', () => {
  it('have two to four campuses and six to ten programs each', async () => {
    const { rows } = await db.pool.query(`select s.id, s.name, (select count(*)::int from campus c where c.school_id = s.id) campuses,
      (select count(*)::int from study_program p where p.school_id = s.id and p.is_verified) programs from school s`);
    expect(rows).toHaveLength(12);
    for (const { name, campuses, programs } of rows) {
      expect([name, campuses >= 2 && campuses <= 4, programs >= 6 && programs <= 10]).toEqual([name, true, true]);
    }
    for (const { id } of rows)
      for (const program of await listVerifiedPrograms(db.database, id))
        expect([program.name, program.fields.length > 0]).toEqual([program.name, true]);
  });
});

describe('the demo candidates', () => {
  it('study: Ada a master now and a bachelor before, Ben at her school, Chen elsewhere, Dina at a school that is not listed', async () => {
    expect(await studiesOf('ada@nordic.example')).toMatchObject([
      { isCurrent: true, end: '2027-06-01', studyProgram: { levelId: 'master', school: { name: 'Nordic School of Management' } } },
      { isCurrent: false, end: '2025-06-01', studyProgram: { levelId: 'bachelor' } },
    ]);
    expect(await studiesOf('ben@nordic.example')).toMatchObject([{ isCurrent: true, verification: 'needVerification' }]);
    expect(await studiesOf('chen@mail.example')).toHaveLength(2);
    expect(await studiesOf('dina@mail.example')).toMatchObject([
      { verification: null, studyProgram: { customSchoolName: 'Atelier des Dunes', isVerified: false } },
    ]);
    expect(await studiesOf('eva@lindvik.example')).toEqual([]);
  });
});
