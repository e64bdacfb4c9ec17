// Who may call what: the one access function. It returns allow, or the reason of the refusal, and knows no endpoint and no page.
//
//   access             visitor          user without the role   user with it
//   public             allow            allow                   allow
//   user               unauthenticated  -                       allow
//   candidate          unauthenticated  missing_role            allow   (role Candidate)
//   organizationStaff  unauthenticated  missing_role            allow   (works for an organization in any role, or Admin)
//   organizationAdmin  unauthenticated  missing_role            allow   (owner of an organization, or Admin)
//   schoolStaff        unauthenticated  missing_role            allow   (staff or administrator of a school, or Admin)
//   schoolAdmin        unauthenticated  missing_role            allow   (administrator of a school, or Admin)
//   platformAdmin      unauthenticated  missing_role            allow   (role Admin)
//
// Administrators (all but candidates) may be asked for a second factor by a switch of the tenant: second_factor_needed.
// Which organization or school is a question of scope, answered by the features' access.ts. @rule access.1

export const ROLES = ['Candidate', 'OrganizationAdmin', 'Recruiter', 'Representative', 'SchoolAdmin', 'CareerStaff', 'Admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking. A signed-in actor holds what its access token says. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: string;
      sessionId: string;
      roles: readonly string[];
      /** Organizations it works for, in whichever role: which one at which is read where it matters (features/teams/access.ts). */
      organizationIds: readonly number[];
      /** Schools it administers. */
      schoolIds: readonly number[];
      /** Schools it works for, without administering them. */
      staffSchoolIds: readonly number[];
      /** A second factor or a passkey was shown at this sign-in. */
      secondFactor: boolean;
      /** The administrator who looks through this person's eyes; such a session reads and writes nothing. */
      viewedBy?: string;
    };

export type Access =
  | 'public'
  | 'user'
  | 'candidate'
  | 'organizationStaff'
  | 'organizationAdmin'
  | 'schoolStaff'
  | 'schoolAdmin'
  | 'platformAdmin';
type Refusal = 'unauthenticated' | 'missing_role' | 'second_factor_needed';
export type Decision = { allowed: true } | { allowed: false; reason: Refusal };

const ALLOWED: Decision = { allowed: true };
const refused = (reason: Refusal): Decision => ({ allowed: false, reason });

/** May this actor call something of this access? `administratorsNeedSecondFactor`: the tenant's switch. */
export function access(actor: Actor, needed: Access, administratorsNeedSecondFactor = false): Decision {
  if (needed === 'public') return ALLOWED;
  if (actor.kind === 'visitor') return refused('unauthenticated');
  if (needed === 'user') return ALLOWED;
  if (!holds(actor, needed)) return refused('missing_role');
  if (needed !== 'candidate' && administratorsNeedSecondFactor && !actor.secondFactor) return refused('second_factor_needed');
  return ALLOWED;
}

/** Is what an endpoint or page belongs to switched on? Off, there is none of it. */
export const isSwitchedOn = <F extends string>(feature: F | undefined, switches: Readonly<Record<F, boolean>>): boolean =>
  feature === undefined || switches[feature];

/**
 * May this call be made by somebody who looks through another person's eyes? Reads may, unless they show or use a secret; of the others
 * only those that renew or end the session. @rule consoles.1
 */
export function mayWhileViewing(call: { method: string; whileViewing?: 'allowed' | 'refused' }): boolean {
  return call.whileViewing === undefined ? call.method === 'GET' : call.whileViewing === 'allowed';
}

/** A console: the first part of the ids and paths of its pages, their access, and who holds it. */
export type ConsoleKey<Area extends string = string> = { area: Area; access: Access; roles: readonly Role[] };

/** The consoles that there are. Who holds several lands in the last of them. What each shows is the web's (lib/console/console.ts). */
export const CONSOLES = [
  // @rule organizations.2
  { area: 'employer', access: 'organizationStaff', roles: ['Representative', 'Recruiter', 'OrganizationAdmin', 'Admin'] },
  { area: 'staff', access: 'schoolStaff', roles: ['CareerStaff', 'SchoolAdmin', 'Admin'] },
  { area: 'admin', access: 'platformAdmin', roles: ['Admin'] },
] as const satisfies readonly ConsoleKey[];
export type ConsoleArea = (typeof CONSOLES)[number]['area'];

/** The consoles that somebody with these roles may open. */
export function consolesHeld<Area extends string>(roles: readonly string[], consoles: readonly ConsoleKey<Area>[]): Area[] {
  return consoles.filter((one) => one.roles.some((role) => roles.includes(role))).map(({ area }) => area);
}

/** The console of somebody whose work is here, where they land after signing in: the platform's before a school's. Not of candidates. */
export function consoleOf(roles: readonly string[]): ConsoleArea | undefined {
  return consolesHeld(roles, CONSOLES).at(-1);
}

function holds(actor: Extract<Actor, { kind: 'user' }>, needed: Exclude<Access, 'public' | 'user'>): boolean {
  if (needed === 'candidate') return actor.roles.includes('Candidate');
  if (actor.roles.includes('Admin')) return true;
  switch (needed) {
    case 'organizationStaff':
      return actor.organizationIds.length > 0;
    case 'organizationAdmin':
      return actor.organizationIds.length > 0 && actor.roles.includes('OrganizationAdmin');
    case 'schoolStaff':
      return actor.schoolIds.length > 0 || actor.staffSchoolIds.length > 0;
    case 'schoolAdmin':
      return actor.schoolIds.length > 0;
    case 'platformAdmin':
      return false;
  }
}

/** Whether somebody may see what recruiting brings: of the console of employers a representative has fairs alone. */
export const recruits = ({ roles }: { roles: readonly string[] }): boolean =>
  roles.some((role) => role !== 'Representative' && role !== 'Candidate');
