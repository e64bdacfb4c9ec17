// Domains of schools as they are typed and as they are kept; which of them may stand for a school says rules/domains.ts.

/** The domain as it is kept: lower case, without an address around it, in its ASCII form. */
export function tidyDomain(typed: string): string {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/[/?#:].*$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}
