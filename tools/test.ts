// Runs every check and test, one part after the other, and closes with one line: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { root } from './runtime.mjs';

type Outcome = { passed: number; failed: number };

const reports = mkdtempSync(path.join(os.tmpdir(), 'fairway-test-'));
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const wanted = (name: string) => chosen.length === 0 || chosen.includes(name);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const total: Outcome = { passed: 0, failed: 0 };

const env: NodeJS.ProcessEnv = { ...process.env };
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
if (wanted('browser') && env.CHROMIUM) await vitestPart('browser');
if (wanted('e2e') && env.CHROMIUM) {
  await part('build', ['tools/build.ts', '--if-stale']);
  await playwrightPart();
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function run(args: string[], more: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, ...more },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function add(name: string, outcome: Outcome): void {
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
}

async function part(name: string, args: string[]): Promise<void> {
  const code = await run(args);
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

async function vitestPart(project: string): Promise<void> {
  const file = path.join(reports, `${project}.json`);
  const code = await run([vitest, 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = readReport(file) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    numFailedTestSuites?: number;
  };
  const failed = (report.numFailedTests ?? 0) + (report.numFailedTests ? 0 : (report.numFailedTestSuites ?? 0));
  // A run that broke without a failing test (no report, a leak, an unhandled error) is a failure all the same.
  add(project, { passed: report.numPassedTests ?? 0, failed: code !== 0 ? Math.max(1, failed) : failed });
}

async function playwrightPart(): Promise<void> {
  const file = path.join(reports, 'e2e.json');
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const { stats } = readReport(file) as { stats?: { expected: number; unexpected: number; flaky: number } };
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  add('e2e', { passed: stats?.expected ?? 0, failed: code !== 0 ? Math.max(1, failed) : failed });
}

function readReport(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return {};
  }
}
