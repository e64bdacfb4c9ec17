// Fills the queue of the Nordic School in the demo world: requests of every state, two that may be one person's, decisions that can be undone,
// proofs that end soon, and a month of days. Made by the same moves as a person's; nobody is mailed.
import { stableUuid } from '@fairway/world-kit/chance';
import sharp from 'sharp';
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';
import { seedProfile, seedStudy as seedProfileStudy } from '../../candidates/seed.ts';
import { seedCandidateAccounts } from '../../identity/seed.ts';
import { demoProgramId, seedTypedProgram } from '../../schools/seed.ts';
import { ensureConnection, type MoveActor, type MoveWords, moveConnection } from '../commands.ts';
import { DEMO_APPLICANTS, type DemoApplicant, type DemoStep } from './applicants.ts';
import { demoCard } from './demo-card.ts';

const DAY_MS = 86_400_000;
const NORDIC = 'nordic';
const DECIDER = 'finn@nordic.example';
const COLLEAGUE = 'greta@nordic.example';

type StoreFile = (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
type World = { today: Date; schools: readonly { id: number; slug: string }[]; storeFile?: StoreFile | undefined };

/** Writes the applicants, where the demo accounts are there. Returns how many. */
export async function seedVerificationQueue(transaction: DatabaseTransaction, { today, schools, storeFile }: World): Promise<number> {
  const school = schools.find(({ slug }) => slug === NORDIC);
  const staff = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', DECIDER).executeTakeFirst();
  if (!school || !staff) return 0;
  for (const [at, applicant] of DEMO_APPLICANTS.entries()) {
    const key = `demo applicant ${at} ${applicant.first} ${applicant.last}`;
    const userId = stableUuid(key);
    await seedPerson(transaction, { key, userId, at, applicant, today });
    await seedStudy(transaction, { key, userId, applicant, schoolId: school.id, today });
    for (const step of applicant.steps) {
      const when = new Date(today.getTime() - step[0] * DAY_MS);
      const connection = await ensureConnection(transaction, userId, school.id, when);
      const isStaff = ['approve', 'askBack', 'reject'].includes(step[1]);
      const actor: MoveActor = isStaff ? { kind: 'staff', userId: staff.id } : { kind: 'candidate', userId };
      await moveConnection(transaction, connection, step[1], actor, when, wordsOf(applicant, step, today), { mail: false });
    }
    if (applicant.file && storeFile) await seedFile(transaction, { key, userId, applicant, today, storeFile });
    if (applicant.isTaken) await seedTaker(transaction, userId);
  }
  return DEMO_APPLICANTS.length;
}

function wordsOf({ studentEmail, message, validDays }: DemoApplicant, [, action, text]: DemoStep, today: Date): MoveWords {
  const method = studentEmail ? 'academic_email' : 'manual';
  const end = validDays === undefined ? null : new Date(today.getTime() + validDays * DAY_MS);
  if (action === 'request') return { method, studentEmail: studentEmail ?? null, text: message ?? '' };
  if (action === 'prove' || action === 'approve') return { method, expiresAt: end };
  return text === undefined ? {} : { text };
}

type Carried = { key: string; userId: string; applicant: DemoApplicant; today: Date; storeFile: StoreFile };

async function seedFile(transaction: DatabaseTransaction, { key, userId, applicant, today, storeFile }: Carried): Promise<void> {
  const bytes = await sharp(Buffer.from(demoCard(`${applicant.first} ${applicant.last}`)))
    .jpeg()
    .toBuffer();
  const file_key = `verifications/${stableUuid(`${key} file`)}.jpg`;
  await storeFile(file_key, bytes, 'image/jpeg');
  const { id } = await transaction.selectFrom('school_connection').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  const about = { name: applicant.file, file_key, content_type: 'image/jpeg', size_bytes: bytes.length };
  await transaction
    .insertInto('verification_file')
    .values({ connection_id: id, ...about, added_at: today })
    .execute();
}

async function seedTaker(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const colleague = transaction.selectFrom('identity_person').select('id').where('email_folded', '=', COLLEAGUE);
  await transaction.updateTable('school_connection').set({ assigned_to: colleague }).where('user_id', '=', userId).execute();
}

type Person = { key: string; userId: string; at: number; applicant: DemoApplicant; today: Date };

async function seedPerson(transaction: DatabaseTransaction, { key, userId, at, applicant, today }: Person): Promise<void> {
  const ids = { userId, roleId: stableUuid(`${key} role`) };
  const name = { firstName: applicant.first, lastName: applicant.last, phoneNumber: applicant.phone };
  await seedCandidateAccounts(transaction, [{ ...ids, ...name, email: `applicant${at + 1}@mail.example`, createdAt: today }], today);
}

type Study = { key: string; userId: string; applicant: DemoApplicant; schoolId: number; today: Date };

async function seedStudy(transaction: DatabaseTransaction, { key, userId, applicant, schoolId, today }: Study): Promise<void> {
  const { program, endsInMonths = 0 } = applicant;
  const candidateId = stableUuid(`${key} candidate`);
  await seedProfile(transaction, { id: candidateId, userId, at: today });
  if (program === undefined) return;
  const typedId = stableUuid(`${key} program`);
  if (typeof program !== 'string')
    await seedTypedProgram(transaction, {
      id: typedId,
      school_id: schoolId,
      name: program.name,
      level_id: program.level,
      created_by: userId,
    });
  const end = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + endsInMonths, 1));
  await seedProfileStudy(transaction, {
    id: stableUuid(`${key} study`),
    candidate_id: candidateId,
    study_program_id: typeof program === 'string' ? demoProgramId(NORDIC, program) : typedId,
    start_on: new Date(Date.UTC(end.getUTCFullYear() - 3, 7, 1)).toISOString().slice(0, 10),
    end_on: end.toISOString().slice(0, 10),
  });
}
