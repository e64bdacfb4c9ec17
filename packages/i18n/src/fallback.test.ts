import { describe, expect, test } from 'vitest';
import { pickText } from './fallback.ts';

describe('a text in several languages', () => {
  test('is shown in the asked language', () => {
    expect(pickText({ de: 'Hallo', en: 'Hello' }, 'de', 'fr')).toEqual({ text: 'Hallo', locale: 'de', fellBack: false });
  });
  test.each([
    ['the tenant’s language next', { fr: 'Bonjour', en: 'Hello', ru: 'Привет' }, 'fr'],
    ['then English', { ru: 'Привет', en: 'Hello' }, 'en'],
    ['then any', { ru: 'Привет' }, 'ru'],
    ['an empty slot counts as absent', { de: '  ', fr: '', en: null, vi: 'Xin chào' }, 'vi'],
  ] as const)('%s, with a mark', (_, slots, locale) => {
    expect(pickText(slots, 'de', 'fr')).toMatchObject({ locale, fellBack: true });
  });
  test('is absent when no slot is filled', () => {
    expect(pickText({}, 'de')).toBeUndefined();
    expect(pickText(null, 'de')).toBeUndefined();
    expect(pickText({ de: '' }, 'de')).toBeUndefined();
  });
});
