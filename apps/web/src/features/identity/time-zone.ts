/** The reader's time zone, for the account. */
export const readersTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
