import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { eraseStudentNotes, studentPersonalData } from './personal-data.ts';
import { studentRoutes } from './routes.ts';

export default defineFeature({
  name: 'students',
  uses: ['candidates', 'identity', 'schools', 'verification'],
  tables: ['school_student', 'student_label', 'student_label_use', 'student_note'],
  routes: (node) => studentRoutes(node.bind),
  personalData: [studentPersonalData],
  erase: eraseStudentNotes,
  seed: {
    after: ['candidates', 'verification'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedStudents(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
