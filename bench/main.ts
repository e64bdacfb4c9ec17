// `npm run bench [-- NAME]`: runs the benchmarks one after the other, each in a process of its own; each prints one JSON line last.
import { spawnSync } from 'node:child_process';
import { root } from '../tools/runtime.mjs';

const BENCHMARKS: Record<string, string[]> = {
  search: ['bench/search.ts'],
  'search-sql': ['bench/search-sql.ts'],
  'search-fresh': ['bench/search-fresh.ts'],
  http: ['bench/http.ts'],
  pages: ['bench/pages.ts'],
  feeds: ['bench/feeds.ts'],
  start: ['bench/start.ts'],
  auth: ['bench/auth.ts'],
  profile: ['bench/profile.ts'],
  suggestions: ['bench/suggestions.ts'],
  staff: ['bench/staff.ts'],
  scim: ['bench/scim.ts'],
  employers: ['bench/employers.ts'],
  applying: ['bench/applying.ts'],
  talent: ['bench/talent.ts'],
  stalls: ['bench/stalls.ts'],
  relevance: ['bench/relevance.ts'],
  occupations: ['bench/occupations.ts'],
  typed: ['bench/typed.ts'],
  recognition: ['bench/recognition.ts'],
  duplicates: ['bench/duplicates.ts'],
  'import-cv': ['bench/import-cv.ts'],
  'import-load': ['bench/import-load.ts'],
};
/** Not measured, but hunted: only when it is named. */
const ON_REQUEST: Record<string, string[]> = { campaign: ['bench/campaign.ts'], 'cv-layouts': ['bench/cv-layouts.ts'] };

const [chosen, ...args] = process.argv.slice(2);
const names = chosen ? [chosen] : Object.keys(BENCHMARKS);
let failed = false;
for (const name of names) {
  const files = BENCHMARKS[name] ?? ON_REQUEST[name];
  if (!files) {
    console.error(`No benchmark ${name}. There are: ${Object.keys({ ...BENCHMARKS, ...ON_REQUEST }).join(', ')}`);
    process.exit(2);
  }
  console.log(`# ${name}`);
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--max-old-space-size=8192', ...files, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
