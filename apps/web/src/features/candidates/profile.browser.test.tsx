import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SKILLS } from './entries.fixture.ts';
import { changedElsewhere, isOpen, problem, stageDialog, stageProfile } from './profile.fixture.tsx';

beforeEach(async () => {
  await page.viewport(1000, 740);
});
afterEach(unmount);

const dialog = () => page.elementLocator(document.querySelector('dialog[open]') as HTMLElement);
const saveButton = () => dialog().getByRole('button', { name: 'Save', exact: true });
const question = () => page.getByRole('alertdialog', { name: 'Save your changes?' });
const toasts = () => toastStore.read().toasts.map(({ text }) => text);
const city = () => dialog().getByRole('textbox', { name: /^City/ });

describe('the profile page', () => {
  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await stageProfile({
      scheme,
      user: { firstName: 'Wolfeschlegelsteinhausenbergerdorff', lastName: 'Ferdinand-Maximilian-Hohenlohe' },
      candidate: { country: null, city: null, disability: null },
    });
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('invites to fill what is empty', async () => {
    await stageProfile({
      candidate: { summary: null, links: [], gender: 'U', pronoun: null, country: null, city: null, disability: null },
    });
    await expect.element(page.getByRole('button', { name: 'Write a summary' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add details' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('shows the job, else what is studied, and the links with their site', async () => {
    const job = {
      id: 'w',
      title: 'Analyst',
      companyTitle: 'Fjord',
      location: '',
      description: null,
      start: null,
      end: null,
      isCurrentJob: true,
    };
    await stageProfile({ candidate: { workExperiences: [job] } });
    await expect.element(page.getByText('Analyst at Fjord')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'GitHub' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  test('says what went wrong and asks again', async () => {
    let fails = true;
    const mounted = stageProfile({
      replies: { 'GET /api/v1/candidate/workauthorization': () => (fails ? problem('unavailable', 503) : { workAuthorizations: [] }) },
    });
    await expect.element(page.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    expect(await violations()).toEqual([]);
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await mounted;
  });

  test('is shown without the last import where that alone cannot be read', async () => {
    await stageProfile({ replies: { 'GET /api/v1/candidate/import/latest': () => problem('unavailable', 503) } });
    await expect.element(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  });

  test('scrolls to the section that the address asks for', async () => {
    await page.viewport(360, 500);
    await stageProfile({ address: '/en/profile?scrollTo=educations' });
    await until(() => document.activeElement?.id === 'education');
    expect(document.querySelector('#education')?.getBoundingClientRect().top).toBeLessThan(400);
  });

  test('asks again when the update event fires, and says when it is there', async () => {
    const world = await stageProfile();
    const loaded = vi.fn();
    window.addEventListener(PROFILE_EVENTS.loaded, loaded, { once: true });
    world.candidate = { ...world.candidate, city: 'Bergen', version: 8 };
    window.dispatchEvent(new CustomEvent(PROFILE_EVENTS.update));
    await expect.element(page.getByText('Bergen, Norway').first()).toBeVisible();
    expect(loaded).toHaveBeenCalledOnce();
  });
});

describe('a dialog of the profile', () => {
  test('opens by its button, closes by back, and gives the focus back', async () => {
    const world = await stageProfile();
    const button = page.getByRole('button', { name: 'Edit Contact details' });
    await button.click();
    await until(() => isOpen('contact'));
    expect(world.addresses.at(-1)).toBe('/en/profile?edit=contact');
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen('contact'));
    expect(world.addresses.at(-1)).toBe('/en/profile');
    await expect.element(button).toHaveFocus();
  });

  test('gives the focus to the section’s own button where the one that opened it is gone, or none did', async () => {
    const own = () => document.querySelector<HTMLElement>('section#skills button');
    await stageProfile({
      candidate: { skills: [] },
      replies: { 'GET /api/v1/skills': { skills: [] } },
      save: (_body, world) => {
        world.candidate = { ...world.candidate, skills: SKILLS };
        return undefined;
      },
    });
    const invitation = own();
    invitation?.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => isOpen('skills'));
    await dialog().getByRole('combobox').fill('Knots');
    await userEvent.keyboard('{Enter}');
    await saveButton().click();
    await until(() => !isOpen('skills'));
    expect(invitation?.isConnected).toBe(false);
    await expect.poll(() => document.activeElement).toBe(own());
    unmount();
    await stageDialog('skills', { candidate: { skills: SKILLS } });
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen('skills'));
    await expect.poll(() => document.activeElement).toBe(own());
  });

  test('an unknown one opens nothing', async () => {
    await stageProfile({ address: '/en/profile?edit=everything' });
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('Save waits for a change; editing back is none; what is saved closes it and is said', async () => {
    const world = await stageDialog('personal-details');
    await expect.element(saveButton()).toBeDisabled();
    await city().fill('Bergen');
    await expect.element(saveButton()).toBeEnabled();
    await city().fill('Oslo');
    await expect.element(saveButton()).toBeDisabled();
    await city().fill('Bergen');
    await saveButton().click();
    await until(() => !isOpen('personal-details'));
    expect(world.saves()).toEqual([{ userId: world.user.id, version: 7, ops: { candidate: { op: 'update', value: { city: 'Bergen' } } } }]);
    await until(() => toasts().includes('Your details are saved'));
  });

  test('a lost connection keeps what was typed, and the next try saves it', async () => {
    let fails = true;
    await stageDialog('personal-details', {
      save: () => {
        if (fails) throw new TypeError('offline');
        return undefined;
      },
    });
    await city().fill('Bergen');
    await saveButton().click();
    await until(() => document.querySelector('[data-problem]') !== null);
    await expect.poll(() => document.activeElement).toBe(document.querySelector('[data-problem]'));
    await expect.element(city()).toHaveValue('Bergen');
    expect(await violations()).toEqual([]);
    fails = false;
    await saveButton().click();
    await until(() => !isOpen('personal-details'));
  });

  test('faults stand at their fields, the rest above the buttons', async () => {
    await stageDialog('personal-details', {
      save: () =>
        problem('profile.invalid', 422, [
          { pointer: '/ops/candidate/value/city', code: 'too_long' },
          { pointer: '/ops/workAuthorizations', code: 'section_limit' },
        ]),
    });
    await city().fill('Bergen');
    await saveButton().click();
    await expect.element(dialog().getByText('This text is too long')).toBeVisible();
    await expect.element(city()).toHaveFocus();
    await expect.element(dialog().getByText('Work authorization: A section holds up to 100 entries')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('somebody else saved meanwhile', () => {
  test('another section: it is saved with the new version, without a word', async () => {
    const world = await stageDialog('personal-details', {
      save: (body, now) => {
        if (body.version !== 7) return undefined;
        now.candidate = { ...now.candidate, version: 9 };
        return changedElsewhere('languages');
      },
    });
    await city().fill('Bergen');
    await saveButton().click();
    await until(() => !isOpen('personal-details'));
    expect(world.saves().map(({ version }) => version)).toEqual([7, 9]);
  });

  test('a second refusal is told, not repeated for ever', async () => {
    const world = await stageDialog('personal-details', { save: () => changedElsewhere('languages') });
    await city().fill('Bergen');
    await saveButton().click();
    await expect.element(dialog().getByText('Your profile changed in another window')).toBeVisible();
    expect(world.saves()).toHaveLength(2);
  });

  test('this section: what changed is shown, what was typed stays, then it is saved', async () => {
    const world = await stageDialog('personal-details', {
      save: (body, now) => {
        if (body.version === 9) return undefined;
        now.candidate = { ...now.candidate, version: 9, city: 'Tromsø', disability: 'yes' };
        return changedElsewhere('candidate');
      },
    });
    await city().fill('Bergen');
    await saveButton().click();
    await expect.element(dialog().getByText('Personal details and summary')).toBeVisible();
    await expect.element(saveButton()).toBeDisabled();
    expect(await violations()).toEqual([]);
    await dialog().getByRole('button', { name: 'Show what changed' }).click();
    await expect.element(dialog().getByText('You see the newest values now', { exact: false })).toBeVisible();
    await expect.element(city()).toHaveValue('Bergen');
    await expect.element(dialog().getByText('In the other window: Tromsø')).toBeVisible();
    await expect.element(dialog().getByRole('combobox', { name: 'Do you have a disability?' })).toHaveValue('yes');
    await expect.element(dialog().getByText('Changed in the other window')).toBeVisible();
    expect(await violations()).toEqual([]);
    await saveButton().click();
    await until(() => !isOpen('personal-details'));
    expect(world.saves().at(-1)).toEqual({
      userId: world.user.id,
      version: 9,
      ops: { candidate: { op: 'update', value: { city: 'Bergen' } } },
    });
  });
});

describe('leaving with something unsaved', () => {
  const type = async () => {
    const world = await stageProfile();
    await page.getByRole('button', { name: 'Edit details' }).click();
    await until(() => isOpen('personal-details'));
    await city().fill('Bergen');
    return world;
  };

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => dialog().getByRole('button', { name: 'Cancel' }).click()],
    ['Close', () => dialog().getByRole('button', { name: 'Close' }).click()],
  ])('%s asks; "Keep editing" stays with what was typed', async (_, leave) => {
    const world = await type();
    await leave();
    await expect.element(question()).toBeVisible();
    expect(await violations()).toEqual([]);
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await until(() => document.querySelectorAll('dialog[open]').length === 1);
    await expect.element(city()).toHaveValue('Bergen');
    expect(world.saves()).toEqual([]);
  });

  test('"Save" saves and goes on', async () => {
    const world = await type();
    await userEvent.keyboard('{Escape}');
    await question().getByRole('button', { name: 'Save' }).click();
    await until(() => document.querySelector('dialog[open]') === null);
    expect(world.saves()).toHaveLength(1);
    expect(world.addresses.at(-1)).toBe('/en/profile');
  });

  test('"Leave without saving" goes on without', async () => {
    const world = await type();
    await userEvent.keyboard('{Escape}');
    await question().getByRole('button', { name: 'Leave without saving' }).click();
    await until(() => document.querySelector('dialog[open]') === null);
    expect(world.saves()).toEqual([]);
  });

  test('a refused save leads back to the form, which says why', async () => {
    await stageDialog('personal-details', {
      save: () => problem('profile.invalid', 422, [{ pointer: '/ops/candidate/value/city', code: 'too_long' }]),
    });
    await city().fill('Bergen');
    await userEvent.keyboard('{Escape}');
    await question().getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog().getByText('This text is too long')).toBeVisible();
    expect(isOpen('personal-details')).toBe(true);
  });

  test('an invalid form can be left or kept, not saved', async () => {
    await stageDialog('personal-details');
    await dialog().getByRole('textbox', { name: 'First name' }).fill('');
    await expect.element(saveButton()).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(question().getByText('cannot be saved yet', { exact: false })).toBeVisible();
    expect(question().getByRole('button', { name: 'Save', exact: true }).elements()).toHaveLength(0);
    await question().getByRole('button', { name: 'Leave without saving' }).click();
    await until(() => document.querySelector('dialog[open]') === null);
  });

  test('a reload is held while something is unsaved', async () => {
    await type();
    const held = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(held()).toBe(true);
    await city().fill('Oslo');
    await pause(50);
    expect(held()).toBe(false);
  });

  test('without a change nothing asks', async () => {
    await stageDialog('personal-details');
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
  });
});
