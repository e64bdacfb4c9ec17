// The short read of what the score goes by says the same as the whole profile does, in every context.
import { profileScore, SCORE_CONTEXTS, type ScoreContext } from '@fairway/rules/profile-score';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { describe, expect, it } from 'vitest';
import { create, fields, profileWorld } from './profile.fixture.ts';
import { scoredProfile } from './queries.ts';

const db = await cloneDatabase();
const { person } = await profileWorld(db);
const CONTEXTS = Object.keys(SCORE_CONTEXTS) as ScoreContext[];
type Person = Awaited<ReturnType<typeof person>>;

const scores = (profile: Parameters<typeof profileScore>[0]) =>
  Object.fromEntries(CONTEXTS.map((context) => [context, profileScore(profile, context)]));
async function short({ userId }: Person) {
  return scores(await scoredProfile(db.database, userId));
}

const STUDY = { customSchoolName: 'Night School', name: '', levelId: 'master', addFields: [{ id: 'economics' }] };
/** Each save adds to the one before. */
const STEPS: [string, object][] = [
  ['nothing but names', {}],
  ['gender and pronoun', { candidate: fields({ gender: 'N', pronoun: { type: 'other', value: 'ze' }, disability: 'prefer_not_to_say' }) }],
  ['a place and a summary', { candidate: fields({ country: 'NO', summary: '<p>Hello</p>' }) }],
  ['a nationality, and what follows from it', { nationalities: create({ nationality: 'NO' }) }],
  ['a work authorization', { workAuthorizations: create({ code: 'GB' }) }],
  ['lists', {
    languages: create({ languageId: 'nb', proficiencyId: 'elementary' }),
    skills: fields({ addSkills: [{ customSkillName: 'Knots' }] }),
    links: create({ name: 'Mine', value: 'https://mine.example' }),
    memberships: create({ title: 'Member', organizationName: 'Choir', description: null, start: null, end: null, isActive: true }),
    workExperiences: create({ title: 'Cook', companyTitle: 'Inn', location: '', description: null, start: null, end: null, isCurrentJob: true }),
  }],
  ['a study', { studyPrograms: create({ start: '2020-01-01', end: '2021-01-01', studyProgram: STUDY }) }],
  ['what is looked for', { preferences: fields({ addPreferredCareerFields: ['LEGAL'] }) }],
]; // biome-ignore format: a table

describe('the score', () => {
  it('of the short read is that of the whole profile, step by step up to 100', async () => {
    const ada = await person();
    for (const [step, ops] of STEPS) {
      if (Object.keys(ops).length > 0) await ada.saved(ops);
      expect(await short(ada), step).toEqual(scores(await ada.read()));
    }
    expect(Object.values(await short(ada)).map(({ percent }) => percent)).toEqual(CONTEXTS.map(() => 100));
  });

  it('of a person without a candidate counts the names alone', async () => {
    const ben = await person();
    const score = await short(ben);
    expect(score.step_0).toMatchObject({ percent: 100 });
    expect(score.full_profile?.missing).not.toContain('first_name');
    expect(score.new_user).toMatchObject({ percent: 0 });
    expect(await db.database.selectFrom('candidate').select('id').where('user_id', '=', ben.userId).execute()).toEqual([]);
  });

  it('knows nobody who was erased', async () => {
    await expect(scoredProfile(db.database, '018f0000-0000-7000-8000-0000000000ff')).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
