// The banner of maintenance: as administrators keep it, and as pages show it now.

import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import type { getMaintenance } from '@fairway/contract/tenants/maintenance';
import { maintenanceState } from '@fairway/rules/maintenance';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';

export type Maintenance = z.input<typeof getMaintenance.returns>;
type Texts = NonNullable<Maintenance['notice']>['texts'];

/** Planned, shown or over. */
export async function readMaintenance(database: Database, now: Date): Promise<Maintenance> {
  const row = await database.selectFrom('maintenance_notice').selectAll().executeTakeFirst();
  if (!row) return { notice: null };
  const { id, texts, from_at: fromAt, until_at: untilAt } = row;
  const state = maintenanceState({ fromAt, untilAt }, now);
  return { notice: { id, state, texts: texts as Texts, fromAt: fromAt.toISOString(), untilAt: untilAt.toISOString() } };
}

/** What every page shows now; by the clock of the database, which all nodes share. */
export async function shownMaintenance(database: Database): Promise<TenantConfiguration['maintenance']> {
  const row = await database
    .selectFrom('maintenance_notice')
    .select(['id', 'texts', 'until_at'])
    .where('from_at', '<=', sql<Date>`now()`)
    .where('until_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? { id: row.id, texts: row.texts as Texts, untilAt: row.until_at.toISOString() } : null;
}
