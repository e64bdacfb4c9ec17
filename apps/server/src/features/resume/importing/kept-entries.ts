// Our own export, come back: entries that nobody changed in the file are taken as they were kept (`meta.fairway`), with their formatting and
// flags; a changed one is read like any other's.
import type { z } from 'zod';
import { EXTENSION_VERSION } from '../json-resume/extension.ts';
import { type Json, listAt, objectAt, valueAt } from './reading.ts';

/** What stands under `meta.fairway`, where we can read it. */
export function extensionIn(file: Json): Json | undefined {
  const extension = objectAt(objectAt(file, 'meta'), 'fairway');
  return valueAt(extension, 'version') === EXTENSION_VERSION ? extension : undefined;
}

/** Finds the kept entry behind an entry of the file, each once. `written`: how it is written. */
export function keptEntries<P>(
  extension: Json | undefined,
  key: string,
  schema: z.ZodType<P>,
  written: (part: P) => Readonly<Record<string, unknown>>,
): (entry: Json) => P | undefined {
  const kept = listAt(extension, key).entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [{ part: parsed.data, look: written(parsed.data) }] : [];
  });
  return (entry) => {
    const place = kept.findIndex(({ look }) => Object.entries(look).every(([name, value]) => valueAt(entry, name) === value));
    return place < 0 ? undefined : kept.splice(place, 1)[0]?.part;
  };
}
