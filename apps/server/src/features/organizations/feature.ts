import { defineFeature, organizationMergesOf } from '../../kernel/feature.ts';
import { followingOfOrganizations } from '../communication/slots.ts';
import { ownFollowerId } from './access.ts';
import { organizationAdministrationRoutes } from './administration/routes.ts';
import { followCompany } from './commands.ts';
import { organizationsOfNode } from './directory.ts';
import { listFollowedNames } from './following.ts';
import { organizationPersonalData } from './personal-data.ts';
import { organizationRoutes } from './routes.ts';
import { organizationsOfWorld, postingsOfOrganizations } from './slots.ts';

export default defineFeature({
  name: 'organizations',
  uses: ['communication', 'identity', 'profile-looks', 'reference'],
  tables: [
    'organization',
    'organization_article',
    'organization_follow',
    'organization_location',
    'organization_person',
    'organization_video',
  ],
  parts: ['administration/card', 'administration/tree', 'following'],
  publishes: {
    organization_article: 'Articles are public.',
    organization: 'What an organization is called and shows of itself stands beside all that names one.',
  },
  views: ['organization_followed', 'organization_shown'],
  asks: { job_standing: 'Lists of organizations count what postings they have, and filter by them.' },
  shows: ['directory', 'listing', 'slots', 'profiles/commands', 'profiles/queries', 'views'],
  routes(node) {
    organizationRoutes(node.bind, { directory: organizationsOfNode(node), postings: postingsOfOrganizations(node) });
    organizationAdministrationRoutes(node.bind, { merges: organizationMergesOf(node.features) });
  },
  fills: [
    followingOfOrganizations.is(() => ({
      follow: (request, id) => followCompany(request.database, ownFollowerId(request), id),
      listNames: (request, limit) => listFollowedNames(request.database, ownFollowerId(request), limit),
    })),
  ],
  personalData: [organizationPersonalData],
  pageNews: {
    kind: 'company',
    // A logo stands beside each posting.
    shownAs: (subject, kind) => [subject, 'companies', ...(kind === 'company.logo_changed' ? ['jobs'] : [])],
  },
  merge: {
    person: {
      columns: {
        'organization_follow.user_id': { moves: 'subscriptions' },
      },
    },
    organization: {
      moves: [
        'organization',
        'organization_article',
        'organization_follow',
        'organization_location',
        'organization_person',
        'organization_video',
      ],
    },
  },
  caughtUp: (node) => organizationsOfNode(node).caughtUp(),
  seed: {
    after: ['schools', 'tenants', 'reference'],
    async run(world) {
      world.progress('Writing the demo world: organizations');
      const organizations = await (await import('./seed.ts')).seedOrganizations(world.transaction, world);
      world.leave(
        organizationsOfWorld,
        organizations.map((one) => ({ ...one, key: one.organization.key })),
      );
      await (await import('./administration/seed.ts')).seedHiddenOrganizations(world.transaction, world);
      return organizations.length;
    },
  },
});
