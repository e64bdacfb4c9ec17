// Who works for an organization, and how somebody comes to. Whoever has an address at the domain of its website may claim an organization that
// nobody runs; everybody else asks those who run it, or the platform. A role is never given because somebody said so. @rule teams.1, teams.2
import { domainFault } from './domains.ts';

/** Owners run it, recruiters post and read applications, representatives stand at its booth. */
export const TEAM_ROLES = ['OrganizationAdmin', 'Recruiter', 'Representative'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

export const TEAM_SORTS = ['role', 'name', 'since'] as const;
export const TEAM_STATES = ['active', 'suspended'] as const;

/** join: those who run it decide; claim: nobody runs it, or somebody says that the wrong people do; found: it is not listed yet. */
export const TEAM_REQUEST_KINDS = ['join', 'claim', 'found'] as const;
export type TeamRequestKind = (typeof TEAM_REQUEST_KINDS)[number];
export const TEAM_REQUEST_STATES = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;
export const TEAM_REQUEST_SORTS = ['asked', 'organization', 'name'] as const;

/** What was proven of an organization, from the weakest to the strongest. */
export const PROOF_METHODS = ['mail', 'dns', 'platform'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

export const TEAM_LIMITS = {
  /** Words to those who decide. */
  messageCharacters: 1000,
  /** Words of those who decide. */
  noteCharacters: 1000,
  /** Requests of one person that wait at once. */
  waiting: 5,
  /** People and open invitations of one organization. */
  people: 500,
  invitationDays: 7,
  codeMinutes: 15,
  codeTries: 5,
  found: 20,
} as const;

/** Sites where many organizations have a page: an address there says nothing of any of them. */
const SHARED_SITES =
  /(^|\.)(linkedin|facebook|instagram|xing|youtube|greenhouse|lever|workable|smartrecruiters|myworkdayjobs|personio|recruitee|teamtailor|ashbyhq|indeed|glassdoor|stepstone|welcometothejungle|jobteaser|joinhandshake|notion|linktr)\.(com|io|co|de|fr|site|ee)$|^(sites|docs)\.google\.com$/;

/** The host of a web address in lower case, without `www.`; undefined where it is none, or one that many share. */
export function hostOfWebsite(link: string | null): string | undefined {
  const host = /^https?:\/\/([^/?#:@\s]+)/i
    .exec(link?.trim() ?? '')?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '');
  if (host === undefined || SHARED_SITES.test(host)) return undefined;
  return domainFault(host) === undefined ? host : undefined;
}

/**
 * The domain by which an address speaks for a website: the same, or one below or above the other (`jobs.acme.example` and
 * `@acme.example`); undefined where it does not, or where anybody may have such an address.
 */
export function provingDomain(email: string, link: string | null): string | undefined {
  const host = hostOfWebsite(link);
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (host === undefined || domainFault(domain) !== undefined) return undefined;
  return domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`) ? domain : undefined;
}

export type Asked = { hasOwner: boolean; wantsOwnership: boolean; isProven: boolean };

/**
 * What becomes of somebody's request: who decides, or that it is granted at once. Only an organization that nobody runs is given by an address
 * alone: where somebody does, a domain that changed hands is for people to look into.
 */
export function decidedBy({ hasOwner, wantsOwnership, isProven }: Asked): { kind: TeamRequestKind; by: 'proof' | 'owners' | 'platform' } {
  if (hasOwner && !wantsOwnership) return { kind: 'join', by: 'owners' };
  return { kind: 'claim', by: !hasOwner && isProven ? 'proof' : 'platform' };
}

/** The higher of the roles that somebody holds at one organization. */
export const highestRole = (roles: readonly string[]): TeamRole | undefined => TEAM_ROLES.find((role) => roles.includes(role));

/** Why somebody's role cannot be taken or made less; undefined: it can. An organization is never without an active owner by its own doing. */
export function leavingRefusal(member: { role: TeamRole; isActive: boolean }, to: TeamRole | undefined, activeOwners: number) {
  const loses = member.role === 'OrganizationAdmin' && to !== 'OrganizationAdmin';
  return loses && member.isActive && activeOwners <= 1 ? ('last_owner' as const) : undefined;
}

/** What waits at an organization, in the order of its console's first page; each counted by one feature. */
export const EMPLOYER_ITEMS = [
  'newApplicants',
  'overdueReplies',
  'joinRequests',
  'schoolQuestions',
  'expiringPostings',
  'takenDown',
  'feedTrouble',
] as const;
export type EmployerItem = (typeof EMPLOYER_ITEMS)[number];
