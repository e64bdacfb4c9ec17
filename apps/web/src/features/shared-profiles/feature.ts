import type { WebFeature } from '../../lib/feature.ts';

/** Representatives stand at fairs: they read no profiles. */
const recruits = ({ roles }: { roles: readonly string[] }) => roles.some((role) => role !== 'Representative' && role !== 'Candidate');

export default {
  name: 'shared-profiles',
  uses: ['applications'],
  parts: ['live-shared-profiles'],
  sections: [{ console: 'employer', place: 18, page: 'employer-shared', word: 'employer.shared', icon: 'users', seenBy: recruits }],
} satisfies WebFeature;
