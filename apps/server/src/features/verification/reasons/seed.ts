// Ready-made reasons of the first school of the demo world, in two languages; its other lists are ours.
import type { SchoolReason } from '@fairway/rules/school-reasons';
import type { Database } from '../../../kernel/database/database.ts';

const REASONS: SchoolReason[] = [
  {
    title: 'Not enrolled yet',
    texts: {
      en: 'Your studies with us have not begun. Please ask again once you are enrolled.',
      de: 'Dein Studium bei uns hat noch nicht begonnen. Bitte frag noch einmal, sobald du eingeschrieben bist.',
    },
  },
  {
    title: 'Exchange student',
    texts: {
      en: 'Exchange students are verified by their home school. Please add it to your profile and ask there.',
      de: 'Austauschstudierende bestätigt ihre Heimathochschule. Bitte trag sie in dein Profil ein und frag dort.',
    },
  },
];

export async function seedReasons(
  transaction: Database,
  { today, schoolId }: { today: Date; schoolId: number | undefined },
): Promise<void> {
  if (schoolId === undefined) return;
  const row = { reasons: JSON.stringify(REASONS), updated_at: today };
  await transaction
    .insertInto('school_reason_list')
    .values({ school_id: schoolId, kind: 'reject', ...row })
    .onConflict((conflict) => conflict.columns(['school_id', 'kind']).doUpdateSet(row))
    .execute();
}
