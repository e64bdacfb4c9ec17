// What travels over the socket `/api/v1/realtime`: JSON texts. Events are ids only; the page fetches what it shows, so a socket
// never carries what its reader may not see. Ids are numbers as texts, to be kept and sent back, never compared.
import { z } from 'zod';

export const REALTIME_PATH = '/api/v1/realtime';

/** An event's id: a bigint as text; "0" before the first. */
const eventId = z.string().regex(/^(?:0|[1-9]\d{0,18})$/);

/** Something happened to `subject`. */
const realtimeEvent = z.object({
  type: z.literal('event'),
  id: eventId,
  kind: z.string(),
  subject: z.string(),
  at: z.iso.datetime(),
});

/** What came since `after` has been sent; from here on events are live. `id` is where the reader stands now. */
const realtimeReady = z.object({ type: z.literal('ready'), id: eventId });

/** What came since `after` is no longer known: fetch everything again. `id` is where the reader stands now. */
const realtimeReset = z.object({ type: z.literal('reset'), id: eventId });

/** The answer to a ping; browsers cannot see the protocol's own. */
const realtimePong = z.object({ type: z.literal('pong') });

export const serverMessage = z.discriminatedUnion('type', [realtimeEvent, realtimeReady, realtimeReset, realtimePong]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type RealtimeEventMessage = z.infer<typeof realtimeEvent>;

/** The only thing a client says: are you there? */
export const clientMessage = z.object({ type: z.literal('ping') });

/** `?after=` is the last id the client has seen; `?subjects=` asks for more subjects than its own, joined by commas. */
export const realtimeQuery = z.object({
  after: eventId.optional(),
  subjects: z
    .string()
    .max(4_000)
    .optional()
    .transform((text) => (text ? text.split(',') : []))
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^[a-z0-9_-]+(?:[.:][a-z0-9_-]+)*$/)
            .max(120),
        )
        .max(50),
    ),
});

/** Why the server ends a socket, and what the client does then. */
export const CLOSE = {
  /** Not a message of this protocol, or too many: do not come back before the page is loaded again. */
  policy: 1008,
  /** Something failed: come back after a pause. */
  failed: 1011,
  /** The server restarts: come back after a short random pause. */
  restart: 1012,
  /** The access token is over: refresh the session, then come back. */
  expired: 4401,
  /** Another page of this user took the place: come back when the page is visible again. */
  replaced: 4429,
} as const;

/** Subjects that a visitor without a session may follow begin with this. */
export const PUBLIC_SUBJECT_PREFIX = 'public:';
