import { expect, test } from 'vitest';
import { fileIssue } from './file-issue.ts';

const rules = { extensions: ['.pdf', '.docx'], maxSizeBytes: 100 };

test.each([
  ['cv.pdf', 100, undefined],
  ['CV.PDF', 1, undefined],
  ['cv.docx', 101, 'size'],
  ['cv.exe', 1, 'type'],
  ['cv.pdf.exe', 1, 'type'],
  ['pdf', 1, 'type'],
  ['cv.pdf', 0, 'type'],
])('%s of %i bytes: %s', (name, sizeBytes, issue) => expect(fileIssue({ name, sizeBytes }, rules)).toBe(issue));
