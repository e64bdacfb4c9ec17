import * as endpoints from '@fairway/contract/reference/endpoints';
import { searchNames } from '@fairway/rules/name-search';
import type { Bind } from '../../kernel/http/bind.ts';
import { careerFieldNames, languageList, proficiencyList } from './lists.ts';
import { listSectors } from './queries.ts';
import type { SkillDirectory } from './skills/directory.ts';

export type ReferenceServices = { skills: SkillDirectory };

export function referenceRoutes(bind: Bind, services: ReferenceServices): void {
  bind(endpoints.listLanguages, async ({ query }) => ({
    languages: await languageList(query.locale),
    proficiencies: await proficiencyList(query.locale),
  }));
  bind(endpoints.listSkills, async ({ query }) => {
    const found = searchNames(await services.skills.skills(query.locale), query.q, query.limit);
    return { skills: found.map(({ id, name }) => ({ id, name })) };
  });
  bind(endpoints.listSectorsOfPlatform, async ({ query }, request) => ({
    sectors: (await listSectors(request.database, query.locale, request.tenant.locale)).map(({ code, name }) => ({ id: code, name })),
  }));
  bind(endpoints.listCareerFields, async ({ query }) => ({ careerFields: await careerFieldNames(query.locale) }));
}
