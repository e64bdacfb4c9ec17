import type { Page } from '../kernel/page.ts';

export const STUDENT_MESSAGES_PAGES: readonly Page[] = [
  { id: 'staff-student-messages', path: '/staff/student-messages', access: 'schoolStaff', module: 'student-messages/messages.page.tsx' },
  { id: 'staff-student-message', path: '/staff/student-messages/:id', access: 'schoolStaff', module: 'student-messages/message.page.tsx' },
];
