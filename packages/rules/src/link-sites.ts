// Sites that links of a profile often lead to: recognised by their host, so that a link gets its name and its picture by itself.
import { isWebAddress } from './web-address.ts';

/** By site; hosts without www. and the like. */
const HOSTS = {
  linkedin: ['linkedin.com'],
  github: ['github.com', 'github.io'],
  gitlab: ['gitlab.com'],
  x: ['x.com', 'twitter.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com'],
  youtube: ['youtube.com', 'youtu.be'],
  vimeo: ['vimeo.com'],
  medium: ['medium.com'],
  behance: ['behance.net'],
  dribbble: ['dribbble.com'],
  stackoverflow: ['stackoverflow.com'],
  xing: ['xing.com'],
} as const;
export type LinkSite = keyof typeof HOSTS;

/** As each site writes its name; the same in every language. */
export const SITE_NAMES: Readonly<Record<LinkSite, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  medium: 'Medium',
  behance: 'Behance',
  dribbble: 'Dribbble',
  stackoverflow: 'Stack Overflow',
  xing: 'XING',
};

const hostOf = (address: string) => /^https?:\/\/([^/?#:]+)/i.exec(address.trim())?.[1]?.toLowerCase() ?? '';

/** The site of an address or of a host under it (`no.linkedin.com`). */
export function linkSite(address: string): LinkSite | undefined {
  const host = hostOf(address);
  const sites = Object.keys(HOSTS) as LinkSite[];
  return sites.find((site) => HOSTS[site].some((known) => host === known || host.endsWith(`.${known}`)));
}

/** The address with https:// before it where somebody left that out; else as it was typed. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text !== '' && !/^[a-z][a-z+.-]*:/i.test(text) && isWebAddress(`https://${text}`) ? `https://${text}` : text;
}

/** What a reader sees of an address: no scheme, no www., no slash at the end. */
export const shownAddress = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
