// What each feature tells the generated tests of itself, in its `things.fixture.ts`: what the ids of its paths name, good calls, and the rows of
// a neighbour. A feature that is added brings its own; nothing here is edited for it.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FeatureThings } from './feature-things.fixture.ts';

const FEATURES = path.resolve(import.meta.dirname, '../features');

/** By feature. */
const THINGS: ReadonlyMap<string, FeatureThings> = new Map(
  await Promise.all(
    readdirSync(FEATURES)
      .map((name) => [name, path.join(FEATURES, name, 'things.fixture.ts')] as const)
      .filter(([, file]) => existsSync(file))
      .map(async ([name, file]) => [name, ((await import(file)) as { things: FeatureThings }).things] as const),
  ),
);

/** A table of all features in one. @throws Error where two say the same key */
export function thingsOf<V>(part: (things: FeatureThings) => Readonly<Record<string, V>> | undefined): Record<string, V> {
  const all: Record<string, V> = {};
  for (const [name, things] of THINGS)
    for (const [key, value] of Object.entries(part(things) ?? {})) {
      if (key in all) throw new Error(`${name}/things.fixture.ts says ${key}, which another feature said`);
      all[key] = value;
    }
  return all;
}

/** A list of all features in one. */
export const listOf = (part: (things: FeatureThings) => readonly string[] | undefined): string[] =>
  [...THINGS.values()].flatMap((things) => part(things) ?? []);

/** Features with rows, each behind those that it names. @throws Error where they name each other, or one that there is not */
export function inOrder(): FeatureThings[] {
  const done: string[] = [];
  const add = (name: string, asking: readonly string[]) => {
    const things = THINGS.get(name);
    if (!things || asking.includes(name)) throw new Error(`things.fixture.ts of ${asking.at(-1)} comes after ${name}`);
    if (done.includes(name)) return;
    for (const before of things.after ?? []) add(before, [...asking, name]);
    done.push(name);
  };
  for (const name of THINGS.keys()) add(name, []);
  return done.map((name) => THINGS.get(name)!);
}
