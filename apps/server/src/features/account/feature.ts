import { defineFeature, erasersOf, personalDataOf } from '../../kernel/feature.ts';
import { acceptsCode } from '../identity/second-factor/authenticator.ts';
import { identityOf } from '../identity/services.ts';
import { accountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';
import { profileOfAccount } from './slots.ts';

export default defineFeature({
  name: 'account',
  uses: ['identity'],
  tables: [],
  parts: ['archive/', 'avatar', 'deletion', 'email-change', 'erasing', 'password', 'person', 'phone-numbers', 'proof'],
  shows: ['administration/commands', 'slots'],
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
  jobs: (services) => accountJobs({ ...services, erasers: erasersOf(services.features) }),
});
