import { describe, expect, it } from 'vitest';
import { jobSegment, organizationSegment, parseJobSegment, parseOrganizationSegment, slugify } from './slugs.ts';

const ID = '018f0000-0000-7000-8000-00000000abcd';

describe('slugs', () => {
  it.each([
    ['Data Analyst (m/w/d)', 'data-analyst-m-w-d'],
    ['Ingénieur·e qualité', 'ingenieur-e-qualite'],
    ['Größe & Straße', 'grosse-strasse'],
    ['数据分析师 – 实习', '数据分析师-实习'],
    ['データ分析', 'データ分析'],
    ['개발자', '개발자'],
    ['Chuyên viên phân tích', 'chuyen-vien-phan-tich'],
    ['  --- ', ''],
    ['😀', ''],
  ])('%s becomes %s', (title, slug) => expect(slugify(title)).toBe(slug));

  it('have at most 100 characters', () => expect([...slugify('数'.repeat(300))]).toHaveLength(100));

  it('never end in a hyphen where they were cut', () => expect(slugify(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99)));
});

describe('segments of addresses', () => {
  it('are read by their first 36 characters', () => {
    expect(parseJobSegment(jobSegment(ID, 'Data Analyst'))).toEqual({ id: ID, slug: 'data-analyst' });
    expect(parseJobSegment(ID.toUpperCase())).toEqual({ id: ID, slug: '' });
    expect(jobSegment(ID, '!!!')).toBe(ID);
  });

  it.each(['', 'data-analyst', ID.slice(1), `${ID.slice(0, 35)}g`])('%s is no posting', (segment) =>
    expect(parseJobSegment(segment)).toBeUndefined(),
  );

  it.each([
    ['12-nordic-data', { id: 12, slug: 'nordic-data' }],
    ['12', { id: 12, slug: '' }],
    ['2147483648', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['12x', undefined],
    ['99999999999', undefined],
  ])('the organization segment %s', (segment, parsed) => expect(parseOrganizationSegment(segment)).toEqual(parsed));

  it('name the company', () => expect(organizationSegment(7, 'Ålesund Group AS')).toBe('7-alesund-group-as'));
});
