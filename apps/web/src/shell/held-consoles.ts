import type { Boot } from '@fairway/client/page-request';
import { consoleOfPage, PAGES } from '@fairway/contract/pages';
import { CONSOLES, type ConsoleArea, consolesHeld } from '@fairway/rules/access';

/** The consoles that somebody with these roles may open, with their home page, or another one that exists. */
export function consolesOf(roles: readonly string[], pages: Boot['pages']): { area: ConsoleArea; page: string }[] {
  return consolesHeld(roles, CONSOLES).flatMap((area) => {
    const own = PAGES.filter(({ id, path }) => consoleOfPage(id) === area && !path.includes(':')).map(({ id }) => id);
    const page = [area, ...own].find((id) => pages.includes(id));
    return page === undefined ? [] : [{ area, page }];
  });
}
