// The OpenAPI 3.1 document, derived from the endpoints alone. `features` leaves out what a tenant's switches remove.
import { z } from 'zod';
import { ENDPOINTS } from '../endpoints.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import type { FeatureStates } from '../switches.ts';
import { commonErrors, type EndpointShape, REFUSED_STATUSES } from './endpoint.ts';
import { problem } from './fields.ts';

type JsonSchema = Record<string, unknown>;
export type OpenApiDocument = {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, JsonSchema>; securitySchemes: JsonSchema };
};

/** The document of every endpoint whose switch is on; without `features`, of all. */
export function openApiDocument(features?: FeatureStates): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: OpenApiDocument['paths'] = {};
  const reference = (schema: z.ZodType, io: 'input' | 'output') => jsonSchema(schema, io, schemas);
  reference(problem, 'output');
  for (const shape of ENDPOINTS) {
    if (features && shape.feature && !features[shape.feature]) continue;
    paths[shape.path] = { ...paths[shape.path], [shape.method.toLowerCase()]: operation(shape, reference) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairway',
      version: '1',
      description: 'The open career and recruiting platform. Problems are RFC 9457 documents with a stable `code`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: {
        Refused: {
          description: `Refused before the endpoint looked at it: ${REFUSED_STATUSES.join(', ')}. Any request may be, whether it takes a body or not.`,
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'access_token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

/** Every code an endpoint may answer. */
export function errorCodes(shape: EndpointShape): ErrorCode[] {
  return [...new Set([...commonErrors(shape), ...shape.errors])].sort();
}

function operation(shape: EndpointShape, reference: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema): JsonSchema {
  const status = String(shape.status ?? (shape.returns || shape.produces ? 200 : 204));
  const responses: Record<string, JsonSchema> = {
    [status]: shape.produces
      ? { description: 'Done', content: { [shape.produces]: { schema: { type: 'string' } } } }
      : shape.returns
        ? { description: 'Done', content: { 'application/json': { schema: reference(shape.returns, 'output') } } }
        : { description: 'Done' },
  };
  const byStatus = Map.groupBy(errorCodes(shape), (code) => String(ERRORS[code].status));
  for (const [errorStatus, codes] of [...byStatus].sort()) {
    responses[errorStatus] = {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  responses.default = { $ref: '#/components/responses/Refused' };
  return {
    operationId: shape.name,
    summary: shape.summary,
    tags: [shape.tag],
    ...(shape.access === 'public' ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
    ...parameters(shape, reference),
    ...requestBody(shape, reference),
    responses,
  };
}

function requestBody(shape: EndpointShape, reference: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema): JsonSchema {
  const fields = shape.body && reference(shape.body, 'input');
  if (!shape.upload) return fields ? { requestBody: { required: true, content: { 'application/json': { schema: fields } } } } : {};
  const { field, maxBytes } = shape.upload;
  const schema = {
    ...fields,
    type: 'object',
    properties: {
      [field]: { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes.` },
      ...(fields?.properties as object),
    },
    required: [field, ...((fields?.required as string[] | undefined) ?? [])],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function parameters(shape: EndpointShape, reference: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema): JsonSchema {
  const list: JsonSchema[] = [];
  for (const [place, schema] of [
    ['path', shape.params],
    ['query', shape.query],
  ] as const) {
    if (!(schema instanceof z.ZodObject)) continue;
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      const required = place === 'path' || !field.safeParse(undefined).success;
      list.push({ name, in: place, required, schema: reference(field, 'output') });
    }
  }
  return list.length > 0 ? { parameters: list } : {};
}

/** A schema as JSON Schema; schemas with an id become components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Record<string, JsonSchema>): JsonSchema {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
  const definitions = (whole.$defs ?? {}) as Record<string, JsonSchema>;
  for (const [id, definition] of Object.entries(definitions)) components[id] ??= withoutNoise(definition);
  const id = whole.id as string | undefined;
  const { $defs: _defs, $schema: _schema, ...rest } = whole;
  if (id) {
    components[id] ??= withoutNoise(rest);
    return { $ref: `#/components/schemas/${id}` };
  }
  return withoutNoise(rest);
}

/** References point into components; ids are their names there. */
function withoutNoise(value: unknown, root = true): JsonSchema {
  if (Array.isArray(value)) return value.map((item) => withoutNoise(item, false)) as unknown as JsonSchema;
  if (typeof value !== 'object' || value === null) return value as JsonSchema;
  const out: JsonSchema = {};
  for (const [key, item] of Object.entries(value)) {
    if (root && key === 'id') continue;
    if (key === '$ref' && typeof item === 'string') out[key] = item === '#' ? item : item.replace('#/$defs/', '#/components/schemas/');
    else out[key] = withoutNoise(item, false);
  }
  return out;
}
