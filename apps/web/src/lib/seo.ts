// What a page says about itself to search engines and to those who share it: title, description, canonical and hreflang links,
// Open Graph, structured data. `export const meta = pageMeta<typeof load>(({ data, t, boot }) => ({ ... }))`.
import type { Messages } from '@fairway/i18n/messages.gen';
import { DEFAULT_LOCALE, LOCALES, languageTag } from '@fairway/rules/locales';
import type { MetaDescriptor } from 'react-router';
import { createTranslator } from 'use-intl/core';
import type { Boot, RootData } from './boot.ts';
import { preparedMessages } from './messages.ts';
import type { Load } from './page.ts';
import { localized } from './paths.ts';

export type PageWords = {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  /** Path behind the locale, with the query that belongs to it (`/jobs?page=2`): what the canonical link names. */
  path: string;
  /** Absolute or rooted address of a picture for sharing. */
  image?: string | null;
  /** Open Graph type; website unless told. */
  type?: 'website' | 'article' | 'profile';
  /** Structured data: objects of schema.org. */
  structured?: readonly object[];
  /** An RSS feed of what is listed, rooted. */
  feed?: { href: string; title: string };
  /** Not for search engines: filtered lists, expired postings. */
  noIndex?: boolean;
  /** The text is in this language only (a tag): no hreflang, one canonical address for all locales. */
  onlyLanguage?: string;
};

type Translate = ReturnType<typeof translatorOf>;

type MetaTools<T> = { data: T; boot: Boot; t: Translate; params: Readonly<Record<string, string | undefined>> };
type MetaArguments = {
  loaderData?: unknown;
  params: Readonly<Record<string, string | undefined>>;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};
type DataOf<L> = L extends Load<infer T> ? T : never;

function translatorOf(boot: Boot) {
  return createTranslator<Messages>({ locale: boot.languageTag, messages: preparedMessages(boot.locale), timeZone: 'UTC' });
}

/** The meta of a page module; `L` is the type of its `load`, or `never` where it has none. */
export function pageMeta<L = never>(words: (tools: MetaTools<DataOf<L>>) => PageWords) {
  return ({ loaderData, params, matches }: MetaArguments): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
    // Without its data the page is an error page, which has a title of its own.
    if (!root || matches.at(-1)?.loaderData !== loaderData) return [];
    return descriptors(words({ data: loaderData as DataOf<L>, boot: root.boot, t: translatorOf(root.boot), params }), root.boot);
  };
}

/** The tags of a page. Pure. */
export function descriptors(words: PageWords, boot: Boot): MetaDescriptor[] {
  const title = words.title === boot.tenant.name ? words.title : `${words.title} · ${boot.tenant.name}`;
  const canonicalLocale = words.onlyLanguage === undefined ? boot.locale : DEFAULT_LOCALE;
  const canonical = absolute(localized(canonicalLocale, words.path), boot);
  const tags: MetaDescriptor[] = [
    { title },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: words.title },
    { property: 'og:site_name', content: boot.tenant.name },
    { property: 'og:type', content: words.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: boot.languageTag.replace('-', '_') },
  ];
  if (words.description) {
    tags.push({ name: 'description', content: words.description }, { property: 'og:description', content: words.description });
  }
  if (words.feed) {
    const { href, title: feedTitle } = words.feed;
    tags.push({ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feedTitle, href: absolute(href, boot) });
  }
  if (words.image) tags.push(...sharePicture(words.image, boot));
  if (words.noIndex) tags.push({ name: 'robots', content: 'noindex' });
  else if (words.onlyLanguage === undefined) tags.push(...alternates(words.path, boot));
  for (const item of words.structured ?? []) tags.push({ 'script:ld+json': item as never });
  return tags;
}

/** What a shared link shows. Most readers of it cannot draw an SVG: pictures of ours have a JPEG beside them, made by the server. */
function sharePicture(image: string, boot: Boot): MetaDescriptor[] {
  const path = /^\/media\/(?!share\/|avatars\/)(.+)$/.exec(image)?.[1];
  const facts = [
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:type', content: 'image/jpeg' },
  ];
  return [
    { property: 'og:image', content: absolute(path === undefined ? image : `/media/share/${path}.jpg`, boot) },
    ...(path === undefined ? [] : facts),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The same page in every locale, and the one for everybody else. */
function alternates(path: string, boot: Boot): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href: absolute(href, boot) });
  return [
    ...LOCALES.map((locale) => link(locale === DEFAULT_LOCALE ? 'en' : languageTag(locale), localized(locale, path))),
    link('x-default', localized(DEFAULT_LOCALE, path)),
  ];
}

/** An address with its origin. */
export function absolute(href: string, boot: Boot): string {
  return new URL(href, boot.origin).href;
}
