// Which company wrote which articles, and its videos.
import { chanceOf } from '@fairway/testkit/chance';
import { escapeText, heading, paragraph, strong } from '@fairway/testkit/markup';
import { CITIES } from './cities.ts';
import type { DemoCompany } from './company.ts';
import { PEOPLE_STORIES } from './stories-people.ts';
import { WORK_STORIES } from './stories-work.ts';
import type { Story } from './story.ts';

const STORIES: readonly Story[] = [...PEOPLE_STORIES, ...WORK_STORIES];

/** Invented given names; nobody is meant. */
const PEOPLE = ['Amara', 'Bruno', 'Chiara', 'Dilnoza', 'Emre', 'Freya', 'Goran', 'Haruki', 'Ines', 'Jaya', 'Kwame', 'Linh', 'Mateo', 'Noor', 'Oksana', 'Pilar', 'Quentin', 'Rania', 'Soo-ah', 'Tomasz']; // biome-ignore format: a list

export type CompanyArticle = { slug: string; title: string; ingress: string; body: string; publishedDaysAgo: number };

/** Two to five articles for every second company, newest first; none for the others. */
export function companyArticles(company: DemoCompany, index: number): CompanyArticle[] {
  if (index % 2 !== 0) return [];
  const chance = chanceOf(`articles ${company.key}`);
  let daysAgo = chance.whole(2, 20);
  return chance.sample(STORIES, chance.whole(2, 5)).map((story) => {
    const words: Record<string, string> = {
      name: company.name,
      city: CITIES[chance.pick(company.cities)].name,
      person: chance.pick(PEOPLE),
    };
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');
    const [opening = '', ...middle] = story.paragraphs;
    // The first and last paragraphs stay; one in the middle may be left out, so that two companies differ.
    const kept = chance.happens(0.5) ? middle.filter((_, at) => at !== 1) : middle;
    const body = [opening, ...kept].map((text) => paragraph(fill(text))).join('');
    const article = {
      slug: story.slug,
      title: fill(story.title),
      ingress: fill(story.ingress),
      body: `${body}${heading(fill(story.heading))}${paragraph(fill(story.closing))}<p>${strong(`${company.en.tagline}.`)} ${escapeText(company.en.summary)}</p>`,
      publishedDaysAgo: daysAgo,
    };
    daysAgo += chance.whole(9, 60);
    return article;
  });
}

const VIDEO_TITLES = [
  'A walk through our house', 'Two minutes with the night shift', 'How a graduate year begins', 'Our workshop, without words', 'Five questions for an intern', 'What we do on Fridays',
  'From sketch to product', 'The people behind the help desk', 'Lunch with the founders', 'A day on site', 'Why I came back', 'Meet the team in {city}',
]; // biome-ignore format: a list

export type CompanyVideo = { title: string; videoLink: string };

/** One to three videos for every third company. */
export function companyVideos(company: DemoCompany, index: number): CompanyVideo[] {
  if (index % 3 !== 0) return [];
  const chance = chanceOf(`videos ${company.key}`);
  return chance.sample(VIDEO_TITLES, chance.whole(1, 3)).map((title, position) => ({
    title: title.replace('{city}', CITIES[chance.pick(company.cities)].name),
    videoLink: `https://videos.example/${company.key.toLowerCase()}/${position + 1}`,
  }));
}
