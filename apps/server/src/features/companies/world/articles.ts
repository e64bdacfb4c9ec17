// Which company wrote which articles, and its videos.
import type { Locale } from '@fairway/rules/locales';
import { chanceOf } from '@fairway/testkit/chance';
import { escapeText, heading, paragraph, strong } from '@fairway/testkit/markup';
import { CITIES } from './cities.ts';
import type { CompanyText, DemoCompany } from './company.ts';
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

/** Texts by locale: English, the company's own language, or both. */
export type CompanyArticle = { slug: string; title: Texts; ingress: Texts; body: Texts; publishedDaysAgo: number };

type Version = { locale: Locale; story: Omit<Story, 'slug'>; ending: Pick<CompanyText, 'tagline' | 'summary'>; city: string };

/** Two to five articles for every second company, newest first; none for the others. */
export function companyArticles(company: DemoCompany, index: number): CompanyArticle[] {
  if (index % 2 !== 0) return [];
  const chance = chanceOf(`articles ${company.key}`);
  let daysAgo = chance.whole(2, 20);
  return storiesOf(company, chance.sample(STORIES, chance.whole(2, 5))).map((story) => {
    const city = CITIES[chance.pick(company.cities)].name;
    const person = chance.pick(PEOPLE);
    // One paragraph in the middle may be left out, so that two companies differ.
    const short = chance.happens(0.5);
    const article: CompanyArticle = { slug: story.slug, title: {}, ingress: {}, body: {}, publishedDaysAgo: daysAgo };
    for (const { locale, story: told, ending, city: named } of versionsOf(company, story, city)) {
      const words: Record<string, string> = { name: company.name, city: named, person };
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

/** A company that speaks the language of its country begins with the two stories that are told in it. */
function storiesOf(company: DemoCompany, chosen: readonly Story[]): Story[] {
  if (!company.own) return [...chosen];
  const local = STORIES.filter((story) => story.slug in LOCAL_VERSIONS);
  return [...local, ...chosen.filter((story) => !local.includes(story))].slice(0, chosen.length);
}

function versionsOf(company: DemoCompany, story: Story, city: string): Version[] {
  const english: Version = { locale: 'en', story, ending: company.en, city };
  const version = LOCAL_VERSIONS[story.slug];
  if (!company.own || !version) return [english];
  const { locale } = company.own;
  const local: Version = { locale, story: LOCAL_STORIES[locale][version], ending: company.own, city: CITIES[company.cities[0]!].local };
  return version === 'openDoors' ? [local] : [english, local];
}

const VIDEO_TITLES = [
  'A walk through our house', 'Two minutes with the night shift', 'How a graduate year begins', 'Our workshop, without words', 'Five questions for an intern', 'What we do on Fridays',
  'From sketch to product', 'The people behind the help desk', 'Lunch with the founders', 'A day on site', 'Why I came back', 'Meet the team in {city}',
]; // biome-ignore format: a list

export type CompanyVideo = { title: Texts; videoLink: string };

/** One to three videos for every third company; the first is called in the language of the country alone, where the company speaks it. */
export function companyVideos(company: DemoCompany, index: number): CompanyVideo[] {
  if (index % 3 !== 0) return [];
  const chance = chanceOf(`videos ${company.key}`);
  return chance.sample(VIDEO_TITLES, chance.whole(1, 3)).map((title, position) => ({
    title:
      company.own && position === 0
        ? { [company.own.locale]: LOCAL_VIDEO_TITLES[company.own.locale].replace('{name}', company.name) }
        : { en: title.replace('{city}', CITIES[chance.pick(company.cities)].name) },
    videoLink: `https://videos.example/${company.key.toLowerCase()}/${position + 1}`,
  }));
}
