import { insertJob } from '@fairway/testkit/job-rows';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/postings/{id}': 'exclusiveJob' },
  queries: {
    listPostings: 'company_id={organization}&exclude_school_id={school}&user_id={student}&session_id={session}',
    getPosting: 'requestId=r&eventId=e',
  },
  nobodysNames: ['requestId', 'eventId'],
  openThings: ['job'],
  ownAnswers: { applyToPosting: '409 jobs.profile_incomplete' },
  async rows({ database, id, mark, open }) {
    const [organizationId, schoolIds] = [Number(id('organization')), [Number(id('school'))]];
    return {
      exclusiveJob: await insertJob(database, { organizationId, title: `${mark} Trainee`, text: mark, schoolIds }),
      job: await insertJob(database, { organizationId, title: open('Analyst') }),
    };
  },
};
