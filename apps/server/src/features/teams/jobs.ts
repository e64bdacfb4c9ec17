import { TEAM_LIMITS } from '@fairway/rules/teams';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database/database.ts';

/** Invitations that nobody took are kept a while, so that those who sent them see it, and then forgotten with the address. */
const KEPT_DAYS = 30;

export function teamJobs({ database, clock }: { database: Database; clock: Clock }): JobRegistration[] {
  const run = async () => {
    const before = new Date(clock.now().getTime() - (KEPT_DAYS - TEAM_LIMITS.invitationDays) * 86_400_000);
    await database.deleteFrom('team_invitation').where('expires_at', '<', before).execute();
  };
  return [{ name: 'teams.sweep', cron: '50 * * * *', run }];
}
