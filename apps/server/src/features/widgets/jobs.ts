import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database/database.ts';
import { sweepWidgets } from './commands.ts';

/** Takes deleted widgets once they cannot be brought back. */
export function widgetJobs({ database, clock }: { database: Database; clock: Clock }): JobRegistration[] {
  const run = async () => {
    await database.transaction().execute((transaction) => sweepWidgets(transaction, clock.now()));
  };
  return [{ name: 'widgets.sweep', cron: '40 * * * *', run }];
}
