import type { Page } from '../kernel/page.ts';

export const STUDENTS_PAGES: readonly Page[] = [
  { id: 'staff-students', path: '/staff/students', access: 'schoolStaff', module: 'students/students.page.tsx' },
  { id: 'staff-advisers', path: '/staff/students/advisers', access: 'schoolStaff', module: 'students/advisers/advisers.page.tsx' },
  { id: 'staff-student', path: '/staff/students/:id', access: 'schoolStaff', module: 'students/student.page.tsx' },
];
