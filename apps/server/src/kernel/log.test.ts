import { expect, it } from 'vitest';
import { openLog } from './log.ts';

it('an error is logged with its stack, but never with the keys of the database client that it carries', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const lost = Object.assign(new Error('connection lost'), { code: '57P01', client: { secretKey: 1234567, password: 'hunter2' } });
  log.warn({ err: lost }, 'away');
  const line = JSON.parse(lines[0] ?? '{}');
  expect(line).toMatchObject({ msg: 'away', err: { message: 'connection lost', code: '57P01' } });
  expect(line.err.stack).toContain('log.test');
  expect(lines[0]).not.toMatch(/secretKey|hunter2/);
});
