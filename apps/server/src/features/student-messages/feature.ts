import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { studentMessageJobs } from './jobs.ts';
import { studentMessageMails } from './mails/templates.ts';
import { eraseStudentMessages, heldMessages, studentMessagesPersonalData } from './personal-data.ts';
import { studentMessageReactions } from './reactions.ts';
import { retainedMessages } from './retained.ts';
import { studentMessageRoutes } from './routes.ts';

export default defineFeature({
  name: 'student-messages',
  uses: ['communication', 'identity', 'schools', 'students'],
  tables: ['student_message', 'student_message_recipient'],
  parts: ['recipients'],
  routes: (node) => studentMessageRoutes(node.bind),
  jobs: studentMessageJobs,
  mails: studentMessageMails,
  reactions: studentMessageReactions,
  personalData: [studentMessagesPersonalData],
  retains: [retainedMessages],
  holds: [heldMessages],
  erase: eraseStudentMessages,
  outlives: ['student_message.sender_id'],
  merge: {
    person: {
      columns: {
        'student_message.sender_id': { moves: 'work' },
        'student_message_recipient.user_id': { moves: 'school' },
      },
    },
  },
  seed: {
    after: ['students'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedStudentMessages(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
