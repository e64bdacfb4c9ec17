import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { eraseStudentNotes, studentPersonalData } from './personal-data.ts';
import { studentRoutes } from './routes.ts';

export default defineFeature({
  name: 'students',
  uses: ['candidates', 'identity', 'schools', 'verification'],
  tables: ['school_student', 'student_change', 'student_change_row', 'student_label', 'student_label_use', 'student_note'],
  parts: ['changes', 'selection'],
  shows: ['changes', 'selection'],
  views: ['school_student_source'],
  routes: (node) => studentRoutes(node.bind),
  personalData: [studentPersonalData],
  erase: eraseStudentNotes,
  outlives: ['student_note.author_id'],
  seed: {
    after: ['candidates', 'verification'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedStudents(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
