import { describe, expect, it } from 'vitest';
import { contrastRatio } from './colours.ts';
import { colourWarnings, isSubDomain } from './school-settings.ts';

describe('the colours of a school', () => {
  it('are fine when both can be read on white and differ', () => {
    expect(colourWarnings('#0f6b57', '#7a1f5c')).toEqual([]);
  });

  it('are warned of one by one when they are too light, with what is used instead', () => {
    const [primary, secondary, ...more] = colourWarnings('#ffd400', '#9be7ff');
    expect([primary?.field, secondary?.field, more]).toEqual(['primaryColor', 'secondaryColor', []]);
    expect(primary).toMatchObject({ code: 'low_contrast', ratio: 1.4 });
    expect(contrastRatio((primary as { used: string }).used, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('are warned of when nobody can tell them apart', () => {
    expect(colourWarnings('#0f6b57', '#0f6b58')).toEqual([{ field: 'secondaryColor', code: 'alike' }]);
    expect(colourWarnings('#aa0000', '#0000ee')).toEqual([]);
  });

  it.each([
    [null, null],
    ['', 'red'],
    ['#12', '#zzzzzz'],
  ])('without a colour there is no warning: %s, %s', (primary, secondary) => {
    expect(colourWarnings(primary, secondary)).toEqual([]);
  });
});

describe('the name below which a school has its pages', () => {
  it.each(['nordic', 'a', 'uni-2', 'x'.repeat(63)])('may be %s', (name) => expect(isSubDomain(name)).toBe(true));
  it.each(['', 'www', 'api', 'mail', '-a', 'a-', 'a.b', 'Nordic', 'nørdic', 'xn--x', 'x'.repeat(64), 'a b'])('may not be "%s"', (name) =>
    expect(isSubDomain(name)).toBe(false),
  );
});
