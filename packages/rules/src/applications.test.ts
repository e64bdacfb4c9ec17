import { describe, expect, it } from 'vitest';
import {
  APPLICATION_KINDS,
  APPLICATION_MOVERS,
  APPLICATION_STATES,
  type ApplicationMover,
  type ApplicationState,
  isOpenApplication,
  isToldByMail,
  mayMoveApplication,
  OPEN_APPLICATION_STATES,
  undoneMoves,
} from './applications.ts';

const movesOf = (from: ApplicationState, by: ApplicationMover) =>
  APPLICATION_STATES.filter((to) => mayMoveApplication('inside', from, to, by)).join(' ');

describe('what an application sent here becomes (applications.2)', () => {
  it.each([
    ['sent', 'withdrawn', 'seen inTalks offer hired declined', 'closedWithoutAnswer'],
    ['seen', 'withdrawn', 'inTalks offer hired declined', 'closedWithoutAnswer'],
    ['inTalks', 'withdrawn', 'seen offer hired declined', ''],
    ['offer', 'withdrawn', 'seen inTalks hired declined', ''],
    ['hired', '', 'offer', ''],
    ['declined', '', 'seen inTalks offer', ''],
    ['closedWithoutAnswer', '', 'inTalks offer hired declined', ''],
    ['withdrawn', '', '', ''],
  ] as const)('%s: candidate [%s], organization [%s], system [%s]', (from, candidate, organization, system) => {
    expect(movesOf(from, 'candidate')).toBe(candidate);
    expect(movesOf(from, 'organization')).toBe(organization);
    expect(movesOf(from, 'system')).toBe(system);
  });

  it('never becomes what it is, and never unsent', () => {
    for (const from of APPLICATION_STATES)
      for (const by of APPLICATION_MOVERS) {
        expect(mayMoveApplication('inside', from, from, by)).toBe(false);
        expect(mayMoveApplication('inside', from, 'sent', by)).toBe(false);
      }
  });

  it('is withdrawn by its candidate alone, while it is open', () => {
    for (const from of APPLICATION_STATES) {
      expect(mayMoveApplication('inside', from, 'withdrawn', 'candidate')).toBe(isOpenApplication(from));
      expect(mayMoveApplication('inside', from, 'withdrawn', 'organization')).toBe(false);
      expect(mayMoveApplication('inside', from, 'withdrawn', 'system')).toBe(false);
    }
  });
});

describe('what was sent elsewhere', () => {
  it('is moved by its candidate to any other state, and by nobody else', () => {
    for (const kind of APPLICATION_KINDS.filter((one) => one !== 'inside'))
      for (const from of APPLICATION_STATES)
        for (const to of APPLICATION_STATES) {
          expect(mayMoveApplication(kind, from, to, 'candidate')).toBe(from !== to);
          expect(mayMoveApplication(kind, from, to, 'organization')).toBe(false);
          expect(mayMoveApplication(kind, from, to, 'system')).toBe(false);
        }
  });
});

it('tells by mail of what is said, not of what is looked at or done by the candidate', () => {
  expect(APPLICATION_STATES.filter(isToldByMail)).toEqual(['inTalks', 'offer', 'hired', 'declined', 'closedWithoutAnswer']);
  expect(APPLICATION_STATES.filter(isOpenApplication)).toEqual([...OPEN_APPLICATION_STATES]);
});

it.each([
  ['sent', 'inTalks', ['seen']],
  ['seen', 'offer', ['seen']],
  ['seen', 'hired', ['offer', 'seen']],
  ['offer', 'hired', ['offer']],
  ['inTalks', 'seen', []],
  ['sent', 'seen', []],
  ['closedWithoutAnswer', 'inTalks', []],
  ['hired', 'offer', ['hired']],
] as const)('a move from %s to %s is taken back by %j', (from, to, way) => {
  expect(undoneMoves(from, to)).toEqual(way);
});
