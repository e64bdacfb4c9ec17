/**
 * Codes of a noun: the status that each is answered with, and where it comes from. `isExpected`: a status of 500 that the specification wants
 * for what a caller sent; it is no fault of the server and not logged as one.
 */
export type ErrorEntries = Record<string, { status: number; source: string; isExpected?: true }>;
