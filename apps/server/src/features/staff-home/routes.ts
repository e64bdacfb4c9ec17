import { getSchoolSetup, getStaffHome, getStaffWaiting } from '@fairway/contract/staff-home/endpoints';
import { HOME_CHART_DAYS, HOME_ITEMS } from '@fairway/rules/staff-home';
import type { Database } from '../../kernel/database/database.ts';
import type { CheckSetup, CountWaiting } from '../../kernel/feature.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { administeredSchoolId, type ManagedSchoolId, managedSchoolId } from '../schools/access.ts';
import { listQueueDays, medianDecisionMinutes } from '../verification/queue/queries.ts';
import { readSetup } from './setup/commands.ts';

const DAY_MS = 86_400_000;

type Told = { waiting: readonly CountWaiting[]; setup: readonly CheckSetup[] };

export function staffHomeRoutes(bind: Bind, { waiting, setup }: Told): void {
  bind(getStaffHome, async ({ params }, request) => {
    const { database } = request;
    const schoolId = await managedSchoolId(request, params.schoolId);
    const now = request.clock.now();
    const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
    const since = new Date(today - (HOME_CHART_DAYS - 1) * DAY_MS);
    const found = await listQueueDays(database, schoolId, since);
    const days = Array.from({ length: HOME_CHART_DAYS }, (_, at) => {
      const day = new Date(since.getTime() + at * DAY_MS).toISOString().slice(0, 10);
      return found.find((one) => one.day === day) ?? { day, requests: 0, decisions: 0 };
    });
    const medianMinutes = await medianDecisionMinutes(database, schoolId, since);
    return { items: await homeCounts(database, schoolId, now, waiting), days, medianDecisionMinutes: medianMinutes };
  });
  bind(getStaffWaiting, async ({ params }, request) => {
    const schoolId = await managedSchoolId(request, params.schoolId);
    return { items: await homeCounts(request.database, schoolId, request.clock.now(), waiting) };
  });
  bind(getSchoolSetup, async ({ params }, request) =>
    readSetup(request.database, await administeredSchoolId(request, params.schoolId), setup, request.clock.now()),
  );
}

/** What all features count, in the order of the page. */
async function homeCounts(database: Database, schoolId: ManagedSchoolId, now: Date, waiting: readonly CountWaiting[]) {
  const counts = (await Promise.all(waiting.map((count) => count(database, schoolId, now)))).flat();
  return counts
    .sort((a, b) => HOME_ITEMS.indexOf(a.item) - HOME_ITEMS.indexOf(b.item))
    .map(({ item, count, oldestAt }) => ({ item, count, oldestAt: oldestAt?.toISOString() ?? null }));
}
