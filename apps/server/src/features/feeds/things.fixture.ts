import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const FEED = {
  ...{ url: 'https://8.8.8.8/jobs.xml', format: 'xml', company: null, map: {}, intervalMinutes: 60, undatedDays: 60, isFull: true },
  newCompanies: 'active',
};

const OWN = '/api/v1/employer/organizations/{organizationId}/feeds';
const { company: _company, newCompanies: _newCompanies, ...shared } = FEED;
const OWN_FEED = { ...shared, label: 'Careers site' };

export const things: FeatureThings = {
  paths: {
    '/api/v1/admin/imports/{id}': 'feed',
    '/api/v1/admin/imports/{id}/runs/{runId}': 'feedRun',
    [`${OWN}/{id}`]: 'ownFeed',
    [`${OWN}/{id}/runs/{runId}`]: 'ownFeedRun',
  },
  bodies: {
    addImportFeed: { ...FEED, source: 'mine-now' },
    changeImportFeed: { ...FEED, updatedAt: '2026-01-01T00:00:00.000Z' },
    setImportFeedState: { enabled: false },
    addOwnFeed: OWN_FEED,
    changeOwnFeed: { ...OWN_FEED, updatedAt: '2026-01-01T00:00:00.000Z' },
    setOwnFeedState: { enabled: false },
  },
  nobodys: { feed: '2000000000', ownFeed: '2000000000' },
  // It was changed since the good call's own time.
  ownAnswers: { changeImportFeed: '409 imports.changed', changeOwnFeed: '409 imports.changed' },
  after: ['organizations'],
  async rows({ put, id, mark }) {
    const feed = await put('feed', { source: `${mark}-feed`, url: 'https://8.8.8.8/jobs.xml', format: 'xml' }, 'id');
    const feedRun = await put('feed_run', {
      ...{ id: newId(), feed_id: feed, source: `${mark}-feed`, origin: 'feed', format: 'xml', status: 'finished' },
    });
    const own = { source: `own-${mark}`, url: 'https://8.8.8.8/jobs.xml', format: 'xml' };
    const ownFeed = await put('feed', { ...own, organization_id: Number(id('organization')), label: mark }, 'id');
    const ownFeedRun = await put('feed_run', {
      id: newId(),
      feed_id: ownFeed,
      source: own.source,
      origin: 'feed',
      format: 'xml',
      status: 'finished',
    });
    return { feed, feedRun, ownFeed, ownFeedRun };
  },
};
