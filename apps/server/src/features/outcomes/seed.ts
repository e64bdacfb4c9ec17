// Outcomes of the demo's Nordic School: it asks its graduates. Most of those that there are have answered, of one staff know it from the employer,
// the last of each six has said nothing yet.
import type { OutcomeAnswer } from '@fairway/rules/outcomes';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { answerColumns } from './commands.ts';

const DAY_MS = 86_400_000;
const SCHOOL = 'nordic';
const STAFF = 'finn@nordic.example';

const NOTHING = {
  employer: null,
  title: null,
  country: null,
  startsOn: null,
  hours: null,
  fieldRelation: null,
  school: null,
  degree: null,
};
const UNPAID = { payBand: null, payCurrency: null };
const ANSWERS: readonly (OutcomeAnswer & { bySchool?: true })[] = [
  {
    ...NOTHING,
    ...{ status: 'employed', employer: 'Lindvik', title: 'Financial Analyst', country: 'SE', hours: 'full', fieldRelation: 'related' },
    ...{ payBand: 3, payCurrency: 'SEK' },
  },
  { ...NOTHING, ...UNPAID, status: 'studying', school: 'Aalto University', degree: 'PhD', country: 'FI' },
  {
    ...{ ...NOTHING, ...UNPAID, status: 'employed', employer: 'Lindvik', title: 'Product Manager', country: 'NO', hours: 'full' },
    ...{ fieldRelation: 'partly', bySchool: true },
  },
  { ...NOTHING, ...UNPAID, status: 'looking' },
  {
    ...{ ...NOTHING, status: 'selfEmployed', employer: 'Fjord Studio', title: 'Founder', country: 'DK', hours: 'part' },
    ...{ fieldRelation: 'related', payBand: 1, payCurrency: 'DKK' },
  },
];
/** Of so many one has not answered. */
const EVERY = ANSWERS.length + 1;

/** Writes them of the graduates that are there. Returns how many. */
export async function seedOutcomes(
  transaction: DatabaseTransaction,
  { today, schools }: { today: Date; schools: readonly { id: number; slug: string }[] },
): Promise<number> {
  const school = schools.find(({ slug }) => slug === SCHOOL);
  if (!school) return 0;
  await transaction
    .insertInto('outcome_setting')
    .values({ school_id: school.id, is_on: true, updated_at: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const staff = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', STAFF).executeTakeFirst();
  const graduates = await transaction
    .selectFrom('outcome_graduate')
    .select(['study_id', 'user_id', 'ends_on'])
    .where('school_id', '=', school.id)
    .where('is_shown', '=', true)
    .where('status', 'is', null)
    .where('ends_on', '<=', today.toISOString().slice(0, 10))
    .orderBy('ends_on', 'desc')
    .orderBy('study_id')
    .execute();
  let written = 0;
  for (const [at, { study_id, user_id, ends_on }] of graduates.entries()) {
    const answer = ANSWERS[at % EVERY];
    if (!answer || !study_id || !user_id || !ends_on) continue;
    const answeredAt = new Date(Math.min(Date.parse(ends_on) + (10 + 25 * at) * DAY_MS, today.getTime() - DAY_MS));
    await transaction
      .insertInto('outcome')
      .values({
        ...answerColumns(answer),
        ...{ study_id, user_id, school_id: school.id, answered_at: answeredAt, updated_at: answeredAt },
        ...(answer.bySchool ? { source: 'employer', recorded_by: staff?.id ?? null } : { source: 'survey' }),
      })
      .execute();
    written += 1;
  }
  return written;
}
