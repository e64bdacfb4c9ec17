/** Codes of a noun: the status that each is answered with, and where it comes from. */
export type ErrorEntries = Record<string, { status: number; source: string }>;
