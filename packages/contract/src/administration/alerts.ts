// What is or was wrong with the platform, and from when on it is told.
import { ALERT_KINDS, ALERT_SORTS, ALERT_STATES, THRESHOLDS, type Threshold } from '@fairway/rules/platform-alerts';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/operations/alerts';

export const platformAlert = z
  .object({
    id: uuid,
    kind: z.enum(ALERT_KINDS),
    /** Which one, where there may be several of a kind. */
    subject: z.string(),
    /** The same as it is shown. */
    name: z.string(),
    /** How many, or how long. */
    count: z.int(),
    beganAt: z.string(),
    /** Null while it lasts. */
    endedAt: z.string().nullable(),
  })
  .meta({ id: 'PlatformAlert' });

export const alertsList = listEndpoints({
  noun: 'PlatformAlerts',
  path: base,
  summary: 'What is wrong with the platform, and what was within ninety days.',
  tag: 'administration',
  access: 'platformAdmin',
  row: platformAlert,
  sorts: ALERT_SORTS,
  sort: '-began',
  filters: { state: z.enum(ALERT_STATES).optional(), kind: z.enum(ALERT_KINDS).optional() },
});

const bounded = (name: Threshold) => z.int().min(THRESHOLDS[name].min).max(THRESHOLDS[name].max);
const thresholds = z.strictObject({
  failedJobs: bounded('failedJobs'),
  lateJobMinutes: bounded('lateJobMinutes'),
  failedMails: bounded('failedMails'),
  lateMailMinutes: bounded('lateMailMinutes'),
  certificateDays: bounded('certificateDays'),
  freeDiskPercent: bounded('freeDiskPercent'),
  lagSeconds: bounded('lagSeconds'),
  backupHours: bounded('backupHours'),
} satisfies Record<Threshold, z.ZodType>);

export const getAlertThresholds = endpoint({
  name: 'getAlertThresholds',
  method: 'GET',
  path: `${base}/thresholds`,
  summary: 'From when on administrators are told.',
  tag: 'administration',
  access: 'platformAdmin',
  returns: thresholds.meta({ id: 'AlertThresholds' }),
  errors: [],
});

export const setAlertThresholds = endpoint({
  name: 'setAlertThresholds',
  method: 'PUT',
  path: `${base}/thresholds`,
  summary: 'Sets from when on administrators are told; the next look follows it.',
  tag: 'administration',
  access: 'platformAdmin',
  body: thresholds,
  returns: thresholds.meta({ id: 'AlertThresholds' }),
  errors: [],
});
