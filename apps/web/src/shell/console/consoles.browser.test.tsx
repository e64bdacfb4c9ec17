import { consoleOfPage, PAGES } from '@fairway/contract/pages';
import { loadMessages } from '@fairway/i18n/messages';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../features.ts';
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

  it('are searched for places that are below their sections, each by a text that there is', async () => {
    const messages: unknown = await loadMessages('en');
    const places = FEATURES.flatMap(({ places: some = [] }) => some);
    expect(places.length).toBeGreaterThan(30);
    for (const { console: area, section, word, text, page } of places) {
      expect(consoleOfPage(page), word).toBe(area);
      const { page: head = '' } = consoleNamed(area).sections.find((one) => one.word === section) ?? {};
      const pathTo = (id: string) => PAGES.find((one) => one.id === id)?.path ?? '?';
      expect(pathTo(page).startsWith(pathTo(head)), `${word} below ${section}`).toBe(true);
      for (const key of [word, ...(text ? [text] : [])])
        expect(typeof key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], messages), key).toBe('string');
    }
    expect(new Set(places.map((place) => `${place.console} ${place.word}`)).size).toBe(places.length);
  });
});
