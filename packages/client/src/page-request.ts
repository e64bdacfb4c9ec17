// What the server hands to a page that it renders, and what of it the browser gets (`Boot`, in the root's loader data).
// But for `readerFetch` nothing here may depend on who is asking: public pages are rendered without a user and kept in a cache (docs/subsystems/pages.md).
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import type { Locale } from '@fairway/rules/locales';

export type Boot = {
  locale: Locale;
  /** BCP 47 tag of the locale. */
  languageTag: string;
  /** Public origin of this host, without a slash at the end. */
  origin: string;
  tenant: TenantConfiguration;
  /** Ids of the pages that exist for this tenant: switch on and built. Menus link to nothing else. */
  pages: string[];
  /** Names of sectors in the reader's language, by code, where they are not those of the messages: staff renamed or added them. */
  sectorNames?: Readonly<Record<string, string>>;
};

/** Addresses of messages by the part of them: those of every page, and the others, which pages behind a sign-in say. */
export type MessageHrefs = Readonly<Record<'first' | 'visitor' | 'profile' | 'own' | 'later', readonly string[]>>;

export type PageRequest = {
  boot: Boot;
  /** Stands where the CSP nonce goes, for every inline script and style element; absent in development. */
  nonce?: string;
  /** Calls the API in this process, as this host and without cookies. */
  fetch: (request: Request) => Promise<Response>;
  /** The same with the cookies of whoever asks; only for pages behind a sign-in, and only where a token came. What it answers is kept nowhere. */
  readerFetch?: (request: Request) => Promise<Response>;
  /** The chunks that hold this locale's messages, to preload; absent in development. */
  messageHrefs?: MessageHrefs | undefined;
  /** Takes the last instant, in milliseconds, at which something on the page is still true; the earliest counts. Absent where pages are not kept. */
  trueUntil?: (atMs: number) => void;
  /**
   * Takes what the page shows, as subjects of news: `job:<id>`, `company:<id>`; `jobs`, `companies`, `schools` and `links` are lists that any of them may
   * enter. A kept page goes when there is news of one of them. Absent where pages are not kept.
   */
  shows?: (subject: string) => void;
  /** Takes what went wrong while rendering. */
  report: (error: unknown) => void;
};
