import { describe, expect, it } from 'vitest';
import { unexpectedLines } from './quiet-logs.ts';

const at = '2026-03-01 10:00:00.123 UTC [42]';

describe('after the browser journeys', () => {
  it('a warning of the server that nobody expected fails the run, news and a slow reply do not', () => {
    const warning = '{"level":40,"msg":"the search snapshot is not used"}';
    const failed = '{"level":40,"status":503,"tookMs":3,"msg":"slow or failed"}';
    const lines = ['{"level":30,"msg":"feed imported"}', warning, '{"level":40,"status":200,"tookMs":1300,"msg":"slow or failed"}', failed];
    expect(unexpectedLines({ server: ['Fairway is ready', ...lines, ''].join('\n'), database: '' })).toEqual([warning, failed]);
    const starting = '{"level":40,"method":"GET","route":"/readyz","status":503,"tookMs":5,"msg":"slow or failed"}';
    expect(unexpectedLines({ server: starting, database: '' })).toEqual([]);
    const crash = 'TypeError: Cannot read properties of undefined';
    expect(unexpectedLines({ server: crash, database: '' })).toEqual([crash]);
  });

  it('an ERROR of PostgreSQL fails the run and is shown with its statement', () => {
    const error = `${at} ERROR:  column "id" does not exist at character 52\n${at} STATEMENT:  select max(id)\n\tfrom search_outbox`;
    const database = `${at} LOG:  database system is ready\n${error}\n${at} LOG:  checkpoint starting\n\tof something\n`;
    expect(unexpectedLines({ server: '', database })).toEqual([error]);
  });
});
