// Proofs end within the hour; links are swept, private addresses asked for and metadata of sign-ins read again once a night.
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { askForPrivateAddresses } from './private-address/asking.ts';
import { sweepRosters } from './roster/changes.ts';
import { warnOfCertificates } from './sign-in/certificate-warning.ts';
import { refreshMetadata } from './sign-in/metadata-fetching.ts';
import { expireProofs, sweepLinks } from './sweep.ts';

export function verificationJobs({ database, clock, config }: Pick<JobServices, 'database' | 'clock' | 'config'>): JobRegistration[] {
  return [
    {
      name: 'connections.expire',
      cron: '7 * * * *',
      run: async (_payload, { log }) => {
        const ended = await expireProofs(database, clock.now());
        if (ended > 0) log.info({ ended }, 'proofs of schools ended');
      },
    },
    {
      name: 'connections.sweep',
      cron: '23 3 * * *',
      run: async (_payload, { log }) => {
        const links = await sweepLinks(database, clock.now());
        const asked = await askForPrivateAddresses(database, clock.now());
        const rosters = await sweepRosters(database, clock.now());
        if (links + asked + rosters > 0) log.info({ links, asked, rosters }, 'connections were swept');
      },
    },
    {
      name: 'connections.refreshSignIns',
      cron: '41 4 * * *',
      run: async (_payload, { log }) => {
        const counts = await refreshMetadata(database, { baseUrl: config.baseUrl, now: clock.now() });
        const warned = await warnOfCertificates(database, clock.now());
        if (counts.read + counts.failed + warned > 0) log.info({ ...counts, warned }, 'metadata of sign-ins was read');
      },
    },
  ];
}
