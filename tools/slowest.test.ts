import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tellSlowest } from './slowest.ts';

const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'fairway-slowest-')), 'cache/slowest.txt');
const timed = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${word} ${index}`, seconds: index / 2 }));

it('names the ten slowest files, and leaves forty of them and of the cases', () => {
  const line = tellSlowest(timed('file', 60), timed('case', 3), file);
  expect(line).toContain('slowest files: file 59 30 s, file 58 29 s');
  expect(line).toContain(file);
  expect(line?.match(/file \d/g)).toHaveLength(10);
  const [files, cases] = readFileSync(file, 'utf8').split('\n\n');
  expect(files?.split('\n').slice(1)).toHaveLength(40);
  expect(cases?.trim().split('\n')).toEqual(['Cases', '    1.0 s  case 2', '    0.5 s  case 1', '    0.0 s  case 0']);
});

it('says nothing where nothing was timed', () => expect(tellSlowest([], [], file)).toBeUndefined());
