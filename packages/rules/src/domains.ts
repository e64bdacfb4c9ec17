// Which domains may stand for a school. A student proves a school with an address of its domain, so a domain that everybody can have an
// address of, or that many schools share, must never be one. Takes tidy names: lower case, ASCII, no address or path around them.
import { isPublicMailProvider } from './mail-providers.ts';

const DOMAIN = /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** Second levels under which a registry gives names to anybody, alone or under a country ("ac.uk"). */
const SHARED_SUFFIX =
  /^(ac|ad|asso|co|com|ed|edu|go|gob|gouv|gov|gr|gv|id|info|k12|lg|ltd|me|mil|ne|net|nom|or|org|plc|pvt|re|sch|school|univ)(\.[a-z]{2})?$/;
/** Places where anybody gets a name of their own. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(
  `appspot.com azurewebsites.net blogspot.com cloudfront.net eu.org firebaseapp.com github.io gitlab.io herokuapp.com netlify.app pages.dev
  sharepoint.com uk.com us.com vercel.app web.app weebly.com wixsite.com wordpress.com workers.dev onmicrosoft.com`.split(/\s+/),
);

export type DomainFault = 'public_mail' | 'shared_suffix' | 'no_domain';

/** Why a tidy domain cannot stand for a school; undefined where it can. */
export function domainFault(domain: string): DomainFault | undefined {
  if (isPublicMailProvider(domain)) return 'public_mail';
  if (SHARED_SUFFIX.test(domain) || SHARED_HOSTS.has(domain)) return 'shared_suffix';
  return DOMAIN.test(domain) ? undefined : 'no_domain';
}
