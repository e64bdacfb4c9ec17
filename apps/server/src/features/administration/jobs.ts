// What is done for the platform each night. Backups are made and tried where a process was given BACKUP_DIR.
import type { JobRegistration } from '../../kernel/background/background.ts';
import { keptTables } from '../../kernel/backup/kept-tables.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { lookForTrouble } from './alerts/commands.ts';
import { makeBackup, testNewestBackup } from './backups/commands.ts';
import { measureStorage, UPKEEP_JOBS } from './storage/commands.ts';

export function administrationJobs(services: JobServices): JobRegistration[] {
  const { database, files, clock, config, features } = services;
  const folder = config.backupDir;
  const backups = folder ? { ...services, folder, kept: keptTables(features) } : undefined;
  return [
    {
      name: 'alerts.look',
      cron: '* * * * *',
      run: async (_payload, { log }) => {
        const { began, ended } = await lookForTrouble(database, clock.now());
        if (began + ended > 0) log.info({ began, ended }, 'administrators were told what is wrong');
      },
    },
    { name: UPKEEP_JOBS.measure_storage, cron: '40 3 * * *', run: () => measureStorage(database, files, clock.now()) },
    ...(backups
      ? [
          { name: UPKEEP_JOBS.make_backup, cron: '10 1 * * *', run: () => makeBackup(backups, clock.now()) },
          {
            name: UPKEEP_JOBS.test_backup,
            cron: '10 4 * * *',
            run: async (_payload: unknown, { log }: { log: { error(fields: object, message: string): void } }) => {
              const outcome = await testNewestBackup(backups, clock.now());
              if (outcome === 'faulty') log.error({ outcome }, 'the newest backup cannot be restored');
            },
          },
        ]
      : []),
  ];
}
