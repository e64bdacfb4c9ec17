// Looks each minute at what is wrong, and tells the platform's administrators by mail when it begins, once a day while it lasts, and when it is over.
// What is kept and what is mailed are one transaction: a look that is repeated, or made by two processes, tells nothing twice.

import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import {
  ALERTS_KEPT_DAYS,
  type AlertChanges,
  type AlertKind,
  alertChanges,
  alertPath,
  THRESHOLD_NAMES,
  type Thresholds,
  type Trouble,
  troublesOf,
} from '@fairway/rules/platform-alerts';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import type { PlatformAdministrator } from '../access.ts';
import { readPlatform, readThresholds } from './queries.ts';

const LOOK_LOCK = 4_620_272;
const DAY_MS = 86_400_000;

type Alert = Trouble & { id: string; beganAt: Date; toldAt: Date; absentSince: Date | null };
type Phase = 'alert_began' | 'alert_lasts' | 'alert_ended';

/** One look; says how many alerts began and ended. @rule operations.9 */
export async function lookForTrouble(database: Database, now: Date): Promise<{ began: number; ended: number }> {
  const troubles = troublesOf(await readPlatform(database, now), await readThresholds(database), now);
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOOK_LOCK})`.execute(transaction);
    const changes = alertChanges(await listOpen(transaction), troubles, now);
    const tell = await teller(transaction, now);
    for (const trouble of changes.begins) await tell('alert_began', await begin(transaction, trouble, now));
    for (const { alert, trouble, isDue } of changes.lasts) {
      await update(transaction, alert, { count: trouble.count, name: trouble.name, absent_since: null, ...(isDue && { told_at: now }) });
      if (isDue) await tell('alert_lasts', { ...alert, ...trouble });
    }
    await fade(transaction, changes, now);
    for (const alert of changes.ends) {
      await update(transaction, alert, { ended_at: now });
      await tell('alert_ended', alert);
    }
    await transaction
      .deleteFrom('platform_alert')
      .where('ended_at', '<', new Date(now.getTime() - ALERTS_KEPT_DAYS * DAY_MS))
      .execute();
    return { began: changes.begins.length, ended: changes.ends.length };
  });
}

async function listOpen(transaction: Database): Promise<Alert[]> {
  const rows = await transaction.selectFrom('platform_alert').selectAll().where('ended_at', 'is', null).orderBy('id').execute();
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind as AlertKind, subject: row.subject, name: row.name, count: Number(row.count) },
    ...{ beganAt: row.began_at, toldAt: row.told_at, absentSince: row.absent_since },
  }));
}

async function begin(transaction: Database, trouble: Trouble, now: Date): Promise<Alert> {
  const id = newId();
  const { kind, subject, name, count } = trouble;
  await transaction.insertInto('platform_alert').values({ id, kind, subject, name, count, began_at: now, told_at: now }).execute();
  return { ...trouble, id, beganAt: now, toldAt: now, absentSince: null };
}

type Update = Partial<{ count: number; name: string; absent_since: Date | null; told_at: Date; ended_at: Date }>;

async function update(transaction: Database, { id }: Alert, set: Update): Promise<void> {
  await transaction.updateTable('platform_alert').set(set).where('id', '=', id).execute();
}

async function fade(transaction: Database, { fades }: AlertChanges<Alert>, now: Date): Promise<void> {
  for (const alert of fades) await update(transaction, alert, { absent_since: now });
}

/** Orders a mail to every administrator; who they are is asked once a look. */
async function teller(transaction: Database, now: Date): Promise<(phase: Phase, alert: Alert) => Promise<void>> {
  const people = await transaction
    .selectFrom('identity_person as u')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.locale', 'u.tenant_id'])
    .where('u.status', '=', 'active')
    .where((eb) =>
      eb.exists(eb.selectFrom('user_role as r').select('r.role').whereRef('r.user_id', '=', 'u.id').where('r.role', '=', 'Admin')),
    )
    .orderBy('u.id')
    .execute();
  return async (phase, alert) => {
    for (const person of people)
      await orderOpenMail(transaction, {
        key: `${phase}:${alert.id}:${now.toISOString()}:${person.id}`,
        kind: phase,
        to: { name: fullName(person.first_name, person.last_name), address: person.email },
        userId: person.id,
        locale: knownLocale(person.locale),
        tenantId: person.tenant_id ?? undefined,
        parameters: {
          ...{ firstName: person.first_name, alert: alert.kind, name: alert.name, count: alert.count },
          ...{ beganAt: alert.beganAt.toISOString(), endedAt: now.toISOString() },
        },
        page: alertPath(alert),
      });
  };
}

/** Keeps them, in this transaction; what is as before is not noted. @rule operations.8 */
export async function setThresholds(database: Database, { userId }: PlatformAdministrator, wanted: Thresholds, at: Date): Promise<void> {
  const before = await readThresholds(database);
  const changed = THRESHOLD_NAMES.filter((name) => before[name] !== wanted[name]);
  if (changed.length === 0) return;
  await database
    .insertInto('alert_threshold')
    .values(changed.map((name) => ({ name, value: wanted[name] })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute();
  const detail = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
  await recordAudit(database, { actorId: userId, action: 'operations.thresholds_set', subject: 'alerts', detail, at });
}
