import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openScratch } from './scratch.ts';

test('what a killed run left is deleted by the next, and nothing of one that lives', () => {
  const first = openScratch();
  const parent = path.dirname(first.folder);
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const left = path.join(parent, `fairway-run-${dead}`);
  const alive = path.join(parent, `fairway-run-${process.ppid}`);
  const wasThere = existsSync(alive);
  mkdirSync(path.join(left, 'data'), { recursive: true });
  if (!wasThere) mkdirSync(alive);
  first.remove();
  expect(existsSync(first.folder)).toBe(false);
  const next = openScratch();
  try {
    expect(existsSync(left)).toBe(false);
    expect(existsSync(alive)).toBe(true);
    expect(existsSync(next.folder)).toBe(true);
  } finally {
    next.remove();
    if (!wasThere) rmSync(alive, { recursive: true });
  }
});
