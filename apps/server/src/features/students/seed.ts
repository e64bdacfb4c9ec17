// The students of the demo's Nordic School: accounts without passwords, profiles saved as a person would save them, connections by the moves of the rule,
// and the labels, notes and advisers of its career services.
import { ruledAdviser } from '@fairway/rules/advisers';
import { fold } from '@fairway/rules/folding';
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { saveProfile } from '../candidates/saving/commands.ts';
import { hideProfile } from '../candidates/seed.ts';
import type { OwnUserId } from '../identity/access.ts';
import { type DemoCandidate, seedCandidateAccounts } from '../identity/seed.ts';
import { demoCampusId, demoProgramId } from '../schools/seed.ts';
import { ensureConnection, type MoveActor, type MoveWords, moveConnection } from '../verification/commands.ts';
import { DEMO_LABELS, DEMO_NOTES, DEMO_STUDENTS, type DemoStudent, demoStudentId, MANY_CAMPUSES } from './world/students.ts';

export type StudentWorld = { today: Date; schools: readonly { id: number; slug: string }[] };

const DAY_MS = 86_400_000;
const SCHOOL = 'nordic';
const STAFF = 'finn@nordic.example';
/** Advises those whom Finn does not. */
const COLLEAGUE = 'greta@nordic.example';

/** Writes them where the demo accounts are; those that are there are left alone. Returns how many. */
export async function seedStudents(transaction: DatabaseTransaction, { today, schools }: StudentWorld): Promise<number> {
  const school = schools.find(({ slug }) => slug === SCHOOL);
  const staff = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', STAFF).executeTakeFirst();
  if (!school || !staff) return 0;
  const before = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const isNew = await seedCandidateAccounts(
    transaction,
    DEMO_STUDENTS.map((student) => account(student, before(student.daysAgo + 20))),
    today,
  );
  for (const student of DEMO_STUDENTS) {
    const id = demoStudentId(student.mail);
    if (!isNew.has(id)) continue;
    await saveProfile(transaction, id as OwnUserId, { ops: profile(student, today) }, before(student.daysAgo + 10));
    if (student.isPrivate) await hideProfile(transaction, id);
    for (const step of stepsOf(student, staff.id)) {
      const at = before(student.daysAgo + step.daysBefore);
      const connection = await ensureConnection(transaction, id, school.id, at);
      await moveConnection(transaction, connection, step.action, step.actor, at, step.words, { mail: false });
    }
  }
  await seedLabels(transaction, school.id, today);
  await seedAdvisers(transaction, school.id, { today, staffId: staff.id });
  await transaction
    .insertInto('student_note')
    .values(
      DEMO_NOTES.map(({ mail, text, isShared, daysAgo }) => ({
        id: stableUuid(`demo note ${mail} ${text}`),
        school_id: school.id,
        user_id: demoStudentId(mail),
        author_id: staff.id,
        is_shared: isShared,
        text,
        created_at: before(daysAgo),
        updated_at: before(daysAgo),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return isNew.size;
}

function account({ mail, first, last }: DemoStudent, createdAt: Date): DemoCandidate {
  const ids = { userId: demoStudentId(mail), roleId: stableUuid(`demo student role ${mail}`) };
  return { ...ids, email: `${mail}@mail.example`, firstName: first, lastName: last, createdAt };
}

function profile({ program, endsInMonths, country, city }: DemoStudent, today: Date) {
  const month = (offset: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + offset, 1)).toISOString().slice(0, 10);
  const campus = MANY_CAMPUSES.has(program) ? { campusId: demoCampusId(SCHOOL, 0) } : {};
  const value = { programId: demoProgramId(SCHOOL, program), ...campus, start: month(endsInMonths - 44), end: month(endsInMonths) };
  return {
    candidate: { op: 'create' as const, value: { country, city } },
    studyPrograms: [{ op: 'create' as const, value }],
  };
}

type Step = { action: Parameters<typeof moveConnection>[2]; actor: MoveActor; words: MoveWords; daysBefore: number };

/** What happened to a connection, oldest first. */
function stepsOf({ mail, state, text = 'I have no student address.' }: DemoStudent, staffId: string): Step[] {
  const candidate: MoveActor = { kind: 'candidate', userId: demoStudentId(mail) };
  const staff: MoveActor = { kind: 'staff', userId: staffId };
  const byEmail: MoveWords = { method: 'academic_email', studentEmail: `${mail}@student.nordicschool.example` };
  const step = (action: Step['action'], actor: MoveActor, words: MoveWords = {}, daysBefore = 0): Step => ({
    action,
    actor,
    words,
    daysBefore,
  });
  const asked = (message: string, daysBefore: number) => step('request', candidate, { method: 'manual', text: message }, daysBefore);
  const proven = [step('request', candidate, byEmail, 9), step('prove', candidate, byEmail, 9)];
  switch (state) {
    case 'verified':
      return [step('request', candidate, byEmail), step('prove', candidate, byEmail)];
    case 'approved':
      return [asked('My address comes with the student card, which takes three weeks.', 2), step('approve', staff)];
    case 'pendingByHand':
      return [asked(text, 0)];
    case 'pendingByEmail':
      return [step('request', candidate, byEmail)];
    case 'expired':
      return [...proven, step('expire', { kind: 'platform' })];
    case 'rejected':
      return [asked('Please let me in.', 2), step('reject', staff, { text })];
    case 'revoked':
      return [...proven, step('revoke', staff, { text })];
    case 'putOff':
      return [step('ignore', candidate)];
    case 'notYet':
      return [];
  }
}

async function seedLabels(transaction: DatabaseTransaction, schoolId: number, today: Date): Promise<void> {
  const id = (name: string) => stableUuid(`demo label ${name}`);
  await transaction
    .insertInto('student_label')
    .values(
      DEMO_LABELS.map(({ name, color }) => ({
        id: id(name),
        school_id: schoolId,
        name,
        folded_name: fold(name),
        color,
        created_at: today,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const uses = DEMO_STUDENTS.flatMap(({ mail, labels = [] }) =>
    labels.map((name) => ({ label_id: id(name), user_id: demoStudentId(mail), school_id: schoolId, created_at: today })),
  );
  await transaction
    .insertInto('student_label_use')
    .values(uses)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finn has the surnames to K and the others are Greta's, by the school's rules; every fifth waits for the button that gives advisers by them. */
async function seedAdvisers(
  transaction: DatabaseTransaction,
  schoolId: number,
  { today, staffId }: { today: Date; staffId: string },
): Promise<void> {
  const colleague = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', COLLEAGUE).executeTakeFirst();
  if (!colleague) return;
  const rules = [
    { adviserId: staffId, programId: null, surnameFrom: '', surnameTo: 'K' },
    { adviserId: colleague.id, programId: null, surnameFrom: '', surnameTo: '' },
  ];
  await transaction
    .insertInto('student_adviser_rule')
    .values(
      rules.map(({ adviserId, programId, surnameFrom, surnameTo }, place) => ({
        ...{ school_id: schoolId, place, adviser_id: adviserId, program_id: programId },
        ...{ surname_from: surnameFrom, surname_to: surnameTo },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .insertInto('student_adviser_rule_list')
    .values({ school_id: schoolId, updated_at: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const advised = DEMO_STUDENTS.filter(({ state }, at) => (state === 'verified' || state === 'approved') && at % 5 !== 4);
  await transaction
    .insertInto('student_adviser')
    .values(
      advised.map(({ mail, last }) => ({
        school_id: schoolId,
        user_id: demoStudentId(mail),
        adviser_id: ruledAdviser(rules, { lastName: last, programId: null }) ?? staffId,
        since: today,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
