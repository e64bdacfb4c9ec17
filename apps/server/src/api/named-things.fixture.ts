// What the ids of every endpoint name, and a good call of each, as the features say it (things.fixture.ts): for the tests that call all of them.
// `{note}` in a query or a body stands for the id of a note. An endpoint whose path nobody names, or whose query or body has an id that its
// good call does not fill, fails the neighbours' test.
import type { EndpointShape } from '@fairway/contract/kernel/endpoint';
import { openApiDocument } from '@fairway/contract/kernel/openapi';
import type { Thing } from './feature-things.fixture.ts';
import type { JsonSchema } from './schema-values.fixture.ts';
import { listOf, thingsOf } from './things.fixture.ts';

const PATHS = thingsOf(({ paths }) => paths);
const PATHS_OF = thingsOf(({ pathsOf }) => pathsOf);
const NOBODYS_NAMES = new Set(listOf(({ nobodysNames }) => nobodysNames));
/** Things that everybody may see. */
export const OPEN_THINGS: readonly Thing[] = listOf(({ openThings }) => openThings);
/** Good queries and bodies by endpoint. */
export const QUERIES = thingsOf(({ queries }) => queries);
export const BODIES = thingsOf(({ bodies }) => bodies);

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
      if (!thing) throw new Error(`${endpoint.name}: no things.fixture.ts says what ${prefix} names`);
      if (thing.startsWith('word:')) return `/${thing.slice(5)}`;
      ids.push({ place: 'path', name, thing: String(thing) });
      return `/{${thing}}`;
    })
    .join('');
  const query = QUERIES[endpoint.name] ?? '';
  for (const [, name = '', thing] of query.matchAll(/(\w+)=\{(\w+)\}/g)) ids.push({ place: 'query', name, thing: String(thing) });
  const body = BODIES[endpoint.name];
  for (const [, thing] of (JSON.stringify(body) ?? '').matchAll(/"#?\{(\w+)\}"/g))
    ids.push({ place: 'body', name: String(thing), thing: String(thing) });
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
    .replace(/"#\{(\w+)\}"/g, (_all, thing: string) => ids(thing))
    .replace(/\{(\w+)\}/g, (all, thing: string) => (/^\w+$/.test(thing) ? ids(thing) : all));
}
