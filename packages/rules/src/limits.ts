// Every business constant of docs/specification, with its unit in its name.

export const LIMITS = {
  /** @rule profile.36 */
  summaryCharacters: 2600,
  /** @rule profile.38 */
  richTextCharacters: 1000,
  /** @rule pages.16 */
  slugCharacters: 100,
  /** @rule pages.17 */
  uuidCharacters: 36,
  /** Chosen values a filter type may hold. @rule jobs.14 */
  filterValuesPerType: 10,
  /** @rule jobs.11 */
  skeletonRows: 4,
  /** @rule organizations.8 */
  organizationPostings: 5,
  /** @rule organizations.9 */
  organizationPostingsPageSize: 100,
  /** Page size of the jobs list. */
  jobsPageSize: 20,
  /** Page numbers are a convenience for the first pages; beyond, page_token goes on. */
  pageNumberMax: 500,
  /** Longest search text that is read; the rest is cut. */
  searchTextCharacters: 200,
  /** @rule search.3 */
  dropdownResults: 50,
  /** @rule search.1 */
  fuzzyThreshold: 0.3,
  /** @rule ui.6 */
  toastInfoMs: 5000,
  /** @rule ui.7 */
  toastErrorMs: 10_000,
  /** @rule documents.7 */
  uploadErrorToastMs: 6000,
  /** @rule ui.8 */
  toastRemovalMs: 1000,
  /** @rule ui.4 */
  sidebarCloseMs: 400,
  /** @rule consent.2 */
  consentDays: 365,
  /** @rule navigation.5 */
  scrollTopPx: 500,
  /** @rule navigation.11 */
  unreadBadgeMax: 9,
  /** @rule jobs.7 */
  deadlineWindowBeforeHours: 9,
  /** @rule jobs.7 */
  deadlineWindowAfterHours: 12,
  /** @rule identity.1 */
  accessCookieSeconds: 840,
  /** @rule identity.2 */
  refreshCookieSeconds: 2_592_000,
  /** @rule identity.6 */
  tokenRefreshMs: 840_000,
  /** @rule identity.18 */
  passwordCharacters: 8,
  passwordUniqueCharacters: 6,
  /** Longest password that is hashed; longer ones are refused, not cut. */
  passwordCharactersMax: 200,
  /** @rule account.17 */
  accountDeletionHours: 72,
  /** @rule identity.10 */
  cookieRemovalTries: 10,
  /** @rule identity.52 */
  loginPromptFirstMs: 20_000,
  loginPromptFactor: 1.5,
  loginPromptCapMs: 45_000,
  /** The error dialog of InvalidProvider opens after this. @rule identity.43 */
  invalidProviderDelayMs: 500,
  /** How long links in mails are good. */
  verifyLinkHours: 72,
  /** The message to career services, their question, its answer, and a reason. @rule verification.17 */
  verificationMessage: 500,
  /** Links to student addresses, an hour and connection. */
  verificationMailsPerHour: 5,
  /** @rule verification.11 */
  verificationPollMs: 3_000,
  verificationPollingMs: 300_000,
  resetLinkMinutes: 60,
  activateLinkDays: 7,
  /** Wrong sign-ins before an account has to wait at a network address, everywhere, or a network address for all accounts, and for how long. */
  signInTriesPerAccountAndAddress: 10,
  signInTriesPerAccount: 100,
  signInTriesPerAddress: 50,
  /** Wrong codes: six digits are guessed sooner than a password. */
  codeTriesPerAccountAndAddress: 10,
  codeTriesPerAccount: 30,
  signInWindowMinutes: 15,
  /** How long a browser is known as one that signed in. */
  knownDeviceDays: 365,
  /** New accounts from one network address an hour: a careers fair registers from one. */
  registrationsPerAddress: 100,
  /** Mails asked for (reset, verification again) from one network address an hour. */
  mailRequestsPerAddress: 30,
  /** Mails of that kind to one recipient an hour, whoever asks for them. */
  mailRequestsPerRecipient: 5,
  mailRequestWindowMinutes: 60,
  /** A passkey, the authenticator and the like are changed only this long after the person proved who they are. */
  provedMinutes: 10,
  /** Changes of the account e-mail that are asked for in a day: each mails an address that may be a stranger's. */
  emailChangesPerDay: 10,
  /** Invitations to friends a day. */
  referralsPerDay: 20,
  /** An undated posting expires this long after publication (@rule feeds.2); a feed may say otherwise. */
  undatedPostingDays: 60,
  /** @rule profile.39 */
  entryTextCharacters: 255,
  /** @rule profile.37 */
  entryDescriptionCharacters: 400,
  /** Names of schools and programs that are typed. */
  schoolNameCharacters: 200,
  programNameCharacters: 200,
  programDescriptionCharacters: 2000,
  otherFieldCharacters: 100,
  cityCharacters: 100,
  pronounCharacters: 60,
  /** A skill and an employer in the person's own words. */
  skillCharacters: 100,
  employerCharacters: 200,
  linkNameCharacters: 60,
  linkCharacters: 500,
  /** @rule profile.12 */
  preferredSectors: 3,
  preferredCareerFields: 3,
  /** @rule documents.4, account.11 */
  documentBytes: 16_777_216,
  avatarBytes: 10_485_760,
  /** CVs and other documents a candidate may keep. */
  documentsPerCandidate: 50,
  favoritesPerCandidate: 1000,
  /** @rule welcome.11 */
  newUserHours: 24,
  /** Imports into a profile a day. @rule imports.17 */
  profileImportsPerDay: 5,
} as const;
