import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfNode, searchSchools } from '../schools/directory.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { employerNotesPersonalData, erasePrivateNotes } from './employers/personal-data.ts';
import { postingDecisionJobs } from './jobs.ts';
import { postingDecisionMails } from './mails/templates.ts';
import { moveEmployers } from './merging.ts';
import { decisionPersonalData } from './personal-data.ts';
import { postingDecisionReactions } from './reactions.ts';
import { postingDecisionRoutes } from './routes.ts';
import { postingsToDecide, questionsOfSchools } from './waiting.ts';

export default defineFeature({
  name: 'posting-decisions',
  uses: ['communication', 'identity', 'jobs', 'organizations', 'school-partners', 'schools', 'teams'],
  parts: ['approved-content'],
  // biome-ignore format: a list
  tables: [
    'posting_approved_content', 'posting_decision', 'posting_decision_step', 'school_employer', 'school_employer_contact', 'school_employer_note',
    'school_employer_step', 'school_posting_rules',
  ],
  asks: { posting_written: 'What a school decides on, whose it is and whether readers see it.' },
  routes(node) {
    const directory = schoolsOfNode(node);
    postingDecisionRoutes(node.bind, {
      findSchoolIds: async (text, limit, among) =>
        searchSchools(
          (await directory.schools()).filter(({ id }) => among.has(id)),
          text,
          limit,
        ),
    });
  },
  mails: postingDecisionMails,
  jobs: postingDecisionJobs,
  reactions: postingDecisionReactions,
  personalData: [decisionPersonalData, employerNotesPersonalData],
  erase: erasePrivateNotes,
  waiting: [postingsToDecide],
  waitingAtOrganization: [questionsOfSchools],
  outlives: [
    'posting_decision.decided_by',
    'posting_decision_step.actor_id',
    'school_employer.decided_by',
    'school_employer_note.author_id',
    'school_employer_step.actor_id',
    'school_posting_rules.saved_by',
  ],
  seed: {
    after: ['identity', 'schools', 'organizations', 'postings'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedPostingDecisions(transaction, { today, schools: of(schoolsOfWorld) }),
  },
  merge: {
    person: {
      columns: {
        'posting_decision.decided_by': { moves: 'work' },
        'posting_decision_step.actor_id': { moves: 'work' },
        'school_employer.decided_by': { moves: 'work' },
        'school_employer_note.author_id': { moves: 'work' },
        'school_employer_step.actor_id': { moves: 'work' },
        'school_posting_rules.saved_by': { moves: 'work' },
      },
    },
    organization: {
      moves: ['school_employer', 'school_employer_contact', 'school_employer_note', 'school_employer_step'],
      run: moveEmployers,
    },
  },
});
