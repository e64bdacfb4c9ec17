import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, field, press, testLooks, text } from '../../../testing/console-stage.tsx';
import { problem } from '../../../testing/replies.ts';
import type { School } from './queries.ts';
import { SchoolForm } from './school-form.tsx';
import { SchoolPeople } from './school-people.tsx';
import { SchoolSuspension } from './school-suspension.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const { open, sent } = consoleStage(['admin', 'admin-schools', 'admin-school', 'admin-tenant', 'admin-user']);
const LONG = 'Institute for Advanced Studies of Economics, Administration and Everything Else of the Northern Provinces';
const ID = '018f0000-0000-7000-8000-000000000001';
const SCHOOL: School = {
  id: 5, name: LONG, slug: 'north', country: 'NO', isManaged: true, city: 'Oslo', logo: null, domains: ['north.example'], tenants: [], staff: [],
  suspension: null,  updatedAt: '2026-03-01T10:00:00.000Z',
}; // biome-ignore format: a row

describe('a school', () => {
  testLooks('the form', open, <SchoolForm school={SCHOOL} />);

  test('the short name says which form it wants, before it is typed and where it was refused', async () => {
    const form = 'Lower-case letters, digits and hyphens, such as nordic-school';
    await open(<SchoolForm />, () => problem('validation', 422, [{ pointer: '/body/slug', code: 'invalid_format' }]));
    const hintOf = (of: HTMLElement) =>
      of
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(hintOf(field('Short name'))).toEqual([form]);
    expect(await violations()).toEqual([]);
    await userEvent.fill(field('Name'), 'Nordic');
    await userEvent.fill(field('Short name'), 'Nordic School');
    await press('Save');
    await until(() => field('Short name').getAttribute('aria-invalid') === 'true');
    expect(hintOf(field('Short name'))).toContain(form);
  });

  test('names who is invited, by mail or by an offer, and until when', async () => {
    const who = (email: string, some: object) => ({
      userId: ID,
      name: '',
      email,
      role: 'CareerStaff',
      status: 'active',
      invitedUntil: null,
      ...some,
    });
    const staff = [
      who('works@a.example', {}),
      who('offered@a.example', { invitedUntil: '2999-03-08T10:00:00.000Z' }),
      who('late@a.example', { status: 'inactive', invitedUntil: '2020-03-08T10:00:00.000Z' }),
    ];
    await open(<SchoolPeople school={{ ...SCHOOL, staff } as School} />, () => ({}));
    const lines = [...document.querySelectorAll('li')].map((line) => line.textContent ?? '');
    expect(lines[0]).not.toContain('nvit');
    expect(lines[1]).toContain('Invited until');
    expect(lines[2]).toContain('Invitation expired');
    expect(await violations()).toEqual([]);
  });
});

// @rule schools.10
describe('the suspension of a school', () => {
  const PATH = '/api/v1/admin/schools/5/suspension';
  const suspended: School = { ...SCHOOL, suspension: { since: '2026-03-01T10:00:00.000Z', reason: `${LONG}\n${LONG}` } };
  testLooks('a suspended school', open, <SchoolSuspension school={suspended} />);

  test('asks for a reason, says what rests and which sites, and is told', async () => {
    await open(<SchoolSuspension school={{ ...SCHOOL, tenants: [{ id: 3, name: 'North careers' }] }} />, () => suspended);
    await press('Suspend school');
    await until(() => text().includes('show only that they are not available: North careers.'));
    expect(text()).toContain('Nobody is verified there');
    expect(await violations()).toEqual([]);
    expect((button('Suspend school', 'dialog[open]') as HTMLButtonElement).disabled).toBe(true);
    await press('Cancel', 'dialog[open]');
    expect(sent).toEqual([]);
    await press('Suspend school');
    await until(() => document.querySelector('dialog[open] textarea') !== null);
    await userEvent.fill(document.querySelector('dialog[open] textarea')!, ' The contract ended. ');
    await press('Suspend school', 'dialog[open]');
    await until(() => text().includes('The school is suspended'));
    expect(sent[0]).toMatchObject({ method: 'POST', path: PATH, body: { reason: 'The contract ended.' } });
  });

  test('is lifted at once; a refusal is said', async () => {
    await open(<SchoolSuspension school={suspended} />, () => SCHOOL);
    await until(() => text().includes('Suspended since'));
    await press('Open the school again');
    await until(() => text().includes('The school is open again'));
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: PATH });
    await open(<SchoolSuspension school={SCHOOL} />, () => problem('schools.never_suspended', 409));
    await press('Suspend school');
    await until(() => document.querySelector('dialog[open] textarea') !== null);
    await userEvent.fill(document.querySelector('dialog[open] textarea')!, 'Because');
    await press('Suspend school', 'dialog[open]');
    await until(() => text().includes('so it cannot be suspended'));
  });
});
