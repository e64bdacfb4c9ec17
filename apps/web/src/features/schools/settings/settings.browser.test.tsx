// The settings of a school as its staff see and change them; the calls are answered by the test.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../../lib/console/console-school.ts';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import { SettingsView } from './components/settings-view.tsx';
import type { SchoolSettings, StaffMember, TypedPrograms } from './queries.ts';

const BASE = '/api/v1/staff/schools/7';
const LONG = 'The Royal Nordic School of Fisheries, Maritime Economics and Coastal Administration at Hammerfest-Rypefjord';
const SETTINGS: SchoolSettings = {
  schoolId: 7, name: LONG, logo: null, webAddress: 'https://nordic.example', countryCode: 'NO', city: 'Hammerfest', primaryColor: '#0f6b57',
  secondaryColor: '#7a1f5c', locale: 'en', contactEmail: 'careers@nordic.example', subDomain: 'nordic', subDomainEnding: '.localhost',
  ownAddress: 'http://nordic.localhost', hosts: ['nordic.localhost'], socialAuths: ['google'],
  requestTexts: { en: 'Tell us your student number.' },
  methods: [
    { method: 'academic_email', isOn: true, validityDays: 365 }, { method: 'manual', isOn: true, validityDays: null }, { method: 'sign_in', isOn: false, validityDays: null },
    { method: 'roster', isOn: false, validityDays: null }, { method: 'class_code', isOn: false, validityDays: null },
  ],
  domains: ['nordic.example', `${'student.'.repeat(12)}nordic.example`],
  updatedAt: '2026-11-20T10:00:00.000Z', claimedDomains: [], can: { edit: true, decide: false },
}; // biome-ignore format: a table
const DOMAINS = SETTINGS.domains.map((domain, at) => ({
  ...{ domain, isPrimary: at === 0, proofs: at === 0 ? 12 : 0, state: 'proven', claim: null },
  ...{ provenBy: at === 0 ? 'dns' : 'platform', provenAt: at === 0 ? SETTINGS.updatedAt : null },
}));
const CAMPUS = {
  id: 'c1',
  name: 'Harbour',
  city: 'Hammerfest',
  countryCode: 'NO',
  programs: 2,
  students: 40,
  updatedAt: SETTINGS.updatedAt,
};
const PROGRAM = {
  id: 'p1', name: 'Marine Biology', description: '', levelId: 'master', fields: [{ id: 'biology', name: null }], campuses: [{ id: 'c1', name: 'Harbour' }], students: 31,
  archivedAt: null, updatedAt: SETTINGS.updatedAt,
}; // biome-ignore format: a table
const TYPED: TypedPrograms = {
  groups: [
    { name: 'Marine bilogy', spellings: ['marine Biology '], programIds: ['t1', 't2'], levelIds: ['master'], students: 3, likely: { id: 'p1', name: 'Marine Biology' } },
    { name: 'Philosophy of the northern coasts', spellings: [], programIds: ['t3'], levelIds: [], students: 1, likely: null },
  ],
  merges: [
    { id: 'm1', program: { id: 'p1', name: 'Marine Biology' }, names: ['Marin biologi'], students: 2, mergedAt: '2026-11-20T10:00:00Z', mergedBy: 'Greta Sand', undoneAt: null, undoUntil: '2099-01-01T00:00:00Z' },
  ],
}; // biome-ignore format: a table
const member = (changes: Partial<StaffMember>): StaffMember => ({
  userId: 'u1', email: 'greta@nordic.example', firstName: 'Greta', lastName: 'Sand', role: 'SchoolAdmin', shape: 'generalist', isCoach: false, programs: null, updatedAt: SETTINGS.updatedAt, state: 'active', expiresAt: null, grantedAt: SETTINGS.updatedAt,
  isYou: true, isLastAdministrator: true, ...changes,
}); // biome-ignore format: a table
const STAFF = [
  member({}),
  member({ userId: 'u2', email: 'finn.with.a.very.long.address.indeed@careers.nordic.example', firstName: 'Finn', lastName: 'Dahl', role: 'CareerStaff', isYou: false, isLastAdministrator: false }),
  member({ userId: 'u3', email: 'ida@nordic.example', firstName: 'Ida', lastName: 'Moe', role: 'CareerStaff', state: 'invited', expiresAt: '2026-11-28T10:00:00Z', isYou: false, isLastAdministrator: false }),
]; // biome-ignore format: a table

const pageOf = (rows: readonly object[]) => ({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });
const REPLIES: Record<string, unknown> = {
  [`GET ${BASE}/settings`]: SETTINGS,
  [`GET ${BASE}/domains`]: pageOf(DOMAINS),
  [`GET ${BASE}/campuses`]: pageOf([CAMPUS]),
  'GET /api/v1/content/organization/campuses/7': { campuses: [CAMPUS] },
  [`GET ${BASE}/programs`]: pageOf([PROGRAM]),
  [`GET ${BASE}/typed-programs`]: TYPED,
  [`GET ${BASE}/staff`]: pageOf(STAFF),
  'GET /api/v1/study-programs/school/7': { studyPrograms: [{ id: 'p1', name: 'Marine Biology', levelId: 'master' }] },
};
let asked: [string, Record<string, string>][] = [];
let sent: { call: string; body: unknown }[] = [];
function replying(changes: Record<string, unknown>) {
  const replies = { ...REPLIES, ...changes };
  return async (request: Request) => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    const text = await request.text();
    const body = text === '' ? undefined : JSON.parse(text);
    if (request.method === 'GET') asked.push([url.pathname, Object.fromEntries(url.searchParams)]);
    if (request.method !== 'GET') sent.push({ call: call + url.search, body });
    const found = replies[call];
    const answer = typeof found === 'function' ? found(body) : found;
    if (answer instanceof Response) return answer;
    return answer === undefined ? Response.json({ code: 'not_found', status: 404 }, { status: 404 }) : Response.json(answer);
  };
}
const PAGES = ['staff', 'staff-settings', 'staff-settings-section'];
/** What stands there once the section has what it asked for. */
const SHOWN = '[class*="content"] :is(ul, ol, form, fieldset)';
const LISTS = ['domains', 'campuses', 'programs', 'staff'];
async function open(
  section: string,
  changes: Record<string, unknown> = {},
  scheme: 'light' | 'dark' = 'light',
  shown = LISTS.includes(section) ? 'table' : SHOWN,
  search = '',
) {
  const school = { schoolId: 7, name: LONG, logo: null, country: 'NO', administered: true, duties: [...STAFF_DUTIES] };
  await stage(
    <ConsoleSchoolContext value={school}>
      <SettingsView section={section} />
    </ConsoleSchoolContext>,
    { reply: replying(changes), scheme, address: `/en/staff/settings/${section}${search}`, pages: PAGES },
  );
  await until(() => document.querySelector(shown) !== null, 8000);
}
const text = () => document.body.textContent ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

beforeEach(async () => {
  await page.viewport(1280, 800);
  sent = [];
  asked = [];
});
afterEach(unmount);

const SECTIONS = ['profile', 'domains', 'campuses', 'programs', 'sign-in', 'request-text', 'verification', 'staff'];

describe('the settings of a school', () => {
  test.each(SECTIONS.flatMap((section) => [[section, 'light', 1280], [section, 'dark', 360]] as const))('have nothing that axe objects to, and fit: %s, %s, %i px', async (section, scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await open(section, {}, scheme);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  }); // biome-ignore format: a table

  test('that cannot be loaded say so, and load again', async () => {
    let fails = true;
    await open('domains', { [`GET ${BASE}/settings`]: () => (fails ? problem('unavailable', 503) : SETTINGS) }, 'light', 'nav');
    await until(() => text().includes('could not be loaded'), 8000);
    fails = false;
    await button('Try again').click();
    await until(() => text().includes('nordic.example'));
  });

  test('are read by other staff without anything to press', async () => {
    const readOnly = { ...SETTINGS, can: { edit: false, decide: false } };
    for (const section of SECTIONS) {
      await open(section, { [`GET ${BASE}/settings`]: readOnly });
      await until(() => text().includes('Only administrators'));
      const free = [
        ...document.querySelectorAll<HTMLElement>('main button, main input, [class*="content"] button, [class*="content"] input'),
      ].filter(
        (one) => !one.matches(':disabled') && one.closest('[class*="bar_"], thead') === null && one.getAttribute('type') !== 'search',
      );
      expect(
        free.map((one) => one.outerHTML.slice(0, 80)),
        section,
      ).toEqual([]);
      unmount();
    }
  });
});

describe('each list of the settings', () => {
  const ASKED: Record<string, { call: string; search: string; sent: Record<string, string> }> = {
    domains: { call: 'domains', search: 'sort=-students&use=unused', sent: { sort: '-students', use: 'unused' } },
    campuses: { call: 'campuses', search: 'sort=city&use=used&q=har', sent: { sort: 'city', use: 'used', q: 'har' } },
    staff: { call: 'staff', search: 'sort=-since&role=adviser&state=invited', sent: { sort: '-since', role: 'adviser', state: 'invited' } },
  }; // biome-ignore format: a table

  test.each(Object.entries(ASKED))('asks what its address says, and its file too: %s', async (section, { call, search, sent: given }) => {
    await open(section, {}, 'light', 'table', `?${search}`);
    expect(asked).toContainEqual([`${BASE}/${call}`, { ...given, page: '1', pageSize: '25' }]);
    const file = new URL(document.querySelector<HTMLAnchorElement>('a[download]')?.href ?? '');
    expect([file.pathname, Object.fromEntries(file.searchParams)]).toEqual([`${BASE}/${call}/export.csv`, given]);
    expect(document.querySelectorAll('th[aria-sort="ascending"], th[aria-sort="descending"]')).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test.each(Object.entries(ASKED))(
    'says where there is nothing, where nothing matches, and what failed: %s',
    async (section, { call, search }) => {
      const path = `GET ${BASE}/${call}`;
      const NOTHING: Record<string, string> = { domains: 'No domains yet', campuses: 'No campuses yet', staff: 'Nobody yet' };
      await open(section, { [path]: pageOf([]) }, 'dark', 'main h3, [class*="content"] h3');
      expect(text()).toContain(NOTHING[section]);
      expect(await violations()).toEqual([]);
      unmount();
      await open(section, { [path]: pageOf([]) }, 'light', '[class*="content"] h3', `?${search}`);
      expect(text()).not.toContain(NOTHING[section]);
      expect(await violations()).toEqual([]);
      unmount();
      await open(section, { [path]: () => problem('unavailable', 503) }, 'light', '[role="alert"] button');
      expect(await violations()).toEqual([]);
    },
  );
});

describe('the profile', () => {
  const save = () => page.elementLocator(document.querySelector('#colours button[type="submit"]') as HTMLElement);
  test('warns of colours that are hard to read, and saves them', async () => {
    await open('profile', {
      [`PATCH ${BASE}/settings`]: (body: object) => ({
        ...SETTINGS,
        ...body,
        primaryColor: '#ffd400',
        updatedAt: '2026-11-21T10:00:00.000Z',
      }),
    });
    await field('Primary colour').fill('#FFD400');
    await until(() => text().includes('Hard to read on white (1.4:1'));
    expect(await violations()).toEqual([]);
    await save().click();
    await until(() => text().includes('Saved'));
    expect(sent).toEqual([
      { call: `PATCH ${BASE}/settings`, body: { updatedAt: SETTINGS.updatedAt, primaryColor: '#FFD400', secondaryColor: '#7a1f5c' } },
    ]);
    expect(save().element().matches(':disabled')).toBe(true);
    expect((field('Primary colour').element() as HTMLInputElement).value).toBe('#ffd400');
  });

  test('says at the field what is wrong', async () => {
    await open('profile', {
      [`PATCH ${BASE}/settings`]: () => problem('settings.invalid', 422, [{ pointer: '/primaryColor', code: 'no_colour' }]),
    });
    await field('Primary colour').fill('red');
    await save().click();
    await until(() => field('Primary colour').element().getAttribute('aria-invalid') === 'true');
    expect(text()).toContain('This is no colour');
    expect(await violations()).toEqual([]);
  });

  test('that somebody else saved meanwhile is not overwritten: their version is offered', async () => {
    let theirs = SETTINGS;
    await open('profile', { [`GET ${BASE}/settings`]: () => theirs, [`PATCH ${BASE}/settings`]: () => problem('settings.changed', 409) });
    await page
      .elementLocator(document.querySelector('#identity') as HTMLElement)
      .getByLabelText('City', { exact: true })
      .fill('Alta');
    theirs = { ...SETTINGS, city: 'Vadsø', updatedAt: '2026-11-21T11:00:00.000Z' };
    await page.elementLocator(document.querySelector('#identity button[type="submit"]') as HTMLElement).click();
    await until(() => text().includes('Somebody else saved'));
    expect(await violations()).toEqual([]);
    await button('Take their version').click();
    await until(() => (field('City').element() as HTMLInputElement).value === 'Vadsø');
  });

  test('has its logo removed after a question', async () => {
    await open('profile', {
      [`GET ${BASE}/settings`]: () => ({ ...SETTINGS, logo: '/media/logo.svg' }),
      [`DELETE ${BASE}/logo`]: () => SETTINGS,
    });
    await button('Remove logo').click();
    await until(() => text().includes('then show its name only'));
    expect(await violations()).toEqual([]);
    expect(sent).toEqual([]);
    const asking = page.elementLocator(document.querySelector('dialog[open]') as HTMLElement);
    await asking.getByRole('button', { name: 'Remove logo' }).click();
    await until(() => text().includes('The logo is removed'));
    expect(sent[0]?.call).toBe(`DELETE ${BASE}/logo`);
  });

  test('says why a logo was refused', async () => {
    await open('profile');
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'logo.gif'));
    await until(() => text().includes('This is no PNG, JPEG, WebP or SVG.'));
  });
});

describe('domains', () => {
  test('that are none are refused at the field; one that is added stands in the list', async () => {
    const answers = [
      problem('settings.invalid', 422, [{ pointer: '/domain', code: 'public_mail' }]),
      problem('settings.domain_taken', 409),
      Response.json({ ...SETTINGS, domains: [...SETTINGS.domains, 'stud.example'] }),
    ];
    const listed = () => pageOf(answers.length > 0 ? DOMAINS : [...DOMAINS, { ...DOMAINS[1], domain: 'stud.example' }]);
    await open('domains', { [`POST ${BASE}/domains`]: () => answers.shift(), [`GET ${BASE}/domains`]: listed });
    await field('Domain').fill('gmail.com');
    await button('Add').click();
    await until(() => text().includes('Anybody can have an address'));
    await field('Domain').fill('south.example');
    await button('Add').click();
    await until(() => text().includes('This domain belongs to another school.'));
    await field('Domain').fill('stud.example');
    await button('Add').click();
    await until(() => [...document.querySelectorAll('tbody th')].some((one) => one.textContent?.includes('stud.example')));
    expect((field('Domain').element() as HTMLInputElement).value).toBe('');
  });

  test('that students are verified by say how many before they go', async () => {
    let left: object[] = DOMAINS;
    const removed = () => {
      left = [];
      return { ...SETTINGS, domains: [] };
    };
    await open('domains', { [`DELETE ${BASE}/domains/nordic.example`]: removed, [`GET ${BASE}/domains`]: () => pageOf(left) });
    await button('Remove nordic.example').click();
    await until(() => text().includes('12 students are verified by it and stay verified.'));
    expect(await violations()).toEqual([]);
    await page
      .elementLocator(document.querySelector('dialog[open]') as HTMLElement)
      .getByRole('button', { name: 'Remove' })
      .click();
    await until(() => text().includes('No domains yet'));
    expect(sent[0]?.call).toBe(`DELETE ${BASE}/domains/nordic.example?proofs=12`);
  });
});

describe('ways of verification', () => {
  test('are sorted by the keyboard: the focus stays with what was moved', async () => {
    await open('verification', {
      [`PATCH ${BASE}/settings`]: (body: object) => ({ ...SETTINGS, ...body, updatedAt: '2026-11-21T10:00:00.000Z' }),
    });
    (button('Move Approval by hand up').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await until(() => text().includes('Approval by hand is number 1 of 5'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Approval by hand down');
    await userEvent.keyboard('{Enter}{Enter}');
    await until(() => text().includes('Approval by hand is number 3 of 5'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Approval by hand down');
    await page.getByLabelText('Academic email: Valid for days').fill('30');
    await button('Save').click();
    await until(() => sent.length === 1);
    const { methods } = sent[0]!.body as { methods: { method: string; validityDays: number | null }[] };
    expect(methods.map((one) => one.method)).toEqual(['academic_email', 'sign_in', 'manual', 'roster', 'class_code']);
    expect(methods[0]?.validityDays).toBe(30);
  });
});

describe('programs', () => {
  test('that students typed become the chosen one, and it is taken back', async () => {
    await open('programs', {
      [`POST ${BASE}/program-merges`]: { mergeId: 'm2', students: 3 },
      [`POST ${BASE}/program-merges/m1/undo`]: { students: 2 },
    });
    await button('Merge Marine bilogy').click();
    await until(() => text().includes('3 students now study Marine Biology'));
    expect(sent[0]).toEqual({ call: `POST ${BASE}/program-merges`, body: { programIds: ['t1', 't2'], intoProgramId: 'p1' } });
    expect(button('Merge Philosophy of the northern coasts').element().matches(':disabled')).toBe(true);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await until(() => text().includes('2 students have the typed program back'));
  });

  test('are added in a dialog that says what is missing', async () => {
    await open('programs', { [`POST ${BASE}/programs`]: PROGRAM });
    await button('Add a program').click();
    await until(() => document.querySelector('dialog[open]') !== null);
    const dialog = page.elementLocator(document.querySelector('dialog[open]') as HTMLElement);
    await dialog.getByLabelText('Name', { exact: true }).fill('Law of the sea');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await until(() => text().includes('Fill this in.'));
    expect(await violations()).toEqual([]);
    await dialog.getByLabelText('Level', { exact: true }).selectOptions('master');
    await dialog.getByLabelText('Add a field').selectOptions('other');
    await dialog.getByLabelText('Other field, in your words').fill('Law of ice');
    await dialog.getByLabelText('Harbour').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await until(() => document.querySelector('dialog[open]') === null);
    expect(sent.at(-1)?.body).toEqual({
      name: 'Law of the sea', description: '', levelId: 'master', fields: [{ id: 'other', name: 'Law of ice' }], campusIds: ['c1'],
    }); // biome-ignore format: a table
  });
});

describe('staff', () => {
  test('are invited, and the last administrator can neither leave nor step down', async () => {
    const invited = member({
      userId: 'u4',
      email: 'new@nordic.example',
      state: 'invited',
      expiresAt: '2026-11-28T10:00:00Z',
      isYou: false,
    });
    const answers = [problem('staff.already', 409), Response.json(invited)];
    await open('staff', { [`POST ${BASE}/staff`]: () => answers.shift() });
    expect(button('Remove Greta Sand').element().matches(':disabled')).toBe(true);
    await button('Change what Greta Sand may do').click();
    await until(() => document.querySelector('dialog[open] fieldset') !== null);
    expect(document.querySelector('dialog[open] fieldset')?.matches(':disabled')).toBe(true);
    await button('Cancel').click();
    await until(() => document.querySelector('dialog[open]') === null);
    await button('Invite a colleague').click();
    await until(() => document.querySelector('dialog[open]') !== null);
    expect(await violations()).toEqual([]);
    await field('Email').fill('new@nordic.example');
    await field('First name').fill('Nils');
    await field('Last name').fill('Vik');
    await button('Send invitation').click();
    await until(() => text().includes('This person is on your staff already.'));
    await button('Send invitation').click();
    await until(() => text().includes('An invitation is on its way to new@nordic.example'));
    const body = { email: 'new@nordic.example', firstName: 'Nils', lastName: 'Vik', role: 'CareerStaff' };
    const membership = { shape: 'generalist', isCoach: true, programIds: null };
    expect(sent.at(-1)?.body).toEqual({ ...body, membership, sure: false });
  });

  test('who are candidates or employers are warned about before they are invited', async () => {
    const invited = member({ userId: 'u4', email: 'ada@nordic.example', state: 'invited', isYou: false });
    const answers = [problem('staff.is_candidate', 409), Response.json(invited)];
    await open('staff', { [`POST ${BASE}/staff`]: () => answers.shift() });
    await button('Invite a colleague').click();
    await field('Email').fill('ada@nordic.example');
    await button('Send invitation').click();
    await until(() => text().includes('This is the account of a candidate, perhaps a student.'));
    expect(sent.at(-1)?.body).toMatchObject({ sure: false });
    expect(await violations()).toEqual([]);
    await button('Send invitation').click();
    await until(() => text().includes('An invitation is on its way to ada@nordic.example'));
    expect(sent.at(-1)?.body).toMatchObject({ sure: true });
  });

  test('who leave hand their students over in the same step', async () => {
    const people = [
      { id: 'u1', name: 'Greta Sand', isYou: true, students: 0 },
      { id: 'u2', name: 'Finn Dahl', isYou: false, students: 12 },
    ];
    await open('staff', {
      [`GET ${BASE}/student-advisers`]: { advisers: people },
      [`GET ${BASE}/student-advisers/rules`]: { rules: [], updatedAt: null },
      [`DELETE ${BASE}/staff/u2`]: () => new Response(null, { status: 204 }),
    });
    await button('Remove Finn Dahl').click();
    await until(() => text().includes('12 students and the rules that name them go over. Requests and reviews that are with them too.'));
    await page.viewport(360, 740);
    expect(await violations()).toEqual([]);
    await field('Who advises their students then?').selectOptions('u1');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await until(() => sent.length > 0);
    expect(sent).toEqual([{ call: `DELETE ${BASE}/staff/u2?handTo=u1`, body: undefined }]);
  });

  test('whose role advises nobody are removed without that question', async () => {
    await open('staff', {
      [`GET ${BASE}/staff`]: pageOf([member({}), { ...STAFF[1], shape: 'events', isCoach: false }]),
      [`GET ${BASE}/student-advisers`]: { advisers: [{ id: 'u2', name: 'Finn Dahl', isYou: false, students: 0 }] },
      [`GET ${BASE}/student-advisers/rules`]: { rules: [], updatedAt: null },
      [`DELETE ${BASE}/staff/u2`]: () => new Response(null, { status: 204 }),
    });
    await button('Remove Finn Dahl').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await until(() => sent.length > 0);
    expect(sent).toEqual([{ call: `DELETE ${BASE}/staff/u2`, body: undefined }]);
  });

  test('get a role in words, are narrowed to programs, and hand over what is open where they advise no more', async () => {
    await open('staff', {
      [`PATCH ${BASE}/staff/u2`]: STAFF[1],
      [`GET ${BASE}/student-advisers`]: { advisers: [{ id: 'u1', name: 'Greta Sand', isYou: true, students: 0 }] },
    });
    const sentBody = { from: 'CareerStaff', role: 'CareerStaff', updatedAt: SETTINGS.updatedAt };
    await button('Change what Finn Dahl may do').click();
    await page.getByRole('radio', { name: 'Adviser', exact: true }).click();
    await page.getByRole('radio', { name: 'Only of these programs' }).click();
    await page.getByRole('combobox', { name: 'Add a program' }).fill('Mar');
    await page.getByRole('option', { name: 'Marine Biology' }).click();
    await page.viewport(360, 740);
    expect(await violations()).toEqual([]);
    await button('Save').click();
    await until(() => text().includes('Finn Dahl is Adviser now'));
    const membership = { shape: 'adviser', isCoach: false, programIds: ['p1'] };
    expect(sent.at(-1)?.body).toEqual({ ...sentBody, membership });
    await button('Change what Finn Dahl may do').click();
    await page.getByRole('radio', { name: 'Employers and events' }).click();
    expect(text()).not.toContain('Only of these programs');
    await field('Hand over to').selectOptions('u1');
    await button('Save').click();
    await until(() => sent.length === 2);
    expect(sent.at(-1)?.body).toEqual({ ...sentBody, membership: { shape: 'events', isCoach: false, programIds: null }, handTo: 'u1' });
  });

  test('are told that a colleague who becomes an administrator signs in again', async () => {
    await open('staff', { [`PATCH ${BASE}/staff/u2`]: STAFF[1] });
    await button('Change what Finn Dahl may do').click();
    await page.getByRole('radio', { name: 'Administrator' }).click();
    await until(() => text().includes('They are signed out'));
    await button('Save').click();
    await until(() => text().includes('Finn Dahl is Administrator now'));
    expect(sent.at(-1)?.body).toMatchObject({ from: 'CareerStaff', role: 'SchoolAdmin' });
  });

  test('say in the list what each may do and whom they find, and a program that is missing at its field', async () => {
    const programs = [{ id: 'p1', name: LONG }];
    const narrowed = { ...STAFF[1], shape: 'adviser', isCoach: true, programs };
    const refusal = problem('settings.invalid', 422, [{ pointer: '/programs', code: 'no_programs' }]);
    await open('staff', { [`GET ${BASE}/staff`]: pageOf([member({}), narrowed]), [`PATCH ${BASE}/staff/u2`]: refusal });
    await until(() => text().includes(`1 program: ${LONG}`));
    expect(text()).toContain('Coach');
    await button('Change what Finn Dahl may do').click();
    await button(`Remove ${LONG}`).click();
    await button('Save').click();
    await until(() => text().includes('Choose one program at least.'));
    expect(await violations()).toEqual([]);
  });
});
