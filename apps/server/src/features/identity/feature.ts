import { defineFeature } from '../../kernel/feature.ts';
import { companiesOfWorld } from '../companies/slots.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { proofOfTenants } from '../tenants/slots.ts';
import { requireProof } from './access.ts';
import { identityJobs } from './jobs.ts';
import { identityMails } from './mails/templates.ts';
import { eraseMails, identityPersonalData } from './personal-data.ts';
import { identityRoutes } from './routes.ts';
import { identityOf } from './services.ts';
import { demoProviderRoutes } from './social/demo-provider/routes.ts';

export default defineFeature({
  name: 'identity',
  uses: ['schools', 'tenants'],
  tables: [
    'app_user',
    'authenticator',
    'external_identity',
    'login_session',
    'mail_token',
    'passkey',
    'passkey_challenge',
    'recovery_code',
    'refresh_token',
    'staff_offer',
    'user_role',
  ],
  shows: [
    'access',
    'account-mails',
    'administration/commands',
    'invitations/commands',
    'links',
    'mails/greeting',
    'offers/commands',
    'offers/queries',
    'request-limits',
    'roles/commands',
    'second-factor/authenticator',
    'services',
    'sessions/commands',
    'view-as/commands',
  ],
  async routes(node) {
    identityRoutes(node.bind, identityOf(node));
    if (node.playsOthers) await demoProviderRoutes(node.app, node);
  },
  jobs: identityJobs,
  mails: identityMails,
  personalData: identityPersonalData,
  erase: eraseMails,
  commandLine: () => import('./command-line.ts'),
  seed: {
    after: ['schools', 'companies'],
    run: async (world) =>
      world.withoutAccounts
        ? 0
        : (await import('./seed.ts')).seedPeople(world.transaction, {
            today: world.today,
            schools: world.of(schoolsOfWorld),
            companies: world.of(companiesOfWorld),
          }),
  },
  fills: [proofOfTenants.is(() => requireProof)],
});
