import type { Page } from '../kernel/page.ts';

export const COURSES_PAGES: readonly Page[] = [
  { id: 'courses', path: '/courses', access: 'user', feature: 'courses', menus: [['tools', 50, 'courses']] },
  { id: 'course-catalog', path: '/courses/catalog', access: 'user', feature: 'courses' },
  { id: 'my-courses', path: '/courses/my-courses', access: 'user', feature: 'courses' },
  { id: 'course-join', path: '/courses/join', access: 'user', feature: 'courses' },
  { id: 'course-how-to', path: '/courses/how-to', access: 'user', feature: 'courses' },
];
