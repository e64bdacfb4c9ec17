// Puts the features together: one Fastify application over opened services. Knows no feature but through the registry.

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { FEATURES } from './features.ts';
import { txtLookup } from './kernel/domain-proof.ts';
import type { ServerNode } from './kernel/feature.ts';
import { addFileRoutes } from './kernel/files/file-routes.ts';
import { mediaRoutes } from './kernel/files/media-routes.ts';
import { givenBy } from './kernel/given.ts';
import { hostLookup } from './kernel/host-lookup.ts';
import { binder } from './kernel/http/bind.ts';
import { isOwnOrigin } from './kernel/http/own-hosts.ts';
import { Problem } from './kernel/http/problems.ts';
import { createServer } from './kernel/http/server.ts';
import { openQuarantine } from './kernel/http/uploads.ts';
import { mailboxPages } from './kernel/mail/mailbox-page.ts';
import { openNewsFeed } from './kernel/realtime/news-feed.ts';
import { addRealtime } from './kernel/realtime/realtime.ts';
import { followedSubjects } from './kernel/realtime/subjects.ts';
import { roundsOf } from './kernel/recurring.ts';
import { accessTokens } from './kernel/session/access-token.ts';
import { authentication } from './kernel/session/authenticate.ts';
import { watchEndedSessions } from './kernel/session/ended-sessions.ts';
import { sessionKeys } from './kernel/session/keys.ts';
import { suspendedPage } from './pages/failure-page.ts';
import { sendPage } from './pages/page-reply.ts';
import { localeOfAddress } from './pages/reader-locale.ts';

const NEWS_CHANNEL = 'news';
/** A tenant was changed: nodes drop what they keep. */
const TENANTS_CHANNEL = 'tenants';
const FILE_PROBLEMS = {
  bad_signature: 'forbidden',
  expired: 'not_found',
  not_found: 'not_found',
  range_not_satisfiable: 'range_not_satisfiable',
} as const;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const tenants = givenBy(FEATURES, 'tenants')(options.database);
  const rounds = roundsOf(options.log);
  const loadTenant = (request: FastifyRequest) => tenants.byHost(request.host);
  const pageKey = randomBytes(16).toString('hex');
  const app = await createServer({
    ...options,
    metricsToken: options.metricsToken,
    loadTenant,
    isTenantHost: tenants.isTenantHost,
    suspendedHosts: {
      isSuspended: tenants.isSuspended,
      sendPage: async (request, reply) => sendPage(request, reply, await suspendedPage(localeOfAddress(request)), 'production'),
    },
    pageKey,
  });
  const keys = sessionKeys(options.secret);
  const tokens = accessTokens(keys.access);
  const listEnded = givenBy(FEATURES, 'endedSessions');
  const ended = await watchEndedSessions((seconds) => listEnded(options.pool, seconds), options.log, options.endedSessionsLookMs);
  app.addHook('onClose', async () => ended.close());
  const sessions = authentication({ tokens, ended, clock: options.clock });
  const closeQuarantine = await openQuarantine(options.quarantine.folder, options.log);
  app.addHook('onClose', async () => closeQuarantine());
  const authenticate = async (request: FastifyRequest) => (await options.authenticate?.(request)) ?? sessions.authenticate(request);
  const bind = binder(app, {
    database: options.database,
    clock: options.clock,
    loadTenant,
    authenticate,
    strict: options.strict,
    quarantine: options.quarantine,
    committed: () => {
      // Only a wake-up: who misses it looks a second later.
      if (options.bus) rounds.watch('waking of nodes', options.bus.publish(NEWS_CHANNEL, ''));
    },
  });
  const node: ServerNode = {
    ...options,
    app,
    bind,
    rounds,
    bus: options.bus,
    clamdUrl: options.clamdUrl,
    txtLookup: txtLookup(options.dnsServer),
    hostLookup: hostLookup(options.dnsServer),
    playsOthers: options.playsOthers ?? false,
    keys,
    tokens,
    ended,
    authentication: sessions,
    loadTenant,
    health: options,
    forgetTenants: () => {
      tenants.clear();
      // Who misses it forgets within a second.
      if (options.bus) rounds.watch('waking of nodes', options.bus.publish(TENANTS_CHANNEL, ''));
    },
    features: FEATURES,
    fillings: new Map([...FEATURES.flatMap(({ fills }) => fills ?? []), ...(options.fillings ?? [])]),
  };
  for (const feature of FEATURES) await feature.routes?.(node);
  if (options.bus) {
    const endTenantNews = await options.bus.subscribe(TENANTS_CHANNEL, tenants.clear);
    app.addHook('onClose', endTenantNews);
    await addRealtime(app, {
      feed: openNewsFeed(options.pool),
      bus: options.bus,
      log: options.log,
      wakeChannel: NEWS_CHANNEL,
      allowsOrigin: (origin, request) => isOwnOrigin(origin, request, options.baseUrl),
      identify: async (request, asked) => followedSubjects(await sessions.checked(request), asked),
    });
  }
  mediaRoutes(app, options.files);
  const mayOpenFile = givenBy(FEATURES, 'mayOpenFile');
  addFileRoutes(app, {
    ...{ store: options.files, signingSecret: options.secret },
    toError: (refusal) => new Problem(FILE_PROBLEMS[refusal]),
    mayOpen: (grant) => mayOpenFile(options.database, grant, options.clock.now()),
  });
  if (options.mailbox) mailboxPages(app, options.database);
  const caughtUp = () => Promise.all(FEATURES.map((feature) => feature.caughtUp?.(node)));
  await options.pages?.(app, { loadTenant, authenticate, pageKey, caughtUp });
  return app;
}
