import { describe, expect, it } from 'vitest';
import { savedSearch } from './saved-views.ts';

describe('a saved view keeps', () => {
  it.each([
    ['?states=verified&q=ada&page=3&school=12', 'q=ada&states=verified'],
    ['?levels=master&levels=bachelor&sort=-endsOn', 'levels=bachelor&levels=master&sort=-endsOn'],
    ['?request=018f&view=decided', 'view=decided'],
    ['', ''],
    ['?&pages=2&page', 'pages=2'],
  ])('of %j what the list is asked: %j', (search, kept) => {
    expect(savedSearch(search)).toBe(kept);
  });
});
