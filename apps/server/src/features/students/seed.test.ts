// The students of the demo world.

import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { expect, it } from 'vitest';
import { fillDemoWorld } from '../../demo.ts';
import { pageOfRows } from '../../kernel/database/lists.ts';
import { type ManagedSchoolId, wholeSchool } from '../schools/access.ts';
import { type AskedStudents, getStudentFilters, STUDENT_ORDER } from './queries.ts';
import { studentListing } from './views.ts';
import { DEMO_LABELS, DEMO_STUDENTS, demoStudentId } from './world/students.ts';

const TODAY = new Date('2026-11-21T09:30:00Z');
const db = await cloneDatabase();

it('fills every state, label and end of the list of the Nordic School, and mails nobody', async () => {
  await fillDemoWorld(db.database, { today: TODAY, writeFile: async () => undefined });
  const { id } = await db.database.selectFrom('school').select('id').where('slug', '=', 'nordic').executeTakeFirstOrThrow();
  const asked: AskedStudents = { q: '', sort: 'name', states: [], levels: [], labels: [] };
  const list = (more: Partial<AskedStudents>) => {
    const { rows, lean } = studentListing(
      db.database,
      { schoolId: id as ManagedSchoolId, scope: wholeSchool(id), actorId: demoStudentId('nobody'), now: TODAY },
      { ...asked, ...more },
    );
    return pageOfRows(db.database, rows, STUDENT_ORDER, { sort: asked.sort, page: 1, pageSize: 100 }, { lean });
  };
  expect(DEMO_STUDENTS).toHaveLength(40);
  // With Ada and Ben, and without those who study nowhere.
  expect((await list({})).total).toBeGreaterThanOrEqual(42);
  const states = async (state: AskedStudents['states'][number]) => (await list({ states: [state] })).total;
  expect(await states('pending')).toBeGreaterThanOrEqual(12);
  expect(await states('verified')).toBeGreaterThanOrEqual(22);
  expect(await states('needVerification')).toBeGreaterThanOrEqual(7);
  expect(await states('ignored')).toBe(1);
  expect((await list({ study: 'graduated' })).total).toBeGreaterThanOrEqual(6);
  expect((await list({ adviser: 'any' })).total).toBeGreaterThanOrEqual(15);
  expect((await list({ adviser: 'none', states: ['verified'] })).total).toBeGreaterThanOrEqual(3);
  expect((await list({ q: 'дв' })).total + (await list({ q: 'шевченко' })).total).toBe(1);
  const { labels, programs } = await getStudentFilters(db.database, wholeSchool(id));
  expect(labels).toHaveLength(DEMO_LABELS.length);
  expect(programs.length).toBeGreaterThanOrEqual(10);
  const mails = await db.database.selectFrom('outgoing_mail').select('id').where('kind', 'like', 'connection%').execute();
  expect(mails).toEqual([]);
});
