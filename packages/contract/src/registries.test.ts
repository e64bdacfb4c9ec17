// The registries hold what the nouns' folders declare, all of it and each once.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, endpointsIn } from './endpoints.ts';
import { ERROR_CODES } from './errors.ts';
import { openApiDocument } from './kernel/openapi.ts';
import { MESSAGE_FILES } from './messages.ts';
import { PAGES } from './pages.ts';
import { CALLS_OF_DUTY } from './staff/duties.ts';
import { FEATURE_NAMES } from './switches.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file.includes('/'),
);
const modules = await Promise.all(
  files.map(async (file) => ({
    file,
    values: Object.values((await import(path.join(import.meta.dirname, file))) as Record<string, unknown>),
  })),
);
const declared = (name: string) => modules.filter(({ file }) => path.basename(file) === name).flatMap(({ values }) => values as object[]);
const keys = (name: string) => declared(name).flatMap((value) => Object.keys(value));

describe('the contract by noun', () => {
  it('has every error code in one place', () => {
    expect(keys('errors.ts').sort()).toEqual([...ERROR_CODES].sort());
  });

  it('has every switch in one place', () => {
    expect(keys('switches.ts').sort()).toEqual([...FEATURE_NAMES].sort());
  });

  it('has every page in one place, each id and each path once', () => {
    expect(declared('pages.ts').flat()).toHaveLength(PAGES.length);
    expect(new Set(PAGES.map(({ id }) => id)).size).toBe(PAGES.length);
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  });

  it('has every message file in one part of one noun, and every group of errors in one part', () => {
    const messages = path.join(import.meta.dirname, '../../i18n/messages/en');
    const errors = JSON.parse(readFileSync(path.join(messages, 'errors.json'), 'utf8')) as Record<string, object>;
    const groupsAndCodes = Object.entries(errors).flatMap(([group, codes]) => [
      group,
      ...Object.keys(codes).map((code) => `${group}.${code}`),
    ]);
    expect(declared('messages.ts')).toHaveLength(MESSAGE_FILES.length);
    const named = MESSAGE_FILES.flatMap(({ firstErrors, visitorErrors, consoleErrors, ...parts }) => Object.values(parts).flat());
    expect(named.sort()).toEqual(
      readdirSync(messages)
        .map((file) => path.basename(file, '.json'))
        .sort(),
    );
    const met = MESSAGE_FILES.flatMap(({ firstErrors = [], visitorErrors = [], consoleErrors = [] }) => [
      ...firstErrors,
      ...visitorErrors,
      ...consoleErrors,
    ]);
    expect(met.filter((name, at) => !groupsAndCodes.includes(name) || met.indexOf(name) !== at)).toEqual([]);
  });

  it('has every endpoint in one place, each name and each method and path once', () => {
    const shapes = modules.filter(({ file }) => !file.startsWith('kernel/')).flatMap(({ values }) => values.flatMap(endpointsIn));
    expect(shapes).toHaveLength(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
  });

  it('documents of a query just that as needed without which the call is refused', () => {
    const { paths } = openApiDocument();
    const needed = ENDPOINTS.map(({ name, method, path: at }) => {
      const operation = paths[at]?.[method.toLowerCase()] as { parameters?: { name: string; in: string; required: boolean }[] } | undefined;
      return { name, query: (operation?.parameters ?? []).filter((one) => one.in === 'query' && one.required).map((one) => one.name) };
    });
    const refused = ENDPOINTS.map(({ name, query }) => {
      const faults = (query instanceof z.ZodObject && query.safeParse({}).error?.issues) || [];
      return { name, query: faults.flatMap(({ path: at }) => at.map(String)) };
    });
    expect(needed).toEqual(refused);
    expect(needed.filter(({ query }) => query.length > 0).length).toBeGreaterThan(10);
  });

  it('has every call of a school’s staff in one duty (staff.1)', () => {
    const calls = ENDPOINTS.filter(({ access, path }) => access === 'schoolStaff' && path.includes('{schoolId}')).map(({ name }) => name);
    expect(Object.values(CALLS_OF_DUTY).flat().sort()).toEqual(calls.sort());
  });
});
