// Requests of people about what a school holds on them, for its administrators. @rule data-requests.1
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_LIMITS,
  DATA_REQUEST_SORTS,
  DATA_REQUEST_STATES,
  DATA_REQUEST_URGENCIES,
  DATA_REQUEST_WAYS,
} from '@fairway/rules/data-requests';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, instant, intId, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { SCHOOL_BASE } from '../schools/settings.ts';

const shape = { tag: 'data requests', access: 'schoolAdmin' } as const;
const path = `${SCHOOL_BASE}/data-requests`;
const params = z.strictObject({ schoolId: intId, requestId: uuid });
const words = text(DATA_REQUEST_LIMITS.noteCharacters * 4).trim();

const row = z
  .object({
    id: z.string(),
    kind: z.enum(DATA_REQUEST_KINDS),
    /** null: an account that is gone. */
    name: z.string().nullable(),
    /** null: somebody without an account. */
    userId: z.string().nullable(),
    cameBy: z.enum(DATA_REQUEST_WAYS),
    note: z.string(),
    receivedOn: date,
    dueOn: date,
    state: z.enum(DATA_REQUEST_STATES),
    /** null: it is closed. */
    urgency: z.enum(DATA_REQUEST_URGENCIES).nullable(),
    /** When its archive was made last. */
    exportedAt: instant.nullable(),
    closedAt: instant.nullable(),
    /** Who closed it; empty: nobody yet, or an account that is gone. */
    closedBy: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'DataRequest' });

export const dataRequestsList = listEndpoints({
  ...shape,
  noun: 'DataRequests',
  path,
  summary: 'Requests about what the school holds on people; what is due first.',
  params: managedSchoolParams,
  row,
  sorts: DATA_REQUEST_SORTS,
  sort: 'dueOn',
  filters: { states: many(z.enum(DATA_REQUEST_STATES)), kinds: many(z.enum(DATA_REQUEST_KINDS)) },
});

export const listAskedErasures = endpoint({
  ...shape,
  name: 'listAskedErasures',
  method: 'GET',
  path: `${path}/accounts`,
  summary: 'Students who asked the platform to erase their account: it does so by itself, with what the school holds. The next 100.',
  params: managedSchoolParams,
  returns: z.object({ accounts: z.array(z.object({ userId: z.string(), name: z.string(), dueAt: instant })) }),
  errors: [],
});

export const recordDataRequest = endpoint({
  ...shape,
  name: 'recordDataRequest',
  method: 'POST',
  path,
  summary: 'Writes down a request that came by mail, on paper or in person: of a student, or of somebody without an account.',
  params: managedSchoolParams,
  body: z.strictObject({
    kind: z.enum(DATA_REQUEST_KINDS),
    /** A student of the school; null with `person`. */
    userId: uuid.nullable(),
    /** Somebody without an account; empty with `userId`. */
    person: text(DATA_REQUEST_LIMITS.nameCharacters * 4).trim(),
    cameBy: z.enum(DATA_REQUEST_WAYS),
    note: words,
    receivedOn: date,
  }),
  status: 201,
  returns: row,
  errors: ['not_found', 'data_requests.invalid', 'data_requests.limit'],
});

const held = z.object({ part: z.string(), count: z.int() });

export const getDataRequest = endpoint({
  ...shape,
  name: 'getDataRequest',
  method: 'GET',
  path: `${path}/{requestId}`,
  summary: 'A request, with how much of each kind the school holds on the person.',
  params,
  returns: row.extend({ held: z.array(held) }).meta({ id: 'DataRequestHeld' }),
  errors: ['not_found'],
});

export const exportDataRequest = endpoint({
  ...shape,
  name: 'exportDataRequest',
  method: 'GET',
  path: `${path}/{requestId}/archive.zip`,
  summary: 'What the school holds on the person, as an archive to hand over. Only while the request is open.',
  params,
  produces: 'application/zip',
  whileViewing: 'refused',
  errors: ['not_found', 'ProofNeeded', 'data_requests.over', 'data_requests.no_account'],
});

export const eraseDataRequest = endpoint({
  ...shape,
  name: 'eraseDataRequest',
  method: 'POST',
  path: `${path}/{requestId}/erase`,
  summary: 'Erases what the school itself holds on the person, and closes the request. Cannot be undone.',
  params,
  body: z.strictObject({}),
  returns: row,
  errors: ['not_found', 'ProofNeeded', 'data_requests.over', 'data_requests.no_account'],
});

export const closeDataRequest = endpoint({
  ...shape,
  name: 'closeDataRequest',
  method: 'POST',
  path: `${path}/{requestId}/close`,
  summary: 'Says that a request was carried out, or refuses it with a reason.',
  params,
  body: z.strictObject({ state: z.enum(['done', 'refused']), reason: words }),
  returns: row,
  errors: ['not_found', 'data_requests.over', 'data_requests.invalid'],
});
