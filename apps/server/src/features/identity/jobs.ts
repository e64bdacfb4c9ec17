// The nightly sweep of what signing in leaves behind: sessions and links that are past, tries that no longer count.
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database/database.ts';
import { sweepSessions } from './sessions/commands.ts';
import { sweepViews } from './view-as/commands.ts';

export function identityJobs(services: { database: Database; clock: Clock }): JobRegistration[] {
  const { database, clock } = services;
  return [
    { name: 'identity.sweep', cron: '43 3 * * *', run: () => sweepSessions(database, clock.now()) },
    { name: 'identity.sweep_views', cron: '*/5 * * * *', run: () => sweepViews(database, clock.now()) },
  ];
}
