import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AUTHORIZATIONS, LANGUAGE_LIST, LANGUAGES, NATIONALITIES, SKILLS } from './entries.fixture.ts';
import { isOpen, problem, stageDialog, type WorldChange } from './profile.fixture.tsx';

const dialog = () => document.querySelector('dialog[open]')!;
const inDialog = () => page.elementLocator(dialog() as HTMLElement);
const button = (name: string) => inDialog().getByRole('button', { name, exact: true });
const save = () => button('Save');
const isOff = (one: { element: () => Element }) => (one.element() as HTMLButtonElement).disabled;
const options = () => [...dialog().querySelectorAll('[role="option"]')].map((one) => one.textContent);
const chips = () => [...dialog().querySelectorAll('[aria-label="Your skills"] li')].map((one) => one.textContent);
const lines = () => [...dialog().querySelectorAll('ol > li')].map((one) => one.textContent);
const asks = () => document.querySelector('[role="alertdialog"]') !== null;
const ops = (world: { saves(): { ops: Record<string, unknown> }[] }) => world.saves().map((one) => one.ops);

beforeEach(async () => {
  await page.viewport(1000, 900);
});
afterEach(unmount);

describe('the dialog of languages', () => {
  const openLanguages = (change: WorldChange = {}) =>
    stageDialog('languages', {
      ...change,
      candidate: { languages: LANGUAGES, ...change.candidate },
      replies: { 'GET /api/v1/languages': LANGUAGE_LIST, ...change.replies },
    });

  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await openLanguages({ scheme });
    await button('Add language').click();
    expect(await violations()).toEqual([]);
    expect(dialog().scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('adds one with the keyboard alone; Add waits for a language, Save for a level too', async () => {
    const world = await openLanguages();
    (dialog().querySelector('[data-add]') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await until(() => document.activeElement?.getAttribute('role') === 'combobox');
    expect(isOff(button('Add language'))).toBe(true);
    await userEvent.keyboard('ger');
    await until(() => options().join() === 'German');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await until(() => !isOff(button('Add language')));
    expect(isOff(save())).toBe(true);
    const levels = inDialog().getByRole('combobox', { name: 'How well you speak it' });
    await userEvent.selectOptions(levels.last(), 'professional_working');
    await save().click();
    await until(() => !isOpen('languages'));
    expect(ops(world)).toEqual([{ languages: [{ op: 'create', value: { languageId: 'de', proficiencyId: 'professional_working' } }] }]);
  });

  test('begins with one empty entry where there is none, which is neither saved nor complained about', async () => {
    const world = await openLanguages({ candidate: { languages: [] } });
    await until(() => document.activeElement === inDialog().getByRole('combobox', { name: 'Language' }).element());
    expect(isOff(save())).toBe(true);
    expect(await violations()).toEqual([]);
    await button('Cancel').click();
    await until(() => !isOpen('languages'));
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
    expect(world.saves()).toHaveLength(0);
  });

  test('what is chosen is not offered again', async () => {
    await openLanguages();
    await button('Add language').click();
    await inDialog().getByRole('combobox', { name: 'Language' }).last().click();
    await until(() => options().length > 0);
    expect(options()).toEqual(['English', 'German', 'Other']);
  });

  test('changes a level, removes a language and takes that back', async () => {
    const world = await openLanguages();
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'How well you speak it' }).last(), 'limited_working');
    await button('Remove Norwegian').click();
    await until(() => dialog().textContent?.includes('Norwegian is removed when you save.') === true);
    await button('Undo: Norwegian').click();
    await save().click();
    await until(() => world.saves().length === 1);
    expect(ops(world)).toEqual([
      { languages: [{ op: 'update', value: { id: LANGUAGES[1]!.id, languageId: 'fr', proficiencyId: 'limited_working' } }] },
    ]);
  });

  test('a refusal stands at its field, and goes with a change', async () => {
    await openLanguages({
      save: () => problem('profile.invalid', 422, [{ pointer: '/ops/languages/0/value/languageId', code: 'language_unknown' }]),
    });
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'How well you speak it' }).last(), 'limited_working');
    await save().click();
    await until(() => dialog().querySelectorAll('[aria-invalid="true"]').length === 1);
    await until(() => document.activeElement === dialog().querySelector('[aria-invalid="true"]'));
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: 'How well you speak it' }).last(), 'elementary');
    await until(() => dialog().querySelectorAll('[aria-invalid="true"]').length === 0);
  });

  test('leaving with a change asks', async () => {
    await openLanguages();
    await button('Remove French').click();
    await userEvent.keyboard('{Escape}');
    await until(asks);
  });
});

describe('the dialog of skills', () => {
  const openSkills = (change: WorldChange = {}) =>
    stageDialog('skills', {
      ...change,
      candidate: { skills: SKILLS, ...change.candidate },
      replies: {
        'GET /api/v1/skills': {
          skills: [
            { id: 1, name: 'Accounting' },
            { id: 9, name: 'Account management' },
          ],
        },
        ...change.replies,
      },
    });
  const field = () => inDialog().getByRole('combobox', { name: 'Add a skill' });

  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await openSkills({ scheme });
    await field().fill('acc');
    await until(() => options().length === 2);
    expect(await violations()).toEqual([]);
    expect(dialog().scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('adds from the list and in own words, in order, with the keyboard alone', async () => {
    const world = await openSkills();
    (field().element() as HTMLElement).focus();
    await userEvent.keyboard('acc');
    await until(() => options().join() === 'Account management,Add “acc”');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await until(() => chips().length === 3);
    await userEvent.keyboard('  Knot   tying ');
    await until(() => options().at(-1)?.includes('Knot') === true);
    await userEvent.keyboard('{Enter}');
    await until(() => chips().length === 4);
    expect(chips()).toEqual(['Accounting', 'Fish counting', 'Account management', 'Knot tying']);
    await save().click();
    await until(() => !isOpen('skills'));
    expect(ops(world)).toEqual([
      {
        skills: {
          op: 'update',
          value: {
            addSkills: [
              { skillId: 9, customSkillName: null },
              { skillId: null, customSkillName: 'Knot tying' },
            ],
          },
        },
      },
    ]);
  });

  test('the same skill in another spelling is refused at the field', async () => {
    await openSkills();
    await field().fill('FISH  Counting');
    await userEvent.keyboard('{Enter}');
    await until(() => field().element().getAttribute('aria-invalid') === 'true');
    expect(dialog().textContent).toContain('This skill is already on your list');
    expect(isOff(save())).toBe(true);
    expect(await violations()).toEqual([]);
  });

  test('removes one; adding it again is no change', async () => {
    const world = await openSkills();
    await button('Remove Fish counting').click();
    await until(() => chips().join() === 'Accounting');
    await field().fill('fish counting');
    await userEvent.keyboard('{Enter}');
    await until(() => chips().length === 2);
    expect(isOff(save())).toBe(true);
    await button('Remove Accounting').click();
    await save().click();
    await until(() => world.saves().length === 1);
    expect(ops(world)).toEqual([{ skills: { op: 'update', value: { removeSkills: [SKILLS[0]!.id] } } }]);
  });

  test('a refused save keeps what was added', async () => {
    await openSkills({
      save: () => problem('profile.invalid', 422, [{ pointer: '/ops/skills/value/addSkills/0', code: 'skill_unknown' }]),
    });
    await field().fill('Knots');
    await userEvent.keyboard('{Enter}');
    await save().click();
    await until(() => field().element().getAttribute('aria-invalid') === 'true');
    expect(chips()).toContain('Knots');
    expect(isOpen('skills')).toBe(true);
  });

  test('leaving with a change asks', async () => {
    await openSkills();
    await button('Remove Accounting').click();
    await userEvent.keyboard('{Escape}');
    await until(asks);
  });
});

describe('the dialog of nationality and work authorization', () => {
  const openNationality = (change: WorldChange = {}) =>
    stageDialog('nationality', {
      ...change,
      candidate: { nationalities: NATIONALITIES, workAuthorizations: AUTHORIZATIONS, ...change.candidate },
      replies: { 'GET /api/v1/candidate/workauthorization': { workAuthorizations: AUTHORIZATIONS }, ...change.replies },
    });
  const add = async (label: string, text: string, country: string) => {
    await inDialog().getByRole('combobox', { name: label }).fill(text);
    await until(() => options().includes(country));
    await inDialog().getByRole('option', { name: country }).click();
  };

  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await openNationality({ scheme });
    expect(await violations()).toEqual([]);
    expect(dialog().scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('shows what follows from a nationality, locked with the reason', async () => {
    await openNationality();
    const locked = [...dialog().querySelectorAll('[data-locked]')].map((one) => one.textContent);
    expect(locked).toEqual(['NorwayYou have this by your nationality: Norway.', 'BrazilYou have this by your nationality: Brazil.']);
    expect(dialog().querySelector('[data-locked] button')).toBeNull();
  });

  test('adds a nationality, from which the EU follows; what was said of it goes', async () => {
    const world = await openNationality();
    await add('Add a nationality', 'swed', 'Sweden');
    await until(() => dialog().textContent?.includes('Citizens of Sweden may work in the whole European Union.') === true);
    expect(button('Remove Germany').elements()).toHaveLength(0);
    await save().click();
    await until(() => !isOpen('nationality'));
    expect(ops(world)).toEqual([
      {
        nationalities: [{ op: 'create', value: { nationality: 'SE' } }],
        workAuthorizations: [{ op: 'delete', value: { id: AUTHORIZATIONS[2]!.id } }],
      },
    ]);
  });

  test('another nationality becomes the main one', async () => {
    const world = await openNationality();
    await button('Make main: Brazil').click();
    await until(() => lines()[0]?.startsWith('Brazil') === true);
    await save().click();
    await until(() => world.saves().length === 1);
    expect(ops(world)).toEqual([
      {
        nationalities: [
          { op: 'update', value: { id: NATIONALITIES[0]!.id, nationality: 'BR' } },
          { op: 'update', value: { id: NATIONALITIES[1]!.id, nationality: 'NO' } },
        ],
      },
    ]);
  });

  test('removes and takes back, also after the order changed', async () => {
    await openNationality();
    await button('Make main: Brazil').click();
    await button('Remove Norway').click();
    await until(() => dialog().textContent?.includes('Norway is removed when you save.') === true);
    await button('Undo: Norway').click();
    await until(() => lines().length === 2);
    expect(lines()[0]).toContain('Brazil');
    await button('Make main: Norway').click();
    expect(isOff(save())).toBe(true);
  });

  test('adds and removes work authorizations with the keyboard alone, each once', async () => {
    const world = await openNationality();
    const field = inDialog().getByRole('combobox', { name: 'Add a country or the EU' });
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('germany');
    await until(() => dialog().textContent?.includes('Nothing found') === true);
    await userEvent.keyboard('{Control>}a{/Control}europe');
    await until(() => options().includes('European Union'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await until(() => button('Remove European Union').elements().length === 1);
    (button('Remove United States').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await save().click();
    await until(() => world.saves().length === 1);
    expect(ops(world)).toEqual([
      {
        workAuthorizations: [
          { op: 'delete', value: { id: AUTHORIZATIONS[3]!.id } },
          { op: 'create', value: { code: 'EU', type: 1 } },
        ],
      },
    ]);
  });

  test('a refusal stands at the field of its list', async () => {
    await openNationality({
      save: () => problem('profile.invalid', 422, [{ pointer: '/ops/workAuthorizations/0/value/code', code: 'code_twice' }]),
    });
    await add('Add a country or the EU', 'cana', 'Canada');
    await save().click();
    await until(() => dialog().textContent?.includes('This work authorization is already on your list') === true);
    expect(inDialog().getByRole('combobox', { name: 'Add a country or the EU' }).element().getAttribute('aria-invalid')).toBe('true');
  });

  test('leaving with a change asks', async () => {
    await openNationality();
    await button('Remove Brazil').click();
    await userEvent.keyboard('{Escape}');
    await until(asks);
  });
});
