import { defineFeature } from '../../kernel/feature.ts';
import { suggestionProfile } from '../candidates/suggestion-profile.ts';
import { organizationsOfWorld, postingsOfOrganizations } from '../organizations/slots.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { comparedRoutes } from './compared/routes.ts';
import { demoEmployerRoutes } from './demo-employer/routes.ts';
import { postingDigestJobs } from './digest/jobs.ts';
import { postingMails } from './digest/templates.ts';
import { duplicateJobs } from './duplicates/jobs.ts';
import { duplicateRoutes } from './duplicates/routes.ts';
import { explanationRoutes } from './explanation/routes.ts';
import { hiddenRoutes } from './hidden/routes.ts';
import { movePostings } from './merging.ts';
import { organizationPostings } from './organization-postings.ts';
import { jobPersonalData } from './personal-data.ts';
import { requirementRoutes } from './requirements/routes.ts';
import { jobRoutes } from './routes.ts';
import { seenJobs } from './seen/jobs.ts';
import { seenRoutes } from './seen/routes.ts';
import { openedApplications, savedPostings } from './slots.ts';

export default defineFeature({
  name: 'jobs',
  uses: ['candidates', 'organizations', 'identity', 'reference', 'places', 'schools', 'verification', 'communication'],
  tables: [
    'hidden_posting',
    'job',
    'job_distinct',
    'job_duplicate',
    'job_likeness',
    'job_place',
    'job_question',
    'job_visibility',
    'posting_digest',
    'posting_withdrawal',
    'seen_posting',
    'seen_posting_stop',
  ],
  parts: [
    'asked-places',
    'duplicates/candidates',
    'duplicates/settling',
    'organization-postings',
    'demo-employer/links',
    'filters',
    'found-by',
    'label-names',
    'page-tokens',
    'similar',
    'suggestions',
  ],
  publishes: {
    job: 'Postings are public; who may see an exclusive one stands in job_visibility.',
    job_duplicate: 'Lists, search and sitemaps leave out what another posting stands for.',
    job_place: 'Places of postings are public.',
    job_visibility: 'Every list of postings asks who may see them.',
  },
  views: ['job_standing'],
  shows: ['access', 'label-names', 'listing', 'slots'],
  async routes(node) {
    duplicateRoutes(node.bind);
    hiddenRoutes(node.bind);
    comparedRoutes(node.bind);
    seenRoutes(node.bind);
    requirementRoutes(node.bind);
    explanationRoutes(node.bind, { search: node.search, profileOf: suggestionProfile });
    jobRoutes(node.bind, {
      ...node,
      profileOf: suggestionProfile,
      listSaved: savedPostings(node),
      recordOpening: openedApplications(node),
    });
    if (node.playsOthers) await demoEmployerRoutes(node.app, node.database);
  },
  jobs: (services) => [
    ...postingDigestJobs({ ...services, secret: services.config.secret }),
    ...duplicateJobs(services),
    ...seenJobs(services),
  ],
  mails: postingMails,
  personalData: jobPersonalData,
  merge: {
    organization: { moves: ['job'], run: movePostings },
    person: {
      columns: {
        'hidden_posting.user_id': { moves: 'saved' },
        'seen_posting.user_id': { moves: 'saved' },
        'seen_posting_stop.user_id': { moves: 'saved' },
      },
    },
  },
  seed: {
    after: ['organizations', 'schools', 'identity', 'candidates'],
    async run(world) {
      world.progress('Writing the demo world: postings');
      const { employerOf, seedJobs } = await import('./seed.ts');
      const employers = world.of(organizationsOfWorld).map(employerOf);
      const schoolIds = world.of(schoolsOfWorld).map(({ id }) => id);
      const count = await seedJobs(world.transaction, { today: world.today, employers, schoolIds, writeFile: world.writeFile });
      await (await import('./questions/seed.ts')).seedQuestions(world.transaction, { today: world.today, employers });
      await (await import('./hidden/seed.ts')).seedHidden(world.transaction, world.today);
      await (await import('./seen/seed.ts')).seedSeen(world.transaction, world.today);
      return count;
    },
  },
  fills: [postingsOfOrganizations.is((node) => organizationPostings(node.search))],
});
