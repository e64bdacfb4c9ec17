import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JOBS, MEMBERSHIPS } from './entries.fixture.ts';
import { changedElsewhere, isOpen, problem, stageDialog, type WorldChange } from './profile.fixture.tsx';

const openWork = (change: WorldChange = {}) =>
  stageDialog('work-experience', { ...change, candidate: { workExperiences: JOBS, ...change.candidate } });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const save = () => button('Save');
const isOff = (one: { element: () => Element }) => (one.element() as HTMLButtonElement).disabled;
const dialog = () => document.querySelector('dialog[open]')!;
const focused = () => document.activeElement;
const saved = (sent: { ops: Record<string, unknown> }[]) => sent.map(({ ops }) => ops);

beforeEach(async () => {
  await page.viewport(1000, 900);
});
afterEach(unmount);

describe('the dialog of work experience', () => {
  test.each([
    ['light', 1000],
    ['dark', 1000],
    ['light', 360],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, and fits, closed and open: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await openWork({ scheme });
    expect(await violations()).toEqual([]);
    await button('Edit Analyst').click();
    await until(() => dialog().querySelector('[role="textbox"]') !== null, 8000);
    expect(await violations()).toEqual([]);
    await page.getByRole('textbox', { name: 'Title' }).fill('');
    await button('Update').click();
    await until(() => dialog().querySelector('[aria-invalid="true"]') !== null);
    expect(await violations()).toEqual([]);
    expect(dialog().scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('shows each job with its months', async () => {
    await openWork();
    expect(dialog().textContent).toContain('Sept 2021 – present');
    expect(dialog().textContent).toContain('Jun 2019 – Aug 2019');
    expect(dialog().querySelector('strong')?.textContent).toBe('counted');
    expect(isOff(save())).toBe(true);
  });

  test('adds a job with the keyboard alone', async () => {
    const world = await openWork({ candidate: { workExperiences: [] } });
    // The list is empty: it begins with an entry.
    await until(() => focused() === page.getByRole('textbox', { name: 'Title' }).element());
    expect(document.querySelector('[data-add]')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await until(() => dialog().querySelectorAll('[aria-invalid="true"]').length === 2);
    await userEvent.keyboard('Cook{Tab}Inn{Tab}{Tab} ');
    await until(() => (dialog().querySelector('input[type="checkbox"]') as HTMLInputElement).checked);
    expect(page.getByRole('textbox', { name: 'End (optional)' }).elements()).toHaveLength(0);
    // Enter takes the month, and once more the entry.
    await userEvent.keyboard('{Tab}2021-09{Enter}{Enter}');
    await until(() => dialog().textContent?.includes('Sept 2021 – present') === true);
    expect(focused()?.getAttribute('aria-label')).toBe('Edit Cook');
    await save().click();
    await until(() => !isOpen('work-experience'));
    expect(saved(world.saves())).toEqual([
      {
        workExperiences: [
          {
            op: 'create',
            value: {
              title: 'Cook',
              companyTitle: 'Inn',
              location: '',
              description: null,
              start: '2021-09-01',
              end: null,
              isCurrentJob: true,
            },
          },
        ],
      },
    ]);
  });

  test('changes one; only one form is open, and Save waits for it', async () => {
    const world = await openWork();
    await button('Edit Baker').click();
    expect(isOff(button('Edit Analyst'))).toBe(true);
    await page.getByRole('textbox', { name: 'Company' }).fill('Bun House');
    expect(isOff(save())).toBe(true);
    await button('Update').click();
    await save().click();
    await until(() => world.saves().length === 1);
    const { id, ...baker } = JOBS[1]!;
    expect(saved(world.saves())).toEqual([{ workExperiences: [{ op: 'update', value: { ...baker, id, companyTitle: 'Bun House' } }] }]);
  });

  test('a change that is taken back is none', async () => {
    await openWork();
    await button('Edit Baker').click();
    await page.getByRole('textbox', { name: 'Company' }).fill('Bun House');
    await button('Close without these changes').click();
    expect(isOff(save())).toBe(true);
    await button('Add work experience').click();
    await button('Cancel').first().click();
    await until(() => document.querySelector('[data-add]') !== null);
    expect(focused()).toBe(document.querySelector('[data-add]'));
    expect(isOff(save())).toBe(true);
  });

  test('ticking the current job clears the end', async () => {
    const world = await openWork();
    await button('Edit Baker').click();
    await page.getByRole('checkbox', { name: 'I work here now' }).click();
    expect(page.getByRole('textbox', { name: 'End (optional)' }).elements()).toHaveLength(0);
    await button('Update').click();
    await save().click();
    await until(() => world.saves().length === 1);
    expect(JSON.stringify(world.saves()[0]?.ops)).toContain('"end":null,"isCurrentJob":true');
  });

  test('removes one, and Undo takes that back until it is saved', async () => {
    const world = await openWork();
    await button('Edit Baker').click();
    await button('Delete').click();
    await until(() => dialog().textContent?.includes('Baker is removed when you save.') === true);
    expect(await violations()).toEqual([]);
    await button('Undo: Baker').click();
    expect(isOff(save())).toBe(true);
    await button('Edit Baker').click();
    await button('Delete').click();
    await save().click();
    await until(() => world.saves().length === 1);
    expect(saved(world.saves())).toEqual([{ workExperiences: [{ op: 'delete', value: { id: JOBS[1]!.id } }] }]);
  });

  test('an end before the start is refused at its field, and the words go with a change', async () => {
    await openWork();
    await button('Edit Baker').click();
    await page.getByRole('textbox', { name: 'End (optional)' }).fill('2018-01');
    await userEvent.keyboard('{Tab}');
    await button('Update').click();
    await until(() => page.getByText('End date has to be after start date').elements().length === 1);
    expect(focused()).toBe(page.getByRole('textbox', { name: 'End (optional)' }).element());
    await page.getByRole('textbox', { name: 'End (optional)' }).fill('2020-01');
    await userEvent.keyboard('{Tab}');
    await until(() => page.getByText('End date has to be after start date').elements().length === 0);
  });

  test('a refused save stays open with the fault at the field of its entry', async () => {
    await openWork({
      save: () => problem('profile.invalid', 422, [{ pointer: '/ops/workExperiences/0/value/companyTitle', code: 'too_long' }]),
    });
    await button('Edit Baker').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Pastry cook');
    await button('Update').click();
    await save().click();
    await until(() => page.getByRole('textbox', { name: 'Company' }).elements().length === 1);
    await until(() => page.getByRole('textbox', { name: 'Company' }).element().getAttribute('aria-invalid') === 'true');
    expect(page.getByText('This text is too long').elements()).toHaveLength(1);
    expect(isOpen('work-experience')).toBe(true);
    await page.getByRole('textbox', { name: 'Company' }).fill('Bread');
    expect(page.getByText('This text is too long').elements()).toHaveLength(0);
  });

  test('a server that does not answer loses nothing', async () => {
    await openWork({ save: () => problem('unavailable', 503) });
    await button('Edit Baker').click();
    await button('Delete').click();
    await save().click();
    await until(() => dialog().querySelector('[data-problem]') !== null);
    expect(dialog().textContent).toContain('Baker is removed when you save.');
  });

  test('a change in another window is shown before it is saved over', async () => {
    const world = await openWork({
      save: (_body, one) => {
        if (one.candidate.version > 8) return undefined;
        one.candidate = {
          ...one.candidate,
          version: 9,
          workExperiences: JOBS.map((job) => (job.title === 'Baker' ? { ...job, location: 'Bergen' } : job)),
        };
        return changedElsewhere('workExperiences');
      },
    });
    await button('Edit Baker').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Pastry cook');
    await button('Update').click();
    await save().click();
    await button('Show what changed').click();
    await until(() => page.getByText('Changed in another window').elements().length === 1);
    expect(dialog().textContent).toContain('Pastry cook');
    await save().click();
    await until(() => !isOpen('work-experience'));
    expect(world.saves().at(-1)?.version).toBe(9);
  });

  test('leaving with a change asks, and saves when told', async () => {
    const world = await openWork();
    await button('Edit Baker').click();
    await button('Delete').click();
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('[role="alertdialog"]') !== null);
    await page
      .elementLocator(document.querySelector('[role="alertdialog"]') as HTMLElement)
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await until(() => !isOpen('work-experience'));
    expect(world.saves()).toHaveLength(1);
  });

  test('an empty entry that nobody wrote in holds nobody up', async () => {
    const world = await openWork({ candidate: { workExperiences: [] } });
    await until(() => focused() === page.getByRole('textbox', { name: 'Title' }).element());
    expect(dialog().querySelector('[aria-invalid="true"]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen('work-experience'));
    expect(world.saves()).toHaveLength(0);
  });

  test('leaving with a form open can only be left or kept', async () => {
    const world = await openWork();
    await button('Add work experience').click();
    await userEvent.keyboard('Cook{Escape}');
    await until(() => document.querySelector('[role="alertdialog"]') !== null);
    await button('Keep editing').click();
    expect(isOpen('work-experience')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await button('Leave without saving').click();
    await until(() => !isOpen('work-experience'));
    expect(world.saves()).toHaveLength(0);
  });
});

describe('the dialog of memberships', () => {
  const openMemberships = (change: WorldChange = {}) =>
    stageDialog('memberships', { ...change, candidate: { memberships: MEMBERSHIPS, ...change.candidate } });

  test.each(['light', 'dark'] as const)('has nothing that axe objects to in the %s scheme', async (scheme) => {
    await openMemberships({ scheme });
    await button('Edit Chess Club').click();
    await until(() => dialog().querySelector('[role="textbox"]') !== null, 8000);
    expect(await violations()).toEqual([]);
  });

  test('adds one with a description, changes and removes', async () => {
    const world = await openMemberships();
    await button('Add membership').click();
    await page.getByRole('textbox', { name: 'Organization' }).fill('Choir');
    await page.getByRole('textbox', { name: 'Title' }).fill('Alto');
    await page.getByRole('checkbox', { name: 'I am a member now' }).click();
    await until(() => dialog().querySelector('[role="textbox"][contenteditable]') !== null, 8000);
    (dialog().querySelector('[role="textbox"][contenteditable]') as HTMLElement).focus();
    await userEvent.keyboard('We sing');
    await button('Add').click();
    await button('Edit Chess Club').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Chair');
    await button('Update').click();
    await save().click();
    await until(() => world.saves().length === 1);
    const { id, ...chess } = MEMBERSHIPS[0]!;
    expect(saved(world.saves())).toEqual([
      {
        memberships: [
          { op: 'update', value: { ...chess, id, title: 'Chair' } },
          {
            op: 'create',
            value: { title: 'Alto', organizationName: 'Choir', description: '<p>We sing</p>', start: null, end: null, isActive: true },
          },
        ],
      },
    ]);
  });

  test('a description of 401 characters is refused, one of 400 is not', async () => {
    await openMemberships({ candidate: { memberships: [{ ...MEMBERSHIPS[0]!, description: `<p>${'a'.repeat(401)}</p>` }] } });
    await button('Edit Chess Club').click();
    await until(() => dialog().querySelector('[role="textbox"][contenteditable]')?.textContent?.length === 401, 8000);
    await button('Update').click();
    await until(() => page.getByText('The description is longer than 400 characters').elements().length === 1);
    await userEvent.click(dialog().querySelector('[role="textbox"][contenteditable]') as HTMLElement);
    await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}');
    await until(() => page.getByText('400 of 400 characters').elements().length === 1);
    await button('Update').click();
    await until(() => dialog().querySelector('[role="textbox"]') === null);
  });

  test('removes one; a refused save stays open with the fault at its field', async () => {
    let refuses = true;
    const world = await openMemberships({
      save: () =>
        refuses ? problem('profile.invalid', 422, [{ pointer: '/ops/memberships/0/value/organizationName', code: 'too_long' }]) : undefined,
    });
    await button('Edit Chess Club').click();
    await page.getByRole('textbox', { name: 'Organization' }).fill('Chess');
    await button('Update').click();
    await save().click();
    await until(() => dialog().querySelector('[aria-invalid="true"]') !== null);
    expect(page.getByRole('textbox', { name: 'Organization' }).element().getAttribute('aria-invalid')).toBe('true');
    refuses = false;
    await button('Delete').click();
    await save().click();
    await until(() => !isOpen('memberships'));
    expect(saved(world.saves()).at(-1)).toEqual({ memberships: [{ op: 'delete', value: { id: MEMBERSHIPS[0]!.id } }] });
  });

  test('leaving with a change asks', async () => {
    await openMemberships();
    await button('Edit Chess Club').click();
    await button('Delete').click();
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('[role="alertdialog"]') !== null);
  });
});
