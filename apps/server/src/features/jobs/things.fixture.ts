import { insertJob } from '@fairway/testkit/job-rows';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: {
    '/api/v1/postings/{id}': 'exclusiveJob',
    '/api/v1/admin/duplicates/{id}': 'hiddenJob',
    '/api/v1/admin/duplicates/{id}/{otherId}': 'standingJob',
  },
  queries: {
    listPostings: 'company_id={organization}&exclude_school_id={school}&user_id={student}&session_id={session}',
    getPosting: 'requestId=r&eventId=e',
    explainPostings: 'company_id={organization}&exclude_school_id={school}&person={student}',
  },
  nobodysNames: ['requestId', 'eventId'],
  openThings: ['job', 'hiddenJob', 'standingJob'],
  ownAnswers: { applyToPosting: '409 jobs.profile_incomplete' },
  async rows({ database, id, mark, open, now }) {
    const [organizationId, schoolIds] = [Number(id('organization')), [Number(id('school'))]];
    const [hiddenJob, standingJob] = [
      await insertJob(database, { organizationId, title: open('Pilot') }),
      await insertJob(database, { organizationId, title: open('Pilot') }),
    ];
    await database.insertInto('job_duplicate').values({ job_id: hiddenJob, stands_id: standingJob, joined_at: now }).execute();
    return {
      hiddenJob,
      standingJob,
      exclusiveJob: await insertJob(database, { organizationId, title: `${mark} Trainee`, text: mark, schoolIds }),
      job: await insertJob(database, { organizationId, title: open('Analyst') }),
    };
  },
};
