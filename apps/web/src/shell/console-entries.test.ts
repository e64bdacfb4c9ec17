import { PAGES } from '@fairway/contract/pages';
import { describe, expect, it } from 'vitest';
import { consoleLinks, consolesOf } from './console-entries.ts';

const ALL = PAGES.map((page) => page.id);
const areas = (roles: string[], pages = ALL) => consolesOf(roles, pages).map(({ area, page }) => `${area} ${page}`);

describe('the consoles of a person', () => {
  it.each([
    [[], []],
    [['Candidate', 'OrganizationAdmin'], []],
    [['CareerStaff'], ['staff staff']],
    [['Candidate', 'SchoolAdmin'], ['staff staff']],
    [['Admin'], ['staff staff', 'admin admin']],
  ])('%j: %j', (roles, expected) => {
    expect(areas(roles)).toEqual(expected);
  });

  it('begin with the first page that exists, and are none where no page does', () => {
    expect(areas(['Admin'], ['jobs', 'staff-students', 'admin-audit'])).toEqual(['staff staff-students', 'admin admin-audit']);
    expect(areas(['Admin'], ['jobs'])).toEqual([]);
  });

  it('have a menu of the pages that exist', () => {
    expect(consoleLinks('staff', ['staff', 'staff-settings', 'admin'])).toEqual([
      { page: 'staff', word: 'staff.home' },
      { page: 'staff-settings', word: 'staff.settings' },
    ]);
    for (const area of ['staff', 'admin'] as const)
      for (const { page } of consoleLinks(area, ALL)) expect(PAGES.find((one) => one.id === page)?.path).toMatch(`/${area}`);
  });
});
