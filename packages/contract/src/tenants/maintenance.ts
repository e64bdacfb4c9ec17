// The banner of maintenance: its words by locale, and from when until when every page shows it.
import { MAINTENANCE_CHARACTERS, MAINTENANCE_STATES } from '@fairway/rules/maintenance';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, locale, text, uuid } from '../kernel/fields.ts';

const path = '/api/v1/admin/maintenance';

/** Words by locale; English is never missing. An empty text is none. */
const texts = z.partialRecord(locale, text(MAINTENANCE_CHARACTERS)).refine((given) => (given.en ?? '').trim() !== '', { path: ['en'] });

const kept = z
  .object({
    notice: z
      .object({
        id: uuid,
        state: z.enum(MAINTENANCE_STATES),
        texts: z.partialRecord(locale, z.string()),
        fromAt: z.string(),
        untilAt: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Maintenance' });

export const getMaintenance = endpoint({
  name: 'getMaintenance',
  method: 'GET',
  path,
  summary: 'The banner of maintenance that is kept, also one that is planned or over; null where there is none.',
  tag: 'tenants',
  access: 'platformAdmin',
  returns: kept,
  errors: [],
});

export const setMaintenance = endpoint({
  name: 'setMaintenance',
  method: 'PUT',
  path,
  summary: 'Keeps the banner of maintenance, in place of the one before; every page shows it from then until then.',
  tag: 'tenants',
  access: 'platformAdmin',
  body: z.strictObject({ texts, fromAt: instant, untilAt: instant }),
  returns: kept,
  errors: ['maintenance.wrong_period'],
  tx: false,
});

export const removeMaintenance = endpoint({
  name: 'removeMaintenance',
  method: 'DELETE',
  path,
  summary: 'Takes the banner of maintenance away; where there is none, nothing happens.',
  tag: 'tenants',
  access: 'platformAdmin',
  returns: kept,
  errors: [],
  tx: false,
});
