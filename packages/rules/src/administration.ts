// Words of the platform's console that pages and server share: what its lists are sorted by, and whom an administrator may look through
// the eyes of. @rule access.1, consoles.1
import type { Role } from './access.ts';

/** Names of sorts of the list of tenants. */
export const TENANT_SORTS = ['name', 'slug'] as const;
/** Names of sorts of the platform's list of schools. */
export const ADMIN_SCHOOL_SORTS = ['name', 'country', 'changed'] as const;
/** Names of sorts of the list of users; `due`: when they are erased. */
export const USER_SORTS = ['name', 'email', 'created', 'due'] as const;
/** Names of sorts of the audit log. */
export const AUDIT_SORTS = ['at'] as const;

/** `merged`: another account of the same person took it over, and its address signs in there. */
export const USER_STATUSES = ['inactive', 'active', 'suspended', 'merged'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Minutes for which an administrator sees the platform as somebody. @rule consoles.1 */
export const VIEW_AS_MINUTES = 30;

/** Candidates who can sign in may be looked through, and nobody who administers anything: their view would show other people. */
export function mayBeViewed(person: { status: UserStatus; roles: readonly Role[] }): boolean {
  return person.status === 'active' && person.roles.length > 0 && person.roles.every((role) => role === 'Candidate');
}

/** What a role is held for. */
export function roleScope(role: Role): 'organization' | 'school' | 'none' {
  if (role === 'OrganizationAdmin' || role === 'Recruiter' || role === 'Representative') return 'organization';
  return role === 'SchoolAdmin' || role === 'CareerStaff' ? 'school' : 'none';
}
