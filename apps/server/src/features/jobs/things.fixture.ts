import { insertJob } from '@fairway/testkit/job-rows';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: {
    '/api/v1/postings/{id}': 'exclusiveJob',
    '/api/v1/candidate/hidden-postings/{id}': 'exclusiveJob',
    '/api/v1/candidate/seen-postings/{id}': 'exclusiveJob',
    '/api/v1/admin/duplicates/{id}': 'hiddenJob',
    '/api/v1/admin/duplicates/{id}/{otherId}': 'standingJob',
  },
  queries: {
    listPostings: 'company_id={organization}&exclude_school_id={school}&user_id={student}&session_id={session}',
    getPosting: 'requestId=r&eventId=e',
    comparePostings: 'id={exclusiveJob}',
    listHiddenStates: 'jobId={exclusiveJob}',
    explainPostings: 'company_id={organization}&exclude_school_id={school}&person={student}',
  },
  nobodysNames: ['requestId', 'eventId'],
  openThings: ['job', 'hiddenJob', 'standingJob'],
  addOwnRows: ['hidePosting', 'notePostingSeen'],
  ownAnswers: { applyToPosting: '409 jobs.profile_incomplete' },
  async rows({ database, id, mark, open, now, put }) {
    const [organizationId, schoolIds] = [Number(id('organization')), [Number(id('school'))]];
    const [hiddenJob, standingJob] = [
      await insertJob(database, { organizationId, title: open('Pilot') }),
      await insertJob(database, { organizationId, title: open('Pilot') }),
    ];
    await database.insertInto('job_duplicate').values({ job_id: hiddenJob, stands_id: standingJob, joined_at: now }).execute();
    const exclusiveJob = await insertJob(database, { organizationId, title: `${mark} Trainee`, text: mark, schoolIds });
    const own = { user_id: id('student'), job_id: exclusiveJob };
    await put('seen_posting', { ...own, seen_at: now });
    await put('hidden_posting', { ...own, with_id: exclusiveJob, hidden_at: now });
    return {
      hiddenJob,
      standingJob,
      exclusiveJob,
      job: await insertJob(database, { organizationId, title: open('Analyst') }),
    };
  },
};
