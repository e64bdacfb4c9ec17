// How long a school keeps what it holds on people, and what goes in the next 30 days. For its administrators: what goes is named. @rule retention.1
import { RETAINED_KINDS, RETENTION_MONTHS, RETENTION_SORTS } from '@fairway/rules/retention';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { SCHOOL_BASE } from '../schools/settings.ts';

const shape = { tag: 'retention', access: 'schoolAdmin', params: managedSchoolParams } as const;
const path = `${SCHOOL_BASE}/retention`;
const kind = z.enum(RETAINED_KINDS);
const most = Math.max(...RETAINED_KINDS.map((one) => RETENTION_MONTHS[one].max));
const months = z.int().min(1).max(most);

const period = z.object({
  kind,
  /** null: kept without end, until what comes next holds. */
  months: z.int().nullable(),
  /** A shorter time that was chosen and does not hold yet. */
  next: z.object({ months: z.int(), from: instant }).nullable(),
  /** What goes within 30 days, 10,000 at most. */
  goes: z.int(),
  /** Of these: what goes with the next run. */
  goesNext: z.int(),
});

export const schoolRetention = z
  .object({
    /** 0: its administrators were told of nothing yet. */
    edition: z.int(),
    /** Every kind, in the order in which it is shown. */
    periods: z.array(period),
  })
  .meta({ id: 'SchoolRetention' });

export const getRetention = endpoint({
  ...shape,
  name: 'getRetention',
  method: 'GET',
  path,
  summary: 'How long the school keeps each kind of data, and how much of it goes within 30 days.',
  returns: schoolRetention,
  errors: [],
});

export const saveRetention = endpoint({
  ...shape,
  name: 'saveRetention',
  method: 'PUT',
  path,
  summary: 'Says how long kinds of data are kept; others stay as they are. A shorter time holds after 7 days, and administrators are told.',
  body: z.strictObject({
    edition: z.int().min(0),
    periods: z.array(z.strictObject({ kind, months })).min(1).max(RETAINED_KINDS.length),
  }),
  returns: schoolRetention,
  errors: ['retention.changed', 'retention.out_of_bounds'],
});

export const tryRetention = endpoint({
  ...shape,
  name: 'tryRetention',
  method: 'POST',
  path: `${path}/trial`,
  summary: 'How much there is that is older than such a time. Nothing is changed.',
  body: z.strictObject({ kind, months }),
  returns: z.object({ older: z.int() }),
  errors: ['retention.out_of_bounds'],
});

const row = z
  .object({
    id: z.string(),
    /** Whom it is about; null: nobody in particular, or somebody who has no connection with the school any more. */
    name: z.string().nullable(),
    /** What the school calls it; null where that is not everybody's to read. Of the audit log: the action. */
    what: z.string().nullable(),
    /** What the time is counted from. */
    at: instant,
    goesAt: instant,
  })
  .meta({ id: 'RetainedRow' });

export const retainedList = listEndpoints({
  noun: 'Retained',
  path: `${path}/{kind}/rows`,
  summary: 'What of a kind goes within 30 days, the oldest first.',
  tag: 'retention',
  access: 'schoolAdmin',
  params: z.strictObject({ schoolId: intId, kind }),
  row,
  sorts: RETENTION_SORTS,
  sort: 'at',
});
