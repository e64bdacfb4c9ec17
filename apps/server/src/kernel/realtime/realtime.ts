// The socket of the product as a Fastify plugin. At the upgrade it checks where the page comes from and who asks; afterwards it
// only ever sends ids of events on subjects that this reader may follow. A visitor follows public subjects and nothing else.
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Bus, BusLog } from '../bus/bus.ts';
import { Connection } from './connection.ts';
import { Hub } from './hub.ts';
import type { NewsFeed } from './news-feed.ts';
import { CLOSE, PUBLIC_SUBJECT_PREFIX, REALTIME_PATH, realtimeQuery } from './protocol.ts';
import { Pump } from './pump.ts';

export interface RealtimeIdentity {
  /** Absent for a visitor. */
  userId?: string | undefined;
  /** What this reader may follow; of a visitor's only those that begin with `public:` count. */
  subjects: readonly string[];
  /** The end of the access token; the socket closes then with 4401. */
  expiresAt?: Date | undefined;
}

export interface RealtimeOptions {
  feed: NewsFeed;
  bus: Bus;
  log: BusLog;
  /** The bus channel on which "there are new events" is said. */
  wakeChannel: string;
  /** May a page of this origin open a socket on this host? Asked for every upgrade; one without an Origin header is refused. */
  allowsOrigin: (origin: string, request: FastifyRequest) => boolean | Promise<boolean>;
  /** Who asks, by the request's cookies, and which of the subjects it asked for it may follow beside its own. */
  identify: (request: FastifyRequest, askedSubjects: readonly string[]) => RealtimeIdentity | Promise<RealtimeIdentity>;
  limits?: Partial<RealtimeLimits>;
}

export interface RealtimeLimits {
  pingMs: number;
  sweepMs: number;
  maxSocketsPerUser: number;
  maxSocketsPerAddress: number;
  maxSockets: number;
  maxBufferedBytes: number;
  maxReplay: number;
  replayPageSize: number;
  maxMessagesPerTenSeconds: number;
  shutdownGraceMs: number;
}

export interface Realtime {
  /** Sockets open on this node. */
  socketCount(): number;
  /** Ends a user's sockets on this node with 4401; gives how many. */
  closeUser(userId: string): number;
}

/**
 * For the one registration of @fastify/websocket in an application, wherever it is made. A message above 64 KiB closes the socket
 * with 1009; errors are answered by `ws` itself with the right code, so the plugin must not hang up first.
 */
const WEBSOCKET_OPTIONS = { options: { maxPayload: 65_536 }, errorHandler: () => undefined };

const LIMITS: RealtimeLimits = {
  pingMs: 30_000,
  sweepMs: 1_000,
  maxSocketsPerUser: 10,
  // Schools sit behind one address.
  maxSocketsPerAddress: 200,
  maxSockets: 20_000,
  maxBufferedBytes: 1_048_576,
  maxReplay: 2_000,
  replayPageSize: 200,
  maxMessagesPerTenSeconds: 20,
  shutdownGraceMs: 1_000,
};

/** Adds `/api/v1/realtime` to the application. @throws what the feed or the bus throws at the start */
export async function addRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<Realtime> {
  const { feed, bus, log, allowsOrigin, identify } = options;
  const limits = { ...LIMITS, ...options.limits };
  const hub = new Hub();
  const pump = new Pump({
    feed,
    log,
    deliver: (events) => hub.deliver(events),
    reset: () => hub.reset(pump.position),
    sweepMs: limits.sweepMs,
    pageSize: 500,
  });
  await pump.start();
  const endListening = await bus.subscribe(options.wakeChannel, () => pump.wake());
  const endReconnects = bus.onReconnect(() => pump.wake());
  const pinging = setInterval(() => hub.ping(), limits.pingMs);
  pinging.unref();

  let isClosing = false;
  // The server closes only once its sockets have; registered first, it says why before anything else closes them.
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(pinging);
    endReconnects();
    await endListening();
    await pump.stop();
    await hub.closeAll(limits.shutdownGraceMs);
  });
  if (!app.hasDecorator('websocketServer')) await app.register(websocket, WEBSOCKET_OPTIONS);

  const identities = new WeakMap<FastifyRequest, RealtimeIdentity>();
  app.route({
    method: 'GET',
    url: REALTIME_PATH,
    schema: { hide: true } as object,
    async onRequest(request, reply) {
      if (!request.ws) return reply.code(426).headers({ upgrade: 'websocket' }).send();
      const { origin } = request.headers;
      if (!origin || !(await allowsOrigin(origin, request))) return reply.code(403).send();
      const query = realtimeQuery.safeParse(request.query);
      if (!query.success) return reply.code(422).send();
      if (isClosing || hub.size >= limits.maxSockets) return reply.code(503).headers({ 'retry-after': '5' }).send();
      identities.set(request, await identify(request, query.data.subjects));
    },
    handler: (_request, reply) => reply.code(426).send(),
    wsHandler: (socket, request) => open(socket, request, identities.get(request)!),
  });

  function open(socket: WebSocket, request: FastifyRequest, identity: RealtimeIdentity): void {
    const { userId, expiresAt } = identity;
    const leftMs = expiresAt ? expiresAt.getTime() - Date.now() : undefined;
    if (leftMs !== undefined && leftMs <= 0) {
      socket.close(CLOSE.expired, 'the session is over');
      return;
    }
    const { after } = realtimeQuery.parse(request.query);
    const subjects = new Set(identity.subjects.filter((subject) => userId !== undefined || subject.startsWith(PUBLIC_SUBJECT_PREFIX)));
    const owner = userId === undefined ? `address ${request.ip}` : `user ${userId}`;
    const connection = new Connection(socket, { subjects, owner, userId }, limits);
    // Timers hold at most 24 days; a token that lives longer is asked for again then.
    const expiry =
      leftMs === undefined
        ? undefined
        : setTimeout(() => connection.close(CLOSE.expired, 'the session is over'), Math.min(leftMs, 2_000_000_000));
    socket.on('close', () => {
      clearTimeout(expiry);
      hub.remove(connection);
    });
    begin(connection, after).catch((error: unknown) => {
      log.warn({ err: error }, 'realtime could not read what a client missed');
      connection.close(CLOSE.failed, 'try again');
    });
  }

  async function begin(connection: Connection, after: string | undefined): Promise<void> {
    // The client may come from a node that was ahead; from here on this one is not behind what the client has seen.
    if (after !== undefined) await pump.catchUp();
    if (!connection.isOpen) return;
    hub.add(connection, connection.userId === undefined ? limits.maxSocketsPerAddress : limits.maxSocketsPerUser);
    await connection.begin(feed, pump, after);
  }

  return { socketCount: () => hub.size, closeUser: (userId) => hub.closeUser(userId) };
}
