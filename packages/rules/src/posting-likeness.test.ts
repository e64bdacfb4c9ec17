import { describe, expect, it } from 'vitest';
import {
  cutText,
  fullnessOf,
  HAND_ON_MS,
  isNearly,
  type JoinedPosting,
  joinPostings,
  pairOf,
  squeezed,
  titleKey,
} from './posting-likeness.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const TEXT = `We look for a data analyst who turns questions of our ferries into answers. You build reports with SQL and Python, you explain
what they say to captains and to the board, and you keep our 14 timetables honest. We offer 30 days of holiday, a berth near the harbour, and
colleagues who read what you write. You have studied statistics or something like it, and you like boats more than slides.`;

const posting = (id: string, said: Partial<JoinedPosting> & { text?: string } = {}): JoinedPosting & { text: string } => {
  const text = said.text ?? TEXT;
  return {
    id,
    source: id.split('-')[0] ?? '',
    schoolIds: [],
    employmentTypes: ['FULL_TIME'],
    educationLevels: [],
    startOn: null,
    language: 'en',
    salary: { min: null, max: null, currency: null, unit: null },
    places: ['oslo'],
    lines: ['Oslo'],
    applicationUrl: `https://${id}.example/`,
    textHash: squeezed(text),
    words: cutText(text).words.length,
    isOwn: false,
    promotion: 0,
    fullness: 10,
    publishedAt: new Date('2026-11-01T00:00:00Z'),
    deadlineAt: null,
    ...said,
    text,
  };
};

const join = (postings: readonly ReturnType<typeof posting>[], distinct: readonly string[] = []) => {
  const texts = new Map(postings.map(({ id, text }) => [id, cutText(text)]));
  return Object.fromEntries(
    joinPostings(postings, { textOf: ({ id }) => texts.get(id) ?? cutText(''), distinct: new Set(distinct), now: NOW }),
  );
};
const areOne = (one: Parameters<typeof posting>[1], other: Parameters<typeof posting>[1], sources = ['harbour-1', 'northern-1']) =>
  Object.keys(join([posting(sources[0] ?? '', one), posting(sources[1] ?? '', other)])).length === 1;

describe('titles that may be of one posting', () => {
  it.each([
    ['Softwareentwickler (m/w/d)', 'Softwareentwickler (w/m/x)'],
    ['Softwareentwickler:in', 'Softwareentwickler'],
    ['Chargé de clientèle (H/F)', 'Chargé de clientèle - F/H'],
    ['Data Analyst', 'DATA ANALYST – Ref. 2231/A'],
    ['Data Analyst (Job ID: AB-1200)', 'Data Analyst #4711'],
    ['Data Analyst 916256776', 'Data Analyst'],
    ['Data Analyst - Oslo', 'Data Analyst'],
    ['Data Analyst at Fjordbank', 'Data Analyst, Oslo'],
    ['Data Analyst - Oslo - Fjordbank', 'Data Analyst'],
  ])('%s, %s', (one, other) => {
    expect(titleKey(one, ['Fjordbank', 'Oslo'])).toBe(titleKey(other, ['Fjordbank', 'Oslo']));
  });

  it.each([
    ['Junior Data Analyst', 'Senior Data Analyst'],
    ['Data Analyst Intern', 'Data Analyst Graduate'],
    ['Data Analyst', 'Data Analyst Intern'],
    ['C Developer', 'C++ Developer'],
    ['C# Developer', 'C++ Developer'],
    ['Internship 2026', 'Internship 2027'],
    ['Staff Nurse Band 5', 'Staff Nurse Band 6'],
    ['Data Analyst - Oslo', 'Data Analyst - Bergen'],
    ['Sachbearbeiter 50 %', 'Sachbearbeiter 100 %'],
    ['前端工程师', '后端工程师'],
  ])('but not %s, %s', (one, other) => {
    expect(titleKey(one, ['Fjordbank', 'Oslo'])).not.toBe(titleKey(other, ['Fjordbank', 'Oslo']));
  });

  it('never leave nothing', () => {
    expect(titleKey('Oslo', ['Oslo'])).toBe('oslo');
    expect(titleKey('(m/w/d)', [])).toBe('(m/w/d)');
    expect(titleKey('!!!', [])).toBe('!!!');
  });
});

describe('what tells two postings apart', () => {
  const long = (extra: Partial<JoinedPosting>) => extra;
  it.each([
    ['cities', long({ places: ['oslo'] }), long({ places: ['bergen'] })],
    ['days they start', long({ startOn: '2027-01-01' }), long({ startOn: '2027-08-01' })],
    ['full time and part time', long({ employmentTypes: ['FULL_TIME'] }), long({ employmentTypes: ['PART_TIME'] })],
    [
      'an internship and a temporary job',
      long({ employmentTypes: ['FULL_TIME', 'INTERN'] }),
      long({ employmentTypes: ['FULL_TIME', 'TEMPORARY'] }),
    ],
    ['levels of study', long({ educationLevels: ['BACHELOR'] }), long({ educationLevels: ['MASTER'] })],
    ['languages of the text', long({ language: 'en' }), long({ language: 'de' })],
    [
      'pay',
      long({ salary: { min: 40_000, max: 50_000, currency: 'EUR', unit: 'YEAR' } }),
      long({ salary: { min: 50_000, max: null, currency: 'EUR', unit: 'YEAR' } }),
    ],
    ['who sees them', long({ schoolIds: [1] }), long({ schoolIds: [] })],
    ['which schools see them', long({ schoolIds: [1] }), long({ schoolIds: [1, 2] })],
  ])('different %s', (_, one, other) => {
    expect(areOne(one, other)).toBe(false);
    expect(areOne(other, one)).toBe(false);
  });

  it('what only one of them says tells nothing', () => {
    expect(
      areOne({ startOn: '2027-01-01', salary: { min: 1, max: 2, currency: 'EUR', unit: 'HOUR' } }, { places: [], employmentTypes: [] }),
    ).toBe(true);
    expect(areOne({ employmentTypes: ['FULL_TIME'] }, { employmentTypes: ['FULL_TIME', 'INTERN'] })).toBe(true);
  });

  it('one that is at two places stands for the one that is at one of them, never the other way round', () => {
    const both = posting('harbour-1', { places: ['oslo', 'bergen'] });
    const one = posting('northern-1', { places: ['bergen'] });
    expect(join([one, both])).toEqual({ 'northern-1': 'harbour-1' });
    expect(join([{ ...one, isOwn: true }, both])).toEqual({});
  });
});

describe('texts of one posting', () => {
  it('differ in signs, spaces and capitals alone', () => {
    expect(areOne({}, { text: TEXT.toUpperCase().replaceAll(' ', '\n • ') }, ['harbour-1', 'harbour-2'])).toBe(true);
  });

  it('of two sources stand one in the other, with something of its own behind it', () => {
    expect(areOne({}, { text: `${TEXT} Apply on our board by Sunday, and tell them that Harbour Board sent you.` })).toBe(true);
    expect(areOne({}, { text: `Fjordbank offers this. ${TEXT}` })).toBe(true);
    expect(areOne({ text: `${TEXT} Apply here.` }, { text: `${TEXT} See more of our jobs.` })).toBe(true);
  });

  it('of two sources may be cut off', () => {
    expect(areOne({}, { text: `${TEXT.slice(0, 220)}…` })).toBe(true);
  });

  it('of two sources may have headings in between', () => {
    expect(areOne({}, { text: TEXT.replace('We offer', 'Your benefits: We offer') })).toBe(true);
    expect(areOne({}, { text: TEXT.replace('We look', 'We (Fjordbank) look') })).toBe(true);
  });

  it('of one source are word for word the same: its frame never changes', () => {
    expect(areOne({}, { text: `${TEXT} You work at night.` }, ['harbour-1', 'harbour-2'])).toBe(false);
  });

  it.each([
    ['a number', TEXT.replace('14 timetables', '15 timetables')],
    ['a word', TEXT.replace('near the harbour', 'near the airport')],
    ['the site in front', `Site Bergen. ${TEXT}`, `Site Oslo. ${TEXT}`],
    [
      'half of it',
      `${TEXT.slice(0, 200)} and now for something else, which is a job on land with cows, tractors and a lot of grass to mow each day.`,
    ],
  ])('do not differ in %s', (_, one, other = TEXT) => {
    expect(areOne({ text: one }, { text: other })).toBe(false);
  });

  it('of few words are the same, or of two postings', () => {
    expect(areOne({ text: 'Ask for Ada.' }, { text: 'ask for  ada' })).toBe(true);
    expect(areOne({ text: 'Ask for Ada.' }, { text: 'Ask for Ada today.' })).toBe(false);
  });

  it('where there are none are one where the way to apply is', () => {
    expect(areOne({ text: '' }, { text: '' })).toBe(false);
    expect(areOne({ text: '', applicationUrl: 'https://a.example/1' }, { text: '', applicationUrl: 'https://a.example/1' })).toBe(true);
    expect(areOne({ text: '', applicationUrl: null }, { text: '', applicationUrl: null })).toBe(false);
  });

  it('of scripts without spaces are compared by their signs', () => {
    const text = '我们正在寻找一位数据分析师负责分析渡轮运营数据并向管理层汇报结果。您将使用数据库和脚本语言编写报告,并与船长们沟通。';
    expect(isNearly(cutText(text), cutText(`${text}请在网站上申请。`))).toBe(true);
    expect(isNearly(cutText(text), cutText(text.replace('数据库', '云平台')))).toBe(false);
  });
});

describe('who stands', () => {
  it('the organization’s own, then the promoted, the fullest, the oldest', () => {
    const old = posting('a-1', { publishedAt: new Date('2026-10-01T00:00:00Z') });
    const full = posting('b-1', { fullness: 20 });
    const promoted = posting('c-1', { promotion: 5 });
    const own = posting('fairway-1', { isOwn: true, fullness: 1 });
    const standing = (...some: ReturnType<typeof posting>[]) => [...new Set(Object.values(join(some)))];
    expect(standing(old, full, promoted, own)).toEqual(['fairway-1']);
    expect(standing(old, full, promoted)).toEqual(['c-1']);
    expect(standing(old, full)).toEqual(['b-1']);
    expect(standing(old, posting('z-1'))).toEqual(['a-1']);
  });

  it('does not hang on the order in which they came', () => {
    const some = [posting('a-1'), posting('b-1'), posting('b-2'), posting('c-1', { text: `${TEXT} More on our site.` })];
    expect(join(some)).toEqual(join([...some].reverse()));
    expect(Object.values(join(some))).toEqual(['a-1', 'a-1', 'a-1']);
  });

  it('the fullest says most fields, then most words', () => {
    expect(fullnessOf([null, [], 'a link'], 100)).toBe(40);
    expect(fullnessOf(['EUR', ['SQL'], 'a link'], 100)).toBeGreaterThan(fullnessOf([null, [], 'a link'], 200));
  });

  it('hands on before it closes', () => {
    const closes = posting('fairway-1', { isOwn: true, deadlineAt: new Date(NOW.getTime() + HAND_ON_MS) });
    expect(join([closes, posting('a-1')])).toEqual({ 'fairway-1': 'a-1' });
    expect(join([{ ...closes, deadlineAt: new Date(NOW.getTime() + HAND_ON_MS + 1) }, posting('a-1')])).toEqual({ 'a-1': 'fairway-1' });
    expect(join([closes, posting('a-1', { deadlineAt: NOW })])).toEqual({ 'a-1': 'fairway-1' });
    expect(join([{ ...closes, deadlineAt: NOW }, posting('a-1', { deadlineAt: closes.deadlineAt })])).toEqual({ 'fairway-1': 'a-1' });
  });

  it('five times from one source is one', () => {
    expect(join([1, 2, 3, 4, 5].map((n) => posting(`a-${n}`)))).toEqual({ 'a-2': 'a-1', 'a-3': 'a-1', 'a-4': 'a-1', 'a-5': 'a-1' });
  });
});

describe('what is joined is like all that it is joined with', () => {
  it('two vacancies of one source are two, also where another source says only what both begin with', () => {
    const day = posting('a-1', { text: `${TEXT} You work by day.` });
    const night = posting('a-2', { text: `${TEXT} You work at night.` });
    const part = posting('b-1', { text: TEXT });
    expect(Object.keys(join([day, night, part]))).toEqual(['b-1']);
  });

  it('a part of a text goes to the text that it is whole in', () => {
    const day = posting('a-1', { text: TEXT });
    const night = posting('a-2', { text: `${TEXT} You work at night.` });
    expect(join([day, night, posting('b-1', { text: `${TEXT} You work at night.` })])).toEqual({ 'b-1': 'a-2' });
  });

  it('what staff have parted stays parted', () => {
    expect(join([posting('a-1'), posting('b-1')], [pairOf('b-1', 'a-1')])).toEqual({});
    expect(join([posting('a-1'), posting('b-1'), posting('c-1')], [pairOf('a-1', 'b-1')])).toEqual({ 'c-1': 'a-1' });
  });

  it('a title in thousands of cities is compared in a moment', () => {
    const some = Array.from({ length: 4000 }, (_, n) => posting(`a-${n}`, { places: [`city ${n % 2000}`], lines: [`City ${n % 2000}`] }));
    expect(Object.keys(join(some))).toHaveLength(2000);
  });
});
