// The numbers that are read by are those of pdf.js in the release that package.json pins.
import { OPS as known } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { OPS } from './operations.ts';

it('the numbers of its operations are those that we read by', () => {
  expect(known).toMatchObject(OPS);
});
