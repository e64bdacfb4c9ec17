// Erasing at its time, and an hourly sweep for what a lost job left behind. Nothing may be older than the 72 hours and one more: the sweep
// says so loudly, and fails, when something is.

import { LIMITS } from '@fairway/rules/limits';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Log } from '../../kernel/log.ts';
import { eraseMailsOfKind } from '../../kernel/mail/erasing.ts';
import { listDueDeletions } from '../identity/people/queries.ts';
import { ERASE_ACCOUNT } from './deletion.ts';
import { type ErasingServices, eraseWhenDue } from './erasing.ts';
import { FINISH_MERGE, finishMerge } from './merging/commands.ts';

const SWEEP = 'account.sweep';
const LATE_MS = 3_600_000;
const MAIL_KEPT_MS = 7 * 86_400_000;

export function accountJobs(services: ErasingServices): JobRegistration[] {
  return [
    {
      name: ERASE_ACCOUNT,
      run: async (payload, { log }) => {
        const { userId } = payload as { userId: string };
        log.info({ userId, outcome: await eraseWhenDue(services, userId) }, 'deletion of an account');
      },
    },
    {
      name: FINISH_MERGE,
      run: async (payload, { log }) => {
        const { sourceId } = payload as { sourceId: string };
        const finished = await finishMerge({ ...services, now: services.clock.now() }, sourceId);
        log.info({ userId: sourceId, finished }, 'end of the time in which a merge is undone');
      },
    },
    { name: SWEEP, cron: '17 * * * *', run: async (_payload, { log }) => sweepDeletions(services, log) },
  ];
}

/** Carries out what is due. @throws Error when an account is older than it may be and still there, or could not be erased */
export async function sweepDeletions(services: ErasingServices, log: Log): Promise<void> {
  const now = services.clock.now();
  await forgetLastMails(services, now);
  for (const id of await listDueDeletions(services.database, now)) {
    await eraseWhenDue(services, id).catch((error: unknown) => log.error({ err: error, userId: id }, 'an account could not be erased'));
  }
  const late = await listDueDeletions(services.database, new Date(now.getTime() - LATE_MS));
  if (late.length === 0) return;
  const message = `${late.length} accounts should have been erased within ${LIMITS.accountDeletionHours} hours and are still there`;
  log.error({ userIds: late }, message);
  throw new Error(message);
}

/** The mail that tells of the end is the last thing that knows the address. */
const forgetLastMails = ({ database }: ErasingServices, now: Date): Promise<void> =>
  eraseMailsOfKind(database, 'account_erased', new Date(now.getTime() - MAIL_KEPT_MS));
