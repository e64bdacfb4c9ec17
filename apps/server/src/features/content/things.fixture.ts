import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const TOOL_LINK = {
  ...{ page: 'apps', section: null, tenantId: '#{tenant}', titles: { en: 'App' }, texts: { en: 'One' }, address: '/jobs', icon: 'link' },
  ...{ feature: null, sort: 1, active: true },
};

export const things: FeatureThings = {
  paths: { '/api/v1/admin/content/links/{id}': 'toolLink', '/api/v1/content/organization/campuses/{id}': 'school' },
  bodies: { addToolLink: TOOL_LINK, changeToolLink: TOOL_LINK },
  watched: { tool_link: ['toolLink'] },
  rows: async ({ put, openMark }) => ({
    toolLink: await put('tool_link', { id: newId(), page: 'apps', titles: JSON.stringify({ en: openMark }), texts: '{}', icon: 'link' }),
  }),
};
