import type { Page } from '../kernel/page.ts';

export const DATA_REQUESTS_PAGES: readonly Page[] = [
  { id: 'staff-data-requests', path: '/staff/data-requests', access: 'schoolStaff', module: 'data-requests/data-requests.page.tsx' },
  { id: 'staff-data-request', path: '/staff/data-requests/:id', access: 'schoolStaff', module: 'data-requests/data-request.page.tsx' },
];
