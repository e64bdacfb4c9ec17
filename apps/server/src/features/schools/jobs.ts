// Looks at domains that schools claim. Deletes merged programs that cannot come back any more. Fills the school list of a new deployment behind its start: once, by one node. Later lists come by `schools import --built-in`.
import { enqueueJob, type JobRegistration } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../kernel/config.ts';
import type { Database } from '../../kernel/database/database.ts';
import { txtLookup } from '../../kernel/domain-proof.ts';
import { ACADEMIC_SCHOOLS } from './importing/academic-schools.ts';
import { importSchools } from './importing/commands.ts';
import { sweepMergedPrograms } from './programs/merging.ts';
import { lookAtClaims } from './settings/domain-looks.ts';

const FILL = 'schools.fill';
/** The start comes first. */
const DELAY_MS = 3000;

export function schoolJobs(services: { database: Database; clock: Clock; config: Pick<Config, 'dnsServer'> }): JobRegistration[] {
  const lookup = txtLookup(services.config.dnsServer);
  return [
    {
      name: FILL,
      run: async (_payload, { log }) => {
        if (await isFilled(services.database)) return;
        const { faults, ...counts } = await importSchools(services.database, { ...ACADEMIC_SCHOOLS, now: services.clock.now() });
        log.info({ ...counts, faults: faults.length }, 'the school list is there');
      },
    },
    {
      name: 'schools.look-at-domains',
      cron: '35 * * * *',
      run: async (_payload, { log }) => {
        const counts = await lookAtClaims(services.database, { lookup, now: services.clock.now() });
        if (counts.looked > 0) log.info(counts, 'claimed domains were looked at');
      },
    },
    {
      name: 'schools.sweep-merges',
      cron: '25 4 * * *',
      run: async (_payload, { log }) => {
        const deleted = await sweepMergedPrograms(services.database, services.clock.now());
        if (deleted > 0) log.info({ deleted }, 'merged programs are gone');
      },
    },
  ];
}

/** Asks for the school list where it is not there yet. */
export async function orderSchoolList(database: Database, now: Date): Promise<void> {
  if (!(await isFilled(database))) await enqueueJob(database, FILL, {}, { key: FILL, runAt: new Date(now.getTime() + DELAY_MS) });
}

async function isFilled(database: Database): Promise<boolean> {
  const row = await database.selectFrom('school').select('id').where('source', '=', ACADEMIC_SCHOOLS.source).limit(1).executeTakeFirst();
  return row !== undefined;
}
