import type { Page } from '../kernel/page.ts';

export const TEAMS_PAGES: readonly Page[] = [
  { id: 'for-employers', path: '/for-employers', access: 'public', module: 'teams/for-employers.page.tsx' },
  { id: 'employer', path: '/employer', access: 'organizationStaff', module: 'teams/employer/home.page.tsx' },
  { id: 'employer-settings', path: '/employer/settings', access: 'organizationStaff', module: 'teams/employer/settings.page.tsx' },
  { id: 'employer-team', path: '/employer/team', access: 'organizationStaff', module: 'teams/employer/team.page.tsx' },
  { id: 'admin-claims', path: '/admin/claims', access: 'platformAdmin', module: 'teams/administration/claims.page.tsx' },
  { id: 'admin-claim', path: '/admin/claims/:id', access: 'platformAdmin', module: 'teams/administration/claim.page.tsx' },
];
