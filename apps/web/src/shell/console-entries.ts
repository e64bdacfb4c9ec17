// The pages of a console that exist here, in the order of its menu. Pure.
import type { Boot } from '@fairway/client/page-request';
import { consoleOf } from '@fairway/rules/access';

export type ConsoleArea = 'staff' | 'admin';

/** Page ids with their words: keys of `console.staff` and `console.admin`. */
const MENUS = {
  staff: [
    ['staff', 'home'],
    ['staff-verifications', 'verifications'],
    ['staff-students', 'students'],
    ['staff-cv-reviews', 'cvReviews'],
    ['staff-widgets', 'widgets'],
    ['staff-settings', 'settings'],
    ['staff-access', 'access'],
  ],
  admin: [
    ['admin', 'home'],
    ['admin-tenants', 'tenants'],
    ['admin-schools', 'schools'],
    ['admin-users', 'users'],
    ['admin-organizations', 'organizations'],
    ['admin-reference', 'reference'],
    ['admin-operations', 'operations'],
    ['admin-imports', 'imports'],
    ['admin-audit', 'audit'],
    ['admin-widgets', 'widgets'],
  ],
} as const;

type Entry = { [A in ConsoleArea]: (typeof MENUS)[A][number] }[ConsoleArea];
type Word = { [A in ConsoleArea]: `${A}.${(typeof MENUS)[A][number][1]}` }[ConsoleArea];
export type ConsoleLink = { page: string; word: Word };

/** The menu of a console. */
export function consoleLinks(area: ConsoleArea, pages: Boot['pages']): ConsoleLink[] {
  const menu: readonly Entry[] = MENUS[area];
  return menu.filter(([page]) => pages.includes(page)).map(([page, word]) => ({ page, word: `${area}.${word}` as Word }));
}

/** The consoles that somebody with these roles may open, with their first page that exists. */
export function consolesOf(roles: readonly string[], pages: Boot['pages']): { area: ConsoleArea; page: string }[] {
  const area = consoleOf(roles);
  const areas: ConsoleArea[] = area === 'admin' ? ['staff', 'admin'] : area ? [area] : [];
  return areas.flatMap((area) => {
    const page = MENUS[area].find(([id]) => pages.includes(id))?.[0];
    return page === undefined ? [] : [{ area, page }];
  });
}
