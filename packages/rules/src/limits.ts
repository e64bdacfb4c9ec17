// Every business constant of the specification, with its unit in its name. @spec 9 "Business constants and limits"

export const LIMITS = {
  /** @spec 9 "Summary max" */
  summaryCharacters: 2600,
  /** @spec 9 "rich text default" */
  richTextCharacters: 1000,
  /** @spec 9 "slug limit 100" */
  slugCharacters: 100,
  /** @spec 9 "unique id length 36" */
  uuidCharacters: 36,
  /** Chosen values a filter type may hold (decision 68). @spec 5 "Filter limit reached" */
  filterValuesPerType: 10,
  /** @spec 9 "Skeleton 4 rows" */
  skeletonRows: 4,
  /** @spec 9 "Job module: 5 postings" */
  companyPostings: 5,
  /** @spec 9 "organization search page_size 100" */
  companyPostingsPageSize: 100,
  /** Page size of the jobs list. */
  jobsPageSize: 20,
  /** Page numbers are a convenience for the first pages; beyond, page_token goes on. */
  pageNumberMax: 500,
  /** Longest search text that is read; the rest is cut. */
  searchTextCharacters: 200,
  /** @spec 9 "Dropdown search max 50 results" */
  dropdownResults: 50,
  /** @spec 9 "fuzzy 0.3" */
  fuzzyThreshold: 0.3,
  /** @spec 9 "Toasts: info 5000 ms" */
  toastInfoMs: 5000,
  /** @spec 9 "Toasts: error 10000 ms" */
  toastErrorMs: 10_000,
  /** @spec 9 "import-error toasts 6 s", 8 "Wrong CV type: error toast 6 s; too large: error toast 6 s" */
  uploadErrorToastMs: 6000,
  /** @spec 9 "Toasts: removal 1000 ms" */
  toastRemovalMs: 1000,
  /** @spec 9 "sidebar close 400 ms" */
  sidebarCloseMs: 400,
  /** @spec 9 "Cookie consent 365 days" */
  consentDays: 365,
  /** @spec 9 "scroll-to-top 500 px" */
  scrollTopPx: 500,
  /** @spec 9 "unread badge 9+ above 9" */
  unreadBadgeMax: 9,
  /** @spec 9 "Deadline display window: 9 hours before" */
  deadlineWindowBeforeHours: 9,
  /** @spec 9 "to 12 hours after end of day" */
  deadlineWindowAfterHours: 12,
  /** @spec 9 "access cookie lifetime 840 s" */
  accessCookieSeconds: 840,
  /** @spec 9 "refresh cookie 2592000 s (30 days)" */
  refreshCookieSeconds: 2_592_000,
  /** @spec 9 "Token refresh every 840000 ms" */
  tokenRefreshMs: 840_000,
  /** @spec 9 "Password min 8, 6 unique" */
  passwordCharacters: 8,
  passwordUniqueCharacters: 6,
  /** Longest password that is hashed; longer ones are refused, not cut. */
  passwordCharactersMax: 200,
  /** @spec 9 "Account deletion up to 72 hours" */
  accountDeletionHours: 72,
  /** @spec 9 "removal retries up to 10" */
  cookieRemovalTries: 10,
  /** @spec 9 "Login prompt 20 s, x1.5, cap 45 s" */
  loginPromptFirstMs: 20_000,
  loginPromptFactor: 1.5,
  loginPromptCapMs: 45_000,
  /** The error dialog of InvalidProvider opens after this. @spec 8 "InvalidProvider opens an error dialog with the description after 500 ms" */
  invalidProviderDelayMs: 500,
  /** How long links in mails are good. */
  verifyLinkHours: 72,
  /** The message to career services, their question, its answer, and a reason. @spec 5 "No-academic mode requires a short message" */
  verificationMessage: 500,
  /** Links to student addresses, an hour and connection. */
  verificationMailsPerHour: 5,
  /** @spec 9 "verification polling 3 s up to 300 s" */
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
  /** An undated posting expires this long after publication (decision 75); a feed may say otherwise. */
  undatedPostingDays: 60,
  /** @spec 9 "Work text 255 chars; descriptions 400" */
  entryTextCharacters: 255,
  /** @spec 5 "description up to 400" */
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
  /** @spec 9 "Sectors and functions up to 3 each" */
  preferredSectors: 3,
  preferredCareerFields: 3,
  /** @spec 9 "Document size 16MB (CV 16 MiB); avatar 10 MiB" */
  documentBytes: 16_777_216,
  avatarBytes: 10_485_760,
  /** CVs and other documents a candidate may keep. */
  documentsPerCandidate: 50,
  favoritesPerCandidate: 1000,
  /** @spec 9 "Welcome 24 h new-user window" */
  newUserHours: 24,
  /** Imports into a profile a day (decision 32). */
  profileImportsPerDay: 5,
} as const;
