// Who may import whom: rooms only from lower rooms, features of the server only what their manifests say, those of the web only from
// features to their left (tools/web-features.ts). Checked by dependency-cruiser. It passes silently on nothing when it cannot read TypeScript, so the count of modules is asserted.

import path from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { readManifests } from './manifests.ts';
import { root } from './runtime.mjs';
import { WEB_RANKS } from './web-features.ts';

const target = process.argv[2] ?? root;
const LEAST_MODULES = process.argv[2] ? 1 : 100;

const ROOMS: { name: string; path: string; mayImport: string[] }[] = [
  { name: 'rules', path: '^packages/rules/src', mayImport: ['^packages/rules/'] },
  { name: 'search', path: '^packages/search/src', mayImport: ['^packages/(search|rules)/'] },
  { name: 'contract', path: '^packages/contract/src', mayImport: ['^packages/(contract|rules)/'] },
  { name: 'i18n', path: '^packages/i18n/src', mayImport: ['^packages/(i18n|contract|rules)/'] },
  { name: 'client', path: '^packages/client/src', mayImport: ['^packages/(client|contract|rules)/'] },
  { name: 'ui', path: '^packages/ui/src', mayImport: ['^packages/(ui|rules)/'] },
  { name: 'kernel', path: '^apps/server/src/kernel', mayImport: ['^packages/(contract|rules|i18n|search)/', '^apps/server/src/kernel/'] },
  {
    name: 'server-features',
    path: '^apps/server/src/features',
    mayImport: ['^packages/(contract|rules|i18n|search)/', '^apps/server/src/(kernel|features)/'],
  },
  { name: 'web-lib', path: '^apps/web/src/lib', mayImport: ['^packages/(contract|rules|i18n|client|ui)/', '^apps/web/src/lib/'] },
  {
    name: 'web-features',
    path: '^apps/web/src/features',
    mayImport: ['^packages/(contract|rules|i18n|client|ui)/', '^apps/web/src/(lib|features)/', '^apps/web/.react-router/'],
  },
];

const TESTS = '\\.test\\.tsx?$';
/** The demo world and test fixtures may use the testkit. */
const TESTS_AND_SEEDS = `${TESTS}|\\.fixture\\.ts$|/seed\\.ts$|/world/`;

const SERVER = '^apps/server/src/features/';
const manifests = readManifests(target);
/** What a feature may take of one that it uses. */
const DOORS = [
  '/(queries|commands)\\.ts$',
  '\\.fixture\\.ts$',
  ...manifests.flatMap(({ name, shows }) => shows.map((file) => `${SERVER}${name}/${file}\\.ts$`)),
].join('|');
/** Parts of the demo world know each other as it is told, not as they are used. */
const WORLD_PARTS = `${SERVER}(schools|companies)/slots\\.ts$`;

const forbidden: IForbiddenRuleType[] = [
  { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ...ROOMS.map(
    (room): IForbiddenRuleType => ({
      name: `room-${room.name}`,
      severity: 'error',
      from: { path: room.path, pathNot: TESTS_AND_SEEDS },
      to: { path: '^(packages|apps)/', pathNot: [...room.mayImport, '/node_modules/'] },
    }),
  ),
  ...WEB_RANKS.map((feature, rank): IForbiddenRuleType => {
    const right = WEB_RANKS.slice(rank + 1);
    return {
      name: `web-${feature}`,
      severity: 'error',
      from: { path: `^apps/web/src/features/${feature}/`, pathNot: TESTS },
      to: { path: `^apps/web/src/features/(${right.join('|') || 'none'})/` },
    };
  }),
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
    from: { path: '^(apps|packages)/', pathNot: `${TESTS_AND_SEEDS}|^packages/testkit/|^apps/server/src/demo` },
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
  ['apps/server/src', 'apps/web/src', 'packages'],
  {
    baseDir: target,
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: 'node_modules' },
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
