// Runs every check and test, and closes with a table of their times and one line: `N passed, N failed`. Checks come first and node next; the cases of the
// browser and the journeys run beside each other.
//   npm test [check] [node] [browser] [e2e]      these parts alone
//   npm test -- --changed [COMMIT]               what the change since COMMIT can break (tools/changed.ts); without one, since this branch left main
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { branchPoint, changedFiles, type Plan, testsFor } from './changed.ts';
import { findChromium } from './chromium.ts';
import { type Failure, firstWords } from './failures-reporter.ts';
import { root } from './runtime.mjs';
import { openScratch } from './scratch.ts';
import { type Timed, tellSlowest } from './slowest.ts';

type Outcome = { passed: number; failed: number };

/** Its report is written, so this much later it has ended, or never will: what a test started and left holds its output open. */
const LINGERS_MS = 120_000;
const PARTS = ['check', 'node', 'browser', 'e2e'];
const chosen = process.argv.slice(2).filter((argument) => PARTS.includes(argument));
const plan = planned();
const wanted = (name: string) =>
  (chosen.length === 0 || chosen.includes(name)) && (!plan || name === 'check' || plan[name as keyof Plan].length > 0);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const total: Outcome = { passed: 0, failed: 0 };
const times: { name: string; outcome: Outcome; seconds: number }[] = [];
const failures: Failure[] = [];
const files: Timed[] = [];
const cases: Timed[] = [];
const begun = Date.now();

// What tests write goes with the run: they made thousands of folders on every machine that they ran on.
const scratch = openScratch();
const reports = scratch.folder;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TMPDIR: scratch.folder,
  TEST_SHARED_TMPDIR: os.tmpdir(),
  TEST_DATA_DIR: path.join(scratch.folder, 'data'),
};
if (wanted('browser') || wanted('e2e')) {
  try {
    env.CHROMIUM = await findChromium();
  } catch (error) {
    console.error(`No browser: install Chromium or set CHROMIUM to one. (${(error as Error).message})`);
    total.failed += 1;
  }
}

if (wanted('check')) await part('check', ['tools/check.ts']);
if (wanted('node')) await vitestPart('node');
// The pages are built beside the cases of the browser, for most of that is one processor's work; and the journeys begin as soon as they are: at the end
// of one part and the beginning of the next a third of two cores stood idle for minutes.
const built = wanted('e2e') && env.CHROMIUM ? part('build', ['tools/build.ts', '--if-stale']) : undefined;
const looked = wanted('browser') && env.CHROMIUM ? vitestPart('browser') : undefined;
if (built) {
  await built;
  await playwrightPart();
}
await looked;

printTimes();
// Last, because of a long run one sees the end alone.
for (const { what, why } of failures) console.log(`\nfailed: ${what}\n${why.replaceAll(/^/gm, '  ')}`);
scratch.remove();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a part; one that does not end once `report` is there is ended with all that it started, and has failed. */
function run(args: string[], more: NodeJS.ProcessEnv = {}, report?: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, ...more },
      // A group of its own, which ends as one.
      detached: true,
    });
    const end = (signal: NodeJS.Signals) => {
      try {
        process.kill(-(child.pid as number), signal);
      } catch {
        // It has ended by itself.
      }
    };
    let isInterrupted = false;
    const passOn = (signal: NodeJS.Signals) => {
      isInterrupted = true;
      end(signal);
    };
    const signals = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => ({ signal, pass: () => passOn(signal) }));
    for (const { signal, pass } of signals) process.on(signal, pass);
    let writtenAt: number | undefined;
    const looking = setInterval(() => {
      if (report === undefined || !existsSync(report)) return;
      writtenAt ??= Date.now();
      if (Date.now() - writtenAt < LINGERS_MS) return;
      clearInterval(looking);
      failures.push({
        what: path.basename(args[0] ?? ''),
        why: 'The tests are over and their run did not end: one of them left something running.',
      });
      end('SIGKILL');
    }, 1000);
    child.on('exit', (code) => {
      clearInterval(looking);
      for (const { signal, pass } of signals) process.off(signal, pass);
      if (isInterrupted) {
        scratch.remove();
        process.exit(1);
      }
      resolve(code ?? 1);
    });
  });
}

/** The tests of `--changed`; undefined: all. */
function planned(): Plan | undefined {
  const at = process.argv.indexOf('--changed');
  if (at === -1) return undefined;
  const commit = process.argv[at + 1] ?? branchPoint(root);
  const files = changedFiles(root, commit);
  const found = testsFor(root, files);
  const counts = Object.entries(found).map(([name, some]) => `${some.length} of ${name}`);
  console.log(`${files.length} files differ from ${commit.slice(0, 12)}. Test files that they can break: ${counts.join(', ')}.`);
  return found;
}

/** What was slow, and how slow: a run that creeps is seen in its own words. */
function printTimes(): void {
  const line = (name: string, seconds: number, words: string) =>
    console.log(`${name.padEnd(12)} ${String(Math.round(seconds)).padStart(5)} s  ${words}`);
  console.log('');
  for (const { name, outcome, seconds } of times) line(name, seconds, `${outcome.passed} passed, ${outcome.failed} failed`);
  line('all', (Date.now() - begun) / 1000, '');
  const worst = tellSlowest(files, cases, path.join(root, 'node_modules/.cache/slowest-tests.txt'));
  if (worst) console.log(worst);
}

function add(name: string, outcome: Outcome, started: number): void {
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  times.push({ name, outcome, seconds: (Date.now() - started) / 1000 });
  total.passed += outcome.passed;
  total.failed += outcome.failed;
}

async function part(name: string, args: string[]): Promise<void> {
  const started = Date.now();
  const code = await run(args);
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, started);
}

async function vitestPart(project: 'node' | 'browser'): Promise<void> {
  const started = Date.now();
  const file = path.join(reports, `${project}.json`);
  const failed = path.join(reports, `${project}-failures.json`);
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tools/failures-reporter.ts', `--outputFile.json=${file}`];
  const code = await run(
    [vitest, 'run', '--project', project === 'node' ? 'node*' : project, ...reporters, ...(plan?.[project] ?? [])],
    { FAILURES_FILE: failed },
    file,
  );
  const report = readReport(file) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    numFailedTestSuites?: number;
    testResults?: {
      name: string;
      startTime: number;
      endTime: number;
      assertionResults?: { fullName: string; duration?: number | null }[];
    }[];
  };
  for (const { name, startTime, endTime, assertionResults = [] } of report.testResults ?? []) {
    const file = path.relative(root, name);
    files.push({ name: file, seconds: (endTime - startTime) / 1000 });
    for (const { fullName, duration } of assertionResults) cases.push({ name: `${file} › ${fullName}`, seconds: (duration ?? 0) / 1000 });
  }
  const found = readReport(failed);
  if (Array.isArray(found)) failures.push(...(found as Failure[]));
  else if (code !== 0) failures.push({ what: project, why: 'The run ended before it could say why: see above.' });
  const count = (report.numFailedTests ?? 0) + (report.numFailedTests ? 0 : (report.numFailedTestSuites ?? 0));
  // A run that broke without a failing test (no report, a leak, an unhandled error) is a failure all the same.
  add(project, { passed: report.numPassedTests ?? 0, failed: code !== 0 ? Math.max(1, count) : count }, started);
}

async function playwrightPart(): Promise<void> {
  const started = Date.now();
  const file = path.join(reports, 'e2e.json');
  const code = await run(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...(plan?.e2e ?? [])],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    file,
  );
  type Report = { stats?: { expected: number; unexpected: number; flaky: number }; suites?: Suite[]; errors?: { message?: string }[] };
  const { stats, suites = [], errors = [] } = readReport(file) as Report;
  for (const suite of suites) {
    const timed = casesOf(suite, `e2e/${suite.file}`);
    cases.push(...timed);
    files.push({ name: `e2e/${suite.file}`, seconds: timed.reduce((sum, { seconds }) => sum + seconds, 0) });
    failures.push(...failuresOf(suite, `e2e/${suite.file}`));
  }
  for (const { message } of errors) failures.push({ what: 'e2e, outside of every case', why: firstWords(message ?? '') });
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  add('e2e', { passed: stats?.expected ?? 0, failed: code !== 0 ? Math.max(1, failed) : failed }, started);
}

type Result = { duration: number; status: string; errors: { message?: string }[] };
type Suite = { file: string; suites?: Suite[]; specs?: { title: string; line: number; tests: { results: Result[] }[] }[] };

function failuresOf({ suites = [], specs = [] }: Suite, file: string): Failure[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ errors }) => ({
        what: `${file}:${line} › ${title}`,
        why: firstWords(errors.map(({ message }) => message ?? '').join('\n')),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, file))];
}

function casesOf({ suites = [], specs = [] }: Suite, file: string): Timed[] {
  const own = specs.map(({ title, line, tests }) => ({
    name: `${file}:${line} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return [...own, ...suites.flatMap((suite) => casesOf(suite, file))];
}

function readReport(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return {};
  }
}
