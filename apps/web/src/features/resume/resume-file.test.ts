import { expect, test } from 'vitest';
import { readResumeFile } from './resume-file.ts';

test('a JSON Resume is read with the sections that hold something', () => {
  const file = readResumeFile('\ufeff{"basics":{"name":"Ada","summary":" "},"work":[{},{}],"volunteer":[],"languages":[{}]}');
  expect(file?.sections).toEqual([
    { section: 'overview', count: 1 },
    { section: 'languages', count: 1 },
    { section: 'work_experience', count: 2 },
  ]);
});

test.each(['', 'x', '[]', 'null', '"x"', '{}', '{"work":{}}', '{"basics":[]}'])('%j is none', (text) => {
  expect(readResumeFile(text)).toBeUndefined();
});
