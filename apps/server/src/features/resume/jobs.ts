// What an import changed is kept as long as it can be taken back, and not longer.
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database/database.ts';
import { forgetChanges } from './undo.ts';

export const resumeJobs = ({ database, clock }: { database: Database; clock: Clock }): JobRegistration[] => [
  { name: 'resume.forget_changes', cron: '43 3 * * *', run: () => forgetChanges(database, clock.now()) },
];
