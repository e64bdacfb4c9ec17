// What the ids of every endpoint name, and a good call of each: for the tests that call all of them. `{note}` in a query or a body stands
// for the id of a note. An endpoint whose path is not known here, or whose query or body has an id that its row here does not name, fails the
// neighbours' test.
import type { EndpointShape } from '@fairway/contract/endpoint';
import { openApiDocument } from '@fairway/contract/openapi';
import { BODIES } from './good-bodies.fixture.ts';
import type { JsonSchema } from './schema-values.fixture.ts';
import type { Thing } from './school-world.fixture.ts';

const S = '/api/v1/staff/schools/{schoolId}';
const A = '/api/v1/admin';
const C = '/api/v1/candidate';
const V = '/api/v1/university-connection';

/** Of a path up to a parameter: what the parameter names, or which word it is. */
const PATHS: Record<string, Thing | `word:${string}`> = {
  [S]: 'school',
  [`${S}/class-codes/{id}`]: 'classCode',
  [`${S}/cv-reviews/{id}`]: 'review',
  [`${S}/cv-reviews/{id}/comments/{commentId}`]: 'comment',
  [`${S}/programs/{programId}`]: 'program',
  [`${S}/program-merges/{mergeId}`]: 'merge',
  [`${S}/campuses/{campusId}`]: 'campus',
  [`${S}/domains/{domain}`]: 'domain',
  [`${S}/staff/{userId}`]: 'leaver',
  [`${S}/student-labels/{labelId}`]: 'label',
  [`${S}/students/{id}`]: 'student',
  [`${S}/students/{id}/notes/{noteId}`]: 'note',
  [`${S}/verifications/{id}`]: 'pending',
  [`${S}/roster/{id}`]: 'shownRoster',
  [`${S}/widgets/{id}`]: 'widget',
  [`${A}/schools/{id}`]: 'school',
  [`${A}/tenants/{id}`]: 'tenant',
  [`${A}/tenants/{id}/features/{feature}`]: 'word:favorites',
  [`${A}/users/{id}`]: 'student',
  [`${A}/users/{id}/roles/{roleId}`]: 'role',
  [`${A}/content/links/{id}`]: 'toolLink',
  [`${A}/widgets/{id}`]: 'globalWidget',
  [`${A}/organizations/{id}`]: 'rival',
  [`${A}/imports/{id}`]: 'feed',
  [`${A}/imports/{id}/runs/{runId}`]: 'feedRun',
  [`${A}/operations/mails/{id}`]: 'mail',
  [`${A}/reference/{kind}`]: 'word:sectors',
  [`${A}/reference-entries/{id}`]: 'sector',
  [`${C}/language/{id}`]: 'language',
  [`${C}/workauthorization/{id}`]: 'workAuthorization',
  [`${C}/cv-reviews/{id}`]: 'review',
  [`${C}/cv-reviews/{id}/comments/{commentId}`]: 'sentComment',
  [`${C}/degree/{id}`]: 'study',
  [`${C}/cv/{id}`]: 'document',
  [`${C}/cv/setdefault/{id}`]: 'document',
  [`${C}/favorite/{id}`]: 'favorite',
  [`${C}/share/{id}`]: 'shareRequest',
  [`${C}/share/{userId}`]: 'student',
  [`${C}/import/{id}`]: 'import',
  [`${V}/{id}`]: 'connection',
  [`${V}/sign-in/{schoolId}`]: 'school',
  '/identity/v1/staff-offers/{id}': 'offer',
  '/identity/v1/user/sessions/{id}': 'session',
  '/identity/v1/user/passkeys/{id}': 'passkey',
  '/identity/v1/user/external/{provider}': 'word:google',
  '/api/v1/communication/subscriptions/{id}': 'subscription',
  '/api/v1/organizations/articles/{id}': 'article',
  '/api/v1/companies/{id}': 'company',
  '/api/v1/companies/follow/{id}': 'company',
  '/api/v2/organizations/hierarchy/{id}': 'company',
  '/api/v1/organizations/{id}': 'company',
  '/api/v1/csp/{id}': 'study',
  '/api/v1/csp/{id}/showwarning/{value}': 'word:true',
  '/api/v1/study-program/{id}': 'ownProgram',
  '/api/v1/school/{id}': 'school',
  '/api/v1/campuses/{schoolId}': 'school',
  '/api/v1/study-programs/school/{schoolId}': 'school',
  '/api/v1/postings/{id}': 'exclusiveJob',
  '/api/v1/university/{id}': 'school',
  '/api/v1/content/organization/campuses/{id}': 'school',
};
/** Where an endpoint needs a thing in another state. */
const PATHS_OF: Record<string, Record<string, Thing>> = {
  resendStaffInvitation: { userId: 'invited' },
  restoreSchoolWidget: { id: 'removedWidget' },
  restoreGlobalWidget: { id: 'removedGlobalWidget' },
  undoVerification: { id: 'rejected' },
  undoSchoolRoster: { id: 'takenRoster' },
  revokeVerification: { id: 'connection' },
  extendVerification: { id: 'connection' },
  answerQuestion: { id: 'asked' },
  getSharedProfile: { userId: 'sharer' },
};

/** Things that everybody may see. */
export const OPEN_THINGS: readonly Thing[] = ['school', 'company', 'article', 'program', 'campus', 'job', 'domain', 'rival', 'sector'];

export const QUERIES: Record<string, string> = {
  listAuditLines: 'school={school}&actor={staff}&subject={student}',
  exportAuditLines: 'school={school}&actor={staff}&subject={student}',
  listPostings: 'company_id={company}&exclude_school_id={school}&user_id={student}&session_id={session}',
  getPosting: 'requestId=r&eventId=e',
  listOrganizations: 'parent={company}',
  previewOrganizationMerge: 'into={company}',
  listManagedSchools: 'schoolId={school}',
  exportManagedSchools: 'schoolId={school}',
  listEmployers: 'includeCustomFor={student}',
  listSchoolPrograms: 'campusId={campus}',
  exportSchoolPrograms: 'campusId={campus}',
  listStudents: 'program={program}&labels={label}',
  exportStudents: 'program={program}&labels={label}',
  listVerifications: 'program={program}',
  exportVerifications: 'program={program}',
  deleteConnection: 'userId={student}&schoolId={school}',
  listWidgets: 'schoolIds={school}',
  listFavoriteStates: 'jobId={exclusiveJob}',
};

/** Ids of what is nobody's: reference data, words of the caller, names of calls. */
const NOBODYS_NAMES = new Set([
  'languageId', 'proficiencyId', 'levelId', 'level_id', 'field_id', 'skillId', 'employerId', 'clientId', 'challengeId', 'requestId', 'eventId',
  'addFields.id', 'removeFields.id', 'fields.id', 'rubric.id', 'level', 'levels', 'requestId', 'organizationId', 'school', 'campus_id', 'sharedWithOrg',
  'ops.user', 'studyProgram.schoolId', 'removeSkills', 'subDomain', 'intoSkillId', 'ids',
]); // biome-ignore format: a list
const NAMES_SOMETHING =
  /(^|_)ids?$|Ids?$|^(program|labels|campus|school|actor|subject|student|user|request|sharedWithUser|sharedWithOrg|includeCustomFor)$/;

export type Placeholder = { place: 'path' | 'query' | 'body'; name: string; thing: Thing };
export type GoodCall = { path: string; query: string; body: unknown; ids: readonly Placeholder[] };

const document = openApiDocument();

/** The good call of an endpoint with `{thing}` where an id stands. @throws Error when a parameter of its path is not known */
export function goodCall(endpoint: EndpointShape): GoodCall {
  const ids: Placeholder[] = [];
  let prefix = '';
  const path = endpoint.path
    .split('/')
    .slice(1)
    .map((part) => {
      prefix += `/${part}`;
      if (!part.startsWith('{')) return `/${part}`;
      const name = part.slice(1, -1);
      const thing = PATHS_OF[endpoint.name]?.[name] ?? PATHS[prefix];
      if (!thing) throw new Error(`${endpoint.name}: PATHS does not say what ${prefix} names`);
      if (thing.startsWith('word:')) return `/${thing.slice(5)}`;
      ids.push({ place: 'path', name, thing: thing as Thing });
      return `/{${thing}}`;
    })
    .join('');
  const query = QUERIES[endpoint.name] ?? '';
  for (const [, name = '', thing] of query.matchAll(/(\w+)=\{(\w+)\}/g)) ids.push({ place: 'query', name, thing: thing as Thing });
  const body = BODIES[endpoint.name];
  for (const [, thing] of (JSON.stringify(body) ?? '').matchAll(/"#?\{(\w+)\}"/g))
    ids.push({ place: 'body', name: String(thing), thing: thing as Thing });
  return { path, query, body, ids };
}

/** Queries' and bodies' parameters that look like ids and that the good call does not fill. */
export function unnamedIds(endpoint: EndpointShape): string[] {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as {
    parameters?: { name: string; in: string }[];
    requestBody?: { content: Record<string, { schema: JsonSchema }> };
  };
  const { query, body } = goodCall(endpoint);
  const text = JSON.stringify(body) ?? '';
  const inQuery = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && NAMES_SOMETHING.test(parameter.name))
    .map((parameter) => parameter.name)
    .filter((name) => !new RegExp(`(^|&)${name}=`).test(query) && !NOBODYS_NAMES.has(name));
  const inBody = Object.values(operation.requestBody?.content ?? {})
    .flatMap(({ schema }) => propertiesOf(schema, '', new Set()))
    .filter(({ name, parent }) => NAMES_SOMETHING.test(name) && !NOBODYS_NAMES.has(name) && !NOBODYS_NAMES.has(`${parent}.${name}`))
    .map(({ name }) => name)
    .filter((name) => !text.includes(`"${name}":`));
  return [...new Set([...inQuery, ...inBody])];
}

function propertiesOf(schema: JsonSchema, parent: string, seen: Set<JsonSchema>): { name: string; parent: string }[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (schema.$ref)
    return propertiesOf(document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] as JsonSchema, parent, seen);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...parts.flatMap((part) => propertiesOf(part, parent, seen)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [{ name, parent }, ...propertiesOf(part, name, seen)]),
  ];
}

/** Puts ids into a text of a good call; `#{school}` becomes the number. */
export function filled(text: string, ids: (thing: Thing) => string): string {
  return text
    .replace(/"#\{(\w+)\}"/g, (_all, thing: string) => ids(thing as Thing))
    .replace(/\{(\w+)\}/g, (all, thing: string) => (/^\w+$/.test(thing) ? ids(thing as Thing) : all));
}
