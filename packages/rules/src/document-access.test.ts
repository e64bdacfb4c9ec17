import { expect, it } from 'vitest';
import { documentAccess } from './document-access.ts';

it.each([
  ['profile', true, [], 'open'],
  ['profile', false, [], 'open'],
  ['cvs', false, [], 'open'],
  ['cvs', true, [7], 'open'],
  ['cvs', true, [], 'not_verified'],
] as const)('documents at %s, verification needed: %s, verified schools %j: %s', (place, needsVerification, verifiedSchoolIds, answer) => {
  expect(documentAccess(place, { needsVerification, verifiedSchoolIds })).toBe(answer);
});
