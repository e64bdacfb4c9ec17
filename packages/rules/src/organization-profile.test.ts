import { describe, expect, it, test } from 'vitest';
import {
  EMPTY_PROFILE,
  isSecureLink,
  isVideoLink,
  type OrganizationProfileContent,
  PROFILE_LIMITS,
  type ProfileArticle,
  picturesOf,
  profileFaults,
  publishingFaults,
  slugOf,
} from './organization-profile.ts';
import { profileDifferences, withArrivals } from './profile-differences.ts';
import { pictureAddress, pictureFiles, pictureOf, pictureSources } from './profile-pictures.ts';

const now = new Date('2026-11-27T10:00:00Z');
const article: ProfileArticle = {
  ...{ id: 4, slug: 'heat-from-the-sea', title: { en: 'Heat from the sea' }, ingress: {}, body: { en: '<p>It works.</p>' } },
  ...{ picture: null, isShown: true, publishAt: null },
};
const place = { title: 'Harbour', address: 'Bryggegata 1', city: 'Oslo', country: 'NO', isHeadquarters: true };
const video = { id: 2, title: { en: 'A day' }, thumbnail: null, link: 'https://youtu.be/abcdefg1234' };
const whole: OrganizationProfileContent = {
  ...EMPTY_PROFILE,
  ...{ tagline: { en: 'Heat for everybody' }, places: [place], videos: [video], articles: [article] },
};
const codes = (faults: readonly { pointer: string; code: string }[]) =>
  faults.map(({ pointer, code }) => `${pointer.replace('/body/content/', '')} ${code.replace('organization_profiles.', '')}`);
const wrong = (given: Partial<OrganizationProfileContent>, shown = EMPTY_PROFILE) =>
  codes(profileFaults({ ...whole, ...given }, shown, now));

// @rule organizations.25
describe('what is wrong in itself', () => {
  it('is nothing in an empty draft, and nothing in a whole one', () => {
    expect(wrong(EMPTY_PROFILE)).toEqual([]);
    expect(wrong({})).toEqual([]);
  });
  test.each<[string, Partial<OrganizationProfileContent>, string]>([
    ['a website that runs something', { website: 'javascript:alert(1)' }, 'website link_unfit'],
    ['a website that others can change on the way', { website: 'http://acme.example' }, 'website link_unfit'],
    ['an account that runs something', { links: ['javascript:alert(1)'] }, 'links/0 link_unfit'],
    ['an account twice', { links: ['https://x.com/acme', 'https://X.com/acme/'] }, 'links/1 link_twice'],
    ['a tagline that is too long', { tagline: { de: 'ä'.repeat(161) } }, 'tagline/de too_long'],
    ['a description that is too long', { description: { en: `<p>${'a'.repeat(6001)}</p>` } }, 'description/en too_long'],
    ['a country that does not exist', { places: [{ ...place, country: 'XX' }] }, 'places/0/country country_unknown'],
    ['two headquarters', { places: [place, place] }, 'places/1/isHeadquarters headquarters_twice'],
    ['a video of a site that is not known', { videos: [{ ...video, link: 'https://films.example/1' }] }, 'videos/0/link video_unfit'],
    ['a slug with capitals', { articles: [{ ...article, slug: 'Heat From' }] }, 'articles/0/slug slug_unfit'],
    ['a slug of 5000 letters', { articles: [{ ...article, slug: 'a'.repeat(5000) }] }, 'articles/0/slug slug_unfit'],
    ['a slug twice', { articles: [article, { ...article, id: null }] }, 'articles/1/slug slug_twice'],
    ['a time that is none', { articles: [{ ...article, publishAt: 'soon' }] }, 'articles/0/publishAt schedule_unfit'],
    ['a time in two years', { articles: [{ ...article, publishAt: '2028-11-27T10:00:00Z' }] }, 'articles/0/publishAt schedule_unfit'],
  ])('%s', (_what, given, fault) => expect(wrong(given)).toEqual([fault]));

  it('is not what is shown already, however it came', () => {
    const films = [{ ...video, link: 'https://films.example/1' }];
    expect(
      wrong({ website: 'http://acme.example', videos: films }, { ...EMPTY_PROFILE, website: 'http://acme.example', videos: films }),
    ).toEqual([]);
  });
  it('counts what readers see: marks and families of emoji are no letters', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(wrong({ tagline: { en: family.repeat(PROFILE_LIMITS.taglineCharacters) } })).toEqual([]);
    expect(wrong({ description: { en: `<p><strong>${'a'.repeat(6000)}</strong></p>` } })).toEqual([]);
  });
});

// @rule organizations.26
describe('what lacks before readers may see it', () => {
  const lacks = (given: Partial<OrganizationProfileContent>) => codes(publishingFaults({ ...whole, ...given }, EMPTY_PROFILE, now));
  it('is nothing where there is a tagline or a description in one language', () => {
    expect(lacks({})).toEqual([]);
    expect(lacks({ tagline: {}, description: { fil: '<p>Init mula sa dagat</p>' } })).toEqual([]);
  });
  test.each<[string, Partial<OrganizationProfileContent>, string[]]>([
    ['both', { tagline: { en: ' ' }, description: { en: '<p> </p>' } }, ['tagline missing']],
    ['a name or a city of a place', { places: [{ ...place, title: ' ', city: '' }] }, ['places/0/city missing']],
    ['a link and a title of a video', { videos: [{ ...video, link: '', title: {} }] }, ['videos/0/link missing', 'videos/0/title missing']],
    ['the text of an article', { articles: [{ ...article, body: {} }] }, ['articles/0/body missing']],
    [
      'a title in a language of the text',
      { articles: [{ ...article, body: { ...article.body, de: '<p>Ja</p>' } }] },
      ['articles/0/title/de missing'],
    ],
    ['a slug', { articles: [{ ...article, slug: '', title: { en: '!' } }] }, ['articles/0/slug missing']],
  ])('%s', (_what, given, faults) => expect(lacks(given)).toEqual(faults));
  it('is nothing of an article that is kept for later', () => {
    expect(lacks({ articles: [{ ...article, isShown: false, body: {} }] })).toEqual([]);
  });
});

describe('links', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?list=1&v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://vimeo.com/123456789', 'https://vimeo.com/123456789/abc123',
    'https://vimeo.com/channels/staff/123456789', 'https://player.vimeo.com/video/123456789', 'https://acme.example/films/day.mp4',
  ])('%s is a video', (link) => expect(isVideoLink(link)).toBe(true)); // biome-ignore format: a list
  test.each([
    '', 'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ', 'http://youtu.be/dQw4w9WgXcQ', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/', 'https://vimeo.com/about', 'https://acme.example/day.exe',
    `https://acme.example/${'a'.repeat(5000)}.mp4`, 'data:video/mp4;base64,AAAA',
  ])('%s is none', (link) => expect(isVideoLink(link)).toBe(false)); // biome-ignore format: a list
  test.each(['https://x.com/acme', 'https://例え.jp/道'])('%s is secure', (link) => expect(isSecureLink(link)).toBe(true));
  test.each(['http://x.com', 'https://', 'https://user:pass@x.com/', 'https://x', 'ftp://x.com', ' https://x.com', '//x.com'])(
    '%s is not',
    (link) => expect(isSecureLink(link)).toBe(false),
  );
});

test('a slug is what was typed, or what the title gives', () => {
  expect(slugOf(article)).toBe('heat-from-the-sea');
  expect(slugOf({ slug: ' ', title: { de: 'Wärme aus dem Meer' } })).toBe('warme-aus-dem-meer');
});

describe('differences', () => {
  const told = (after: Partial<OrganizationProfileContent>, before = whole) =>
    profileDifferences(before, { ...before, ...after }).map(
      ({ part, added, changed, removed }) => `${part} ${added} ${changed} ${removed}`,
    );
  it('are none between a profile and itself, however a database orders keys', () => {
    expect(told({})).toEqual([]);
    expect(told({ places: [{ isHeadquarters: true, country: 'NO', city: 'Oslo', address: 'Bryggegata 1', title: 'Harbour' }] })).toEqual(
      [],
    );
    expect(told({ tagline: { de: '', en: 'Heat for everybody ' } })).toEqual([]);
  });
  test.each<[string, Partial<OrganizationProfileContent>, string[]]>([
    ['a language more and another text', { tagline: { en: 'Heat', de: 'Wärme' } }, ['tagline 1 1 0']],
    ['a picture', { logo: '/media/a.webp' }, ['logo 1 0 0']],
    ['a place that went', { places: [] }, ['places 0 0 1']],
    ['two that are the same', { places: [place, place] }, ['places 1 0 0']],
    [
      'an article that is another, and a new one',
      {
        articles: [
          { ...article, slug: 'heat' },
          { ...article, id: null },
        ],
      },
      ['articles 1 1 0'],
    ],
  ])('%s', (_what, after, lines) => expect(told(after)).toEqual(lines));
  it('are a change where only the order is another', () => {
    const both = { ...whole, links: ['https://x.com/a', 'https://x.com/b'] };
    expect(told({ links: ['https://x.com/b', 'https://x.com/a'] }, both)).toEqual(['links 0 1 0']);
  });
});

test('what came to the organization meanwhile is taken into the draft, and what its owners removed stays away', () => {
  const other = { ...article, id: 9, slug: 'from-the-other' };
  const draft = { ...whole, articles: [] };
  const shown = { ...whole, articles: [article, other], places: [place, { ...place, title: 'Other', isHeadquarters: false }] };
  const taken = withArrivals(draft, whole, shown);
  expect(taken.articles).toEqual([other]);
  expect(taken.places.map(({ title }) => title)).toEqual(['Harbour', 'Other']);
  expect(withArrivals(taken, shown, shown)).toEqual(taken);
});

describe('a picture', () => {
  const id = '018f0000-0000-7000-8000-000000000001';
  it('has a file of each width as WebP and AVIF, and its address says them', () => {
    expect(pictureFiles(id, 'banner').map(({ key, height }) => [key.slice(-15), height])).toEqual([
      ['banner-800.webp', 267],
      ['banner-800.avif', 267],
      ['anner-1600.webp', 533],
      ['anner-1600.avif', 533],
    ]);
    expect(pictureOf(pictureAddress(id, 'logo'))).toEqual({ id, kind: 'logo' });
    expect(pictureSources(pictureAddress(id, 'logo'))?.avif).toBe(
      `/media/profiles/${id}-logo-96.avif 96w, /media/profiles/${id}-logo-256.avif 256w`,
    );
    expect(picturesOf({ ...whole, logo: pictureAddress(id, 'logo') })).toEqual([pictureAddress(id, 'logo')]);
  });
  test.each(['/media/lindvik-logo.svg', 'https://evil.example/a.webp', '/media/profiles/../avatars/x-logo-256.webp', ''])(
    '%s has no sizes',
    (address) => expect(pictureSources(address)).toBeUndefined(),
  );
});
