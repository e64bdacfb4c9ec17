// Connections of the demo accounts: Ada verified by her student address, Ben waiting for career services with a message, Chen in need of
// verification, Dina at a school that nobody can verify. They are made by the same moves as a person's.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { ensureConnection, type MoveWords, moveConnection } from './commands.ts';

const DAY_MS = 86_400_000;
const NORDIC = 'nordic';

type Step = { action: 'request' | 'prove'; daysAgo: number; words: MoveWords };

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  'ada@nordic.example': [
    { action: 'request', daysAgo: 240, words: { method: 'academic_email', studentEmail: 'ada.berg@student.nordicschool.example' } },
    { action: 'prove', daysAgo: 240, words: { method: 'academic_email', studentEmail: 'ada.berg@student.nordicschool.example' } },
  ],
  'ben@nordic.example': [
    {
      action: 'request',
      daysAgo: 3,
      words: {
        method: 'manual',
        text: 'I began in September and have no student address yet. My student number is 260417, and my programme is Information Systems.',
      },
    },
  ],
  'chen@mail.example': [],
};

/** Writes the connections of the demo accounts that are there. Returns how many. */
export async function seedConnections(
  transaction: DatabaseTransaction,
  { today, schools }: { today: Date; schools: readonly { id: number; slug: string }[] },
): Promise<number> {
  const school = schools.find(({ slug }) => slug === NORDIC);
  if (!school) throw new Error('The demo world has no Nordic School');
  const people = await transaction
    .selectFrom('identity_person')
    .select(['id', 'email_folded'])
    .where('email_folded', 'in', Object.keys(STEPS))
    .orderBy('email_folded')
    .execute();
  for (const { id, email_folded } of people) {
    const steps = STEPS[email_folded] ?? [];
    await ensureConnection(transaction, id, school.id, new Date(today.getTime() - (steps[0]?.daysAgo ?? 0) * DAY_MS));
    for (const { action, daysAgo, words } of steps) {
      const at = new Date(today.getTime() - daysAgo * DAY_MS);
      const connection = await ensureConnection(transaction, id, school.id, today);
      await moveConnection(transaction, connection, action, { kind: 'candidate', userId: id }, at, words);
    }
  }
  return people.length;
}
