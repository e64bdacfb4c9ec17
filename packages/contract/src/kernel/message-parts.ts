/**
 * The parts in which messages are sent, a file of each in a locale: what first pages say, what the landing page, the pages of content and what is opened beside postings say, what the login popup and public pages made in the browser say (`visitor`), what the profile page says, what the other pages and
 * dialogs of somebody signed in say, what the consoles say (`later`); and what only the server says, in mails and files: no browser is sent it.
 */
export const MESSAGE_PARTS = ['first', 'landing', 'visitor', 'profile', 'own', 'later', 'server'] as const;
export type MessagePart = (typeof MESSAGE_PARTS)[number];

/**
 * The message files of a noun by their part. Of `errors`, groups or single codes: `firstErrors` that visitors can meet on first pages, besides what every call can
 * answer; `visitorErrors` of signing in and of links in mails, sent with `visitor`; `consoleErrors` that consoles alone can meet, sent with `later`. The others are sent with `profile`.
 */
export type MessageFiles = Partial<Record<MessagePart | 'firstErrors' | 'visitorErrors' | 'consoleErrors', readonly string[]>>;
