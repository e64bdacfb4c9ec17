import * as endpoints from '@fairway/contract/retention/endpoints';
import { isRetention, type RetainedKind, settledPeriod, UNTOLD } from '@fairway/rules/retention';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import type { Retained } from '../../kernel/retained.ts';
import { ownUserId } from '../identity/access.ts';
import { type AdministeredSchoolId, administeredSchoolId } from '../schools/access.ts';
import { savePeriods } from './commands.ts';
import { retainedListing } from './listing.ts';
import { countAt, getRetention, kindOf, readRetention } from './queries.ts';

export function retentionRoutes(bind: Bind, kinds: readonly Retained[]): void {
  const shown = (request: ApiRequest, schoolId: AdministeredSchoolId) =>
    getRetention(request.database, schoolId, kinds, request.clock.now());
  bind(endpoints.getRetention, async ({ params }, request) => shown(request, await administeredSchoolId(request, params.schoolId)));
  bind(endpoints.saveRetention, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    await savePeriods(request.database, { schoolId, actorId: ownUserId(request), now: request.clock.now() }, body);
    return shown(request, schoolId);
  });
  bind(endpoints.tryRetention, async ({ params, body: { kind, months } }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    if (!isRetention(kind, months))
      throw new Problem('retention.out_of_bounds', { errors: [{ pointer: '/body/months', code: 'out_of_bounds' }] });
    return { older: await countAt(request.database, schoolId, kindOf(kinds, kind), months, request.clock.now()) };
  });
  bindList(bind, endpoints.retainedList, async ({ params, query }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    const now = request.clock.now();
    const { periods } = await readRetention(request.database, schoolId);
    const kind: RetainedKind = params.kind;
    const period = settledPeriod(periods.get(kind) ?? UNTOLD, now);
    return retainedListing(request.database, { schoolId, kind: kindOf(kinds, kind), period, now }, query);
  });
}
