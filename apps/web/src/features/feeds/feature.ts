import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'feeds',
  uses: [],
  parts: ['administration/feed-draft', 'administration/feed-scope'],
  sections: [
    {
      console: 'employer',
      place: 21,
      page: 'employer-feeds',
      waits: ['feedTrouble'],
      word: 'employer.feeds',
      icon: 'download',
      seenBy: recruits,
    },
    { console: 'admin', place: 80, page: 'admin-imports', word: 'admin.imports', icon: 'download', group: 'jobs', waits: ['failingFeeds'] },
  ],
  places: [
    { console: 'employer', section: 'employer.feeds', word: 'feeds.list.add', page: 'employer-feed', named: { id: 'new' }, isPart: true },
    { console: 'admin', section: 'admin.imports', word: 'feeds.list.add', page: 'admin-import', named: { id: 'new' }, isPart: true },
  ],
} satisfies WebFeature;
