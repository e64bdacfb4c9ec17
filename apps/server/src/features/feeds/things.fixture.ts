import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const FEED = {
  ...{ url: 'https://8.8.8.8/jobs.xml', format: 'xml', company: null, map: {}, intervalMinutes: 60, undatedDays: 60, isFull: true },
  newCompanies: 'active',
};

export const things: FeatureThings = {
  paths: { '/api/v1/admin/imports/{id}': 'feed', '/api/v1/admin/imports/{id}/runs/{runId}': 'feedRun' },
  bodies: {
    addImportFeed: { ...FEED, source: 'mine-now' },
    changeImportFeed: { ...FEED, updatedAt: '2026-01-01T00:00:00.000Z' },
    setImportFeedState: { enabled: false },
  },
  nobodys: { feed: '2000000000' },
  // It was changed since the good call's own time.
  ownAnswers: { changeImportFeed: '409 imports.changed' },
  async rows({ put, mark }) {
    const feed = await put('feed', { source: `${mark}-feed`, url: 'https://8.8.8.8/jobs.xml', format: 'xml' }, 'id');
    const feedRun = await put('feed_run', {
      ...{ id: newId(), feed_id: feed, source: `${mark}-feed`, origin: 'feed', format: 'xml', status: 'finished' },
    });
    return { feed, feedRun };
  },
};
