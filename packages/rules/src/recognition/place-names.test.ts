import { describe, expect, it } from 'vitest';
import { placeKeys, placeNameFinder } from './place-names.ts';
import { splitWords } from './words.ts';

const keysIn = (text: string) => placeNameFinder().find(splitWords(text), true).flatMap(({ value }) => value); // biome-ignore format: one thought

describe('a place has one key, whatever it is called', () => {
  it.each([
    ['CH', ['Switzerland', 'Schweiz', 'Suisse', 'Svizzera', 'Zwitserland', 'スイス', '瑞士', '스위스', 'Швейцария', 'Thụy Sĩ']],
    ['DK', ['Denmark', 'Dänemark', 'Danemark', 'Danmark', 'デンマーク']],
    ['DE/München', ['Munich', 'München', 'munchen', 'Monaco di Baviera']],
    ['IT/Milano', ['Milano', 'Milan', 'Mailand']],
    ['DE', ['Германия', 'Германии', 'Германию']],
    ['IN', ['Индия', 'Индию', 'Индии']],
    ['CN', ['Китай', 'Китае']],
    ['IR', ['Иран', 'Иране']],
    ['RU/Moscow', ['Москва', 'Москве', 'Moscou', '莫斯科']],
    ['GB/London', ['Londres', 'Londra', '伦敦', 'ロンドン', '런던', 'Лондоне']],
    ['VN/Ho Chi Minh City', ['TP HCM', 'HCMC', 'Sài Gòn', '胡志明市']],
    ['KZ/Almaty', ['Almaty', 'Алматы', 'Алма-Ата', '阿拉木图']],
    ['BY/Minsk', ['Minsk', 'Минск', 'Минске', 'ミンスク']],
    ['LV/Riga', ['Riga', 'Рига', '里加']],
    ['UA/Kharkiv', ['Kharkiv', 'Kharkov', 'Харькове', 'Харків']],
    ['CN/Changsha', ['Changsha', '长沙']],
    ['VN/Can Tho', ['Cần Thơ', 'can tho']],
    ['US-TX/Dallas', ['Dallas', '댈러스', 'ダラス', '达拉斯', '達拉斯', 'Даллас']],
    ['GB-WLS', ['Wales', 'Galles', 'Pays de Galles', '威尔士', 'ウェールズ']],
    ['IT-Sardegna', ['Sardegna', 'Sardinien', '撒丁岛']],
    ['US', ['USA', 'usa', 'United States']],
    ['GB', ['UK', 'United Kingdom', 'Vereinigtes Königreich']],
  ])('%s: %s', (key, names) => {
    for (const name of names) expect(keysIn(`jobs ${name}`), name).toContain(key);
  });

  it.each([
    'nice weather',
    'que terminan o han finalizado sus estudios',
    'ben my friend',
    'marketing bên anh chị',
    'jobs la la land',
    'in de der am zu',
    'engineer',
    'モニタリング',
    '우리가',
    'インテグレーション',
    'perm role',
    '',
  ])('no place by small words: %s', (text) => {
    expect(keysIn(text).filter((key) => !key.startsWith('FR/Nice'))).toEqual([]);
  });
});

describe('the keys of a posting', () => {
  it('are its countries, and cities and regions in one of them', () => {
    expect(placeKeys(['DE'], ['Munich', 'Bayern'])).toEqual(expect.arrayContaining(['DE', 'DE/München']));
    expect(placeKeys(['US'], ['New York', 'NY'])).toContain('US-NY/New York');
    // The letters of the capital stand beside its name.
    expect(placeKeys(['US'], ['DC', 'Washington'])).toEqual(['US', 'US-DC/Washington D.C.']);
    expect(placeKeys(['US'], ['Seattle', 'WA', 'Washington'])).toContain('US-WA');
  });

  it('are not those of a namesake elsewhere', () => {
    expect(placeKeys(['US'], ['Paris'])).toEqual(['US']);
    expect(placeKeys([], ['Paris'])).toEqual([]);
  });
});

it('a name in Katakana is a whole run of it, and one in Hangul begins a word', () => {
  expect(keysIn('リーズで働く')).toContain('GB/Leeds');
  expect(keysIn('シリーズ')).toEqual([]);
  expect(keysIn('리즈에서')).toContain('GB/Leeds');
  expect(keysIn('시리즈')).toEqual([]);
});
