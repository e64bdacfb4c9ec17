// The version of the software, as its package says.
import { readFileSync } from 'node:fs';
import path from 'node:path';

let known: string | undefined;

export function softwareVersion(): string {
  known ??= (JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }).version;
  return known;
}
