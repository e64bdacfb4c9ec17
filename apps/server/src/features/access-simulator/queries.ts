// The facts of a simulation: of a student as they are, or of an invented one. They are gathered here and decided by
// rules/access-decisions, as everywhere.
import type { simulateAccess } from '@fairway/contract/access-simulator/endpoints';
import { profileScore, type Requirement, type ScoredProfile } from '@fairway/rules/profile-score';
import type { AudienceStudent } from '@fairway/rules/review-audience';
import { isVerifiedNow } from '@fairway/rules/verification';
import { implicitAuthorizations } from '@fairway/rules/work-authorizations';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { scoredProfile } from '../candidates/queries.ts';
import type { ManagedSchoolId, StudentScope } from '../schools/access.ts';
import { getStudentHead } from '../students/queries.ts';
import { provenSchoolIds, verifiedSchoolIds } from '../verification/queries.ts';

type Asked = z.output<typeof simulateAccess.body>;
type Invented = Extract<Asked['student'], { kind: 'invented' }>;
export type SimulatedStudent = {
  actor: Extract<Actor, { kind: 'user' }>;
  name: string | null;
  /** What is missing in it is not told. */
  isPrivate: boolean;
  verifiedSchoolIds: readonly number[];
  /** Also those that rest. */
  provenSchoolIds: readonly number[];
  missing: readonly Requirement[];
  /** Whose CV would be reviewed: the account, or what an invented student is. */
  reviewed: { userId: string } | AudienceStudent;
};

const NOBODY = {
  kind: 'user',
  userId: '',
  sessionId: '',
  organizationIds: [],
  schoolIds: [],
  staffSchoolIds: [],
  secondFactor: false,
} as const;
/** Of invented students: any will do. */
const COUNTRY = 'NO';
const DAY_MS = 86_400_000;

/** A student of the school, as they are now. @throws Problem not_found for anybody else */
export async function knownStudent(database: Database, scope: StudentScope, userId: string, now: Date): Promise<SimulatedStudent> {
  const student = await getStudentHead(database, scope, userId);
  const roles = await database.selectFrom('user_role').select(['role', 'school_id']).where('user_id', '=', student.userId).execute();
  const schoolsOf = (role: string) => roles.flatMap((held) => (held.role === role && held.school_id !== null ? [held.school_id] : []));
  return {
    actor: {
      ...NOBODY,
      userId: student.userId,
      roles: [...new Set(roles.map(({ role }) => role))],
      schoolIds: schoolsOf('SchoolAdmin'),
      staffSchoolIds: schoolsOf('CareerStaff'),
    },
    name: student.name,
    isPrivate: student.isPrivate,
    verifiedSchoolIds: await verifiedSchoolIds(database, student.userId, now),
    provenSchoolIds: await provenSchoolIds(database, student.userId, now),
    missing: profileScore(await scoredProfile(database, student.userId), 'apply_to_job').missing,
    reviewed: { userId: student.userId },
  };
}

/** A candidate of the school with these facts. */
export function inventedStudent(schoolId: ManagedSchoolId, student: Invented, now: Date): SimulatedStudent {
  const expiresAt = student.verifiedUntil === null ? null : new Date(Date.parse(student.verifiedUntil) + DAY_MS);
  const proven = isVerifiedNow({ state: student.state, expiresAt }, now) ? [schoolId] : [];
  return {
    actor: { ...NOBODY, roles: ['Candidate'] },
    name: null,
    isPrivate: false,
    verifiedSchoolIds: proven,
    provenSchoolIds: proven,
    missing: profileScore(inventedProfile(schoolId, student), 'apply_to_job').missing,
    // Which of the school's programs it is, and labels, nobody invents.
    reviewed: { program: { id: '', levelId: student.level, endsOn: student.endsOn }, labelIds: [] },
  };
}

function inventedProfile(schoolId: number, { lacks, level, field, endsOn }: Invented): ScoredProfile {
  const one = (requirement: Invented['lacks'][number], value: string) => (lacks.includes(requirement) ? [] : [value]);
  const nationalities = one('nationality', COUNTRY);
  return {
    firstName: 'Invented',
    lastName: 'Student',
    gender: 'U',
    pronoun: null,
    disability: null,
    country: lacks.includes('location') ? null : COUNTRY,
    nationalities,
    // As for everybody: a nationality brings the authorisation of its country.
    workAuthorizations: [...one('work_authorization', COUNTRY), ...implicitAuthorizations(nationalities)],
    languages: one('languages', 'en'),
    studyPrograms: [
      { end: endsOn, studyProgram: { schoolId, customSchoolName: null, levelId: level, fields: field === null ? [] : [field] } },
    ],
  };
}
