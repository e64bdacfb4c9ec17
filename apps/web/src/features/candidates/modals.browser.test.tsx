// Each dialog of this page: what all have in common as a table, then what is its own. The frame itself: profile.browser.test.tsx.
// What the dialogs fetch when it is used first comes with the test: a server that has to prepare it would reload the page meanwhile.
import '@fairway/ui/rich-text-editor-area';
import 'libphonenumber-js/min';
import '../account/components/avatar-editor.tsx';
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Edit } from './edits.ts';
import { changedElsewhere, isOpen, problem, type SentBody, stageDialog, USER, type World } from './profile.fixture.tsx';

beforeEach(async () => {
  await page.viewport(1000, 740);
});
afterEach(unmount);

const dialog = () => page.elementLocator(document.querySelector('dialog[open]') as HTMLElement);
const saveButton = () => dialog().getByRole('button', { name: 'Save', exact: true });
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const list = (name: string | RegExp) => dialog().getByRole('combobox', { name });
const box = (name: string) => dialog().getByRole('checkbox', { name });
const closed = (edit: string) => until(() => !isOpen(edit), 4000);
const ops = (world: World) => world.saves().at(-1)?.ops;
const pick = async (input: Locator, text: string, option: string) => {
  await input.fill(text);
  await dialog().getByRole('option', { name: option }).click();
};

type Case = {
  edit: Edit;
  /** Makes one change. */
  change: () => Promise<unknown>;
  /** The section that a 409 names for it. */
  section: string;
  /** What was typed or chosen is still there. */
  kept: () => Promise<unknown>;
};

const CASES: Case[] = [
  {
    edit: 'names',
    change: () => field('Last name').fill('Byron'),
    section: 'user',
    kept: () => expect.element(field('Last name')).toHaveValue('Byron'),
  },
  {
    edit: 'personal-details',
    change: () => list('Gender').selectOptions('B'),
    section: 'candidate',
    kept: () => expect.element(list('Gender')).toHaveValue('B'),
  },
  {
    edit: 'summary',
    change: () => field('Name').fill('My code'),
    section: 'links',
    kept: () => expect.element(field('Name')).toHaveValue('My code'),
  },
  {
    edit: 'contact',
    change: () => field('Phone number').fill('41 23 45 67'),
    section: 'user',
    kept: () => expect.element(field('Phone number')).toHaveValue('41 23 45 67'),
  },
  {
    edit: 'preferences',
    change: () => box('Volunteer').click(),
    section: 'preferences',
    kept: () => expect.element(box('Volunteer')).toBeChecked(),
  },
];

describe.each(CASES)('the dialog $edit', ({ edit, change, section, kept }) => {
  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('axe, and it fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await stageDialog(edit, { scheme });
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    const body = document.querySelector('[data-edit]') as HTMLElement;
    expect(body.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('a refused save keeps what was chosen', async () => {
    const world = await stageDialog(edit, { save: () => problem('unavailable', 503) });
    await change();
    await saveButton().click();
    await until(() => document.querySelector('[data-problem]') !== null);
    await kept();
    expect(world.saves()).toHaveLength(1);
    expect(isOpen(edit)).toBe(true);
  });

  test('leaving asks', async () => {
    await stageDialog(edit);
    await change();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await kept();
  });

  test('another section changed elsewhere: saved all the same', async () => {
    const world = await stageDialog(edit, {
      save: ({ version }, now) => {
        if (version !== 7) return undefined;
        now.candidate = { ...now.candidate, version: 8 };
        return changedElsewhere('memberships');
      },
    });
    await change();
    await saveButton().click();
    await closed(edit);
    expect(world.saves().map(({ version }) => version)).toEqual([7, 8]);
  });

  test('this section changed elsewhere: shown first, then saved', async () => {
    const world = await stageDialog(edit, {
      save: ({ version }, now) => {
        if (version !== 7) return undefined;
        now.candidate = { ...now.candidate, version: 8 };
        return changedElsewhere(section);
      },
    });
    await change();
    await saveButton().click();
    await dialog().getByRole('button', { name: 'Show what changed' }).click();
    await kept();
    await saveButton().click();
    await closed(edit);
    expect(world.saves().map(({ version }) => version)).toEqual([7, 8]);
  });

  test('by keyboard: the focus stays inside, Enter in a line saves', async () => {
    await stageDialog(edit);
    for (let step = 0; step < 40; step += 1) {
      await userEvent.tab();
      expect(document.querySelector('dialog[open]')?.contains(document.activeElement) || document.activeElement === document.body).toBe(
        true,
      );
    }
  });
});

describe('names', () => {
  test('both are needed', async () => {
    const world = await stageDialog('names', { user: { firstName: '', lastName: '' } });
    await field('First name').fill('Ada');
    await expect.element(saveButton()).toBeDisabled();
    await field('Last name').click();
    await userEvent.tab();
    await expect.element(dialog().getByText('Last name is required')).toBeVisible();
    await field('Last name').fill('Lovelace');
    await userEvent.keyboard('{Enter}');
    await closed('names');
    expect(ops(world)).toEqual({ user: { op: 'update', value: { firstName: 'Ada', lastName: 'Lovelace' } } });
  });
});

describe('personal details', () => {
  test('what is missing is said and does not hold the save', async () => {
    const world = await stageDialog('personal-details', {
      candidate: { gender: 'U', pronoun: null, country: null, city: null, disability: null, ethnicMinority: null },
    });
    for (const words of ['Current location', 'Nationality']) await expect.element(dialog().getByText(`${words} is required`)).toBeVisible();
    // No warning beside sensitive questions: why they are asked, and that not to say is an answer.
    expect(
      dialog()
        .getByText(/“Prefer not to say” counts as an answer/)
        .elements(),
    ).toHaveLength(2);
    expect(dialog().getByText('Choose an answer').elements()).toEqual([]);
    expect(await violations()).toEqual([]);
    await field('First name').fill('Augusta');
    await saveButton().click();
    await closed('personal-details');
    expect(ops(world)).toEqual({ user: { op: 'update', value: { firstName: 'Augusta' } } });
  });

  test('texts are counted as they are seen, here as on the server', async () => {
    const world = await stageDialog('personal-details');
    await field(/^City/).fill('👍🏽'.repeat(101));
    await expect.element(dialog().getByText('This text is too long')).toBeVisible();
    await expect.element(saveButton()).toBeDisabled();
    await field(/^City/).fill('👍🏽'.repeat(100));
    await saveButton().click();
    await closed('personal-details');
    expect(ops(world)).toEqual({ candidate: { op: 'update', value: { city: '👍🏽'.repeat(100) } } });
  });

  test('a nationality is asked for, also where a work authorization was said', async () => {
    const workAuthorizations = [{ id: 'a', candidateId: 'c', code: 'US', type: 0 as const, implicit: false }];
    await stageDialog('personal-details', { candidate: { nationalities: [], workAuthorizations } });
    await expect.element(dialog().getByText('You may work in United States.')).toBeVisible();
    await expect.element(dialog().getByText('Nationality is required')).toBeVisible();
  });

  test('all of it in one save: country by typing, an own pronoun, a phone of another country', async () => {
    const world = await stageDialog('personal-details');
    await list('Gender').selectOptions('N');
    await list('Pronoun').selectOptions('other');
    await expect.element(saveButton()).toBeDisabled();
    await field('Your pronoun').fill('xe/xem');
    await pick(list('Current country'), 'swed', 'Sweden');
    await field(/^City/).fill('');
    await list('Country code').selectOptions('SE');
    await field('Phone number').fill('070-174 06 35');
    await list('Do you belong to an ethnic minority?').selectOptions('prefer_not_to_say');
    await list('Do you have a disability?').selectOptions('');
    await saveButton().click();
    await closed('personal-details');
    expect(ops(world)).toEqual({
      user: { op: 'update', value: { phoneNumber: '+46701740635' } },
      candidate: {
        op: 'update',
        value: {
          gender: 'N',
          pronoun: { type: 'other', value: 'xe/xem' },
          country: 'SE',
          city: null,
          disability: null,
          ethnicMinority: 'prefer_not_to_say',
        },
      },
    });
  });

  test('a phone number is checked by its country', async () => {
    await stageDialog('personal-details');
    await expect.element(field('Phone number')).toHaveValue('40 61 23 45');
    await field('Phone number').fill('12');
    await userEvent.tab();
    await expect.element(dialog().getByText('This is not a valid phone number of that country')).toBeVisible();
    await expect.element(saveButton()).toBeDisabled();
    await field('Phone number').fill('40612345');
    await expect.element(saveButton()).toBeDisabled();
    await field('Phone number').fill('');
    await expect.element(saveButton()).toBeEnabled();
  });

  test('Norway is the prefix of who has no number', async () => {
    await stageDialog('personal-details', { user: { phoneNumber: null } });
    await until(() => document.querySelectorAll('dialog option').length > 100);
    await expect.element(list('Country code')).toHaveValue('NO');
  });

  test.each([
    ['the country that the tenant names', 'NL', 'DE', 'NL'],
    ['where the person lives, where the tenant wants that', 'home', 'DE', 'DE'],
  ])('or %s', async (_rule, phoneCountry, country, prefix) => {
    await stageDialog('personal-details', { user: { phoneNumber: null }, candidate: { country }, tenant: { phoneCountry } });
    await until(() => document.querySelectorAll('dialog option').length > 100);
    await expect.element(list('Country code')).toHaveValue(prefix);
  });
});

describe('the picture', () => {
  const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const CALL = 'DELETE /identity/v1/user/avatar';
  const remove = async () => {
    await dialog().getByRole('button', { name: 'Change picture' }).click();
    await page.getByRole('dialog', { name: 'Your picture' }).getByRole('button', { name: 'Remove picture' }).click();
    await until(() => document.querySelectorAll('dialog[open]').length === 1);
  };

  test('is saved together with the rest, before it', async () => {
    const world = await stageDialog('personal-details', { user: { avatar: DOT }, replies: { [CALL]: { ...USER, avatar: null } } });
    await remove();
    await expect.element(dialog().getByText('The picture is removed when you save.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await field('First name').fill('Augusta');
    await saveButton().click();
    await closed('personal-details');
    expect(world.sent.map(({ call }) => call)).toEqual([CALL, 'POST /api/v1/candidate/profile']);
    expect(toastStore.read().toasts.map(({ text }) => text)).toEqual(['Your details are saved']);
  });

  test('alone it is a change too, and can be taken back', async () => {
    const world = await stageDialog('personal-details', { user: { avatar: DOT }, replies: { [CALL]: { ...USER, avatar: null } } });
    await remove();
    await dialog().getByRole('button', { name: 'Keep the old one' }).click();
    await expect.element(saveButton()).toBeDisabled();
    await remove();
    await saveButton().click();
    await closed('personal-details');
    expect(world.saves()).toEqual([]);
  });

  test('refused, nothing else is saved, and the dialog says why', async () => {
    const world = await stageDialog('personal-details', { user: { avatar: DOT }, replies: { [CALL]: () => problem('unavailable', 503) } });
    await remove();
    await field('First name').fill('Augusta');
    await saveButton().click();
    await until(() => document.querySelector('[data-problem]') !== null);
    expect(world.saves()).toEqual([]);
    await expect.element(field('First name')).toHaveValue('Augusta');
  });
});

describe('summary and links', () => {
  test('add, change and remove a link; a known site names it', async () => {
    const world = await stageDialog('summary', {
      candidate: {
        links: [
          { id: 'a', name: 'GitHub', value: 'https://github.com/ada' },
          { id: 'b', name: 'Old', value: 'https://old.example.org' },
        ],
      },
    });
    await dialog().getByRole('button', { name: 'Remove Old' }).click();
    await field('Name').fill('Code');
    await dialog().getByRole('button', { name: 'Add a link' }).click();
    await expect.element(field('Web address').nth(1)).toHaveFocus();
    await userEvent.keyboard('linkedin.com/in/ada');
    await userEvent.tab();
    await expect.element(field('Name').nth(1)).toHaveValue('LinkedIn');
    expect(await violations()).toEqual([]);
    await saveButton().click();
    await closed('summary');
    expect(ops(world)).toEqual({
      links: [
        { op: 'delete', value: { id: 'b' } },
        { op: 'update', value: { id: 'a', name: 'Code', value: 'https://github.com/ada' } },
        { op: 'create', value: { name: 'LinkedIn', value: 'https://linkedin.com/in/ada' } },
      ],
    });
  });

  test('what is no address is said; nothing is added after it', async () => {
    await stageDialog('summary');
    await dialog().getByRole('button', { name: 'Add a link' }).click();
    await userEvent.keyboard('javascript:alert(1)');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(dialog().getByText('Write a web address that starts with https://')).toBeVisible();
    await expect.element(dialog().getByText('Name the link')).toBeVisible();
    await expect.element(saveButton()).toBeDisabled();
    await dialog().getByRole('button', { name: 'Add a link' }).click({ force: true });
    expect(document.querySelectorAll('[data-link]')).toHaveLength(2);
    await dialog().getByRole('button', { name: 'Remove New link' }).click();
    await expect.element(saveButton()).toBeDisabled();
    await expect.element(dialog().getByRole('button', { name: 'Add a link' })).toHaveFocus();
  });

  test('a fault of the server stands at its link', async () => {
    await stageDialog('summary', {
      save: () => problem('profile.invalid', 422, [{ pointer: '/ops/links/0/value/value', code: 'link_invalid' }]),
    });
    await field('Name').fill('Code');
    await saveButton().click();
    await expect.element(dialog().getByText('Write a web address that starts with https://')).toBeVisible();
    await expect.element(field('Web address')).toHaveFocus();
  });

  test('the summary is written, and counted by what a reader sees', async () => {
    const world = await stageDialog('summary', { candidate: { summary: null } });
    await until(() => document.querySelector('dialog [contenteditable="true"]') !== null, 5000);
    await dialog().getByRole('textbox', { name: 'Summary' }).click();
    await userEvent.keyboard('I build');
    await expect.element(dialog().getByText('7 of 2,600 characters').first()).toBeVisible();
    await saveButton().click();
    await closed('summary');
    expect(ops(world)).toEqual({ candidate: { op: 'update', value: { summary: '<p>I build</p>' } } });
  });

  test('one character too many holds the save', async () => {
    await stageDialog('summary', { candidate: { summary: `<p>${'x'.repeat(2601)}</p>` } });
    await expect.element(dialog().getByText('The summary is longer than 2600 characters')).toBeVisible();
    await field('Name').fill('Code');
    await expect.element(saveButton()).toBeDisabled();
  });
});

describe('contact details', () => {
  test('the contact email is set once: a warning, a question, then it is saved', async () => {
    const world = await stageDialog('contact');
    await field(/^Contact email/).fill('ada@example');
    await userEvent.tab();
    await expect.element(dialog().getByText('Typed email is not a valid email')).toBeVisible();
    await expect.element(saveButton()).toBeDisabled();
    await field(/^Contact email/).fill('ada@example.org');
    await expect.element(dialog().getByText('You cannot change it later', { exact: false })).toBeVisible();
    expect(await violations()).toEqual([]);
    await saveButton().click();
    const question = page.getByRole('alertdialog', { name: 'Set your contact email for good?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await until(() => document.querySelectorAll('dialog[open]').length === 1);
    expect(world.saves()).toEqual([]);
    await saveButton().click();
    await question.getByRole('button', { name: 'Set contact email' }).click();
    await closed('contact');
    expect(ops(world)).toEqual({ user: { op: 'update', value: { email: 'ada@example.org' } } });
  });

  test('one that is taken is said at the field', async () => {
    await stageDialog('contact', { save: () => problem('EmailNotAvailable') });
    await field(/^Contact email/).fill('ada@example.org');
    await saveButton().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Set contact email' }).click();
    await expect.element(field(/^Contact email/)).toHaveFocus();
    await expect.element(dialog().getByText('already in use', { exact: false })).toBeVisible();
  });

  test('once set it is only shown; the phone can go', async () => {
    const world = await stageDialog('contact', { user: { contactEmail: 'me@example.org' } });
    await expect.element(dialog().getByText('It was set once and cannot be changed.')).toBeVisible();
    expect(document.querySelector('dialog input[type=email]')).toBeNull();
    await field('Phone number').fill('');
    await saveButton().click();
    await closed('contact');
    expect(ops(world)).toEqual({ user: { op: 'update', value: { phoneNumber: null } } });
  });
});

describe('preferences', () => {
  test('not open to jobs clears the kinds of work', async () => {
    const world = await stageDialog('preferences');
    await box('Open to job opportunities').click();
    expect(document.querySelectorAll('dialog input[type=checkbox]')).toHaveLength(1);
    await saveButton().click();
    await closed('preferences');
    expect(ops(world)).toEqual({ preferences: { op: 'update', value: { openToJobs: false, workPreferences: [] } } });
  });

  test('three sectors at most, each once; a chip goes', async () => {
    const world = await stageDialog('preferences');
    await pick(list('Sectors'), 'energy', 'Sector energy_and_environment');
    await pick(list('Sectors'), 'non', 'Sector non_profit');
    await expect.element(list('Sectors')).toBeDisabled();
    await expect.element(dialog().getByText('You chose 3', { exact: false })).toBeVisible();
    await dialog().getByRole('button', { name: 'Remove Sector consulting' }).click();
    await expect.element(list('Sectors')).toHaveFocus();
    await list('Sectors').fill('non');
    await expect.element(dialog().getByText('Nothing found').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await pick(list('Career fields'), 'leg', 'Legal');
    expect(await violations()).toEqual([]);
    await saveButton().click();
    await closed('preferences');
    expect(ops(world)).toEqual({
      preferences: {
        op: 'update',
        value: {
          addPreferredSectors: ['energy_and_environment', 'non_profit'],
          removePreferredSectors: ['consulting'],
          addPreferredCareerFields: ['LEGAL'],
        },
      },
    });
  });

  test('who types before the list is there waits for it', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await stageDialog('preferences', {
      replies: { 'GET /api/v1/careerfields': () => arrived.then(() => ({ careerFields: [{ id: 'LEGAL', name: 'Legal' }] })) },
    });
    await list('Career fields').fill('leg');
    expect(dialog().getByText('Nothing found').query()).toBeNull();
    arrive();
    await expect.element(dialog().getByRole('option', { name: 'Legal' })).toBeVisible();
  });

  test('employers: from the list, typed, moved by buttons with the focus along, removed', async () => {
    const world = await stageDialog('preferences');
    await pick(list('Preferred employers'), 'nord', 'Nordlys Energy');
    await list('Preferred employers').fill('Bakery');
    await dialog().getByRole('option', { name: 'Add “Bakery”' }).click();
    await dialog().getByRole('button', { name: 'Move Bakery up' }).click();
    await expect.element(dialog().getByRole('button', { name: 'Move Bakery up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('Bakery is now number 1 of 4')).toBeInTheDocument();
    await expect.element(dialog().getByRole('button', { name: 'Move Bakery down' })).toHaveFocus();
    await dialog().getByRole('button', { name: 'Remove My aunt' }).click();
    await saveButton().click();
    await closed('preferences');
    expect(ops(world)).toEqual({
      preferences: {
        op: 'update',
        value: {
          preferredEmployers: [
            { employerId: 4, order: 1 },
            { employerId: 9, order: 2 },
          ],
          addCustomEmployers: [{ name: 'Bakery', order: 0 }],
        },
      },
    });
  });

  test('an employer of more than 200 characters is refused at the field', async () => {
    await stageDialog('preferences');
    await list('Preferred employers').fill('b'.repeat(201));
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('This text is too long')).toBeVisible();
    expect(dialog().getByText('b'.repeat(201), { exact: true }).elements()).toHaveLength(0);
    await list('Preferred employers').fill('b'.repeat(200));
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByRole('button', { name: /^Remove bbb/ })).toBeVisible();
    expect(dialog().getByText('This text is too long').elements()).toHaveLength(0);
  });

  test('employers are dragged into another order', async () => {
    const world = await stageDialog('preferences');
    const rows = dialog()
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /up$/ }) });
    await userEvent.dragAndDrop(rows.nth(1), rows.nth(0));
    await saveButton().click();
    await closed('preferences');
    expect(ops(world)).toEqual({
      preferences: {
        op: 'update',
        value: { preferredEmployers: [{ employerId: 4, order: 1 }], addCustomEmployers: [{ name: 'My aunt', order: 0 }] },
      },
    });
  });

  test('an answer is given and taken back', async () => {
    const world = await stageDialog('preferences', {
      save: (body: SentBody, now) => {
        const { value } = body.ops.preferences as { value: { memberOfLGBTQCommunity: boolean | null } };
        if (now.candidate.preferences) now.candidate = { ...now.candidate, preferences: { ...now.candidate.preferences, ...value } };
        return undefined;
      },
    });
    const answer = () => list('Are you a member of the LGBTQ+ community?');
    await answer().selectOptions('yes');
    await saveButton().click();
    await closed('preferences');
    expect(ops(world)).toEqual({ preferences: { op: 'update', value: { memberOfLGBTQCommunity: true } } });
    await page.getByRole('button', { name: 'Edit Preferences' }).click();
    await until(() => isOpen('preferences'));
    await answer().selectOptions('');
    await saveButton().click();
    await closed('preferences');
    expect(ops(world)).toEqual({ preferences: { op: 'update', value: { memberOfLGBTQCommunity: null } } });
  });
});

describe('visibility', () => {
  const CALL = 'PUT /api/v1/candidate/me/profile-visibility';
  const choose = () => dialog().getByRole('radio', { name: 'Everyone with the link' }).click();

  test.each(['light', 'dark'] as const)('four choices, each explained: %s', async (scheme) => {
    await stageDialog('visibility', { scheme });
    expect(document.querySelectorAll('dialog input[type=radio]')).toHaveLength(4);
    expect(await violations()).toEqual([]);
  });

  test('is saved by its own call, with the version', async () => {
    const world = await stageDialog('visibility', { replies: { [CALL]: { profileVisibility: 'public', version: 8 } } });
    await expect.element(dialog().getByRole('radio', { name: 'My schools', exact: true })).toBeChecked();
    await choose();
    await saveButton().click();
    await closed('visibility');
    expect(world.sent).toEqual([{ call: CALL, body: { profileVisibility: 'public', version: 7 } }]);
  });

  test('somebody changed something else: saved; the visibility itself: shown first', async () => {
    const world = await stageDialog('visibility', {
      replies: {
        [CALL]: ({ version, profileVisibility }: { version: number; profileVisibility: string }, now: World) => {
          if (version === 9) return { profileVisibility, version: 10 };
          now.candidate = { ...now.candidate, version: 9, profileVisibility: 'employers' };
          return changedElsewhere('candidate');
        },
      },
    });
    await choose();
    await saveButton().click();
    await dialog().getByRole('button', { name: 'Show what changed' }).click();
    await expect.element(dialog().getByRole('radio', { name: 'Everyone with the link' })).toBeChecked();
    await saveButton().click();
    await closed('visibility');
    expect(world.sent).toHaveLength(2);
  });

  test('a refused save stays, leaving asks', async () => {
    await stageDialog('visibility', { replies: { [CALL]: () => problem('unavailable', 503) } });
    await choose();
    await saveButton().click();
    await until(() => document.querySelector('[data-problem]') !== null);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog', { name: 'Save your changes?' })).toBeVisible();
  });
});

describe('communication settings', () => {
  test.each(['light', 'dark'] as const)('each choice is saved at once; a failure goes back and is said: %s', async (scheme) => {
    const CALL = 'PUT /api/v1/communication/email/settings';
    let fails = false;
    const world = await stageDialog('communication', {
      scheme,
      replies: { [CALL]: () => (fails ? problem('unavailable', 503) : { settings: [] }) },
    });
    await box('Reviews of your CV').click();
    await until(() => world.sent.length === 1);
    expect(world.sent[0]).toEqual({ call: CALL, body: { settings: [{ kind: 'cv_reviews', on: true }] } });
    expect(await violations()).toEqual([]);
    fails = true;
    await box('Reviews of your CV').click();
    await until(() => toastStore.read().toasts.length === 1);
    await expect.element(box('Reviews of your CV')).toBeChecked();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await closed('communication');
  });
});
