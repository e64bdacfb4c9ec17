// Matches one person with the members of a school's groups; `reactions.ts` orders it.
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { labelPeople, lockGroups } from './groups/labelling.ts';

export const LABEL_STUDENT = 'provisioning.labelStudent';

export function provisioningJobs({ database, keys, clock }: Pick<JobServices, 'database' | 'keys' | 'clock'>): JobRegistration[] {
  return [
    {
      name: LABEL_STUDENT,
      async run(payload) {
        const { schoolId, userId } = payload as { schoolId: number; userId: string };
        await database.transaction().execute(async (transaction) => {
          await lockGroups(transaction, schoolId);
          await labelPeople({ database: transaction, keys, schoolId, now: clock.now() }, [userId]);
        });
      },
    },
  ];
}
