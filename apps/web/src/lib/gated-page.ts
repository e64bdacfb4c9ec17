// What a page that needs a user may export as `handle` (shell/gate.tsx, entry.server.tsx).
import type { Api } from '@fairway/client/api';
import type { QueryClient } from '@tanstack/react-query';

export type GatedPage = {
  /**
   * Calls that begin before it is known who is there: the document itself sends them, while its scripts are on their way. They are the same
   * for everybody, and the queries made here are those that the page uses. Resolves when all have been answered, however.
   */
  early?: (api: Api, queries: QueryClient) => Promise<unknown>;
  /** The page says no more than the profile page (profile-messages.ts); unless told, it says what own-messages.ts loads. */
  messages?: 'profile';
  /**
   * The server renders the page for whoever asks with a session, with the answers to `early`. What it shows at first may therefore depend on
   * nothing but those: not on the reader's clock, time zone or browser (decision record 11).
   */
  forReader?: true;
};
