import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PROGRAM, SCHOOL, STUDIES } from './entries.fixture.ts';
import { isOpen, problem, stageDialog, type WorldChange } from './profile.fixture.tsx';

const dialog = () => document.querySelector('dialog[open]')!;
const inDialog = () => page.elementLocator(dialog() as HTMLElement);
const button = (name: string) => inDialog().getByRole('button', { name, exact: true });
const box = (name: string) => inDialog().getByRole('combobox', { name });
const text = (name: string) => inDialog().getByRole('textbox', { name });
const save = () => button('Save');
const isOff = (one: { element: () => Element }) => (one.element() as HTMLInputElement).disabled;
const options = () => [...dialog().querySelectorAll('[role="option"]')].map((one) => one.textContent);
const invalid = () =>
  [...dialog().querySelectorAll('[aria-invalid="true"]')].map((one) => dialog().querySelector(`label[for="${one.id}"]`)?.textContent);
const CAMPUSES = [
  { id: '01a1fed0-0000-7000-8000-000000000191', name: 'Oslo', city: 'Oslo' },
  { id: '01a1fed0-0000-7000-8000-000000000192', name: 'Bergen', city: 'Bergen' },
];

const openEducation = (change: WorldChange = {}) =>
  stageDialog('education', {
    ...change,
    candidate: { studyPrograms: STUDIES, ...change.candidate },
    replies: {
      'GET /api/v1/school': { schools: [SCHOOL] },
      'GET /api/v1/campuses/7': { campuses: CAMPUSES },
      'GET /api/v1/study-programs/school/7': { studyPrograms: [PROGRAM] },
      ...change.replies,
    },
  });
async function chooseSchool() {
  await box('School').fill('nordic');
  await until(() => options().some((one) => one?.includes('Nordic School')));
  await inDialog()
    .getByRole('option', { name: /^Nordic School/ })
    .click();
  await until(() => !isOff(box('Program (optional)')));
}
async function month(name: string, value: string) {
  await text(name).fill(value);
  await userEvent.keyboard('{Tab}');
}

beforeEach(async () => {
  await page.viewport(1000, 1000);
});
afterEach(unmount);

describe('the dialog of education', () => {
  test.each([
    ['light', 1000],
    ['dark', 1000],
    ['light', 360],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, and fits, closed and open: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await openEducation({ scheme });
    expect(await violations()).toEqual([]);
    await button('Edit Hill School').click();
    await until(() => dialog().textContent?.includes('cannot be verified') === true);
    expect(await violations()).toEqual([]);
    expect(dialog().scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('cards show school, program, level, field, months and whether it is current', async () => {
    await openEducation();
    expect(dialog().textContent).toContain('Nordic SchoolPresentMSc Finance · Master · FinanceAug 2024 – Jun 2099');
    expect(dialog().textContent).toContain('Hill SchoolPainting · Bachelor · ColoursAug 2020 – Jun 2023');
    expect(document.querySelector('#education')?.textContent).toContain('Verification pending');
  });

  test('cards name the campus, also of what is not saved yet', async () => {
    const [oslo, bergen] = CAMPUSES;
    await openEducation({ candidate: { studyPrograms: [{ ...STUDIES[0]!, campusId: bergen!.id, campus: bergen! }] } });
    const words = 'MSc Finance · Master · Finance · ';
    expect(document.querySelector('#education')?.textContent).toContain(`${words}Bergen`);
    const card = () => dialog().querySelector('[data-entry]')?.textContent;
    for (const [campus, shown] of [
      [oslo!.id, `${words}OsloAug 2024`],
      ['', 'MSc Finance · Master · FinanceAug 2024'],
    ] as const) {
      await button('Edit Nordic School').click();
      await userEvent.selectOptions(box('Campus (optional)'), campus);
      await button('Update').click();
      await until(() => card()?.includes(shown) === true);
    }
  });

  test('everything waits for the school', async () => {
    await openEducation({ candidate: { studyPrograms: [] } });
    for (const one of [box('Program (optional)'), box('Level'), box('Field of study'), text('Start (optional)'), text('End')])
      expect(isOff(one)).toBe(true);
    expect(box('Campus').elements()).toHaveLength(0);
    await chooseSchool();
    // Its campuses are asked for then.
    await until(() => box('Campus (optional)').elements().length === 1);
    for (const one of [box('Level'), box('Field of study'), text('Start (optional)'), text('End'), box('Campus (optional)')])
      expect(isOff(one)).toBe(false);
  });

  test('a listed program fills level and field and locks them; its campus can be chosen', async () => {
    const world = await openEducation({ candidate: { studyPrograms: [] } });
    await chooseSchool();
    await box('Program (optional)').fill('fin');
    await until(() => options().some((one) => one?.includes('MSc Finance')));
    await inDialog()
      .getByRole('option', { name: /MSc Finance/ })
      .click();
    await until(() => (box('Level').element() as HTMLSelectElement).value === 'master');
    expect((box('Field of study').element() as HTMLSelectElement).value).toBe('finance');
    expect([isOff(box('Level')), isOff(box('Field of study'))]).toEqual([true, true]);
    await userEvent.selectOptions(box('Campus (optional)'), CAMPUSES[1]!.id);
    await month('End', '2027-06');
    await button('Add').click();
    await save().click();
    await until(() => !isOpen('education'));
    expect(world.saves()[0]?.ops).toEqual({
      studyPrograms: [{ op: 'create', value: { programId: PROGRAM.id, campusId: CAMPUSES[1]!.id, start: null, end: '2027-06-01' } }],
    });
  });

  test('a listed program with campuses of its own asks for one of them', async () => {
    const own = [...CAMPUSES].reverse();
    await openEducation({
      candidate: { studyPrograms: [] },
      replies: { 'GET /api/v1/study-programs/school/7': { studyPrograms: [{ ...PROGRAM, campuses: own }] } },
    });
    await chooseSchool();
    await box('Program (optional)').fill('fin');
    await until(() => options().some((one) => one?.includes('MSc Finance')));
    await inDialog()
      .getByRole('option', { name: /MSc Finance/ })
      .click();
    await month('End', '2027-06');
    await button('Add').click();
    await until(() => invalid().join() === 'Campus');
    expect([...(box('Campus').element() as HTMLSelectElement).options].map(({ text: words }) => words)).toEqual([
      'Choose a campus',
      'Bergen',
      'Oslo',
    ]);
    await userEvent.selectOptions(box('Campus'), own[0]!.id);
    await button('Add').click();
    await until(() => dialog().querySelector('[data-add]') !== null);
  });

  test('faults stand at their fields in the words of the specification, and clear on change', async () => {
    await openEducation({ candidate: { studyPrograms: [] } });
    await button('Add').click();
    await until(() => invalid().length === 4);
    expect(invalid()).toEqual(['School', 'Level', 'Field of study', 'End']);
    await expect.poll(() => document.activeElement).toBe(box('School').element());
    await chooseSchool();
    await until(() => invalid().join() === 'End');
    await button('Add').click();
    await userEvent.selectOptions(box('Level'), 'bachelor');
    await userEvent.selectOptions(box('Field of study'), 'other');
    await month('Start (optional)', '2024-09');
    await month('End', '2023-06');
    await button('Add').click();
    await until(() => invalid().length === 3);
    expect(invalid()).toEqual(['Your field', 'Start (optional)', 'End']);
    expect(dialog().textContent).toContain('Start date has to be before graduation date');
    expect(dialog().textContent).toContain('Invalid degree field');
    expect(dialog().textContent).toContain('Check the dates: you cannot graduate before you start.');
    expect(await violations()).toEqual([]);
  });

  test('a school that is not found is added in a dialog that says it cannot be verified', async () => {
    const world = await openEducation({
      candidate: { studyPrograms: [] },
      replies: { 'GET /api/v1/school': { schools: [] }, 'POST /api/v1/school': { school: null, customSchoolName: 'Hill School' } },
    });
    await until(() => document.activeElement?.getAttribute('role') === 'combobox');
    await userEvent.keyboard('hill school');
    await until(() => options().join() === 'Add “hill school” as a school');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await until(() => page.getByRole('heading', { name: 'Add a new school' }).elements().length === 1);
    expect(document.body.textContent).toContain('A school that you add yourself cannot be verified.');
    for (const scheme of ['dark', 'light']) {
      document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
      expect(await violations()).toEqual([]);
    }
    await page.getByRole('button', { name: 'Add school', exact: true }).click();
    await until(() => dialog().textContent?.includes('This school is not on our list') === true);
    await box('Program (optional)').fill('Painting');
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(box('Level'), 'bachelor');
    await userEvent.selectOptions(box('Field of study'), 'other');
    await text('Your field').fill('Colours');
    await month('End', '2027-06');
    await button('Add').click();
    await save().click();
    await until(() => !isOpen('education'));
    expect(world.saves()[0]?.ops).toEqual({
      studyPrograms: [
        {
          op: 'create',
          value: {
            campusId: null,
            start: null,
            end: '2027-06-01',
            studyProgram: {
              customSchoolName: 'Hill School',
              name: 'Painting',
              levelId: 'bachelor',
              addFields: [{ id: 'other', name: 'Colours' }],
              removeFields: [],
            },
          },
        },
      ],
    });
  });

  test('a name that the list has leads to its school, and a refusal stays in the dialog', async () => {
    let tries = 0;
    await openEducation({
      candidate: { studyPrograms: [] },
      replies: {
        'GET /api/v1/school': { schools: [] },
        'POST /api/v1/school': () =>
          tries++ === 0 ? problem('unavailable', 503) : Response.json({ school: SCHOOL, customSchoolName: null }),
      },
    });
    await box('School').fill('NS');
    await until(() => options().length === 1);
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Add school', exact: true }).click();
    await until(() => document.querySelector('dialog p[role="alert"]') !== null);
    await page.getByRole('button', { name: 'Add school', exact: true }).click();
    await until(() => (box('School').element() as HTMLInputElement).value === 'Nordic School');
    expect(dialog().textContent).not.toContain('not on our list');
  });

  test('changes the dates of one and removes another', async () => {
    const world = await openEducation();
    await button('Edit Nordic School').click();
    await month('End', '2026-12');
    await button('Update').click();
    await button('Edit Hill School').click();
    await button('Delete').click();
    await save().click();
    await until(() => world.saves().length === 1);
    expect(world.saves()[0]?.ops).toEqual({
      studyPrograms: [
        { op: 'delete', value: { id: STUDIES[1]!.id } },
        { op: 'update', value: { id: STUDIES[0]!.id, programId: PROGRAM.id, campusId: null, start: '2024-08-01', end: '2026-12-01' } },
      ],
    });
  });

  test('a refused save opens the entry with the fault at its field', async () => {
    await openEducation({
      save: () => problem('profile.invalid', 422, [{ pointer: '/ops/studyPrograms/0/value/campusId', code: 'campus_unknown' }]),
    });
    await button('Edit Nordic School').click();
    await month('End', '2026-12');
    await button('Update').click();
    await save().click();
    await until(() => invalid().join() === 'Campus (optional)');
    expect(isOpen('education')).toBe(true);
  });

  test('campuses that cannot be read are none; one campus is taken', async () => {
    await openEducation({ candidate: { studyPrograms: [] }, replies: { 'GET /api/v1/campuses/7': { campuses: CAMPUSES.slice(0, 1) } } });
    await chooseSchool();
    await until(() => box('Campus').elements().length === 1);
    expect(isOff(box('Campus'))).toBe(true);
    unmount();
    await openEducation({ candidate: { studyPrograms: [] }, replies: { 'GET /api/v1/campuses/7': problem('unavailable', 503) } });
    await chooseSchool();
    expect(box('Campus').elements()).toHaveLength(0);
  });

  test('leaving with a change asks', async () => {
    await openEducation();
    await button('Edit Hill School').click();
    await button('Delete').click();
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('[role="alertdialog"]') !== null);
  });
});
