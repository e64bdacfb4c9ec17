// `npm start` ends here: opens the services, serves pages, API and sockets on one port, and ends cleanly on a signal.
// With the database away it answers 503 and goes on by itself when the database is back.
import os from 'node:os';
import path from 'node:path';
import { readyToRead } from '@fairway/search/units';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { backgroundJobs, jobServices } from './background.ts';
import { closeDemo, demoLines, fillDemo } from './demo-start.ts';
import { type Closer, endOnSignals } from './ending.ts';
import { FEATURES, prepareFeatures } from './features.ts';
import { startBackground } from './kernel/background/background.ts';
import { openBus } from './kernel/bus/open-bus.ts';
import { type Config, ConfigError, loadConfig } from './kernel/config.ts';
import type { Database } from './kernel/database/database.ts';
import { openFileStore } from './kernel/files/open-file-store.ts';
import { givenBy } from './kernel/given.ts';
import { type Draining, openDraining } from './kernel/http/draining.ts';
import { isLoopbackName } from './kernel/http/loopback.ts';
import { listenAlso } from './kernel/http/second-address.ts';
import { type Log, openLog } from './kernel/log.ts';
import { type Mailer, mailboxMailer, smtpMailer } from './kernel/mail/mailer.ts';
import { mailWaits } from './kernel/mail/waiting.ts';
import { openMetrics, serveMetrics } from './kernel/metrics.ts';
import { beatAsNode } from './kernel/node-beat.ts';
import { openTracing } from './kernel/tracing/open-tracing.ts';
import { servePages } from './pages-start.ts';
import { clock, openDatabase, prepareSchema, searchDir, watchEmbedded } from './services.ts';
import { answerUnavailable } from './waiting.ts';

const startedAt = performance.now();
const PUBLIC_DEMO =
  'The demo world has no accounts at a public address, for everybody knows their password. `npm run fairway -- user create` makes one.';
const MAIL_WAITS =
  'MAIL_URL is not set, and this server is not for this machine alone: mails are kept and sent once it is set. Nobody can confirm an address until then.';
const say = (text: string) => process.stdout.write(`${text}\n`);

try {
  const config = loadConfig(process.env);
  const log = openLog(config.logLevel);
  await serve(config, log);
} catch (error) {
  if (error instanceof ConfigError) say(error.message);
  else say(`Fairway could not start: ${(error as Error).stack ?? String(error)}`);
  process.exit(1);
}

async function serve(config: Config, log: Log): Promise<void> {
  const closers: Closer[] = [];
  const draining: Draining[] = [];
  endOnSignals(closers, [() => Promise.all(draining.map((one) => one.begin()))], log);
  // Reasons and places of results are said in this thread. What they are read by takes a second to make, in which nothing else is done: it is made
  // before the first connection waits for an answer, and not when the first reader does.
  readyToRead();
  const tracing = config.tracesUrl ? await openTracing({ url: config.tracesUrl, sampleRatio: config.tracesRatio, log }) : undefined;
  if (tracing) closers.push(() => tracing.close());
  const opened = openDatabase(config, log, say, tracing);
  closers.push(opened.close);
  closers.push(watchEmbedded(opened, log));
  const files = await openFileStore(config.filesUrl, { signingSecret: config.secret });
  closers.push(() => files.close());
  const mailer = openMailer(config, opened.database);
  closers.push(() => mailer?.close());

  await prepareSchema(opened, log, say, () => answerUnavailable(config));
  await prepareFeatures(opened);
  const bus = await openBus({ url: config.busUrl, databaseUrl: opened.url, log });
  closers.push(() => bus.close());
  if (config.demo) await fillDemo(opened.database, files, clock.now(), say, config.isLocal ? { local: config } : { withoutAccounts: true });
  if (!config.isLocal) for (const line of await closeDemo(opened.database)) say(line);
  const search = givenBy(FEATURES, 'search')({ ...opened, databaseUrl: opened.url, dataDir: searchDir(config), log, clock });
  closers.push(() => search.close());
  if (config.role !== 'web') {
    const services = jobServices({ ...opened, mailer, files, config });
    const worker = await startBackground({ pool: opened.pool, log, tracing, registrations: backgroundJobs(services) });
    closers.push(worker.stop);
    for (const feature of FEATURES) await feature.begin?.(services);
  }
  /** In the demo world on a local address sites of others that are not set are played. */
  const playsOthers = config.demo && config.isLocal;
  const metrics = openMetrics();
  if (config.metricsPort !== undefined) closers.push(await serveMetrics(metrics, config.host, config.metricsPort));
  const readiness = async () => ({
    database: await opened.pool.query('select 1').then(
      () => true,
      () => false,
    ),
    index: search.ready(),
    ...(draining.some((one) => one.begun) ? { staying: false } : {}),
  });
  const app = await buildApp({
    ...opened,
    log,
    clock,
    metrics,
    tracing,
    search: search.search,
    files,
    quarantine: { folder: path.join(config.dataDir, 'tmp', 'uploads') },
    clamdUrl: config.clamdUrl,
    dnsServer: config.dnsServer,
    bus,
    secret: config.secret,
    baseUrl: config.baseUrl,
    onLoopback: isLoopbackName(config.host),
    hstsSubdomains: config.hstsSubdomains,
    trustProxy: config.trustProxy,
    rateLimitPerMinute: config.rateLimitPerMinute,
    metricsToken: config.metricsToken,
    mailbox: hasMailbox(config),
    playsOthers,
    fillings: FEATURES.flatMap(({ settings }) => settings?.({ environment: process.env, baseUrl: config.baseUrl, playsOthers }) ?? []),
    strict: false,
    readiness,
    warnings: async () => ((await mailWaits(opened.pool)) ? ['mail_waits'] : []),
    savedIndex: () => search.saved(),
    ...(config.pages === 'off' || config.role === 'worker' ? {} : { pages: servePages(config, log, opened, search) }),
  });
  closers.push(() => app.close());
  await listen(app, config);
  draining.push(openDraining(app.server));
  const place = `${os.hostname()}:${config.port}`;
  closers.push(
    beatAsNode({ ...opened, log, place, role: config.role, dataDir: config.dataDir, readiness, caughtUp: () => search.waitUntil() }),
  );
  say(`Fairway is ready at ${config.baseUrl} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (!mailer && config.role !== 'web') say(MAIL_WAITS);
  if (!config.demo) return;
  for (const line of config.isLocal ? await demoLines() : [PUBLIC_DEMO]) say(line);
  if (hasMailbox(config)) say(`Mail lands at ${config.baseUrl}/_mail.`);
}

/** Without MAIL_URL mails land in the development mailbox; where strangers could read that, they wait. */
function hasMailbox(config: Config): boolean {
  return config.mailUrl === undefined && config.isLocal;
}

function openMailer(config: Config, database: Database): Mailer | undefined {
  if (hasMailbox(config)) return mailboxMailer(database);
  return config.mailUrl
    ? smtpMailer(config.mailUrl, { name: 'Fairway', address: `no-reply@${new URL(config.baseUrl).hostname}` })
    : undefined;
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    let endSecond: (() => Promise<void>) | undefined;
    app.addHook('preClose', async () => endSecond?.());
    await app.listen({ host: config.host, port: config.port });
    if (config.alsoHost) endSecond = await listenAlso(app.server, config.alsoHost);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new ConfigError(`Port ${config.port} is taken. Set PORT to a free one.`);
    throw error;
  }
}
