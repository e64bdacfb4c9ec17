import * as endpoints from '@fairway/contract/talent/endpoints';
import { TALENT_FILTERS, TALENT_LIMITS, toldCount } from '@fairway/rules/talent';
import type { Bind } from '../../kernel/http/bind.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { searchingOrganizationId } from './access.ts';
import type { People } from './people.ts';
import { getPerson, listPeople, readNames } from './queries.ts';

export function talentRoutes(bind: Bind, { people }: { people: People }): void {
  bind(endpoints.searchTalent, async ({ params, query }, request) => {
    const reader = await readerOf(request, params, query);
    const { q, sort, page } = query;
    const { pageSize, pages } = TALENT_LIMITS;
    const filters = Object.fromEntries(TALENT_FILTERS.map((name) => [name, query[name]]));
    const found = await people.search({ text: q, filters, sort, offset: (page - 1) * pageSize, pageSize, now: reader.now.getTime() });
    const values = (name: 'school' | 'skill') => [...found.facets[name].map(({ value }) => value), ...query[name]];
    const names = await readNames(request.database, { schools: values('school'), skills: values('skill') }, reader.locale);
    const told = (name: (typeof TALENT_FILTERS)[number]) =>
      withAsked(found.facets[name], query[name]).map(({ value, count }) => {
        const known = name === 'school' || name === 'skill' ? names[name].get(value) : undefined;
        return { value, count: toldCount(count), ...(known === undefined ? {} : { name: known }) };
      });
    return {
      people: await listPeople(request.database, found.ids, reader),
      total: found.total,
      facets: Object.fromEntries(TALENT_FILTERS.map((name) => [name, told(name)])) as Record<
        (typeof TALENT_FILTERS)[number],
        ReturnType<typeof told>
      >,
      correctedText: found.correctedText,
      relaxedWithout: found.relaxedWithout,
      denied: found.denied,
      page,
      hasNext: page < pages && page * pageSize < found.total,
    };
  });
  bind(endpoints.getTalentPerson, async ({ params, query }, request) =>
    getPerson(request.database, params.userId, await readerOf(request, params, query)),
  );
}

/** What was asked for is told too where nobody has it. */
function withAsked(facet: readonly { value: string; count: number }[], asked: readonly string[]) {
  const missing = asked.filter((value) => !facet.some((one) => one.value === value));
  return [...facet, ...missing.map((value) => ({ value, count: 0 }))];
}

async function readerOf(
  request: ApiRequest,
  { organizationId }: { organizationId: number },
  { locale }: { locale?: ApiRequest['tenant']['locale'] | undefined },
) {
  return {
    organizationId: await searchingOrganizationId(request, organizationId),
    actorId: ownUserId(request),
    locale: locale ?? request.tenant.locale,
    now: request.clock.now(),
  };
}
