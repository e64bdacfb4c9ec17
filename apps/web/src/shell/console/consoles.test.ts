import { consoleOfPage, PAGES } from '@fairway/contract/pages';
import { describe, expect, it } from 'vitest';
import { sectionsFor } from '../../lib/console/console.ts';
import type { Session } from '../../lib/session.ts';
import { consolesOf } from '../held-consoles.ts';
import { consoleNamed, SHOWN_CONSOLES } from './consoles.ts';

const ALL = PAGES.map((page) => page.id);
const areas = (roles: string[], pages = ALL) => consolesOf(roles, pages).map(({ area, page }) => `${area} ${page}`);

describe('the consoles of a person', () => {
  it.each([
    [[], []],
    [['Candidate', 'OrganizationAdmin'], ['employer employer']],
    [
      ['Representative', 'CareerStaff'],
      ['employer employer', 'staff staff'],
    ],
    [['CareerStaff'], ['staff staff']],
    [['Candidate', 'SchoolAdmin'], ['staff staff']],
    [['Admin'], ['employer employer', 'staff staff', 'admin admin']],
  ])('%j: %j', (roles, expected) => {
    expect(areas(roles)).toEqual(expected);
  });

  it('begin with the first page that exists, and are none where no page does', () => {
    expect(areas(['Admin'], ['jobs', 'staff-students', 'admin-audit'])).toEqual(['staff staff-students', 'admin admin-audit']);
    expect(areas(['Admin'], ['jobs'])).toEqual([]);
  });

  it('have a menu of the pages that exist', () => {
    const admin = { roles: ['Admin'] } as NonNullable<Session['user']>;
    const words = (pages: string[]) => sectionsFor(consoleNamed('staff'), admin, pages).map(({ page, word }) => ({ page, word }));
    expect(words(['staff-settings', 'staff', 'admin'])).toEqual([
      { page: 'staff', word: 'staff.home' },
      { page: 'staff-settings', word: 'staff.settings' },
    ]);
    for (const one of SHOWN_CONSOLES) {
      const sections = sectionsFor(one, admin, ALL);
      expect(sections[0]?.page).toBe(one.area);
      for (const { page } of sections) expect(PAGES.find(({ id }) => id === page)?.path).toMatch(`/${one.area}`);
    }
  });

  it('have every page of theirs without a parameter in their menu, or below one that is', () => {
    for (const { area, sections } of SHOWN_CONSOLES) {
      const paths = sections.map(({ page }) => PAGES.find(({ id }) => id === page)?.path ?? '');
      const below = ({ path }: (typeof PAGES)[number]) =>
        paths.some((one) => path === one || (one !== `/${area}` && path.startsWith(`${one}/`)));
      expect(PAGES.filter((page) => consoleOfPage(page.id) === area && !below(page)).map(({ id }) => id)).toEqual([]);
    }
  });
});
