import { describe, expect, it } from 'vitest';
import { favoritesQuery, readFavoritesAddress } from './favorites-address.ts';

const read = (text: string) => readFavoritesAddress(new URLSearchParams(text));

describe('the address of the favourites', () => {
  it.each([
    ['', { tab: 'active', deadline: undefined }],
    ['tab=expired', { tab: 'expired', deadline: undefined }],
    ['deadline=this_week', { tab: 'active', deadline: 'this_week' }],
    ['tab=companies&deadline=later', { tab: 'companies', deadline: undefined }],
    ['tab=x&deadline=y', { tab: 'active', deadline: undefined }],
  ] as const)('"%s"', (text, address) => expect(read(text)).toEqual(address));

  it('is written as it is read, the plain one without anything', () => {
    expect(favoritesQuery(read(''))).toEqual({ tab: undefined, deadline: undefined });
    expect(favoritesQuery(read('tab=expired'))).toEqual({ tab: 'expired', deadline: undefined });
    expect(favoritesQuery(read('deadline=later'))).toEqual({ tab: undefined, deadline: 'later' });
  });
});
