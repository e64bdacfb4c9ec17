// Who may import whom: rooms only from lower rooms, features only from those that their manifests say they use, and of those only what
// they show. Checked by dependency-cruiser. It passes silently on nothing when it cannot read TypeScript, so the count of modules is asserted.

import path from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { readManifests, readWebManifests } from './manifests.ts';
import { root } from './runtime.mjs';

const target = path.resolve(process.argv[2] ?? root);
/** Folders and files to look at; what else they import is named and not looked into. Without any, all. */
const only = process.argv.slice(3);
const LEAST_MODULES = process.argv[2] ? 1 : 100;

const ROOMS: { name: string; path: string; mayImport: string[] }[] = [
  { name: 'rules', path: '^packages/rules/src', mayImport: ['^packages/rules/'] },
  { name: 'cv-reader', path: '^packages/cv-reader/src', mayImport: ['^packages/(cv-reader|rules)/'] },
  { name: 'search', path: '^packages/search/src', mayImport: ['^packages/(search|rules)/'] },
  { name: 'contract', path: '^packages/contract/src', mayImport: ['^packages/(contract|rules)/'] },
  { name: 'i18n', path: '^packages/i18n/src', mayImport: ['^packages/(i18n|contract|rules)/'] },
  { name: 'client', path: '^packages/client/src', mayImport: ['^packages/(client|contract|rules)/'] },
  { name: 'world-kit', path: '^packages/world-kit/src', mayImport: ['^packages/world-kit/'] },
  { name: 'ui', path: '^packages/ui/src', mayImport: ['^packages/(ui|rules)/'] },
  { name: 'kernel', path: '^apps/server/src/kernel', mayImport: ['^packages/(contract|rules|i18n|search)/', '^apps/server/src/kernel/'] },
  {
    name: 'server-features',
    path: '^apps/server/src/features',
    mayImport: ['^packages/(contract|rules|i18n|search|cv-reader)/', '^apps/server/src/(kernel|features)/'],
  },
  { name: 'web-lib', path: '^apps/web/src/lib', mayImport: ['^packages/(contract|rules|i18n|client|ui)/', '^apps/web/src/lib/'] },
  {
    name: 'web-features',
    path: '^apps/web/src/features',
    mayImport: ['^packages/(contract|rules|i18n|client|ui)/', '^apps/web/src/(lib|features)/', '^apps/web/.react-router/'],
  },
];

const TESTS = '\\.test\\.tsx?$';
const FIXTURES = '\\.fixture\\.tsx?$';
/** The demo world knows features that its own does not use. */
const TESTS_AND_SEEDS = `${TESTS}|${FIXTURES}|/seed\\.ts$|/world/`;

const SERVER = '^apps/server/src/features/';
const WEB = '^apps/web/src/features/';
const manifests = readManifests(target);
/** What a feature may take of one that it uses. */
const DOORS = [
  '/(queries|commands)\\.ts$',
  FIXTURES,
  ...manifests.flatMap(({ name, shows }) => shows.map((file) => `${SERVER}${name}/${file}\\.ts$`)),
].join('|');
/** Parts of the demo world know each other as it is told, not as they are used. */
const WORLD_PARTS = `${SERVER}(schools|organizations)/slots\\.ts$`;

const forbidden: IForbiddenRuleType[] = [
  { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
  ...ROOMS.map(
    (room): IForbiddenRuleType => ({
      name: `room-${room.name}`,
      severity: 'error',
      from: { path: room.path, pathNot: TESTS_AND_SEEDS },
      to: { path: '^(packages|apps)/', pathNot: [...room.mayImport, '/node_modules/'] },
    }),
  ),
  ...readWebManifests(target).flatMap(({ name, uses }): IForbiddenRuleType[] => [
    {
      name: `web-feature-${name}`,
      comment: 'its manifest does not say that it uses this feature',
      severity: 'error',
      from: { path: `${WEB}${name}/`, pathNot: `${TESTS}|${FIXTURES}` },
      to: { path: WEB, pathNot: `${WEB}(${[name, ...uses].join('|')})/` },
    },
    {
      name: 'foreign-web-parts',
      comment: 'only components/ of another feature',
      severity: 'error',
      from: { path: `${WEB}${name}/`, pathNot: `${TESTS}|${FIXTURES}` },
      to: { path: WEB, pathNot: `${WEB}${name}/|/components/` },
    },
  ]),
  {
    name: 'web-manifest-is-data',
    comment: 'what a manifest names is loaded when it is shown',
    severity: 'error',
    from: { path: `${WEB}[^/]+/feature\\.ts$` },
    to: { path: '^(apps|packages)/', pathNot: '^packages/rules/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'stage-in-tests-only',
    severity: 'error',
    from: { path: '^apps/web/src', pathNot: `${TESTS}|${FIXTURES}|^apps/web/src/testing/` },
    to: { path: `^apps/web/src/testing/|${FIXTURES}` },
  },
  ...manifests.flatMap(({ name, uses }): IForbiddenRuleType[] => [
    {
      name: `feature-${name}`,
      comment: 'its manifest does not say that it uses this feature',
      severity: 'error',
      from: { path: `${SERVER}${name}/`, pathNot: TESTS_AND_SEEDS },
      to: { path: SERVER, pathNot: `${SERVER}(${[name, ...uses].join('|')})/|${WORLD_PARTS}` },
    },
    {
      name: 'foreign-feature-parts',
      comment: 'queries.ts, commands.ts, and what the other manifest shows',
      severity: 'error',
      from: { path: `${SERVER}${name}/`, pathNot: TESTS_AND_SEEDS },
      to: { path: SERVER, pathNot: `${SERVER}${name}/|${DOORS}|${WORLD_PARTS}` },
    },
  ]),
  {
    name: 'rules-import-nothing',
    severity: 'error',
    from: { path: '^packages/rules/src', pathNot: TESTS },
    to: { dependencyTypes: ['core', 'npm'] },
  },
  {
    name: 'testkit-in-tests-only',
    severity: 'error',
    comment: 'what the demo world draws with is packages/world-kit',
    from: { path: '^(apps|packages)/', pathNot: `${TESTS}|\\.fixture\\.ts$|^packages/testkit/` },
    to: { path: '^packages/testkit/' },
  },
  {
    name: 'resolvable',
    severity: 'error',
    from: { pathNot: '\\.react-router' },
    to: { couldNotResolve: true, pathNot: '^(virtual:|node:|\\./\\+types|cloudflare:)' },
  },
];

const result = await cruise(
  only.length > 0 ? only : ['apps/server/src', 'apps/web/src', 'packages'],
  {
    baseDir: target,
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: only.length > 0 ? `^(?!(${only.join('|')}))|node_modules` : 'node_modules' },
    exclude: { path: 'node_modules|/build/|\\.react-router|\\.css(\\?|$)' },
    tsPreCompilationDeps: true,
    outputType: 'err',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
  {},
  { tsConfig: extractTSConfig(path.join(root, 'tsconfig.json')) },
);
const output = result.output as unknown as string;
const count = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
if (count < LEAST_MODULES) {
  console.error(`Only ${count} modules were read: dependency-cruiser cannot see the TypeScript.\n${output}`);
  process.exit(1);
}
console.log(output);
process.exit(result.exitCode === 0 ? 0 : 1);
