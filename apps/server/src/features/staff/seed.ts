// The desk of the Nordic School in the demo world: what its administrators wrote and chose, and programs that students typed, of which one
// is merged already.
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { listSeeded, seedStudy } from '../candidates/seed.ts';
import { offerRole } from '../identity/offers/commands.ts';
import { demoProgramId, seedMethods, seedProgramMerge, seedSettings, seedTypedProgram } from '../schools/seed.ts';

const NORDIC = 'nordic';
const DAY_MS = 86_400_000;
const INVITED = 'dina@mail.example';
const REQUEST_TEXTS = {
  en: 'Tell us your student number and the programme you study. We answer within two working days.',
  de: 'Nenne uns deine Matrikelnummer und deinen Studiengang. Wir antworten innerhalb von zwei Arbeitstagen.',
};
const METHODS = [
  { method: 'academic_email', is_on: true, validity_days: 365 },
  { method: 'manual', is_on: true, validity_days: 180 },
  { method: 'sign_in', is_on: false, validity_days: null },
  { method: 'roster', is_on: false, validity_days: null },
  { method: 'class_code', is_on: false, validity_days: null },
];
/** What was typed, by whom; long past, so that nobody's present changes. `into`: merged, some days ago. */
const TYPED = [
  { by: 'bjorn.angstrom@mail.example', name: 'MSc in Finanse', into: undefined },
  { by: 'chiara.deluca@mail.example', name: 'Msc in Finance', into: undefined },
  { by: 'chiara.deluca@mail.example', name: 'Summer school of Nordic design', into: undefined },
  { by: 'bjorn.angstrom@mail.example', name: 'Executiv MBA', into: 'Executive MBA' },
] as const;

/** Writes settings, typed programs and a merge; what needs an account waits for none. */
export async function seedSchoolDesk(
  transaction: DatabaseTransaction,
  { today, schools }: { today: Date; schools: readonly { id: number; slug: string }[] },
): Promise<void> {
  const school = schools.find(({ slug }) => slug === NORDIC);
  if (!school) throw new Error('The demo world has no Nordic School');
  await seedSettings(transaction, school.id, {
    request_texts: JSON.stringify(REQUEST_TEXTS),
    contact_email: 'careers@nordicschool.example',
    sub_domain: NORDIC,
    social_auths: ['google', 'linkedin', 'facebook'],
  });
  await seedMethods(
    transaction,
    METHODS.map((method, position) => ({ ...method, position, school_id: school.id })),
  );
  await seedOffer(transaction, school.id, today);
  await seedTyped(transaction, school.id, today);
}

/** Dina has a candidate’s account and is invited to the staff: she decides on /invitations. */
async function seedOffer(transaction: DatabaseTransaction, schoolId: number, today: Date): Promise<void> {
  const dina = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', INVITED).executeTakeFirst();
  if (!dina) return;
  await offerRole(transaction, { userId: dina.id, schoolId, role: 'CareerStaff', actorId: null, now: today });
}

async function seedTyped(transaction: DatabaseTransaction, schoolId: number, today: Date): Promise<void> {
  const people = await listSeeded(
    transaction,
    TYPED.map((one) => one.by),
  );
  for (const { by, name, into } of TYPED) {
    const person = people.find(({ email }) => email === by);
    if (!person) continue;
    const [programId, entryId] = [stableUuid(`demo typed ${by} ${name}`), stableUuid(`demo typed entry ${by} ${name}`)];
    const mergedInto = into && demoProgramId(NORDIC, into);
    const at = { created_at: today, updated_at: today };
    await seedTypedProgram(transaction, {
      id: programId,
      school_id: schoolId,
      name,
      level_id: 'certification',
      created_by: person.userId,
      ...at,
    });
    await seedStudy(transaction, {
      id: entryId,
      candidate_id: person.candidateId,
      study_program_id: mergedInto ?? programId,
      start_on: '2019-02-01',
      end_on: '2019-06-01',
      created_at: today,
    });
    if (mergedInto)
      await seedProgramMerge(transaction, {
        id: stableUuid(`demo merge ${name}`),
        schoolId,
        name,
        intoProgramId: mergedInto,
        fromProgramId: programId,
        entryId,
        at: new Date(today.getTime() - 2 * DAY_MS),
      });
  }
}
