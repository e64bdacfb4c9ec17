// A page as data: where it stands, who may see it, which switch removes it, what renders it.
import type { Feature } from '../switches.ts';

export type PageAccess = 'public' | 'user' | 'candidate' | 'organizationStaff' | 'schoolStaff' | 'platformAdmin';

export type Page = {
  id: string;
  /** Path behind the locale; `:name` is a parameter. */
  path: string;
  /**
   * `user`: the gate stores the target and shows the sign-in notice over the page. `candidate`: so it does, and leads staff to their console.
   * `organizationStaff`, `schoolStaff` and `platformAdmin`: so do the gates of the consoles. Who has not the role finds no page.
   */
  access: PageAccess;
  feature?: Feature;
  /** The module under apps/web/src/features that renders it; absent while the feature is not built (its switch is off). */
  module?: string;
  /** Absent from production hosts. @rule pages.37 */
  hiddenInProduction?: true;
  /** Where its switch leads while it is off, instead of 404. @rule pages.30, pages.39 */
  whenOff?: string;
  /** Rendered by the server without a user and kept in the page cache. */
  rendered?: true;
  menus?: readonly MenuEntry[];
  /** The navigation bar is hidden. @rule navigation.4 */
  bare?: true;
  /**
   * The welcome wizard never shows: what links of mails and providers lead to, and where one signs in or leaves.
   * @rule welcome.10
   */
  noWelcome?: true;
};

/** An entry in a menu of every page: its place from above, and its word (of the messages `shell.nav`; of the account's menu, `shell.account`). */
export type MenuEntry = readonly [menu: 'main' | 'tools' | 'account', place: number, word: string];
