import { describe, expect, it } from 'vitest';
import { greetingName, plainName } from './names.ts';

describe('a name', () => {
  it.each([
    ['  Ada   Maria ', 'Ada Maria'],
    ['Ada\r\nBcc: all@example.org', 'Ada Bcc: all@example.org'],
    ['Ada\u200b\u202eBerg', 'AdaBerg'],
    ['\u0000\u0007', ''],
    ['   ', ''],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ["O'Brien-Søndergård", "O'Brien-Søndergård"],
    ['王芳', '王芳'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainName(typed)).toBe(kept);
  });
});

describe('a greeting', () => {
  it.each(['Ada', 'Anna Maria', "O'Brien", 'J. R.', 'Jr.', '王芳', 'José'])('says %s', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    'https://evil.example',
    'You won evil.example',
    'www.evil',
    'win $5000 today',
    'a@example.org',
    'call 004712345678',
    'a very long text that somebody wants to mail to strangers',
  ])('does not say %s', (name) => {
    expect(greetingName(name)).toBe('');
  });
});
