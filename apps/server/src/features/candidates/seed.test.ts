// The profiles of the demo world, and what the score says of them.
import { profileScore } from '@fairway/rules/profile-score';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillDemoWorld } from '../../demo.ts';
import type { OwnUserId } from '../identity/access.ts';
import { type CandidateView, getCandidate } from './queries.ts';

const db = await cloneDatabase();
const TODAY = new Date('2026-11-21T09:30:00Z');
const INCLUDES = ['summary', 'skills', 'preferences', 'work_experiences', 'links', 'memberships', 'nationalities'] as const;

beforeAll(() => fillDemoWorld(db.database, { today: TODAY, writeFile: async () => undefined }));

async function profileOf(email: string): Promise<CandidateView> {
  const { id } = await db.database.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return getCandidate(db.database, id as OwnUserId, { includes: INCLUDES, now: TODAY });
}

describe('the profiles of the demo world', () => {
  it('are complete, half, hardly begun, and one with a custom school', async () => {
    const percent = async (email: string) => profileScore(await profileOf(email), 'full_profile').percent;
    expect(await percent('ada@nordic.example')).toBe(100);
    expect(await percent('ben@nordic.example')).toBeGreaterThan(45);
    expect(await percent('ben@nordic.example')).toBeLessThan(75);
    expect(await percent('chen@mail.example')).toBeLessThan(35);
    expect((await profileOf('dina@mail.example')).studyPrograms).toMatchObject([
      { studyProgram: { customSchoolName: 'Atelier of the Old Harbour' }, verification: null },
    ]);
  });

  it('show the wizard to Chen alone', async () => {
    const isDone = async (email: string) => (await profileOf(email)).welcome.completedAt !== null;
    expect(await isDone('chen@mail.example')).toBe(false);
    expect(await isDone('ada@nordic.example')).toBe(true);
  });

  it('have one that fills every section: forty entries and more', async () => {
    const ada = await profileOf('ada@nordic.example');
    const lists = [
      ada.languages,
      ada.workAuthorizations,
      ada.studyPrograms,
      ada.skills,
      ada.workExperiences,
      ada.memberships,
      ada.links,
      ada.nationalities,
      ada.preferences?.employers,
      ada.preferences?.sectors,
      ada.preferences?.careerFields,
    ];
    for (const list of lists) expect(list?.length).toBeGreaterThan(1);
    expect(lists.flat().length).toBeGreaterThanOrEqual(40);
  });
});

describe('the studies of the demo world', () => {
  it('stand on programs that the Nordic School keeps for Ada and Ben, and at another school for a term', async () => {
    expect((await profileOf('ada@nordic.example')).studyPrograms).toMatchObject([
      { isCurrent: true, verification: 'verified', studyProgram: { isVerified: true, levelId: 'master' } },
      { isCurrent: false, studyProgram: { isVerified: true, levelId: 'bachelor' } },
      { isCurrent: false, verification: 'needVerification', studyProgram: { isVerified: false } },
    ]);
    expect((await profileOf('ben@nordic.example')).studyPrograms).toMatchObject([
      { isCurrent: true, verification: 'pending', studyProgram: { isVerified: true, campuses: [{ city: 'Gothenburg' }] } },
    ]);
  });
});
