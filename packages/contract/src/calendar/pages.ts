import type { Page } from '../kernel/page.ts';

export const CALENDAR_PAGES: readonly Page[] = [
  { id: 'calendar', path: '/calendar', access: 'user', feature: 'calendar', whenOff: '/jobs', menus: [['tools', 40, 'calendar']] },
  { id: 'calendar-book', path: '/calendar/book/:schoolId/:id', access: 'user', feature: 'calendar', whenOff: '/jobs' },
];
