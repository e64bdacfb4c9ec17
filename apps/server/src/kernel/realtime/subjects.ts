// What a reader may follow: public subjects, their own, and those of the schools and organizations that they work for. Nobody follows another
// person, or a school or an organization of which they are no staff; a platform administrator follows any of them.
import type { CheckedToken } from '../session/access-token.ts';
import { PUBLIC_SUBJECT_PREFIX } from './protocol.ts';
import type { RealtimeIdentity } from './realtime.ts';

const SCHOOL = /^school:(\d{1,10})$/;
const ORGANIZATION = /^company:(\d{1,10})$/;

/** `token`: the one that was accepted; undefined for a visitor. */
export function followedSubjects(token: CheckedToken | undefined, asked: readonly string[]): RealtimeIdentity {
  if (!token) return { subjects: asked };
  const { actor, endsAtMs } = token;
  const schoolIds = new Set([...actor.schoolIds, ...actor.staffSchoolIds]);
  const isAllowed = (subject: string) => {
    const schoolId = SCHOOL.exec(subject)?.[1];
    if (schoolId !== undefined) return actor.roles.includes('Admin') || schoolIds.has(Number(schoolId));
    const organizationId = ORGANIZATION.exec(subject)?.[1];
    if (organizationId !== undefined) return actor.roles.includes('Admin') || actor.organizationIds.includes(Number(organizationId));
    return subject.startsWith(PUBLIC_SUBJECT_PREFIX);
  };
  const own = `user:${actor.userId}`;
  return { userId: actor.userId, expiresAt: new Date(endsAtMs), subjects: [own, ...asked.filter(isAllowed)] };
}
