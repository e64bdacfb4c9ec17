import type { WebFeature } from '../../lib/feature.ts';

/** Representatives stand at fairs: reports are for those who recruit. */
const recruits = ({ roles }: { roles: readonly string[] }) => roles.some((role) => role !== 'Representative' && role !== 'Candidate');

export default {
  name: 'insights',
  uses: [],
  parts: ['insight-period'],
  sections: [{ console: 'employer', place: 60, page: 'employer-insights', word: 'employer.insights', icon: 'chart', seenBy: recruits }],
} satisfies WebFeature;
