// What waits for the platform's administrators; nothing here is worked on. Each count is the total of the list that it leads to.
import type { getAdminHome } from '@fairway/contract/administration/audit';
import { sql } from 'kysely';
import type { z } from 'zod';
import { countJobs } from '../../../kernel/background/queue.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { countFailingFeeds } from '../../feeds/administration/queries.ts';
import { countOpenClaims } from '../../teams/administration/queries.ts';
import { countOpenReports } from '../../trust/queries.ts';
import { openAlerts } from '../alerts/queries.ts';

type AdminHome = z.input<typeof getAdminHome.returns>;
const SCHOOLS_SHOWN = 10;
const ALERTS_SHOWN = 20;

/** Counts of what is due or failed, and the schools whose students wait longest. */
export async function readAdminHome(database: Database, now: Date): Promise<AdminHome> {
  const { rows } = await sql<
    Omit<AdminHome, 'alerts' | 'waitingSchools' | 'failedJobs' | 'failingFeeds' | 'openReports' | 'openClaims'>
  >`select
    (select count(*)::int from identity_person where deletion_due_at is not null) as "deletionsAsked",
    (select count(*)::int from identity_person where deletion_due_at <= ${now}) as "deletionsDue",
    (select count(*)::int from outgoing_mail where failed_at is not null and sent_at is null) as "failedMails",
    (select count(*)::int from organization where status = 'pending') as "pendingOrganizations",
    (select count(*)::int from verification_connection where state = 'pending') as "pendingVerifications"`.execute(database);
  const [counts] = rows;
  if (!counts) throw new Error('A select without a table gives one row');
  const waiting = await database
    .selectFrom('verification_connection as c')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .select(['s.id', 's.name', sql<number>`count(*)::int`.as('pending'), sql<Date>`min(c.requested_at)`.as('oldest_at')])
    .where('c.state', '=', 'pending')
    .groupBy('s.id')
    .orderBy('oldest_at')
    .orderBy('s.id')
    .limit(SCHOOLS_SHOWN)
    .execute();
  const waitingSchools = waiting.map((row) => ({
    schoolId: row.id,
    name: row.name,
    pending: row.pending,
    oldestAt: row.oldest_at.toISOString(),
  }));
  const { failed: failedJobs } = await countJobs(database);
  const [failingFeeds, openReports, openClaims, alerts] = await Promise.all([
    countFailingFeeds(database),
    countOpenReports(database),
    countOpenClaims(database),
    openAlerts(database, ALERTS_SHOWN),
  ]);
  return { ...counts, alerts, failingFeeds, openReports, openClaims, failedJobs, waitingSchools };
}
