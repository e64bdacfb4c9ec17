import { getSchoolSetup, getStaffHome, getStaffWaiting } from '@fairway/contract/staff-home/endpoints';
import { HOME_CHART_DAYS, HOME_ITEM_DUTIES, HOME_ITEMS } from '@fairway/rules/staff-home';
import type { Database } from '../../kernel/database/database.ts';
import type { CheckSetup, CountWaiting } from '../../kernel/feature.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { administeredSchoolId, type StudentScope, studentScope } from '../schools/access.ts';
import { listQueueDays, medianDecisionMinutes } from '../verification/queue/queries.ts';
import { readSetup } from './setup/commands.ts';

const DAY_MS = 86_400_000;

type Told = { waiting: readonly CountWaiting[]; setup: readonly CheckSetup[] };

export function staffHomeRoutes(bind: Bind, { waiting, setup }: Told): void {
  bind(getStaffHome, async ({ params }, request) => {
    const { database } = request;
    const scope = await studentScope(request, params.schoolId);
    const now = request.clock.now();
    const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
    const since = new Date(today - (HOME_CHART_DAYS - 1) * DAY_MS);
    const decides = scope.duties.includes('students');
    const found = decides ? await listQueueDays(database, scope, since) : [];
    const days = Array.from({ length: HOME_CHART_DAYS }, (_, at) => {
      const day = new Date(since.getTime() + at * DAY_MS).toISOString().slice(0, 10);
      return found.find((one) => one.day === day) ?? { day, requests: 0, decisions: 0 };
    });
    const medianMinutes = decides ? await medianDecisionMinutes(database, scope, since) : null;
    return { items: await homeCounts(database, { scope, now }, waiting), days, medianDecisionMinutes: medianMinutes };
  });
  bind(getStaffWaiting, async ({ params }, request) => {
    const scope = await studentScope(request, params.schoolId);
    return { items: await homeCounts(request.database, { scope, now: request.clock.now() }, waiting) };
  });
  bind(getSchoolSetup, async ({ params }, request) =>
    readSetup(request.database, await administeredSchoolId(request, params.schoolId), setup, request.clock.now()),
  );
}

type Reader = { scope: StudentScope; now: Date };

/** What all features count that is the reader's to do or see, in the order of the page. */
async function homeCounts(database: Database, { scope, now }: Reader, waiting: readonly CountWaiting[]) {
  const counts = (await Promise.all(waiting.map((count) => count(database, scope, now)))).flat();
  return counts
    .filter(({ item }) => scope.duties.includes(HOME_ITEM_DUTIES[item]))
    .sort((a, b) => HOME_ITEMS.indexOf(a.item) - HOME_ITEMS.indexOf(b.item))
    .map(({ item, count, oldestAt }) => ({ item, count, oldestAt: oldestAt?.toISOString() ?? null }));
}
