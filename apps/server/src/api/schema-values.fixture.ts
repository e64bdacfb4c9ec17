// Values that a JSON Schema of the API's document describes, and values that nearly do: what gets a random call past validation.
import fc from 'fast-check';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

export type Pools = {
  /** Anything at all. */
  any: fc.Arbitrary<unknown>;
  /** Texts for a property of this name; undefined where nothing is known of it. */
  named(name: string): fc.Arbitrary<string> | undefined;
  resolve(reference: string): JsonSchema;
};

/** Values of a schema; each part of one is now and then anything at all. */
export function valuesOf(schema: JsonSchema, pools: Pools, name = ''): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(pools.resolve(schema.$ref), pools, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, pools, name)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectsOf(schema, pools);
    case 'array':
      return fc.array(schema.items ? valuesOf(schema.items, pools, name) : pools.any, { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'string':
      return pools.named(name) ?? fc.string({ maxLength: 40 });
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -2_147_483_648), max: Math.min(schema.maximum ?? 1000, 2_147_483_647) });
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return pools.any;
  }
}

function objectsOf(schema: JsonSchema, pools: Pools): fc.Arbitrary<unknown> {
  if (!schema.properties) return fc.dictionary(fc.string({ maxLength: 12 }), pools.any, { maxKeys: 4 });
  const parts = Object.entries(schema.properties).map(
    ([name, part]) =>
      [name, fc.oneof({ weight: 12, arbitrary: valuesOf(part, pools, name) }, { weight: 1, arbitrary: pools.any })] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: schema.required ?? [] });
}
