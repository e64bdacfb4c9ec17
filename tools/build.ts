// Builds the web: messages, route modules, client and server bundles, compressed copies. `--if-stale` does nothing when nothing changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './runtime.mjs';

const BUILD = path.join(root, 'apps/web/build');
const STAMP = path.join(BUILD, '.stamp');
const SOURCES = [
  'package-lock.json',
  'apps/web',
  'packages/rules/src',
  'packages/contract/src',
  'packages/i18n',
  'packages/client/src',
  'packages/ui/src',
  'tools/build.ts',
];
/** Below it a compressed copy is no shorter. What has none is compressed anew for each reader, and less well. */
const SMALLEST_BYTES = 128;
const SKIPPED = new Set(['node_modules', 'build', '.react-router']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const print = fingerprint();
if (process.argv.includes('--if-stale') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print) process.exit(0);
console.log('Building the pages');
run('react-router build', [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], path.join(root, 'apps/web'));
await compress(path.join(BUILD, 'client'));
mkdirSync(BUILD, { recursive: true });
writeFileSync(STAMP, fingerprint());

function run(name: string, args: string[], cwd: string): void {
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status === 0) return;
  console.error(`${name} failed:\n${done.stdout}\n${done.stderr}`);
  process.exit(1);
}

/** Names, sizes and times of everything that the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const walk = (target: string) => {
    const stat = statSync(target, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      if (!target.includes('.gen.')) hash.update(`${target} ${stat.size} ${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(target).sort()) if (!SKIPPED.has(name)) walk(path.join(target, name));
  };
  for (const source of SOURCES) walk(path.join(root, source));
  return hash.digest('hex');
}

/** All at once: the compressors run in threads, so every processor has some. */
async function compress(dir: string): Promise<void> {
  const files = readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|html|map)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= SMALLEST_BYTES);
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}
