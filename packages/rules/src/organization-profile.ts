// What owners write of their organization: the parts of its profile, their limits, and what is wrong with them before readers may see it. A draft may
// lack anything and say anything: nothing of it is seen. Texts are slots by locale. @rule organizations.25, organizations.26
import { COUNTRIES } from './countries.ts';
import type { Locale } from './locales.ts';
import { slugify } from './slugs.ts';
import { isLongerThan, visibleText } from './visible-characters.ts';
import { isWebAddress } from './web-address.ts';

export const PROFILE_LIMITS = {
  taglineCharacters: 160,
  descriptionCharacters: 6000,
  sectors: 14,
  linkCharacters: 500,
  places: 100,
  placeTitleCharacters: 120,
  addressCharacters: 200,
  cityCharacters: 120,
  videos: 24,
  videoTitleCharacters: 120,
  articles: 50,
  titleCharacters: 150,
  ingressCharacters: 400,
  bodyCharacters: 12_000,
  slugCharacters: 100,
  links: 10,
  /** Of a text with its marks. */
  htmlCharacters: 40_000,
  addressOfPicture: 300,
  /** How far ahead an article may be scheduled. */
  scheduleDays: 366,
  /** Of all, as it is sent. */
  bytes: 900_000,
  /** That are kept of one organization. */
  versions: 100,
} as const;

export type ProfileText = Partial<Record<Locale, string>>;
export type ProfilePlace = { title: string; address: string; city: string; country: string; isHeadquarters: boolean };
export type ProfileVideo = { id: number | null; title: ProfileText; thumbnail: string | null; link: string };
export type ProfileArticle = {
  /** Of one that was published; null: it is new. */
  id: number | null;
  slug: string;
  title: ProfileText;
  ingress: ProfileText;
  body: ProfileText;
  picture: string | null;
  isShown: boolean;
  /** From when it is shown; null: from the next publishing. */
  publishAt: string | null;
};
export type OrganizationProfileContent = {
  logo: string | null;
  banner: string | null;
  tagline: ProfileText;
  /** Rich text. */
  description: ProfileText;
  sectors: readonly string[];
  website: string;
  /** Accounts on other sites. */
  links: readonly string[];
  places: readonly ProfilePlace[];
  videos: readonly ProfileVideo[];
  articles: readonly ProfileArticle[];
};

export const EMPTY_PROFILE: OrganizationProfileContent = {
  ...{ logo: null, banner: null, tagline: {}, description: {}, sectors: [], website: '', links: [], places: [], videos: [], articles: [] },
};

type ProfileFaultCode =
  | 'organization_profiles.missing'
  | 'organization_profiles.too_long'
  | 'organization_profiles.link_unfit'
  | 'organization_profiles.link_twice'
  | 'organization_profiles.video_unfit'
  | 'organization_profiles.country_unknown'
  | 'organization_profiles.headquarters_twice'
  | 'organization_profiles.slug_unfit'
  | 'organization_profiles.slug_twice'
  | 'organization_profiles.schedule_unfit';
export type ProfileFault = { pointer: string; code: ProfileFaultCode };

/** An address of the web that nobody on the way can change. */
export const isSecureLink = (address: string): boolean =>
  address.length <= PROFILE_LIMITS.linkCharacters && /^https:/i.test(address) && isWebAddress(address);

const VIDEO_FORMS = [
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)[\w-]{6,}(?:[?&#]\S*)?$/i,
  /^https:\/\/youtu\.be\/[\w-]{6,}(?:[?#]\S*)?$/i,
  /^https:\/\/(?:www\.)?vimeo\.com\/(?:[\w-]+\/)*\d{5,}(?:\/\w+)?(?:[?#]\S*)?$/i,
  /^https:\/\/player\.vimeo\.com\/video\/\d{5,}(?:[?#]\S*)?$/i,
  /^https:\/\/(?:[\w-]+\.)+[\w-]{2,}(?::\d{1,5})?\/\S+\.(?:mp4|webm)(?:[?#]\S*)?$/i,
];

/** A video of YouTube or Vimeo, or a file that browsers play. */
export const isVideoLink = (address: string): boolean => isSecureLink(address) && VIDEO_FORMS.some((form) => form.test(address));

/** The languages in which something is written, without empty ends. */
export const writtenText = (text: ProfileText): ProfileText =>
  Object.fromEntries(
    Object.entries(text).flatMap(([locale, words]) => (words && visibleText(words) !== '' ? [[locale, words.trim()]] : [])),
  );
const isWritten = (text: ProfileText): boolean => Object.keys(writtenText(text)).length > 0;

/** The slug that a title gives. */
export const slugOf = (article: Pick<ProfileArticle, 'slug' | 'title'>): string =>
  article.slug.trim() || slugify(Object.values(writtenText(article.title))[0] ?? '');

const AT = '/body/content/';
type Add = (pointer: string, code: ProfileFaultCode) => void;

/** What is wrong in itself. What is shown already (`shown`) stays as it came: an address that a feed brought, a video of another site. */
export function profileFaults(content: OrganizationProfileContent, shown: OrganizationProfileContent, now: Date): ProfileFault[] {
  const faults: ProfileFault[] = [];
  const add: Add = (pointer, code) => faults.push({ pointer: `${AT}${pointer}`, code });
  const isOther = (link: string) => link.trim() !== '' && link.trim() !== shown.website;
  if (isOther(content.website) && !isSecureLink(content.website.trim())) add('website', 'organization_profiles.link_unfit');
  lengths(content, add);
  twice(
    content.links.map((link) => link.trim().replace(/\/$/, '').toLowerCase()),
    (at) => add(`links/${at}`, 'organization_profiles.link_twice'),
  );
  content.links.forEach((link, at) => {
    if (link.trim() !== '' && !isSecureLink(link.trim())) add(`links/${at}`, 'organization_profiles.link_unfit');
  });
  content.places.forEach(({ country }, at) => {
    if (country !== '' && !COUNTRIES.includes(country)) add(`places/${at}/country`, 'organization_profiles.country_unknown');
  });
  twice(
    content.places.map(({ isHeadquarters }) => (isHeadquarters ? 'yes' : '')),
    (at) => add(`places/${at}/isHeadquarters`, 'organization_profiles.headquarters_twice'),
  );
  const known = new Set(shown.videos.map(({ link }) => link));
  content.videos.forEach(({ link }, at) => {
    if (link.trim() !== '' && !known.has(link) && !isVideoLink(link.trim())) add(`videos/${at}/link`, 'organization_profiles.video_unfit');
  });
  articleFaults(content.articles, now, add);
  return faults;
}

function articleFaults(articles: readonly ProfileArticle[], now: Date, add: Add): void {
  const slugs = articles.map(slugOf);
  articles.forEach((article, at) => {
    const slug = article.slug.trim();
    const isFit = slug === slugify(slug) && slug.length <= PROFILE_LIMITS.slugCharacters;
    if (slug !== '' && !isFit) add(`articles/${at}/slug`, 'organization_profiles.slug_unfit');
    const until = now.getTime() + PROFILE_LIMITS.scheduleDays * 86_400_000;
    if (article.publishAt !== null && !(Date.parse(article.publishAt) <= until))
      add(`articles/${at}/publishAt`, 'organization_profiles.schedule_unfit');
  });
  twice(slugs, (at) => add(`articles/${at}/slug`, 'organization_profiles.slug_twice'));
}

/** Calls for each that was there before; empty ones are nothing. */
function twice(keys: readonly string[], found: (at: number) => void): void {
  keys.forEach((key, at) => {
    if (key !== '' && keys.indexOf(key) < at) found(at);
  });
}

function lengths(content: OrganizationProfileContent, add: Add): void {
  const check = (text: ProfileText, pointer: string, most: number, isHtml = false) => {
    for (const [locale, words = ''] of Object.entries(text))
      if (isLongerThan(isHtml ? visibleText(words).replaceAll('\n', '') : words, most))
        add(`${pointer}/${locale}`, 'organization_profiles.too_long');
  };
  check(content.tagline, 'tagline', PROFILE_LIMITS.taglineCharacters);
  check(content.description, 'description', PROFILE_LIMITS.descriptionCharacters, true);
  content.videos.forEach(({ title }, at) => {
    check(title, `videos/${at}/title`, PROFILE_LIMITS.videoTitleCharacters);
  });
  content.articles.forEach(({ title, ingress, body }, at) => {
    check(title, `articles/${at}/title`, PROFILE_LIMITS.titleCharacters);
    check(ingress, `articles/${at}/ingress`, PROFILE_LIMITS.ingressCharacters);
    check(body, `articles/${at}/body`, PROFILE_LIMITS.bodyCharacters, true);
  });
}

/** What is wrong in itself, and what lacks before readers may see it. */
export function publishingFaults(content: OrganizationProfileContent, shown: OrganizationProfileContent, now: Date): ProfileFault[] {
  const faults = profileFaults(content, shown, now);
  const need = (isThere: boolean, pointer: string) => {
    if (!isThere) faults.push({ pointer: `${AT}${pointer}`, code: 'organization_profiles.missing' });
  };
  need(isWritten(content.tagline) || isWritten(content.description), 'tagline');
  content.places.forEach(({ title, city }, at) => {
    need(title.trim() !== '' || city.trim() !== '', `places/${at}/city`);
  });
  content.videos.forEach(({ title, link }, at) => {
    need(link.trim() !== '', `videos/${at}/link`);
    need(isWritten(title), `videos/${at}/title`);
  });
  content.articles.forEach((article, at) => {
    need(slugOf(article) !== '', `articles/${at}/slug`);
    // One that is kept for later may be half.
    if (!article.isShown) return;
    const [titles, bodies] = [writtenText(article.title), writtenText(article.body)];
    need(isWritten(titles), `articles/${at}/title`);
    need(isWritten(bodies), `articles/${at}/body`);
    for (const locale of Object.keys(bodies) as Locale[])
      if (isWritten(titles)) need(titles[locale] !== undefined, `articles/${at}/title/${locale}`);
  });
  return faults;
}

/** All addresses of pictures in it. */
export const picturesOf = (content: OrganizationProfileContent): string[] =>
  [
    content.logo,
    content.banner,
    ...content.videos.map(({ thumbnail }) => thumbnail),
    ...content.articles.map(({ picture }) => picture),
  ].filter((address) => address !== null);
