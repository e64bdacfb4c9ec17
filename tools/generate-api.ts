// docs/api/NOUN.gen.md: each call of a noun as a reader wants it in a diff: who may, what goes in, what comes out, every error. The whole document is
// served at /api/openapi.json.

import { LOCALES } from '@fairway/rules/locales';
import { ENDPOINTS } from '../packages/contract/src/endpoints.ts';
import { commonErrors, type EndpointShape } from '../packages/contract/src/kernel/endpoint.ts';
import { errorCodes, type OpenApiDocument, openApiDocument } from '../packages/contract/src/kernel/openapi.ts';

type Schema = Record<string, unknown>;
const WIDTH = 150;
const SHARED = 'shared';
const LOCALE = LOCALES.join();
const UUID = /^\^\[0-9a-fA-F\]\{8\}/;

/** The files by their names. */
export function apiFiles(): Map<string, string> {
  const document = openApiDocument();
  const tags = [...new Set(ENDPOINTS.map(({ tag }) => tag))].sort();
  const homes = homesOfSchemas(document);
  const named = (home: string) =>
    Object.entries(document.components.schemas)
      .filter(([name]) => homes.get(name) === home)
      .map(([name, schema]) => `${name} = ${schemaText(schema, name.length + 3)}`);
  const calls = [...ENDPOINTS].sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));
  const files = new Map(
    tags.map((tag) => [
      `${tag.toLowerCase().replaceAll(' ', '-')}.gen.md`,
      page(tag, [...calls.filter((shape) => shape.tag === tag).map((shape) => callText(shape, document)), ...named(tag)]),
    ]),
  );
  return files.set(`${SHARED}.gen.md`, page('shared', named(SHARED)));
}

function page(title: string, blocks: string[]): string {
  return `# ${title}\n\nWritten by \`npm run generate\`. \`(1..9)\` are bounds, \`?\` may be left out, \`= x\` is what stands for it then.\n\n\`\`\`text\n${blocks.join('\n\n')}\n\`\`\`\n`;
}

function callText(shape: EndpointShape, document: OpenApiDocument): string {
  const operation = document.paths[shape.path]![shape.method.toLowerCase()] as {
    parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
    requestBody?: { content: Record<string, { schema: Schema }> };
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  };
  const lines = [`${shape.method} ${shape.path}  ${shape.name}`, `  ${shape.summary}`];
  lines.push(`  for ${shape.access}${shape.feature ? `, switch ${shape.feature}` : ''}`);
  for (const place of ['path', 'query']) {
    const some = operation.parameters?.filter((parameter) => parameter.in === place) ?? [];
    if (some.length > 0)
      lines.push(
        `  ${place} ${wrapped(
          some.map(({ name, schema, required }) => member(name, schema, required)),
          '  ',
        )}`,
      );
  }
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
    lines.push(`  ${type === 'application/json' ? 'body' : type} ${schemaText(schema, 7, '  ')}`);
  for (const [status, reply] of Object.entries(operation.responses)) {
    if (!/^2/.test(status)) continue;
    const [[type, content]] = [...Object.entries(reply.content ?? {}), ['', undefined] as const];
    lines.push(`  ${status}${content ? ` ${type === 'application/json' ? schemaText(content.schema, 6, '  ') : type}` : ''}`);
  }
  const common = new Set(commonErrors(shape));
  const own = errorCodes(shape).filter((code) => !common.has(code));
  if (own.length > 0) lines.push(`  refuses ${own.join(', ')}`);
  return lines.join('\n');
}

/** A schema in one line where it fits, else a line a member. */
function schemaText(schema: Schema, taken = 0, indent = ''): string {
  const { $ref, anyOf, oneOf, allOf, type, properties, items, additionalProperties } = schema as {
    $ref?: string; anyOf?: Schema[]; oneOf?: Schema[]; allOf?: Schema[]; type?: string | string[]; properties?: Record<string, Schema>; items?: Schema;
    additionalProperties?: Schema | boolean; required?: string[];
  }; // biome-ignore format: a list
  if ($ref) return $ref === '#' ? 'itself' : $ref.split('/').at(-1)!;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum) && schema.enum.join() === LOCALE) return 'locale';
  if (Array.isArray(schema.enum))
    return wrapped(
      schema.enum.map((value) => JSON.stringify(value)),
      indent,
      ' | ',
      taken,
    );
  const some = anyOf ?? oneOf;
  if (some) return some.map((one) => schemaText(one, taken, indent)).join(' | ');
  if (allOf) return allOf.map((one) => schemaText(one, taken, indent)).join(' & ');
  if (Array.isArray(type)) return type.map((one) => schemaText({ ...schema, type: one }, taken, indent)).join(' | ');
  if (type === 'array') return arrayText(schema, items ?? {}, taken, indent);
  if (type === 'object') {
    const required = new Set((schema.required as string[] | undefined) ?? []);
    const members = Object.entries(properties ?? {}).map(([name, one]) => member(name, one, required.has(name), `${indent}  `));
    if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
      members.push(`[name]: ${schemaText(additionalProperties, 8, `${indent}  `)}`);
    return wrapped(members, indent, ', ', taken);
  }
  return plainText(schema);
}

function member(name: string, schema: Schema, required: boolean, indent = '    '): string {
  const preset = 'default' in schema ? ` = ${JSON.stringify(schema.default)}` : '';
  return `${name}${required || preset ? '' : '?'}: ${schemaText(schema, name.length + 3, indent)}${preset}`;
}

function arrayText(schema: Schema, items: Schema, taken: number, indent: string): string {
  const inner = schemaText(items, taken + 8, indent);
  return `${/ [|&] /.test(inner) && !inner.startsWith('{') ? `(${inner})` : inner}[]${bounds(schema.minItems, schema.maxItems)}`;
}

function plainText(schema: Schema): string {
  const { type, format, pattern } = schema as { type?: string; format?: string; pattern?: string };
  if (type === undefined) return 'anything';
  if (type === 'string' && UUID.test(pattern ?? '')) return 'uuid';
  const name = format === 'date-time' ? 'instant' : (format ?? type);
  const [low, high] = type === 'string' ? [schema.minLength, schema.maxLength] : [schema.minimum, schema.maximum];
  return `${name}${bounds(low, high)}`;
}

function bounds(low: unknown, high: unknown): string {
  const said = (value: unknown) => (typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? String(value) : '');
  return said(low) || said(high) ? `(${said(low)}..${said(high)})` : '';
}

/** Members between braces, or values without them (' | '): in one line, or a line each. */
function wrapped(parts: string[], indent: string, separator = ', ', taken = 0): string {
  const braces = separator === ', ';
  const line = braces ? (parts.length > 0 ? `{ ${parts.join(separator)} }` : '{}') : parts.join(separator);
  if (!line.includes('\n') && line.length + indent.length + taken <= WIDTH) return line;
  if (!braces) return fill(parts, `${indent}  `);
  return `{\n${parts.map((part) => `${indent}  ${part}`).join('\n')}\n${indent}}`;
}

/** Values of a long list, as many a line as fit. */
function fill(values: string[], indent: string): string {
  const lines: string[] = [''];
  for (const value of values) {
    if (lines.at(-1)!.length + value.length + indent.length > WIDTH) lines.push('');
    lines[lines.length - 1] += `| ${value} `;
  }
  return `\n${lines.map((line) => indent + line.trimEnd()).join('\n')}`;
}

/** Where each named schema stands: with the one noun that speaks of it, or with what several share. */
function homesOfSchemas(document: OpenApiDocument): Map<string, string> {
  const speakers = new Map<string, Set<string>>();
  const visit = (value: unknown, tag: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = '$ref' in value && typeof value.$ref === 'string' ? value.$ref.split('/schemas/')[1] : undefined;
    if (name) {
      const known = speakers.get(name) ?? new Set();
      if (known.has(tag)) return;
      speakers.set(name, known.add(tag));
      visit(document.components.schemas[name], tag);
    }
    for (const inner of Object.values(value)) visit(inner, tag);
  };
  for (const { path, method, tag } of ENDPOINTS) visit(document.paths[path]![method.toLowerCase()], tag);
  return new Map([...speakers].map(([name, tags]) => [name, tags.size === 1 ? [...tags][0]! : SHARED]));
}
