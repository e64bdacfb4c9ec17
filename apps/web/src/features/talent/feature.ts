import type { WebFeature } from '../../lib/feature.ts';

/** Representatives stand at fairs: they search for nobody. */
const recruits = ({ roles }: { roles: readonly string[] }) => roles.some((role) => role !== 'Representative' && role !== 'Candidate');

export default {
  name: 'talent',
  uses: [],
  parts: ['talent-address', 'components/talent-words'],
  sections: [{ console: 'employer', place: 17, page: 'employer-talent', word: 'employer.talent', icon: 'user', seenBy: recruits }],
} satisfies WebFeature;
