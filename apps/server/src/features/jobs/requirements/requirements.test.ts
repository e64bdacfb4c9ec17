// What a posting asks for against the caller's own profile: nobody else's, never kept by anything between, and for candidates alone.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { saveProfile } from '../../candidates/saving/commands.ts';
import type { OwnUserId } from '../../identity/access.ts';

const db = await cloneDatabase();
const [ada, ben, staff] = [
  await insertPerson(db.database, { email: 'ada@x.example' }),
  await insertPerson(db.database, { email: 'ben@x.example' }),
  await insertPerson(db.database, { email: 'hana@x.example', roles: [{ role: 'Admin' }] }),
];
const actors = {
  ada: { ...CANDIDATE, userId: ada },
  ben: { ...CANDIDATE, userId: ben },
  staff: { ...CANDIDATE, userId: staff, roles: ['Admin'] },
};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const organizationId = await insertOrganization(db.database);
const ask = async (id: string, actor?: string) => {
  const reply = await app.inject({ url: `/api/v1/postings/${id}/requirements`, headers: actor ? { 'x-test-actor': actor } : {} });
  return { status: reply.statusCode, cache: reply.headers['cache-control'], body: reply.json() };
};
const short = ({ body }: { body: { requirements: { kind: string; verdict: string; reason: string; found: string[] }[] } }) =>
  body.requirements.map(({ kind, verdict, reason, found }) => [kind, verdict, reason, ...found].join(' '));
const created = <V>(value: V) => [{ op: 'create' as const, value }];
let id = '';

beforeAll(async () => {
  id = await insertJob(db.database, { organizationId, countries: ['DE', 'NO'], skills: ['SQL', 'Go'] });
  await db.database.updateTable('job').set({ sponsorship: 'permit_needed', start_on: '2027-02-01' }).where('id', '=', id).execute();
  const studyProgram = { customSchoolName: 'Night School', name: '', levelId: 'master' as const, addFields: [{ id: 'economics' }] };
  const ops = {
    candidate: { op: 'update' as const, value: { country: 'NO' } },
    nationalities: created({ nationality: 'NO' }),
    languages: created({ languageId: 'nb', proficiencyId: 'native_or_bilingual' as const }),
    skills: { op: 'create' as const, value: { addSkills: [{ skillId: null, customSkillName: 'sql' }] } },
    studyPrograms: created({ start: null, end: '2027-06-01', campusId: null, studyProgram }),
  };
  await saveProfile(db.database, ada as OwnUserId, { ops } as never, new Date());
});

describe('what a posting asks for, to who reads it (jobs.43)', () => {
  it('is answered from the own profile, a line each, and kept by nothing between', async () => {
    const reply = await ask(id.toUpperCase(), 'ada');
    expect(short(reply)).toEqual([
      'educationLevel met higher master',
      'educationField notMet otherNamed economics',
      'language notMet notNamed',
      'skill met named sql',
      'skill notMet notNamed',
      'permit met named NO',
      'start notMet endsAfter 2027-06-01',
    ]);
    expect(reply.cache).toBe('no-store');
  });

  it('is not known of an empty profile, and changes with it at once', async () => {
    const verdicts = async () => (await ask(id, 'ben')).body.requirements.map(({ verdict }: { verdict: string }) => verdict);
    expect(new Set(await verdicts())).toEqual(new Set(['unknown']));
    const ops = { languages: created({ languageId: 'en', proficiencyId: 'elementary' as const }) };
    await saveProfile(db.database, ben as OwnUserId, { ops } as never, new Date());
    expect(await verdicts()).toContain('met');
  });

  it('is for candidates alone, of postings that they may see', async () => {
    expect((await ask(id)).status).toBe(401);
    expect((await ask(id, 'staff')).status).toBe(403);
    const school = await db.database
      .insertInto('school')
      .values({ name: 'Nordic', slug: 'nordic' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const exclusive = await insertJob(db.database, { organizationId, schoolIds: [school.id] });
    for (const hidden of [newId(), exclusive]) expect((await ask(hidden, 'ada')).body.code).toBe('jobs.not_found');
    await insertVerifiedConnection(db.database, ada, school.id);
    expect((await ask(exclusive, 'ada')).status).toBe(200);
    expect((await ask('x', 'ada')).body.code).toBe('not_found');
  });
});
