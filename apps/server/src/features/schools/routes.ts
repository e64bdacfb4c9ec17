import * as endpoints from '@fairway/contract/candidates/education';
import { managedSchoolsList } from '@fairway/contract/schools/managed';
import { loadMessages } from '@fairway/i18n/messages';
import { termName } from '@fairway/i18n/terms';
import { EDUCATION_FIELDS, EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { searchOptions } from '@fairway/rules/option-search';
import { OTHER_FIELD } from '@fairway/rules/profile';
import { isLongerThan } from '@fairway/rules/visible-characters';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { ownUserId } from '../identity/access.ts';
import { managedSchools } from './access.ts';
import { type SchoolDirectory, schoolNamed, searchSchools } from './directory.ts';
import { managedSchoolListing } from './managed-schools.ts';
import { levelRank, listVerifiedPrograms } from './programs/queries.ts';
import { findSchool, listCampuses, listSchools } from './queries.ts';

export function schoolRoutes(bind: Bind, { directory }: { directory: SchoolDirectory }): void {
  bind(endpoints.listSchools, async ({ query }, request) => ({
    schools: await listSchools(request.database, searchSchools(await directory.schools(), query.q, query.limit)),
  }));

  bind(endpoints.getSchool, async ({ params }, request) => {
    const school = await findSchool(request.database, params.id);
    if (!school) throw new Problem('not_found');
    return school;
  });

  bind(endpoints.findOrNameSchool, async ({ body }, request) => {
    const name = plainLine(body.name);
    if (name === '') throw new Problem('profile.invalid', { errors: [{ pointer: '/name', code: 'school_invalid' }] });
    if (isLongerThan(name, LIMITS.schoolNameCharacters))
      throw new Problem('profile.invalid', { errors: [{ pointer: '/name', code: 'too_long' }] });
    const id = schoolNamed(await directory.schools(), name);
    const school = id === undefined ? undefined : await findSchool(request.database, id);
    return school ? { school, customSchoolName: null } : { school: null, customSchoolName: name };
  });

  bindList(bind, managedSchoolsList, ({ query }, request) =>
    managedSchoolListing(request.database, { schools: managedSchools(request), userId: ownUserId(request) }, query),
  );

  bind(endpoints.listCampuses, async ({ params }, request) => ({
    campuses: (await listCampuses(request.database, [params.schoolId])).map(({ id, name, city }) => ({ id, name, city })),
  }));

  bind(endpoints.listStudyProgramsOfSchool, async ({ params, query }, request) => {
    const programs = await listVerifiedPrograms(request.database, params.schoolId);
    if (query.q.trim() === '') return { studyPrograms: programs };
    const found = searchOptions(
      programs.map((program) => ({ label: program.name, program })),
      query.q,
    );
    return { studyPrograms: found.map(({ program }) => program) };
  });

  bind(endpoints.listStudyLevels, async ({ query }) => {
    const messages = await loadMessages(query.locale);
    const named = EDUCATION_LEVELS.map((id) => ({ id, name: termName(messages, 'educationLevels', id), rank: levelRank(id) }));
    return { studyLevels: named };
  });

  bind(endpoints.listStudyFields, async ({ query }) => {
    const messages = await loadMessages(query.locale);
    const compare = new Intl.Collator(query.locale).compare;
    const named = EDUCATION_FIELDS.map((id) => ({ id: id as string, name: termName(messages, 'educationFields', id) }));
    named.sort((a, b) => compare(a.name, b.name));
    return { studyFields: [...named, { id: OTHER_FIELD, name: messages.education.otherField }] };
  });
}
