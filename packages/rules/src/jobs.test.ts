import { describe, expect, it } from 'vitest';
import { closedToday, deadlineDisplay, EDUCATION_FIELDS, JOB_CATEGORIES, SECTORS } from './jobs.ts';

const HOUR = 3_600_000;
const deadline = new Date('2026-11-21T23:00:00Z');
const at = (hours: number) => new Date(deadline.getTime() + hours * HOUR);

describe('a deadline', () => {
  it.each([
    [-48, 'open', false],
    [-9.01, 'open', false],
    [-9, 'today', false],
    [0, 'today', false],
    [0.01, 'closed', true],
    [12, 'closed', true],
    [12.01, 'closed', false],
  ])('%s hours from its instant shows %s', (hours, display, today) => {
    expect(deadlineDisplay(deadline, at(hours))).toBe(display);
    expect(closedToday(deadline, at(hours))).toBe(today);
  });

  it('that is not there stays open', () => {
    expect(deadlineDisplay(undefined, deadline)).toBe('open');
    expect(closedToday(undefined, deadline)).toBe(false);
  });
});

describe('the vocabulary', () => {
  it('has 22 categories, 14 sectors and no value twice', () => {
    expect(JOB_CATEGORIES).toHaveLength(22);
    expect(SECTORS).toHaveLength(14);
    expect(new Set(EDUCATION_FIELDS).size).toBe(EDUCATION_FIELDS.length);
  });
});
