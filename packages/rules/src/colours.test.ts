import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandSchemes, contrastRatio, DEFAULT_BRAND, mix, parseHex, readableOn, SURFACES } from './colours.ts';

const BRANDS = [
  '#0f6b57',
  '#ffd400',
  '#ffffff',
  '#000000',
  '#0b1f3a',
  '#e4002b',
  '#777777',
  '#7f7f7f',
  '#00b0ff',
  '#ff7a00',
  '#fff',
  '#39f',
];

describe('a colour is read', () => {
  test('in its short and long form', () => {
    expect(parseHex('#0f8')).toEqual([0, 255, 136]);
    expect(parseHex(' #0F6B57 ')).toEqual([15, 107, 87]);
  });
  test.each(['', 'red', '#12', '#12345', '#gggggg', 'rgb(1,2,3)', '#1234567', 'url(x)'])('%j is none', (text) => {
    expect(parseHex(text)).toBeUndefined();
  });
});

describe('contrast', () => {
  test('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
  test('a colour that is already readable stays as it is', () => {
    expect(readableOn('#0f6b57', ['#ffffff'], '#000000')).toBe('#0f6b57');
  });
  test('no colour is refused', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError);
  });
  test('mixing goes from one to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  });
});

describe.each(BRANDS)('the brand %s', (brand) => {
  const schemes = brandSchemes(brand);
  test.each(['light', 'dark'] as const)('can be read in the %s scheme', (name) => {
    const scheme = schemes[name];
    for (const surface of [...SURFACES[name], scheme.tint]) expect(contrastRatio(scheme.text, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(scheme.onFill, scheme.fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(scheme.onFill, scheme.fillHover)).toBeGreaterThanOrEqual(4.5);
  });
  test('its button stands out of the page', () => {
    expect(contrastRatio(schemes.light.fill, '#ffffff')).toBeGreaterThanOrEqual(1.4);
    expect(contrastRatio(schemes.dark.fill, SURFACES.dark[0])).toBeGreaterThanOrEqual(2.9);
  });
});

test('what is no colour becomes the default brand', () => {
  expect(brandSchemes('javascript:alert(1)')).toEqual(brandSchemes(DEFAULT_BRAND));
  expect(brandSchemes('')).toEqual(brandSchemes(DEFAULT_BRAND));
});

describe('tokens.css', () => {
  const css = readFileSync(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8');
  const block = (start: string) => css.slice(css.indexOf(start), css.indexOf('}', css.indexOf(start)));
  const colours = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--fw-([a-z-]+): (?:var\([a-z-]+, )?(#[0-9a-f]{6})/g)].map((found) => [found[1], found[2]]),
    ) as Record<string, string>;
  const schemes = {
    light: colours(block(':root,\n[data-mantine-color-scheme="light"]')),
    dark: colours(block('\n[data-mantine-color-scheme="dark"]')),
  };

  test.each(['light', 'dark'] as const)('texts of the %s scheme reach 4.5 on every surface', (name) => {
    const scheme = schemes[name];
    for (const surface of ['canvas', 'surface', 'sunken', 'raised', 'hover'])
      for (const text of ['text', 'text-muted', 'text-faint', 'primary', 'danger', 'success', 'warning', 'info'])
        expect(contrastRatio(scheme[text]!, scheme[surface]!), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    for (const meaning of ['success', 'warning', 'danger', 'info', 'primary', 'secondary'])
      expect(contrastRatio(scheme[meaning]!, scheme[`${meaning}-tint`]!), meaning).toBeGreaterThanOrEqual(4.5);
    for (const tint of ['success-tint', 'warning-tint', 'danger-tint', 'info-tint'])
      expect(contrastRatio(scheme.text!, scheme[tint]!), tint).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(scheme['on-primary']!, scheme['primary-fill']!)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(scheme['on-danger']!, scheme['danger-fill']!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['light', 'dark'] as const)('edges of fields in the %s scheme reach 3', (name) => {
    for (const surface of ['canvas', 'surface', 'raised'])
      expect(contrastRatio(schemes[name]['border-strong']!, schemes[name][surface]!), surface).toBeGreaterThanOrEqual(3);
  });
  test.each(['light', 'dark'] as const)('the surfaces that brand text is computed for are the ones of the %s scheme', (name) => {
    const surfaces = ['canvas', 'surface', 'sunken', 'raised', 'hover'].map((surface) => schemes[name][surface]);
    for (const surface of SURFACES[name]) expect(surfaces).toContain(surface);
  });
});
