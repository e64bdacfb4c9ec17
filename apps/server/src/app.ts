// Puts the features together: one Fastify application over opened services. Knows every feature, decides nothing.

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { accessSimulatorRoutes } from './features/access-simulator/routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { administrationRoutes } from './features/administration/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { setFirstNationality } from './features/candidates/nationality.ts';
import { findFirstNationality } from './features/candidates/queries.ts';
import { candidateRoutes } from './features/candidates/routes.ts';
import { shareRoutes } from './features/candidates/shares/routes.ts';
import { lockProfiles, noteEducationChanges, noteSkillChanges } from './features/candidates/study-programs/changed-profiles.ts';
import { studyProgramRoutes } from './features/candidates/study-programs/routes.ts';
import { suggestionProfile } from './features/candidates/suggestion-profile.ts';
import { profileOfAccount } from './features/candidates/versions.ts';
import { unsubscribe } from './features/communication/commands.ts';
import { communicationRoutes } from './features/communication/routes.ts';
import { ownFollowerId } from './features/companies/access.ts';
import { companyAdministrationRoutes } from './features/companies/administration/routes.ts';
import { followCompany } from './features/companies/commands.ts';
import { companyDirectory } from './features/companies/directory.ts';
import { companyRoutes } from './features/companies/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { cvReviewRoutes } from './features/cv-reviews/routes.ts';
import { clamdScanner } from './features/documents/gateway.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { inspected, scanned } from './features/documents/upload.ts';
import { calendarRoute } from './features/favorites/calendar-route.ts';
import { favoriteRoutes } from './features/favorites/routes.ts';
import { requireProof } from './features/identity/access.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { acceptsCode } from './features/identity/second-factor/authenticator.ts';
import { demoProviderRoutes } from './features/identity/social/demo-provider/routes.ts';
import { importAdministrationRoutes } from './features/imports/administration/routes.ts';
import { visibleSchoolIds } from './features/jobs/access.ts';
import { companyPostings } from './features/jobs/company-postings.ts';
import { type PostingsQuery, searchPostings } from './features/jobs/listing.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { referenceAdministrationRoutes } from './features/reference/administration/routes.ts';
import { followReference } from './features/reference/reactions.ts';
import { referenceRoutes } from './features/reference/routes.ts';
import { skillDirectory } from './features/reference/skills/directory.ts';
import { declineInvitations } from './features/referrals/commands.ts';
import { referralRoutes } from './features/referrals/routes.ts';
import { resumeRoutes } from './features/resume/routes.ts';
import { schoolAdministrationRoutes } from './features/schools/administration/routes.ts';
import { readAfterStart, schoolDirectory, schoolNamed, searchSchools } from './features/schools/directory.ts';
import { schoolProgramRoutes } from './features/schools/programs/routes.ts';
import { schoolRoutes } from './features/schools/routes.ts';
import { schoolSettingsRoutes } from './features/schools/settings/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { sitemapRoutes } from './features/sitemaps/routes.ts';
import { staffRoutes } from './features/staff/routes.ts';
import { HOME_PARTS } from './features/staff-home/parts.ts';
import { staffHomeRoutes } from './features/staff-home/routes.ts';
import { studentRoutes } from './features/students/routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { tenantAdministrationRoutes } from './features/tenants/administration/routes.ts';
import { tenantLoader } from './features/tenants/queries.ts';
import { tenantRoutes } from './features/tenants/routes.ts';
import { verificationMethodRoutes } from './features/verification/proofs/routes.ts';
import { verifiedSchoolIds } from './features/verification/queries.ts';
import { verificationQueueRoutes } from './features/verification/queue/routes.ts';
import { verificationRoutes } from './features/verification/routes.ts';
import { widgetRoutes } from './features/widgets/routes.ts';
import { addFileRoutes } from './kernel/files/file-routes.ts';
import { mediaRoutes } from './kernel/files/media-routes.ts';
import { binder } from './kernel/http/bind.ts';
import { oneClickRoute } from './kernel/http/one-click.ts';
import { isOwnOrigin, ownOrigin } from './kernel/http/own-hosts.ts';
import { Problem } from './kernel/http/problems.ts';
import { createServer } from './kernel/http/server.ts';
import { openQuarantine } from './kernel/http/uploads.ts';
import { mailboxPages } from './kernel/mail/mailbox-page.ts';
import { openEventFeed } from './kernel/realtime/event-feed.ts';
import { addRealtime } from './kernel/realtime/realtime.ts';
import { followedSubjects } from './kernel/realtime/subjects.ts';
import { roundsOf } from './kernel/recurring.ts';
import { accessTokens } from './kernel/session/access-token.ts';
import { authentication } from './kernel/session/authenticate.ts';
import { watchEndedSessions } from './kernel/session/ended-sessions.ts';
import { sessionKeys } from './kernel/session/keys.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const EVENTS_CHANNEL = 'events';
/** A tenant was changed: nodes drop what they keep. */
const TENANTS_CHANNEL = 'tenants';
const FILE_PROBLEMS = {
  bad_signature: 'forbidden',
  expired: 'not_found',
  not_found: 'not_found',
  range_not_satisfiable: 'range_not_satisfiable',
} as const;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const tenants = tenantLoader(options.database);
  const rounds = roundsOf(options.log);
  const loadTenant = (request: FastifyRequest) => tenants.byHost(request.host);
  const pageKey = randomBytes(16).toString('hex');
  const app = await createServer({
    ...options,
    metricsToken: options.metricsToken,
    loadTenant,
    isTenantHost: tenants.isTenantHost,
    pageKey,
  });
  const keys = sessionKeys(options.secret);
  const tokens = accessTokens(keys.access);
  const ended = await watchEndedSessions(options.pool, options.log, options.endedSessionsLookMs);
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
      if (options.bus) rounds.watch('waking of nodes', options.bus.publish(EVENTS_CHANNEL, ''));
    },
  });
  const { search, secret } = options;
  tenantRoutes(bind);
  tenantAdministrationRoutes(bind, {
    forget: () => {
      tenants.clear();
      // Who misses it forgets within a second.
      if (options.bus) rounds.watch('waking of nodes', options.bus.publish(TENANTS_CHANNEL, ''));
    },
    requireProof,
  });
  const schools = schoolDirectory(options.database, () => options.clock.now().getTime(), rounds);
  schoolRoutes(bind, { directory: schools });
  schoolAdministrationRoutes(bind);
  app.addHook('onListen', async () => {
    const forget = readAfterStart(schools);
    app.server.once('close', forget);
  });
  schoolSettingsRoutes(bind, { files: options.files, baseUrl: options.baseUrl });
  schoolProgramRoutes(bind, { profiles: { lock: lockProfiles, noteEducation: noteEducationChanges } });
  const identity = { ...options, keys, tokens, ended, authentication: sessions, social: options.social ?? {} };
  identityRoutes(bind, identity);
  staffRoutes(bind, identity);
  administrationRoutes(bind, {
    ...identity,
    readiness: options.readiness,
    warnings: options.warnings,
    savedIndex: options.savedIndex,
    failing: () => rounds.failing(),
  });
  communicationRoutes(bind, { secret, follow: (call, id) => followCompany(call.database, ownFollowerId(call), id) });
  accountRoutes(bind, {
    ...identity,
    personalData: PERSONAL_DATA,
    nationality: { findFirst: findFirstNationality, setFirst: setFirstNationality },
    profile: profileOfAccount,
    acceptsCode: (call, userId, code) => acceptsCode(call, identity, userId, code),
  });
  const skills = skillDirectory(options.database, () => options.clock.now().getTime(), rounds);
  const reference = await followReference({ ...options, skills, bus: options.bus });
  app.addHook('onClose', async () => reference.close());
  referenceRoutes(bind, { skills });
  referenceAdministrationRoutes(bind, {
    profiles: { lock: lockProfiles, noteSkills: noteSkillChanges },
    skills,
    changed: reference.changed,
  });
  const scanner = options.clamdUrl === undefined ? undefined : clamdScanner(options.clamdUrl);
  verificationRoutes(bind, {
    ...identity,
    files: options.files,
    inspect: async (file) => (await inspected(file, { scanner })).type,
    scan: (file) => scanned(file, { scanner }),
    findSchoolIds: async (text, limit) => searchSchools(await schools.schools(), text, limit),
  });
  verificationQueueRoutes(bind, { secret });
  staffHomeRoutes(bind, HOME_PARTS);
  verificationMethodRoutes(app, bind, { ...options, keys });
  candidateRoutes(bind);
  studyProgramRoutes(bind);
  shareRoutes(bind);
  resumeRoutes(bind, { files: options.files, keys, schoolNamed: async (name) => schoolNamed(await schools.schools(), name) });
  documentRoutes(bind, { files: options.files, secret, scanner });
  studentRoutes(bind);
  cvReviewRoutes(bind, { secret, keys, files: options.files });
  referralRoutes(bind, { ...options, keys });
  oneClickRoute(app, '/:locale/unsubscribe', (token) => unsubscribe(options.database, secret, token, options.clock.now()));
  oneClickRoute(app, '/:locale/referrals/decline', (token) => declineInvitations(options.database, secret, token, options.clock.now()));
  analyticsRoutes(bind);
  supportRoutes(bind);
  contentRoutes(bind);
  widgetRoutes(bind, { files: options.files });
  searchRoutes(bind, { search, visibility: async (call) => ({ schoolIds: await visibleSchoolIds(call), excludeSchoolIds: [] }) });
  accessSimulatorRoutes(bind, { search });
  jobRoutes(bind, { search, secret, profileOf: suggestionProfile });
  const companies = companyDirectory(options.database, () => options.clock.now().getTime(), rounds);
  companyRoutes(bind, {
    directory: companies,
    postings: companyPostings(search),
  });
  companyAdministrationRoutes(bind);
  importAdministrationRoutes(bind);
  const favorites = { keys, baseUrl: options.baseUrl, visibleSchoolIds };
  favoriteRoutes(bind, favorites);
  const schoolIdsOf = (userId: string) => verifiedSchoolIds(options.database, userId, options.clock.now());
  calendarRoute(app, { ...favorites, database: options.database, clock: options.clock, loadTenant, schoolIdsOf });
  sitemapRoutes(app, {
    database: options.database,
    origin: (request) => ownOrigin(request, options.baseUrl),
    loadTenant,
    postings: async (query, tenant, request) => {
      const visitor = {
        actor: { kind: 'visitor' as const },
        tenant,
        database: options.database,
        clock: options.clock,
        requestId: request.id,
        request,
        setCookie: () => undefined,
        setHeader: () => undefined,
      };
      const reply = await searchPostings(query as PostingsQuery, visitor, { search, secret });
      return reply.matchingJobs.map((job) => ({ ...job, companyName: job.company.name }));
    },
  });
  if (options.bus) {
    const endTenantNews = await options.bus.subscribe(TENANTS_CHANNEL, tenants.clear);
    app.addHook('onClose', endTenantNews);
    await addRealtime(app, {
      feed: openEventFeed(options.pool),
      bus: options.bus,
      log: options.log,
      wakeChannel: EVENTS_CHANNEL,
      allowsOrigin: (origin, request) => isOwnOrigin(origin, request, options.baseUrl),
      identify: async (request, asked) => followedSubjects(await sessions.checked(request), asked),
    });
  }
  mediaRoutes(app, options.files);
  addFileRoutes(app, { store: options.files, signingSecret: secret, toError: (refusal) => new Problem(FILE_PROBLEMS[refusal]) });
  if (options.mailbox) mailboxPages(app, options.database);
  if (options.demoProvider) await demoProviderRoutes(app, { baseUrl: options.baseUrl, secret });
  await options.pages?.(app, { loadTenant, authenticate, pageKey, companiesCaughtUp: companies.caughtUp });
  return app;
}
