import { defineFeature } from '../../kernel/feature.ts';
import { organizationsOfWorld } from '../organizations/slots.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { proofOfTenants } from '../tenants/slots.ts';
import { requireProof } from './access.ts';
import { identityJobs } from './jobs.ts';
import { identityMails } from './mails/templates.ts';
import { findReaderZone } from './people/queries.ts';
import { eraseMails, identityPersonalData } from './personal-data.ts';
import { moveRoles } from './roles/merging.ts';
import { identityRoutes } from './routes.ts';
import { identityOf, socialProviders } from './services.ts';
import { listEndedSessions } from './sessions/queries.ts';
import { demoProviderRoutes } from './social/demo-provider/routes.ts';
import { gatewaysOf } from './social/settings.ts';

export default defineFeature({
  name: 'identity',
  uses: ['tenants'],
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
  // biome-ignore format: a list
  parts: [
    'accounts', 'operator', 'recovery/account-links', 'registration/activation', 'registration/registering-browser',
    'registration/verification', 'second-factor/challenges', 'second-factor/passkeys', 'second-factor/relying-party',
    'sessions/challenge', 'sessions/known-device', 'sessions/login', 'sessions/methods', 'sessions/new-device', 'sessions/people',
    'sessions/rotation', 'sessions/sign-in', 'sessions/usual-sign-in', 'sessions/wrong-tries', 'social/connected',
    'social/demo-provider/grants', 'social/demo-provider/people', 'social/flow', 'social/json-call', 'social/landing', 'social/people',
    'social/settings', 'ways-to-sign-in',
  ],
  publishes: {
    staff_offer: 'Who is offered which role where until when; it is taken by who signs in, so that there is no secret in it.',
    user_role: 'Who holds which role where says what a feature shows to whom; there is no secret in it.',
  },
  views: ['identity_activation', 'identity_person', 'identity_session'],
  asks: {
    organization_shown: 'An operator names the organization of a role.',
    school_brand: 'Or its school; an offer names the school, too.',
  },
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
  backup: { derived: ['passkey_challenge'] },
  async routes(node) {
    identityRoutes(node.bind, identityOf(node));
    if (node.playsOthers) await demoProviderRoutes(node.app, node);
  },
  jobs: identityJobs,
  mails: identityMails,
  personalData: identityPersonalData,
  erase: eraseMails,
  outlives: ['staff_offer.offered_by', 'user_role.granted_by'],
  merge: {
    organization: { moves: ['user_role'], run: moveRoles },
    person: {
      columns: {
        'app_user.merged_into': { moves: 'signIns' },
        'authenticator.user_id': { stays: 'The kept one asks for its own second factor.' },
        'external_identity.user_id': { moves: 'signIns' },
        'login_session.user_id': { stays: 'They end.' },
        'login_session.viewed_by': { stays: 'Nobody who administers the platform is merged.' },
        'mail_token.user_id': { stays: 'Links of before end.' },
        'passkey.user_id': { moves: 'signIns' },
        'passkey_challenge.user_id': { stays: 'A try that is under way ends.' },
        'recovery_code.user_id': { stays: 'They belong to the authenticator.' },
        'staff_offer.offered_by': { moves: 'work' },
        'staff_offer.user_id': { stays: 'Who is offered a role is not merged.' },
        'user_role.granted_by': { moves: 'work' },
        'user_role.user_id': { moves: 'roles' },
      },
    },
  },
  commandLine: () => import('./command-line.ts'),
  seed: {
    after: ['schools', 'organizations'],
    run: async (world) =>
      world.withoutAccounts
        ? 0
        : (await import('./seed.ts')).seedPeople(world.transaction, {
            today: world.today,
            schools: world.of(schoolsOfWorld),
            organizations: world.of(organizationsOfWorld),
          }),
    lines: async () => (await import('./seed.ts')).demoAccountLines(),
    close: async (database) => (await import('./seed.ts')).closedAccountsLine(database),
  },
  settings(deployment) {
    const gateways = gatewaysOf(deployment);
    return [socialProviders.is(() => gateways)];
  },
  gives: { endedSessions: listEndedSessions, readerZone: findReaderZone },
  // Without settings nobody signs in elsewhere.
  fills: [proofOfTenants.is(() => requireProof), socialProviders.is(() => ({}))],
});
