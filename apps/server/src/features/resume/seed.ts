// What Ada of the demo world took into her profile: a CV that she reviewed, and what LinkedIn gave her, which waits for her. Taken in as any file is.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';
import { importProfile } from './commands.ts';
import { incomingReading } from './importing/incoming.ts';
import { adaCv, adaLinkedin } from './world/ada.ts';

const ADA = 'ada@nordic.example';
const HOUR_MS = 3_600_000;
const SECTIONS = ['overview', 'languages', 'study_programs', 'work_experience', 'memberships'] as const;

const IMPORTS = [
  { cv: adaCv, sourceType: 'CV', fileName: 'CV Ada Berg.pdf', hoursAgo: 101, reviewedHoursAgo: 100 },
  { cv: adaLinkedin, sourceType: 'LinkedIn', fileName: 'Profile.pdf', hoursAgo: 26, reviewedHoursAgo: undefined },
] as const;

/** Takes both in, where there is an Ada. */
export async function seedImports(transaction: DatabaseTransaction, { today }: { today: Date }): Promise<void> {
  const ada = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', ADA).executeTakeFirst();
  if (!ada) return;
  const month = (monthsAgo: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo, 1)).toISOString().slice(0, 7);
  const before = (hours: number) => new Date(today.getTime() - hours * HOUR_MS);
  for (const { cv, sourceType, fileName, hoursAgo, reviewedHoursAgo } of IMPORTS) {
    const incoming = incomingReading({ source: 'text', cv: cv(month) });
    const given = { incoming, sectionTypes: SECTIONS, sourceType, fileName };
    // The profile is as new as the world; its record is as old as it says.
    const { id } = await importProfile(transaction, ada.id as OwnUserId, given, { schoolNamed: async () => undefined, now: today });
    await transaction
      .updateTable('profile_import')
      .set({ created_at: before(hoursAgo), reviewed_at: reviewedHoursAgo === undefined ? null : before(reviewedHoursAgo) })
      .where('id', '=', id)
      .execute();
  }
}
