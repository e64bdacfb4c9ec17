// The cache of what was asked of the API, for one request or one visit.
import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

const STALE_MS = 30_000;

class Queries extends QueryClient {
  /**
   * The library's own takes the answer of a first load that was asked for before the news as if it had come after it. Such a load is asked
   * again when its answer is there.
   */
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const early = new Set(
      this.getQueryCache()
        .findAll({ ...filters, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined),
    );
    await super.invalidateQueries(filters, options);
    if (early.size > 0) await super.invalidateQueries({ ...filters, predicate: (query) => early.has(query) }, options);
  }
}

/** Refused calls are not repeated; lost connections once. */
export const createQueries = (): QueryClient =>
  new Queries({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 1 && (error as { status?: number }).status === 0,
      },
    },
  });
