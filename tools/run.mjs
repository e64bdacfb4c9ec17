// Runs a TypeScript entry on Node 24 (docs/decisions/002): `node tools/run.mjs FILE [ARGS]`. Plain JavaScript, runs on Node 20.19.
import { spawn } from 'node:child_process';
import { endTogether } from './ending.mjs';
import { makeGenerated } from './generated.mjs';
import { node24 } from './runtime.mjs';

makeGenerated();
const [entry, ...args] = process.argv.slice(2);
const child = spawn(node24(), ['--disable-warning=ExperimentalWarning', entry, ...args], { stdio: 'inherit', env: process.env });
endTogether(child);
