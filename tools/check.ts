// `npm run check`: static checks only, in under a minute. Each prints its name, and its whole output only when it fails.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './runtime.mjs';

const bin = (name: string) => path.join(root, 'node_modules', name);
const tsc = bin('@typescript/native/bin/tsc');

/** Each checker reads the whole program for itself: two programs side by side are two processors' work. */
const ONE_CHECKER = ['--checkers', '1'];

const CHECKS: { name: string; args: string[]; cwd?: string }[] = [
  { name: 'format and lint', args: [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'types', args: [tsc, '-p', 'tsconfig.json', ...ONE_CHECKER] },
  { name: 'types of rules', args: [tsc, '-p', 'packages/rules', ...ONE_CHECKER] },
  { name: 'types of the web', args: ['tools/check-web-types.ts'] },
  { name: 'features', args: ['tools/check-features.ts'] },
  { name: 'migrations', args: ['tools/check-migrations.ts'] },
  { name: 'imports', args: ['tools/check-imports.ts'] },
  { name: 'dead code', args: [bin('knip/bin/knip.js'), '--no-progress'] },
  { name: 'structure', args: ['tools/check-structure.ts'] },
  { name: 'messages', args: ['tools/check-messages.ts'] },
  { name: 'documents', args: ['tools/check-docs.ts'] },
  { name: 'specification', args: ['tools/check-spec.ts'] },
  { name: 'calls as documented', args: ['tools/generate.ts', 'api', '--check'] },
];

let failed = 0;
const queue = [...CHECKS];
await Promise.all([worker(), worker()]);
console.log(failed === 0 ? `All ${CHECKS.length} checks hold` : `${failed} of ${CHECKS.length} checks fail`);
process.exit(failed === 0 ? 0 : 1);

async function worker(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const started = Date.now();
    const { code, output } = await run(check.args);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`);
    if (code !== 0) {
      failed += 1;
      console.log(output);
    }
  }
}

function run(args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
