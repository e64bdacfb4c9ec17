// Notes that a posting was opened, once its page stands and nobody waits: of somebody signed in at the server, of a visitor in this browser.
import type { Api } from '@fairway/client/api';
import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { noteSeenHere } from './seen-here.ts';

/** Nobody hears of a failure: the posting is read all the same. */
export async function noteSeen(job: JobDetail, { api, isCandidate }: { api: Api; isCandidate: boolean }): Promise<void> {
  const { id, title, segment, company, shortLocation, deadline } = job;
  if (isCandidate) await api.call.PUT('/api/v1/candidate/seen-postings/{id}', { params: { path: { id } } }).catch(() => undefined);
  else
    noteSeenHere({
      id, title, segment, company: { name: company.name, logo: company.logo }, shortLocation, deadline, seenAt: new Date().toISOString(),
    }); // biome-ignore format: a row
}
