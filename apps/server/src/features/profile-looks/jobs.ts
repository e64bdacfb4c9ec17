import { keptSince } from '@fairway/rules/profile-looks';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database/database.ts';

/** What is older than 24 months is forgotten. @rule shares.11 */
export function profileLookJobs({ database, clock }: { database: Database; clock: Clock }): JobRegistration[] {
  const run = async () => {
    await database.deleteFrom('profile_look').where('at', '<=', keptSince(clock.now())).execute();
  };
  return [{ name: 'profile_looks.sweep', cron: '20 3 * * *', run }];
}
