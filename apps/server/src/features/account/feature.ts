import { defineFeature, erasersOf, personalDataOf } from '../../kernel/feature.ts';
import { acceptsCode } from '../identity/second-factor/authenticator.ts';
import { identityOf } from '../identity/services.ts';
import { accountJobs } from './jobs.ts';
import { mergeMails } from './merging/mails/templates.ts';
import { mergePersonalData } from './merging/personal-data.ts';
import { accountRoutes } from './routes.ts';
import { profileOfAccount } from './slots.ts';

export default defineFeature({
  name: 'account',
  uses: ['identity'],
  tables: ['account_merge', 'account_merge_row'],
  parts: ['archive/', 'avatar', 'deletion', 'email-change', 'erasing', 'merging/handover', 'password', 'person', 'phone-numbers', 'proof'],
  shows: ['administration/commands', 'archive/archive-of', 'merging/commands', 'merging/queries', 'slots'],
  routes(node) {
    const identity = identityOf(node);
    accountRoutes(node.bind, {
      ...identity,
      ...profileOfAccount(node),
      files: node.files,
      personalData: personalDataOf(node.features),
      acceptsCode: (request, userId, code) => acceptsCode(request, identity, userId, code),
    });
  },
  mails: mergeMails,
  personalData: [mergePersonalData],
  merge: {
    person: {
      columns: {
        'account_merge.source_id': { stays: 'Who is merged already is not merged again.' },
        'account_merge.target_id': { stays: 'Who took another over is merged once that can no longer be undone.' },
      },
    },
  },
  jobs: (services) => accountJobs({ ...services, erasers: erasersOf(services.features) }),
});
