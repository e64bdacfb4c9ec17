import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { adviserReactions } from './adviser-rules/reactions.ts';
import { eraseStudentNotes, heldOnStudents, studentPersonalData } from './personal-data.ts';
import { retainedOfStudents } from './retained.ts';
import { studentRoutes } from './routes.ts';

export default defineFeature({
  name: 'students',
  uses: ['candidates', 'identity', 'profile-looks', 'schools', 'verification'],
  // biome-ignore format: a list
  tables: [
    'school_student', 'student_adviser', 'student_adviser_rule', 'student_adviser_rule_list', 'student_change', 'student_change_row',
    'student_label', 'student_label_use', 'student_note',
  ],
  parts: ['changes', 'labels/provided', 'selection'],
  shows: ['access', 'advisers/commands', 'changes', 'labels/provided', 'selection', 'world/students'],
  views: ['school_student_source', 'student_adviser_named', 'student_program_shown'],
  routes: (node) => studentRoutes(node.bind),
  reactions: adviserReactions,
  personalData: [studentPersonalData],
  retains: retainedOfStudents,
  holds: [heldOnStudents],
  erase: eraseStudentNotes,
  outlives: ['student_note.author_id'],
  merge: {
    person: {
      columns: {
        'student_adviser.adviser_id': { stays: 'Who advises works for the school, and no role moves.' },
        'student_adviser.user_id': { moves: 'school' },
        'student_adviser_rule.adviser_id': { stays: 'The same.' },
        'student_change_row.user_id': { moves: 'school' },
        'student_label_use.user_id': { moves: 'school' },
        'student_note.author_id': { moves: 'work' },
        'student_note.user_id': { moves: 'school' },
      },
    },
    studyProgram: {
      moves: [],
      stays: { student_adviser_rule: 'A rule names a program that the school keeps; what is merged into one was typed.' },
    },
  },
  seed: {
    after: ['candidates', 'verification'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedStudents(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
