// @rule search.32
import { expect, it } from 'vitest';
import { readUnits } from './units.ts';

it('a season beside a kind of work is a wish, alone it is asked for', () => {
  const summer = (text: string) => readUnits(text, false).find(({ typed }) => /summer|sommer/iu.test(typed));
  expect(summer('research internship this summer')?.isWish).toBe(true);
  expect(summer('summer job animals')?.isWish).toBeUndefined();
});
