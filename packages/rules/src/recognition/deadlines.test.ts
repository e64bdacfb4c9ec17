import { describe, expect, it } from 'vitest';
import { deadlineInText } from './deadlines.ts';

const on = (text: string, monthFirst?: boolean) => deadlineInText(text, monthFirst)?.on;

describe('a deadline in a text', () => {
  it.each([
    ['Application deadline: 2026-12-31', '2026-12-31'],
    ['Applications close on 31/12/2026.', '2026-12-31'],
    ['Please apply by 1st December 2026 at the latest', '2026-12-01'],
    ['Apply before December 2nd, 2026', '2026-12-02'],
    ['The last day to apply is 3 Dec 2026', '2026-12-03'],
    ['Bewerbungsfrist: 24.12.2026', '2026-12-24'],
    ['CLOSING DATE\nFriday, November 27, 2026', '2026-11-27'],
  ])('%s', (text, day) => expect(on(text)).toBe(day));

  it.each([
    ['no words of a deadline', 'We were founded on 1 March 2018.'],
    ['no year', 'Closing date: 31 December'],
    ['a date too far from the words', `Closing date ${'x '.repeat(60)} 31/12/2026`],
    ['no day that there is', 'Closing date: 31.02.2026'],
    ['nothing', ''],
  ])('is not where there is %s', (_what, text) => expect(on(text)).toBeUndefined());

  it('is the first that can be read', () => {
    expect(on('Closing date: soon. Apply by 2026-12-05. Apply by 2026-12-09.')).toBe('2026-12-05');
  });

  it('has the month first where the country says so', () => {
    expect([on('Apply by 03/04/2026'), on('Apply by 03/04/2026', true)]).toEqual(['2026-04-03', '2026-03-04']);
  });
});
