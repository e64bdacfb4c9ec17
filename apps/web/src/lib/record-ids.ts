// Ids out of addresses. Beside `/students/{id}` stand other calls (`filters`, `export.csv`), whose answers are no record: what is no id is
// never asked for as one.

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The id, where it is one. */
export const recordId = (text: string | null | undefined): string | undefined => (text && UUID.test(text) ? text : undefined);

/** The id of a page's record; of an address that names none the id of nobody, which is answered as not found. */
export const askedRecordId = (text: string | undefined): string => recordId(text) ?? NOBODY;
