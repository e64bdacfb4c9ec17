// Builds the web for production and compresses its files once, so that the server only sends them.
// `node tools/run.mjs apps/web/build.ts`
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = import.meta.dirname;
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 512;

/** Runs the framework's build; ends the process when it fails. */
function build(): void {
  const packageFile = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const cli = path.join(path.dirname(packageFile), 'dist/cli/index.js');
  const { status } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Writes FILE.br and FILE.gz next to every file that gets smaller by it. */
function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(file)) continue;
    const bytes = readFileSync(file);
    if (bytes.length < MIN_BYTES) continue;
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotli));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

build();
compressFiles(path.join(root, 'build/client'));
