// Which organization wrote which articles, and its videos.
import type { Locale } from '@fairway/rules/locales';
import { chanceOf } from '@fairway/world-kit/chance';
import { escapeText, heading, paragraph, strong } from '@fairway/world-kit/markup';
import { CITIES } from './cities.ts';
import type { DemoOrganization, OrganizationText } from './organization.ts';
import { LOCAL_STORIES, type LocalStories } from './stories-local.ts';
import { PEOPLE_STORIES } from './stories-people.ts';
import { WORK_STORIES } from './stories-work.ts';
import type { Story } from './story.ts';
import { LOCAL_VIDEO_TITLES } from './video-titles.ts';

const STORIES: readonly Story[] = [...PEOPLE_STORIES, ...WORK_STORIES];

const LOCAL_VERSIONS: Partial<Record<string, keyof LocalStories>> = { 'how-we-review': 'review', 'open-door-week': 'openDoors' };

/** Invented given names; nobody is meant. */
const PEOPLE = ['Amara', 'Bruno', 'Chiara', 'Dilnoza', 'Emre', 'Freya', 'Goran', 'Haruki', 'Ines', 'Jaya', 'Kwame', 'Linh', 'Mateo', 'Noor', 'Oksana', 'Pilar', 'Quentin', 'Rania', 'Soo-ah', 'Tomasz']; // biome-ignore format: a list

type Texts = Partial<Record<Locale, string>>;

/** Texts by locale: English, the organization's own language, or both. */
export type OrganizationArticle = { slug: string; title: Texts; ingress: Texts; body: Texts; publishedDaysAgo: number };

type Version = { locale: Locale; story: Omit<Story, 'slug'>; ending: Pick<OrganizationText, 'tagline' | 'summary'>; city: string };

/** Two to five articles for every second organization, newest first; none for the others. */
export function organizationArticles(organization: DemoOrganization, index: number): OrganizationArticle[] {
  if (index % 2 !== 0) return [];
  const chance = chanceOf(`articles ${organization.key}`);
  let daysAgo = chance.whole(2, 20);
  return storiesOf(organization, chance.sample(STORIES, chance.whole(2, 5))).map((story) => {
    const city = CITIES[chance.pick(organization.cities)].name;
    const person = chance.pick(PEOPLE);
    // One paragraph in the middle may be left out, so that two organizations differ.
    const short = chance.happens(0.5);
    const article: OrganizationArticle = { slug: story.slug, title: {}, ingress: {}, body: {}, publishedDaysAgo: daysAgo };
    for (const { locale, story: told, ending, city: named } of versionsOf(organization, story, city)) {
      const words: Record<string, string> = { name: organization.name, city: named, person };
      const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');
      const kept = short && told.paragraphs.length > 3 ? told.paragraphs.filter((_, at) => at !== 2) : told.paragraphs;
      article.title[locale] = fill(told.title);
      article.ingress[locale] = fill(told.ingress);
      article.body[locale] =
        `${kept.map((text) => paragraph(fill(text))).join('')}${heading(fill(told.heading))}${paragraph(fill(told.closing))}` +
        `<p>${strong(`${ending.tagline}${locale === 'cn' || locale === 'jp' ? '。' : '.'}`)} ${escapeText(ending.summary)}</p>`;
    }
    daysAgo += chance.whole(9, 60);
    return article;
  });
}

/** An organization that speaks the language of its country begins with the two stories that are told in it. */
function storiesOf(organization: DemoOrganization, chosen: readonly Story[]): Story[] {
  if (!organization.own) return [...chosen];
  const local = STORIES.filter((story) => story.slug in LOCAL_VERSIONS);
  return [...local, ...chosen.filter((story) => !local.includes(story))].slice(0, chosen.length);
}

function versionsOf(organization: DemoOrganization, story: Story, city: string): Version[] {
  const english: Version = { locale: 'en', story, ending: organization.en, city };
  const version = LOCAL_VERSIONS[story.slug];
  if (!organization.own || !version) return [english];
  const { locale } = organization.own;
  const local: Version = {
    locale,
    story: LOCAL_STORIES[locale][version],
    ending: organization.own,
    city: CITIES[organization.cities[0]!].local,
  };
  return version === 'openDoors' ? [local] : [english, local];
}

const VIDEO_TITLES = [
  'A walk through our house', 'Two minutes with the night shift', 'How a graduate year begins', 'Our workshop, without words', 'Five questions for an intern', 'What we do on Fridays',
  'From sketch to product', 'The people behind the help desk', 'Lunch with the founders', 'A day on site', 'Why I came back', 'Meet the team in {city}',
]; // biome-ignore format: a list

export type OrganizationVideo = { title: Texts; videoLink: string };

/** One to three videos for every third organization; the first is called in the language of the country alone, where the organization speaks it. */
export function organizationVideos(organization: DemoOrganization, index: number): OrganizationVideo[] {
  if (index % 3 !== 0) return [];
  const chance = chanceOf(`videos ${organization.key}`);
  return chance.sample(VIDEO_TITLES, chance.whole(1, 3)).map((title, position) => ({
    title:
      organization.own && position === 0
        ? { [organization.own.locale]: LOCAL_VIDEO_TITLES[organization.own.locale].replace('{name}', organization.name) }
        : { en: title.replace('{city}', CITIES[chance.pick(organization.cities)].name) },
    videoLink: `https://videos.example/${organization.key.toLowerCase()}/${position + 1}`,
  }));
}
