// Postings side by side: those that the reader may see, in the order asked, with what the reader's own profile says to them.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { saveProfile } from '../../candidates/saving/commands.ts';
import type { OwnUserId } from '../../identity/access.ts';

const db = await cloneDatabase();
const ada = await insertPerson(db.database, { email: 'ada@x.example' });
const app = await testApp({ ...db, search: new ReferenceSearch(), actors: { ada: { ...CANDIDATE, userId: ada } } });
const organizationId = await insertOrganization(db.database);
const school = (await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow())
  .id;
const compare = async (ids: readonly string[], actor?: string) => {
  const url = `/api/v1/postings/compared?${ids.map((id) => `id=${id}`).join('&')}`;
  const reply = await app.inject({ url, headers: actor ? { 'x-test-actor': actor } : {} });
  return { status: reply.statusCode, body: reply.json() };
};
const idsOf = (body: { postings: { id: string }[] }) => body.postings.map(({ id }) => id);

describe('postings side by side (jobs.36)', () => {
  it('come in the order asked, each once, closed ones too', async () => {
    const [first, closed] = [
      await insertJob(db.database, { organizationId }),
      await insertJob(db.database, { organizationId, deadlineAt: new Date(0), skills: ['SQL'] }),
    ];
    const { body } = await compare([closed, first.toUpperCase(), closed]);
    expect(idsOf(body)).toEqual([closed, first]);
    expect(body.postings[0]).toMatchObject({ expired: true, skills: ['SQL'], matchingSkills: [] });
    expect(body.reader).toBeNull();
  });

  it('leave out what is none, and what is not for the reader', async () => {
    const hidden = await insertOrganization(db.database, { status: 'suspended' });
    const exclusive = await insertJob(db.database, { organizationId, schoolIds: [school] });
    const ids = [newId(), exclusive, await insertJob(db.database, { organizationId: hidden })];
    expect((await compare(ids)).body.postings).toEqual([]);
    await insertVerifiedConnection(db.database, ada, school);
    expect(idsOf((await compare(ids, 'ada')).body)).toEqual([exclusive]);
    expect((await compare([])).body.postings).toEqual([]);
  });

  it('say what the reader speaks and which of the skills are theirs', async () => {
    const ops = {
      languages: [{ op: 'create' as const, value: { languageId: 'nb', proficiencyId: 'native_or_bilingual' as const } }],
      skills: { op: 'create' as const, value: { addSkills: [{ skillId: null, customSkillName: 'sql' }] } },
    };
    await saveProfile(db.database, ada as OwnUserId, { ops } as never, new Date());
    const id = await insertJob(db.database, { organizationId, skills: ['SQL', 'Go'] });
    const { body } = await compare([id], 'ada');
    expect(body.postings[0].matchingSkills).toEqual(['SQL']);
    expect(body.reader.speaks).toEqual(['nb', 'nn', 'no']);
  });

  it('are four at most, and ids', async () => {
    for (const ids of [Array.from({ length: 5 }, newId), ['x']]) expect((await compare(ids)).body.code).toBe('validation');
  });
});
