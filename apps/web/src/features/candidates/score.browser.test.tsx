import { profileScore } from '@fairway/rules/profile-score';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { LinkProvider } from '@fairway/ui/link';
import { unmount, until, violations } from '@fairway/ui/mount';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import IncompleteDialog from './components/incomplete-dialog.tsx';
import MenuScore from './components/menu-score.tsx';
import { CANDIDATE, isOpen, problem, stageProfile } from './profile.fixture.tsx';
import type { Candidate } from './queries.ts';

const FULL = {
  workAuthorizations: [{ id: null, code: 'NO', type: 0, implicit: true }],
  nationalities: [{ id: 'n', nationality: 'NO' }],
  skills: [{ id: 's', skillId: null, customSkillName: 'Knots', name: 'Knots' }],
  languages: [
    {
      id: 'l',
      candidateId: 'c',
      languageId: 'nb',
      language: { id: 'nb', name: 'Norwegian' },
      proficiencyId: 'elementary',
      proficiency: { id: 'elementary', level: 1 },
    },
  ],
  workExperiences: [
    { id: 'w', title: 'Deckhand', companyTitle: 'Ferries', location: '', description: null, start: null, end: null, isCurrentJob: true },
  ],
  memberships: [{ id: 'm', title: 'Member', organizationName: 'Choir', description: null, start: null, end: null, isActive: true }],
  studyPrograms: [
    {
      id: 'p',
      candidateId: 'c',
      programId: 'q',
      campusId: null,
      campus: null,
      start: null,
      end: '2027-06-01',
      isCurrent: true,
      showWarning: false,
      verification: null,
      studyProgram: {
        id: 'q',
        name: 'Economics',
        description: '',
        schoolId: null,
        school: null,
        customSchoolName: 'Night School',
        levelId: 'master',
        isVerified: false,
        fields: [{ id: 'economics', name: null }],
        campuses: [],
      },
    },
  ],
  preferences: { ...CANDIDATE.preferences, careerFields: [{ id: 'f', careerFieldId: 'LEGAL', candidateId: 'c' }] },
} as unknown as Partial<Candidate>;

const card = () => page.elementLocator(document.querySelector('#score') as HTMLElement);
const bar = () => card().getByRole('progressbar', { name: 'Profile completeness' });

beforeEach(async () => {
  await page.viewport(1200, 800);
});
afterEach(unmount);

describe('the score card', () => {
  test('says how complete the profile is and what is missing, each leading to its very dialog', async () => {
    await stageProfile();
    const { percent, missing } = profileScore(CANDIDATE, 'full_profile');
    await expect.element(bar()).toHaveAttribute('aria-valuenow', String(percent));
    expect(document.querySelectorAll('#score ul[aria-labelledby="score-missing"] a')).toHaveLength(missing.length);
    await card().getByRole('link', { name: 'Skills' }).first().click();
    await until(() => isOpen('skills'), 5000);
    expect(document.querySelector('#score')).not.toBeNull();
  });

  test('says that a full profile is complete, and ready for all', async () => {
    await stageProfile({ candidate: FULL });
    await expect.element(bar()).toHaveAttribute('aria-valuenow', '100');
    await expect.element(card().getByText('Your profile is complete')).toBeVisible();
    await card().getByText('What your profile is ready for').click();
    expect(document.querySelectorAll('#score details [role="progressbar"][aria-valuenow="100"]')).toHaveLength(3);
    await expect.element(card().getByText('Ready').first()).toBeVisible();
    expect(document.querySelector('#score a')).toBeNull();
  });

  test.each([
    ['light', 1200],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, unfolded, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await stageProfile({ scheme });
    await card().getByText('What your profile is ready for').click();
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});

describe('the bar in the menu', () => {
  test('shows the score of the full profile', async () => {
    await stage(<MenuScore />, { reply: () => Response.json({ ...CANDIDATE, ...FULL }) });
    await expect.element(page.getByRole('progressbar', { name: 'Profile completeness' })).toHaveAttribute('aria-valuenow', '100');
  });
  test('is not there where the profile cannot be read', async () => {
    let asked = false;
    await stage(<MenuScore />, {
      reply: () => {
        asked = true;
        return problem('unavailable', 503);
      },
    });
    await until(() => asked);
    expect(document.querySelector('[role="progressbar"]')).toBeNull();
  });
});

const incomplete = defineDialog<{ codes: readonly string[] }>('incomplete', IncompleteDialog);
function Opener() {
  const dialogs = useDialogs();
  return (
    <LinkProvider link={({ href, ...rest }) => <Link to={href} {...rest} />}>
      <button type="button" onClick={() => dialogs.open(incomplete, { codes: ['languages', 'nationality', 'of_tomorrow'] })}>
        Apply
      </button>
    </LinkProvider>
  );
}

describe('a refusal', () => {
  test('names what lacks in the words of the card, and leads to the dialog', async () => {
    await stage(<Opener />, { pages: ['profile'] });
    await page.getByRole('button', { name: 'Apply' }).click();
    const dialog = page.getByRole('dialog', { name: 'A little more is needed first' });
    await expect.element(dialog.getByText('Your profile lacks these:')).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Languages' })).toHaveAttribute('href', '/en/profile?edit=languages');
    await expect.element(dialog.getByRole('link', { name: 'Nationality' })).toHaveAttribute('href', '/en/profile?edit=nationality');
    // A code that this page does not know has no words.
    expect(document.querySelectorAll('dialog[open] li')).toHaveLength(2);
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await until(() => document.querySelector('dialog[open]') === null);
  });
});
