import type { Page } from '../kernel/page.ts';

export const RESOURCES_PAGES: readonly Page[] = [
  { id: 'resources', path: '/resources', access: 'user', feature: 'internalResources', menus: [['tools', 20, 'resources']] },
  { id: 'resource-folder', path: '/resources/:schoolId/:id', access: 'user', feature: 'internalResources' },
];
