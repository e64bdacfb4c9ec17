// Talent search in the console: what is shown of people, filters with their counts, asking, and every state.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { stage } from '../../testing/stage.tsx';
import type { TalentPerson, TalentReply } from './queries.ts';
import TalentPage from './talent.page.tsx';

const ORGANIZATION = { organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const };
const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`;
const person = (number: number, over: Partial<TalentPerson> = {}): TalentPerson => ({
  ...{ userId: idOf(number), name: `Ada ${number}.`, skills: ['Python', 'SQL'], skillCount: 14, country: 'SE', city: 'Stockholm' },
  positions: [{ title: 'Summer analyst', organization: 'Ternbank', startOn: '2025-06-01', endOn: '2025-08-31' }],
  studies: [{ program: 'MSc Physics', school: 'Nordic School', level: 'master', endOn: '2027-06-30' }],
  languages: [
    { language: 'de', level: 2 },
    { language: 'other', level: 0 },
  ],
  ...{ permits: ['NO', 'SE'], openness: ['internship'], changedAt: '2026-11-24T10:00:00Z', share: 'none' },
  ...over,
});
const NO_FACETS = {
  level: [],
  field: [],
  school: [],
  graduation: [],
  language: [],
  skill: [],
  country: [],
  permit: [],
  sector: [],
  openness: [],
};
const reply = (people: TalentPerson[], over: Partial<TalentReply> = {}): TalentReply => ({
  people,
  total: people.length,
  facets: {
    ...NO_FACETS,
    level: [
      { value: 'bachelor', count: 120 },
      { value: 'master', count: null },
    ],
    skill: [{ value: '4', count: 31, name: 'Python' }],
    language: [
      { value: 'de.0', count: 40 },
      { value: 'de.2', count: 25 },
      { value: 'other.0', count: null },
    ],
  },
  ...{ correctedText: null, relaxedWithout: null, denied: [], page: 1, hasNext: false },
  ...over,
});

beforeEach(() => page.viewport(1440, 900));
afterEach(unmount);

type Given = { answer?: () => Response; role?: 'Recruiter' | 'Representative'; scheme?: 'light' | 'dark'; locale?: 'en' | 'de' | 'vi' };
type Call = { method: string; search: URLSearchParams; body: unknown };

async function open(
  search = '',
  {
    answer = () => Response.json(reply([person(1), person(2, { share: 'waiting' })])),
    role = 'Recruiter',
    scheme = 'light',
    locale = 'en',
  }: Given = {},
): Promise<Call[]> {
  const calls: Call[] = [];
  await stage(
    <ConsoleOrganizationContext value={{ ...ORGANIZATION, role }}>
      <TalentPage />
    </ConsoleOrganizationContext>,
    {
      ...{ address: `/${locale}/employer/talent${search}`, pages: ['employer-talent'], scheme, locale },
      reply: async (request) => {
        const url = new URL(request.url);
        calls.push({
          method: request.method,
          search: url.searchParams,
          body: request.method === 'POST' ? await request.json() : undefined,
        });
        if (request.method === 'POST') return Response.json({}, { status: 201 });
        return url.pathname.endsWith('/talent')
          ? answer()
          : Response.json({ ...person(1, { skills: ['Python', 'SQL', 'Choir conducting'] }), summary: 'Happy on trains.' });
      },
    },
  );
  return calls;
}

const says = (within: Locator, words: RegExp) => expect.element(within.getByText(words).first()).toBeVisible();
const shown = () => until(() => document.querySelectorAll('article').length > 0);

describe('what is shown', () => {
  test('a first name, studies, work, skills and how they stand with the organization; axe finds nothing, light and dark', async () => {
    await open();
    await shown();
    const card = page.getByRole('article', { name: 'Ada 1.' });
    await says(card, /MSc Physics, Master, Nordic School, until Jun 2027/);
    await says(card, /Summer analyst, Ternbank/);
    await says(card, /German \(Professional working\), Another language \(Elementary\)/);
    await says(card, /12 more/);
    await says(page.getByRole('article', { name: 'Ada 2.' }), /Asked, not answered yet/);
    expect(await violations()).toEqual([]);
    unmount();
    await open('', { scheme: 'dark' });
    await shown();
    expect(await violations()).toEqual([]);
  });

  test('a count that could tell of a person is not there, the others are', async () => {
    await open();
    await shown();
    await expect.element(page.getByRole('checkbox', { name: /^Bachelor/ })).toHaveAccessibleName(/120/);
    await expect.element(page.getByRole('checkbox', { name: /^Master/ })).toHaveAccessibleName('Master');
  });

  test('somebody beside the list, with all skills and the summary', async () => {
    await open();
    await shown();
    await page.getByRole('button', { name: 'More about Ada 1.' }).click();
    const panel = page.getByRole('dialog', { name: 'Ada 1.' });
    await says(panel, /Happy on trains\./);
    await says(panel, /Choir conducting/);
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
  });

  test('long names and 360 px leave nothing to scroll sideways, in Vietnamese too', async () => {
    await page.viewport(360, 740);
    const long = person(1, {
      name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
      skills: ['Verantwortungsübernahmebereitschaftsnachweis'.repeat(2)],
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
    });
    await open('', { answer: () => Response.json(reply([long])), locale: 'vi' });
    await shown();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('asking', () => {
  test('filters stand in the address and are asked for; a language by its least level', async () => {
    const calls = await open('?q=data&skill=4&language=de.2&nonsense=1');
    await shown();
    const { search } = calls.at(-1)!;
    expect([search.get('q'), search.getAll('skill'), search.getAll('language'), search.get('nonsense')]).toEqual([
      'data',
      ['4'],
      ['de.2'],
      null,
    ]);
    await expect.element(page.getByRole('link', { name: 'Remove Skills: Python' })).toBeVisible();
    await page.getByRole('combobox', { name: 'German: at least' }).selectOptions('Native or bilingual');
    await until(() => calls.at(-1)!.search.getAll('language').join() === 'de.4');
    await page.getByRole('checkbox', { name: /^Bachelor/ }).click();
    await until(() => calls.at(-1)!.search.getAll('level').join() === 'bachelor');
    await expect.element(page.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/en/employer/talent?q=data');
  });

  test('somebody to share says what that means, and asks once', async () => {
    const calls = await open();
    await shown();
    await page.getByRole('article', { name: 'Ada 1.' }).getByRole('button', { name: 'Ask to share' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Ask Ada 1. to share the profile?' });
    await says(dialog, /They see that Lindvik asks/);
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await until(() => calls.some(({ method }) => method === 'POST'));
    expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ userId: idOf(1), sharedWithOrg: 7 });
    // What is shown is asked for again.
    await until(() => calls.at(-1)!.method === 'GET');
  });

  test('on a phone the filters open in a panel', async () => {
    await page.viewport(360, 740);
    await open();
    await shown();
    await page.getByRole('link', { name: 'Filters' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText('Level of study', { exact: false })).toBeVisible();
  });
});

describe('every state', () => {
  test.each([
    ['nobody at all', '', () => Response.json(reply([])), 'Nobody lets employers find them yet'],
    ['nobody for these filters', '?skill=4', () => Response.json(reply([])), 'Nobody matches this'],
    [
      'words that were let go',
      '?q=x',
      () => Response.json(reply([person(1)], { relaxedWithout: ['x'] })),
      'Few people have all of it. Found without: x.',
    ],
    [
      'what is not wanted',
      '?q=python+not+nurse',
      () => Response.json(reply([person(1)], { denied: ['nurse'] })),
      'Left out, as you asked: nurse.',
    ],
    [
      'a word that was corrected',
      '?q=pyhton',
      () => Response.json(reply([person(1)], { correctedText: 'python' })),
      'Showing people for “python”.',
    ],
    [
      'an organization of which nothing is proven',
      '',
      () => Response.json({ code: 'talent.unverified', status: 403 }, { status: 403 }),
      'Your organization is not verified yet',
    ],
    ['a failure', '', () => Response.json({ code: 'internal', status: 500 }, { status: 500 }), 'The people could not be loaded'],
  ] as const)('%s', async (_what, search, answer, words) => {
    await open(search, { answer });
    await expect.element(page.getByText(words)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('a node that reads people for the first time is asked again', async () => {
    let asked = 0;
    await open('', {
      answer: () =>
        ++asked === 1 ? Response.json({ code: 'unavailable', status: 503 }, { status: 503 }) : Response.json(reply([person(1)])),
    });
    await shown();
    expect(asked).toBe(2);
  });

  test('a representative finds no page', async () => {
    const calls = await open('', { role: 'Representative' });
    await expect.element(page.getByText(/no longer here/)).toBeVisible();
    expect(calls).toEqual([]);
  });
});
