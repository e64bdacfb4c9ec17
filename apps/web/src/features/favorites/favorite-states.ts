// Whether a posting is a favourite, for every toggle of a page with one call: what is asked for in one moment is asked for together.
// Part of every public page with jobs, so it stays small.
import type { Api } from '@fairway/client/api';

const PATH = '/api/v1/candidate/favorite-states';
/** Ids a call takes. */
const IDS_MAX = 100;

type Batch = { ids: Set<string>; reply: Promise<Set<string>> };
const batches = new WeakMap<Api, Batch>();

function ask(api: Api, jobId: string): Batch['reply'] {
  let batch = batches.get(api);
  if (!batch || batch.ids.size >= IDS_MAX) {
    const ids = new Set<string>();
    const reply = new Promise((resolve) => setTimeout(resolve)).then(async () => {
      if (batches.get(api)?.ids === ids) batches.delete(api);
      const { data } = await api.call.GET(PATH, { params: { query: { jobId: [...ids] } } });
      return new Set(data?.jobIds);
    });
    batch = { ids, reply };
    batches.set(api, batch);
  }
  batch.ids.add(jobId);
  return batch.reply;
}

/** The key of a posting's state in the cache. */
export const favoriteKey = (jobId: string) => ['get', PATH, jobId] as const;

/** The query of a posting's state. */
export function favoriteQuery(api: Api, jobId: string) {
  return { queryKey: favoriteKey(jobId), queryFn: async () => (await ask(api, jobId)).has(jobId) };
}
