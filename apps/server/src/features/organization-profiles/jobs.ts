import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { tellOfArticles } from '../organizations/profiles/commands.ts';
import { SHOW_ARTICLES, waitForArticles } from './commands.ts';
import { removeUnshownPictures } from './pictures/commands.ts';

export function profileJobs({ database, clock }: JobServices): JobRegistration[] {
  return [
    {
      name: SHOW_ARTICLES,
      run: (payload) =>
        database.transaction().execute(async (transaction) => {
          const { organizationId } = payload as { organizationId: number };
          await tellOfArticles(transaction, organizationId);
          await waitForArticles(transaction, organizationId, clock.now());
        }),
    },
    {
      name: 'organization-profiles.removePictures',
      cron: '17 3 * * *',
      run: async () => {
        await removeUnshownPictures(database, clock.now());
      },
    },
  ];
}
