// What every dialog of the profile owes, whatever it edits: worked by keys alone, a failure that loses nothing, a question before anything
// is thrown away, nothing that axe objects to in two languages and both schemes, and words that fit in all 14 on a phone.
import '@fairway/ui/rich-text-editor-area';
import 'libphonenumber-js/min';
import '../account/components/avatar-editor.tsx';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EDITS, type Edit } from './edits.ts';
import {
  AUTHORIZATIONS, JOBS, LANGUAGE_LIST, LANGUAGES, MEMBERSHIPS, NATIONALITIES, SKILLS, STUDIES,
} from './entries.fixture.ts'; // biome-ignore format: a list
import { changedElsewhere, isOpen, openDialog, problem, stageProfile, type World, type WorldChange } from './profile.fixture.tsx';

const VISIBILITY = 'PUT /api/v1/candidate/me/profile-visibility';
const SHARES = ['Lindvik Norden Group', 'Vereinigte Donaudampfschifffahrtsgesellschaft'].map((name, at) => ({
  id: String(at),
  user_id: 'me',
  sharedWithUser: null,
  sharedWithOrg: at,
  name,
  image: null,
  requested: true,
  consented: at === 0 ? null : true,
  consentedAt: null,
  expirationTime: '2027-11-02T10:00:00Z',
  active: at === 1,
  state: at === 0 ? 'waiting' : 'shared',
  waitsUntil: at === 0 ? '2027-01-30T10:00:00Z' : null,
  proofs: [],
  createdAt: '2026-11-01T10:00:00Z',
}));

/** A profile with something in every section. */
const stageAll = (change: WorldChange = {}): Promise<World> =>
  stageProfile({
    ...change,
    candidate: {
      workExperiences: JOBS,
      memberships: MEMBERSHIPS,
      languages: LANGUAGES,
      studyPrograms: STUDIES,
      skills: SKILLS,
      nationalities: NATIONALITIES,
      workAuthorizations: AUTHORIZATIONS,
      ...change.candidate,
    },
    replies: {
      'GET /api/v1/candidate/workauthorization': { workAuthorizations: AUTHORIZATIONS },
      'GET /api/v1/languages': LANGUAGE_LIST,
      'GET /api/v1/skills': { skills: [] },
      'GET /api/v1/school': { schools: [] },
      'POST /api/v1/school': { school: null, customSchoolName: 'Night School of Nowhere' },
      'GET /api/v1/campuses/7': {
        campuses: ['Oslo', 'Bergen'].map((name) => ({ id: `01a1fed0-0000-7000-8000-0000000001${name.length}`, name, city: null })),
      },
      'GET /api/v1/study-programs/school/7': { studyPrograms: [] },
      'GET /api/v1/candidate/share': { shares: SHARES, page: 1, totalCount: SHARES.length, hasNext: false },
      ...change.replies,
    },
  });

const top = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) as HTMLElement;
const keys = (text: string) => userEvent.keyboard(text);

/** Presses Tab until the focus is on what a selector names; it never leaves the dialog. */
async function tabTo(selector: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (document.activeElement?.matches(selector)) return;
    await userEvent.tab();
    const here = document.activeElement;
    if (here !== document.body && !top().contains(here)) throw new Error(`The focus left the dialog: ${here?.outerHTML.slice(0, 80)}`);
  }
  throw new Error(`No way by Tab to ${selector}`);
}

beforeEach(async () => {
  await page.viewport(360, 740);
});
afterEach(() => {
  vi.restoreAllMocks();
  unmount();
});

/** One change in each dialog that has a Save, by keys alone. */
const CHANGES: [Edit, () => Promise<unknown>][] = [
  ['names', async () => [await tabTo('[autocomplete="family-name"]'), await keys('x')]],
  ['personal-details', async () => [await tabTo('[autocomplete="address-level2"]'), await keys('x')]],
  ['summary', async () => [await tabTo('[data-link] input:not([type="url"])'), await keys('x')]],
  ['contact', async () => [await tabTo('[type="tel"]'), await keys('{Control>}a{/Control}41234567')]],
  ['education', () => changeEntry('input[aria-required="true"]', '{Control>}a{/Control}2031-02{Enter}')],
  ['work-experience', () => changeEntry('input', 'x')],
  ['memberships', () => changeEntry('input', 'x')],
  ['languages', async () => [await tabTo('li select'), await keys('{ArrowUp}')]],
  ['skills', async () => [await tabTo('[role="combobox"]'), await keys('Knots{Enter}')]],
  ['nationality', async () => [await tabTo('ol li button'), await keys('{Enter}')]],
  ['preferences', async () => [await tabTo('fieldset input[type="checkbox"]:not(:checked)'), await keys(' ')]],
  ['visibility', async () => [await tabTo('input[type="radio"]'), await keys('{ArrowDown}')]],
];

/** Opens the first entry, types into a field of it and takes the change with Enter. */
async function changeEntry(field: string, text: string): Promise<void> {
  await tabTo('[data-entry]:last-child button');
  await keys('{Enter}');
  await until(() => top().querySelector('[role="group"] input') !== null);
  await tabTo(`[role="group"] ${field}`);
  await keys(text);
  await keys('{Enter}');
  await until(() => document.activeElement?.matches('[data-entry]:last-child button') === true);
}

describe('by keys alone, at 360 px', () => {
  test.each(CHANGES)('%s: a failed save loses nothing, leaving asks, then it is saved', async (edit, change) => {
    let fails = true;
    const world = await stageAll({
      save: () => (fails ? problem('unavailable', 503) : undefined),
      replies: { [VISIBILITY]: () => (fails ? problem('unavailable', 503) : { profileVisibility: 'employers', version: 8 }) },
    });
    await openDialog(edit);
    expect(document.activeElement?.tagName).toBe('H2');
    await change();
    await tabTo('button[type="submit"]');
    await keys('{Enter}');
    await until(() => document.activeElement?.matches('[data-problem]') === true, 4000);
    const typed = world.sent.at(-1)?.body;
    await keys('{Escape}');
    await until(() => top().getAttribute('role') === 'alertdialog');
    await keys('{Escape}');
    await until(() => document.querySelectorAll('dialog[open]').length === 1);
    fails = false;
    await tabTo('button[type="submit"]');
    await keys('{Enter}');
    await until(() => !isOpen(edit), 4000);
    expect(world.sent).toHaveLength(2);
    expect(world.sent[1]?.body).toEqual(typed);
  });

  test('communication settings: a choice is taken with Space, and Done closes', async () => {
    const call = 'PUT /api/v1/communication/email/settings';
    const world = await stageAll({ replies: { [call]: { settings: [] } } });
    await openDialog('communication');
    await until(() => top().querySelector('input[type="checkbox"]') !== null);
    await tabTo('input[type="checkbox"]');
    await keys(' ');
    await until(() => world.sent.length === 1);
    await keys('{Escape}');
    await until(() => !isOpen('communication'));
  });

  test('sharing: a request is declined with Enter', async () => {
    const call = 'POST /api/v1/candidate/share/0/answer';
    const world = await stageAll({ replies: { [call]: SHARES[0] } });
    await openDialog('sharing');
    await until(() => top().querySelectorAll('li').length === 2);
    await tabTo('li button:last-of-type');
    await keys('{Enter}');
    await until(() => world.sent.length === 1);
    expect(world.sent).toEqual([{ call, body: { consented: false } }]);
  });
});

/** Texts that stand out of their box or of the dialog, and names of messages that have no text. */
function faultsOf(dialog: HTMLElement): string[] {
  const faults: string[] = [];
  const box = dialog.getBoundingClientRect();
  if (dialog.scrollWidth > dialog.clientWidth) faults.push(`the dialog is ${dialog.scrollWidth} wide`);
  for (const one of dialog.querySelectorAll<HTMLElement>('*')) {
    const style = getComputedStyle(one);
    const { left, right, width, height } = one.getBoundingClientRect();
    if (one.closest('.fw-hidden, svg, [popover], option') || width * height <= 1 || style.visibility === 'hidden') continue;
    const words = one.textContent?.trim().slice(0, 60) ?? '';
    if (left < box.left - 1 || right > box.right + 1) faults.push(`${one.tagName} stands out of the dialog: ${words}`);
    const isCut = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
    if (isCut && style.textOverflow !== 'ellipsis' && style.overflowX !== 'auto' && !/INPUT|SELECT/.test(one.tagName))
      faults.push(`${one.tagName}.${one.className} is cut: ${words}`);
  }
  for (const one of dialog.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')) {
    // Who speaks to the page says what stands on the button. WCAG 2.5.3
    const [name, words] = [one.getAttribute('aria-label') ?? '', one.textContent ?? ''].map((text) => text.toLowerCase().trim());
    if (words && !name?.includes(words)) faults.push(`"${words}" is called "${name}"`);
  }
  const missing = /\b(?:profile|entries|errors|ui|terms|communication|account)\.[a-z][\w.]+/.exec(dialog.textContent ?? '');
  if (missing) faults.push(`no text: ${missing[0]}`);
  return faults;
}

/** Looked at with axe in both schemes, as English is by each dialog's own tests: the language of the longest words. */
const AXE: Locale = 'de';

describe('in every language, at 360 px', () => {
  test.each(LOCALES)(
    '%s',
    async (locale) => {
      const said = vi.spyOn(console, 'error');
      const found: string[] = [];
      const look = async (state: string) => {
        const note = (fault: string) => found.push(`${state}: ${fault}`);
        faultsOf(top()).map(note);
        if (locale !== AXE) return;
        for (const scheme of ['dark', 'light']) {
          document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
          for (const fault of await violations(top())) note(`${scheme}, ${fault}`);
        }
      };
      await stageAll({ locale, save: () => changedElsewhere('user') });
      for (const edit of EDITS) {
        const dialog = await openDialog(edit);
        const part = ARRIVES[edit];
        if (part) await until(() => dialog.querySelector(part) !== null, 8000);
        await look(edit);
        await lookInside(edit, dialog, look);
      }
      await lookAtQuestions(look);
      expect(found).toEqual([]);
      expect(said.mock.calls.map(([words]) => String(words))).toEqual([]);
    },
    240_000,
  );
});

/** What of a dialog comes a moment later. */
const ARRIVES: Partial<Record<Edit, string>> = {
  summary: '[contenteditable="true"]',
  sharing: 'li',
  communication: 'input[type="checkbox"]',
  contact: 'option:nth-of-type(100)',
};

type Look = (state: string) => Promise<void>;

/** The form of an entry, a new one with its faults, a link with its faults. All of it is taken back. */
async function lookInside(edit: Edit, dialog: HTMLElement, look: Look): Promise<void> {
  const press = (selector: string) => dialog.querySelector<HTMLElement>(selector)?.click();
  const form = () => dialog.querySelector('[data-entry] [role="group"]');
  if (dialog.querySelector('[data-entry]')) {
    press('[data-entry]:last-child button');
    await until(() => form() !== null);
    if (edit !== 'education') await until(() => dialog.querySelector('[contenteditable="true"]') !== null, 8000);
    await look(`${edit}, an entry`);
    press('[data-entry] [role="group"] h3 + button');
    await until(() => form() === null);
    press('[data-add]');
    await until(() => form() !== null);
    const [cancel, add] = [...dialog.querySelectorAll<HTMLElement>('[data-entry] [role="group"] > :last-child button')];
    add?.click();
    await until(() => dialog.querySelector('[aria-invalid="true"]') !== null);
    await look(`${edit}, faults`);
    if (edit === 'education') await lookAtNewSchool(dialog, look);
    cancel?.click();
    await until(() => form() === null);
  }
  if (edit === 'languages') {
    press('[data-add]');
    await until(() => dialog.querySelector('[data-new]') !== null);
    await look('languages, a new one');
    press('[data-new] > * > :last-child button');
    await until(() => dialog.querySelector('[data-new]') === null);
  }
}

/** The dialog of a school that is not listed, as it opens and without a name; then the form with such a school. */
async function lookAtNewSchool(dialog: HTMLElement, look: Look): Promise<void> {
  const field = dialog.querySelector<HTMLElement>('[data-entry] [role="combobox"]') as HTMLElement;
  await page.elementLocator(field).fill('Night School of Nowhere');
  await until(() => dialog.querySelector('[role="option"]') !== null, 4000);
  await keys('{ArrowDown}{Enter}');
  await until(() => top() !== dialog && top().querySelector('input') !== null);
  await look('a new school');
  const name = top().querySelector('input') as HTMLElement;
  const add = () => [...top().querySelectorAll('button')].at(-2)?.click();
  name.focus();
  await keys('{Control>}a{/Control}{Delete}');
  add();
  await until(() => top().querySelector('[aria-invalid="true"]') !== null);
  await look('a new school, without a name');
  name.focus();
  await keys('Night School');
  add();
  await until(() => top() === dialog);
  await look('education, at a school that is not listed');
}

/** What asks and warns: a change of another window, leaving, the contact email, a picture. */
async function lookAtQuestions(look: Look): Promise<void> {
  const field = async (selector: string) => {
    await until(() => top().querySelector(selector) !== null, 8000);
    return page.elementLocator(top().querySelector(selector) as HTMLElement);
  };
  const press = (selector: string) => top().querySelector<HTMLElement>(selector)?.click();
  const dialogs = (count: number) => until(() => document.querySelectorAll('dialog[open]').length === count);
  await openDialog('personal-details');
  press('[data-edit] > div:nth-of-type(2) button');
  await dialogs(2);
  await pause(50);
  await look('a picture');
  await keys('{Escape}');
  await dialogs(1);
  await openDialog('names');
  await (await field('[autocomplete="given-name"]')).fill('Augusta');
  press('button[type="submit"]');
  await until(() => top().querySelector('[data-problem]') !== null);
  await look('changed elsewhere');
  await keys('{Escape}');
  await dialogs(2);
  await look('leaving');
  top().querySelectorAll('button')[1]?.click();
  await dialogs(0);
  await openDialog('contact');
  await (await field('[type="email"]')).fill('ada@example.org');
  await look('a contact email');
  press('button[type="submit"]');
  await dialogs(2);
  await look('a contact email, for good');
}
