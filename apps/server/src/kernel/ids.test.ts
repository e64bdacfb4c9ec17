import { isUuid } from '@fairway/rules/slugs';
import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';

describe('ids', () => {
  it('are UUIDs of version 7 that sort by time', () => {
    const ids = Array.from({ length: 20_000 }, () => newId());
    expect(ids.every((id) => isUuid(id) && id[14] === '7' && '89ab'.includes(id[19] ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it('go on upwards when the clock goes back', () => {
    const first = newId(Date.now() + 60_000);
    expect(newId(0) > first).toBe(true);
  });
});
