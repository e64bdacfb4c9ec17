// Addresses that organizations give: shown as links only where they are of the web. Never `javascript:` or another scheme.

export type OutsideLink = { href: string /** Without `www.` */; host: string };

/** The link of an address on the web; undefined for anything else. */
export function outsideLink(address: string | null | undefined): OutsideLink | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
    return { href: url.href, host: url.hostname.replace(/^www\./, '') };
  } catch {
    return undefined;
  }
}
