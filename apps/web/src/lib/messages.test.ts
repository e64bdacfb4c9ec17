// A browser is sent messages in parts. What a module says must be there when it is drawn: it, or what leads to it, waits for the part.
// Read from the sources, since a text that is not there shows only where somebody opens the very dialog.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from '@fairway/contract/pages';
import { flattenMessages } from '@fairway/i18n/message-tree';
import { expect, test } from 'vitest';
import { ERROR_PARTS, errorsOfPart, listNouns, partOf, readNoun } from '../../../../tools/generate-messages.ts';
import { root } from '../../../../tools/runtime.mjs';
import { addMessages, preparedMessages } from './messages.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');
const TESTS = /\.test\.tsx?$|(^|\/)[a-z-]*(stage|world)\.tsx?$/;
// What only the server says is no key that the compiler knows here.
const NOUNS: ReadonlySet<string> = new Set(listNouns(root, 'en').filter((noun) => partOf(noun) !== 'server'));
type Part = ReturnType<typeof partOf>;
type Source = { imports: string[]; opens: string[]; says: Part[] };

/** What importing one of these waits for. */
const WAITS: Readonly<Record<string, readonly Part[]>> = {
  'lib/landing-messages.ts': ['landing'],
  'lib/visitor-messages.ts': ['visitor'],
  'lib/profile-messages.ts': ['profile'],
  'lib/own-messages.ts': ['visitor', 'profile', 'own'],
  'lib/later-messages.ts': ['visitor', 'profile', 'own', 'later'],
};
const ALL: readonly Part[] = ['first', 'landing', 'visitor', 'profile', 'own', 'later'];

const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((file) => !TESTS.test(file))
    .map((file): [string, Source] => [file, read(file)]),
);

function read(file: string): Source {
  const whole = readFileSync(path.join(SOURCE, file), 'utf8').replace(/^(import|export) type [^;]*;/gm, '');
  // What the server alone says waits for nothing.
  const text = whole.replace(/import\.meta\.env\.SSR \? t\([^)]*\)/g, '');
  const own = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, spec = '']) => {
      const target = path.join(path.dirname(file), spec);
      return existsSync(path.join(SOURCE, target)) ? [target] : [];
    });
  const named = [...text.matchAll(/useTranslations\(\s*['`]([a-z-]+)/g)];
  // A translator of everything names the noun with each text.
  const ofAll = /useTranslations\(\)|pageMeta/.test(text) ? [...text.matchAll(/\bt(?:\.rich)?\(\s*['`]([a-z-]+)\./g)] : [];
  return {
    imports: [...own(/^(?:import|export)\s(?:[^'";]*?from\s+)?'(\.[^']+)'/gm)],
    opens: own(/\bimport\(\s*'(\.[^']+)'\s*\)/g),
    says: [...new Set([...named, ...ofAll].flatMap(([, noun = '']) => (NOUNS.has(noun) ? [partOf(noun)] : [])))],
  };
}

/** A module with all that it imports. */
function closure(start: string): string[] {
  const seen = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(sources.get(file)?.imports ?? []));
  }
  return [...seen];
}

const pages = PAGES.flatMap(({ module }) => (module ? [`features/${module}`] : []));
const gates = ['shell/gate.tsx', 'shell/console/staff-gate.tsx', 'shell/console/admin-gate.tsx'];
const starts = new Set(['root.tsx', 'shell/frame.tsx', 'shell/not-found.page.tsx', ...gates, ...pages]);
const opened = new Set([...sources.values()].flatMap(({ opens }) => opens));
const closures = new Map([...starts, ...opened].map((file) => [file, closure(file)]));

/** The parts that are there when a module is drawn that is loaded by itself: those it waits for, and those of all that lead to it. */
function partsThere(): Map<string, ReadonlySet<Part>> {
  const there = new Map<string, ReadonlySet<Part>>([...closures.keys()].map((file) => [file, new Set(ALL)]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [file, modules] of closures) {
      const leading = [...closures].filter(([, others]) => others.some((other) => sources.get(other)?.opens.includes(file)));
      const led = starts.has(file) ? [] : ALL.filter((part) => leading.every(([from]) => there.get(from)?.has(part)));
      const parts = new Set<Part>(['first', ...modules.flatMap((module) => WAITS[module] ?? []), ...led]);
      if (parts.size !== there.get(file)?.size) changed = true;
      there.set(file, parts);
    }
  }
  return there;
}

test('every page and dialog waits for the messages that it says', () => {
  const there = partsThere();
  const lacking = [...closures].flatMap(([file, modules]) =>
    modules.flatMap((module) =>
      (sources.get(module)?.says ?? []).filter((part) => !there.get(file)?.has(part)).map((part) => `${file}: ${module} says ${part}`),
    ),
  );
  expect(lacking).toEqual([]);
});

test('nothing on a public page waits for more than first pages say; landing, content and profile page not for what others say', () => {
  const there = partsThere();
  // Pages of content are few people's first: what they say is no burden of the others.
  const isLanding = (page: string) => /^features\/(content|landing)\//.test(page);
  const all = PAGES.flatMap(({ rendered, module }) => (rendered && module ? [`features/${module}`] : []));
  const rendered = all.filter((page) => !isLanding(page));
  expect(rendered.length).toBeGreaterThan(5);
  for (const page of ['root.tsx', 'shell/frame.tsx', 'shell/gate.tsx', ...rendered])
    expect([page, ...(there.get(page) ?? [])]).toEqual([page, 'first']);
  expect(all.filter(isLanding).length).toBe(4);
  for (const page of all.filter(isLanding)) expect([page, ...(there.get(page) ?? [])]).toEqual([page, 'first', 'landing']);
  expect([...(there.get('features/candidates/profile.page.tsx') ?? [])]).toEqual(['first', 'profile']);
});

test('the sources are read: the shell opens the login popup, the profile page its dialogs', () => {
  expect(sources.size).toBeGreaterThan(400);
  expect(opened.has('features/identity/components/login-popup.tsx')).toBe(true);
  expect(sources.get('features/candidates/components/sections/registry.ts')?.opens.length).toBeGreaterThan(10);
  expect(sources.get('features/candidates/components/score-card.tsx')?.says).toEqual(['profile']);
});

test('words of a group of errors that come later stand beside those that are there', () => {
  addMessages('fil', { errors: { companies: { not_found: 'A' } } } as never);
  addMessages('fil', { later: {}, errors: { companies: { parent_cycle: 'B' }, internal: 'C' } } as never);
  expect(preparedMessages('fil').errors).toEqual({ companies: { not_found: 'A', parent_cycle: 'B' }, internal: 'C' });
});

test('the words of errors that visitors can meet are sent first, those of signing in with the popup, those of somebody signed in with the profile, those of consoles later', () => {
  const errors = readNoun(root, 'en', 'errors');
  const [first, visitor, profile, later] = ERROR_PARTS.map((part) => flattenMessages(errorsOfPart(errors, part)).map(([code]) => code));
  expect(first).toEqual(expect.arrayContaining(['unavailable', 'not_found', 'internal', 'jobs.not_found', 'companies.not_found']));
  expect(profile).toEqual(expect.arrayContaining(['documents.not_verified', 'verification.wrong_state', 'WrongPassword']));
  expect(visitor).toEqual(expect.arrayContaining(['InvalidUsernameOrPassword', 'PasswordTooShort', 'SocialLoginFailed']));
  expect(later).toEqual(expect.arrayContaining(['staff.already', 'reference.changed', 'companies.parent_cycle']));
  // Each is sent once.
  expect([...first!, ...visitor!, ...profile!, ...later!].sort()).toEqual(
    flattenMessages(errors)
      .map(([code]) => code)
      .sort(),
  );
});
