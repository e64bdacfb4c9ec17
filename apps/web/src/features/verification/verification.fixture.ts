// For the browser tests of verification: a candidate, connections and schools, and a server that answers as the tests want.
import { verificationIndicator } from '@fairway/rules/verification';
import { signedIn } from '../../testing/replies.ts';
import type { SchoolConnection, University } from './components/connections.ts';

const ID = '01a1fed0-0000-7000-8000-00000000000';

export const NORDIC: University = {
  id: 3,
  name: 'Nordic School of Economics and Administration in the North',
  domains: ['student.nordic.example', 'nordic.example'],
  subDomain: 'nordic',
  logo: null,
  primaryColor: null,
  secondaryColor: null,
  code: 'nordic',
  message: null,
  methods: [
    { method: 'academic_email', validityDays: 365 },
    { method: 'manual', validityDays: null },
  ],
};

export const CONNECTION: SchoolConnection = {
  id: `${ID}7`,
  userId: `${ID}1`,
  schoolId: NORDIC.id,
  school: { id: NORDIC.id, name: NORDIC.name, logo: null },
  state: 'needVerification',
  isVerified: false,
  method: null,
  studentEmail: null,
  message: '',
  question: null,
  answer: null,
  verdict: null,
  fileName: null,
  requestedAt: null,
  verifiedAt: null,
  expiresAt: null,
  adviser: null,
  schoolIsSuspended: false,
  isCurrent: true,
  actions: [],
};

/** With what may be done, as the server says it. */
const withActions = (connection: SchoolConnection): SchoolConnection => ({
  ...connection,
  actions: [
    ...verificationIndicator(connection.state, {
      hasStudentEmail: connection.studentEmail !== null,
      hasQuestion: connection.question !== null && connection.answer === null,
      isCurrent: connection.isCurrent,
    }).actions,
  ],
});

export const PENDING: Partial<SchoolConnection> = {
  state: 'pending',
  method: 'academic_email',
  studentEmail: 'ada.berg@student.nordic.example',
  requestedAt: '2026-01-01T10:00:00Z',
};

const SESSION = signedIn({
  id: `${ID}1`,
  email: 'ada@mail.example',
  firstName: 'Ada',
  lastName: 'Berg',
  avatar: null,
  locale: 'en',
  roles: ['Candidate'],
  organizationIds: [],
  schoolIds: [],
  staffSchoolIds: [],
  secondFactorNeeded: false,
  deletionDueAt: null,
});

type Answer = object | ((body: unknown, world: VerificationWorld) => object | undefined);

export type VerificationWorld = {
  connections: SchoolConnection[];
  school: University;
  isSignedIn: boolean;
  /** Calls that change something, and their bodies or queries. */
  sent: [call: string, body: unknown][];
  /** Answers by method and path; they go first. */
  replies: Record<string, Answer>;
};

/** A world with one connection. */
export function verificationWorld(connection: Partial<SchoolConnection> = {}, change: Partial<VerificationWorld> = {}): VerificationWorld {
  return { connections: [{ ...CONNECTION, ...connection }], school: NORDIC, isSignedIn: true, sent: [], replies: {}, ...change };
}

export const refusal = (code: string, status = 422) => Response.json({ code, status, title: code, errors: [] }, { status });

const BASE = '/api/v1/university-connection';

/** Answers a call of the page out of the world, and keeps what it changes. */
export async function replyOf(world: VerificationWorld, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  const text = await request.text();
  const body = text === '' ? Object.fromEntries(searchParams) : JSON.parse(text);
  if (request.method !== 'GET') world.sent.push([call, body]);
  const given = world.replies[call];
  const answer =
    typeof given === 'function' ? (given as (body: unknown, world: VerificationWorld) => object | undefined)(body, world) : given;
  if (answer instanceof Response) return answer;
  if (answer) return Response.json(answer);
  return own(world, call, body) ?? refusal('not_found', 404);
}

function own(world: VerificationWorld, call: string, body: Record<string, unknown>): Response | undefined {
  const [connection] = world.connections;
  const change = (next: Partial<SchoolConnection>, code: string) => {
    if (!connection) return refusal('not_found', 404);
    world.connections = [{ ...connection, ...next }];
    return Response.json({ code, message: code, connection: world.connections.map(withActions)[0] });
  };
  switch (call) {
    case 'GET /identity/v1/session':
      return Response.json(world.isSignedIn ? SESSION : { ...SESSION, authenticated: false, canRefresh: false, user: null });
    case `GET ${BASE}`:
      return Response.json({ connections: world.connections.map(withActions) });
    case `GET /api/v1/university/${world.school.id}`:
      return Response.json(world.school);
    case 'GET /api/v1/university':
      return Response.json({ universities: [world.school] });
    case `POST ${BASE}`:
      return body.noAcademicEmail
        ? change({ state: 'pending', method: 'manual', studentEmail: null, message: String(body.message) }, 'Requested')
        : change({ ...PENDING, studentEmail: String(body.studentEmail) }, 'Sent');
    case `DELETE ${BASE}`:
      return change({ state: 'needVerification', studentEmail: null }, 'Cancelled');
    case `PATCH ${BASE}`:
      return change({ state: body.state as SchoolConnection['state'] }, 'Ignored');
    case `POST ${BASE}/confirm`:
      return Response.json({ code: 'Sent', message: 'Sent' }, { status: 202 });
    case `POST ${BASE}/${CONNECTION.id}/answer`:
      return change({ answer: String(body.answer) }, 'Answered');
    default:
      return undefined;
  }
}
