// Which tests a change calls for, on a small project: boats are used by races on the server, by races and harbours on the web.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changedFiles, journeysNamed, partsOfJourney, testsFor } from './changed.ts';
import { readManifests, readWebManifests } from './manifests.ts';
import { root as checkout } from './runtime.mjs';

const S = 'apps/server/src/features';
const W = 'apps/web/src/features';
const manifest = (name: string, uses: string[], tables: string[] = []) => {
  const list = (words: string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`;
  return `export default {\n  name: '${name}',\n  uses: ${list(uses)},\n  tables: ${list(tables)},\n};\n`;
};
const FILES: Record<string, string> = {
  'packages/rules/src/wind.ts': '',
  'packages/rules/src/wind.test.ts': "import { wind } from './wind.ts';",
  'packages/rules/src/tides.test.ts': '',
  [`${S}/boats/feature.ts`]: manifest('boats', [], ['boat']),
  [`${S}/boats/queries.ts`]: "import { wind } from '@fairway/rules/wind';",
  [`${S}/boats/boats.test.ts`]: "import '../../app.ts';",
  [`${S}/races/feature.ts`]: manifest('races', ['boats'], ['race']),
  [`${S}/races/races.test.ts`]: "import '../../app.ts';",
  [`${S}/races/mails.ts`]: "t('mooring-mails.subject'); throw new Problem('mooring.full');",
  [`${S}/harbours/feature.ts`]: manifest('harbours', [], ['harbour']),
  [`${S}/harbours/harbours.test.ts`]: "import '../../app.ts';",
  'apps/server/src/features.ts': `import './features/boats/feature.ts'; import './features/races/feature.ts'; import './features/harbours/feature.ts';`,
  'apps/server/src/app.ts': "import { FEATURES } from './features.ts'; import { clock } from './kernel/clock.ts';",
  'apps/server/src/kernel/clock.ts': '',
  'apps/server/src/api/roles.test.ts': "import '../app.ts';",
  'apps/server/migrations/202611230100_widen_race.sql': 'alter table race add column length int;',
  'packages/contract/src/harbours/messages.ts':
    "export const HARBOURS_MESSAGES = { later: ['mooring'], consoleErrors: ['tides'], server: ['mooring-mails'] };",
  'packages/contract/src/kernel/messages.ts': "export const KERNEL_MESSAGES = { first: ['shell'] };",
  'packages/i18n/src/messages.test.ts': '',
  'apps/web/src/features.ts': ['boats', 'harbours'].map((name) => `import './features/${name}/feature.ts';`).join('\n'),
  [`${W}/boats/feature.ts`]: manifest('boats', []),
  [`${W}/boats/components/sail.module.css`]: '',
  [`${W}/boats/components/sail.tsx`]: "import styles from './sail.module.css';",
  [`${W}/boats/sail.browser.test.tsx`]: "import { Sail } from './components/sail.tsx';",
  [`${W}/harbours/feature.ts`]: manifest('harbours', ['boats']),
  [`${W}/harbours/components/berth.tsx`]: "const t = useTranslations('mooring.berth');",
  [`${W}/harbours/quay.browser.test.tsx`]: '',
  'e2e/boats.spec.ts': '',
  'e2e/boats-sailing.spec.ts': '',
  'e2e/harbours.spec.ts': '',
  'e2e/races.spec.ts': '',
  'e2e/shell.spec.ts': '',
  'package.json': '{}',
};

const root = mkdtempSync(path.join(os.tmpdir(), 'fairway-changed-'));
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: root });
git('init', '-q');
git('add', '.');
git('commit', '-qm', 'x');

const of = (...changed: string[]) => {
  const { node, browser, e2e } = testsFor(root, changed);
  const short = (files: string[]) =>
    files
      .map((file) => path.basename(file).replace(/\.(browser\.test\.tsx|test\.ts|spec\.ts)$/, ''))
      .sort()
      .join(' ');
  return [short(node), short(browser), short(e2e)];
};
const ALL = ['boats harbours messages races roles tides wind', 'quay sail', 'boats boats-sailing harbours races shell'];

it.each([
  [
    'a rule: its tests, those of features that cite it, and of features that use those',
    ['packages/rules/src/wind.ts'],
    ['boats races roles wind', '', 'boats boats-sailing races'],
  ],
  ['a query of a feature', [`${S}/boats/queries.ts`], ['boats races roles', '', 'boats boats-sailing races']],
  ['a feature that nobody uses', [`${S}/races/feature.ts`], ['races roles', '', 'races']],
  ['a style sheet', [`${W}/boats/components/sail.module.css`], ['', 'quay sail', 'boats boats-sailing harbours']],
  ['words of a noun', ['packages/i18n/messages/fr/harbours.json'], ['harbours messages roles', 'quay', 'harbours']],
  [
    'words whose file is called otherwise: the noun that keeps them, and what reads them',
    ['packages/i18n/messages/fr/mooring-mails.json'],
    ['harbours messages races roles', 'quay', 'harbours races'],
  ],
  ['codes of errors read no words', ['packages/i18n/messages/fr/mooring.json'], ['harbours messages roles', 'quay', 'harbours']],
  ['words of no noun', ['packages/i18n/messages/fr/shell.json'], ['messages', '', 'shell']],
  ['a migration, by the tables that it names', ['apps/server/migrations/202611230100_widen_race.sql'], ['races roles', '', 'races']],
  ['a test', [`${S}/harbours/harbours.test.ts`], ['harbours roles', '', 'harbours']],
  ['a journey', ['e2e/races.spec.ts'], ['', '', 'races']],
  [
    'the kernel: all that stands on the application',
    ['apps/server/src/kernel/clock.ts'],
    ['boats harbours races roles', '', 'boats boats-sailing harbours races shell'],
  ],
  ['what everything stands on', ['package.json'], ALL],
  ['a page of the docs', ['docs/api.md'], ['', '', '']],
] as const)('%s', (_name, changed, expected) => {
  expect(of(...changed)).toEqual(expected);
});

it('counts what is committed since, what is changed and what is new', () => {
  writeFileSync(path.join(root, 'apps/server/src/kernel/clock.ts'), '// later');
  writeFileSync(path.join(root, 'new.ts'), '');
  expect(changedFiles(root, 'HEAD')).toEqual(['apps/server/src/kernel/clock.ts', 'new.ts']);
});

it('every journey there is goes through a feature or the shell, by its name or by what is said of it', () => {
  const nouns = new Set([...readManifests(checkout), ...readWebManifests(checkout)].map(({ name }) => name));
  const journeys = readdirSync(path.join(checkout, 'e2e')).flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  expect(journeys.length).toBeGreaterThan(40);
  expect(journeys.filter((name) => partsOfJourney(name, nouns).length === 0)).toEqual([]);
  const parts = journeys.flatMap((name) => partsOfJourney(name, nouns));
  expect(parts.filter((part) => part !== 'shell' && !nouns.has(part))).toEqual([]);
  // What is said of a journey that is no more is forgotten.
  expect(journeysNamed.filter((name) => !journeys.includes(name))).toEqual([]);
  expect(partsOfJourney('regattas', nouns)).toEqual([]);
});
