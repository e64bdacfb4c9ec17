import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'blog',
  uses: [],
  parts: ['post-structured'],
  sections: [{ console: 'admin', place: 26, page: 'admin-blog', word: 'admin.blog', icon: 'news', group: 'sites' }],
  places: [{ console: 'admin', section: 'admin.blog', word: 'blog.add', page: 'admin-blog', isPart: true }],
} satisfies WebFeature;
