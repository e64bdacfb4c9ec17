// The companies of the demo world.
import { fold } from '@fairway/rules/folding';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { companyArticles, companyVideos } from './world/articles.ts';
import { CITIES, type City } from './world/cities.ts';
import type { DemoCompany } from './world/company.ts';
import { DEMO_COMPANIES } from './world/directory.ts';
import { companyBanner, companyLogo, storyPicture } from './world/pictures.ts';
import { companyOffices, companyTexts } from './world/profiles.ts';

const DAY_MS = 86_400_000;

export type WriteFile = (path: string, svg: string) => Promise<void>;

export type SeededCompany = { id: number; company: DemoCompany; cities: City[] };

/** Writes the demo companies with offices, videos and articles; pictures go through `writeFile` to `media/...`. */
export async function seedCompanies(database: DatabaseTransaction, world: { today: Date; writeFile: WriteFile }): Promise<SeededCompany[]> {
  const files: [string, string][] = [];
  const media = (name: string, svg: string) => {
    // Keys of the file store are lower case.
    const path = `media/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
    files.push([path, svg]);
    return `/${path}`;
  };
  const daysAgo = (days: number) => new Date(world.today.getTime() - days * DAY_MS);
  const rows = await database
    .insertInto('company')
    .values(
      DEMO_COMPANIES.map((company, index) => {
        const { tagline, description } = companyTexts(company);
        const home = CITIES[company.cities[0]!];
        return {
          source: 'demo',
          external_id: company.key,
          name: company.name,
          folded_name: fold(company.name),
          logo: media(`${company.key}-logo`, companyLogo(company)),
          banner: media(`${company.key}-banner`, companyBanner(company)),
          link: `https://${company.key.toLowerCase()}.example`,
          country_code: home.country,
          zone: home.zone,
          tagline: JSON.stringify(tagline),
          description: JSON.stringify(description),
          sectors: [...company.sectors],
          created_at: daysAgo(400 - index * 3),
          updated_at: daysAgo(3 + (index % 40)),
        };
      }),
    )
    .returning(['id', 'external_id'])
    .execute();
  const ids = new Map(rows.map((row) => [row.external_id, row.id]));
  const seeded = DEMO_COMPANIES.map((company) => ({
    id: ids.get(company.key)!,
    company,
    cities: company.cities.map((key) => CITIES[key]),
  }));
  for (const { id, company } of seeded)
    if (company.parent)
      await database
        .updateTable('company')
        .set({ parent_id: ids.get(company.parent)! })
        .where('id', '=', id)
        .execute();
  await seedOffices(database, seeded);
  await seedStories(database, seeded, media, daysAgo);
  await Promise.all(files.map(([path, svg]) => world.writeFile(path, svg)));
  return seeded;
}

async function seedOffices(database: DatabaseTransaction, seeded: readonly SeededCompany[]): Promise<void> {
  const offices = seeded.flatMap(({ id, company }) =>
    companyOffices(company).map((office, position) => ({
      company_id: id,
      position,
      title: office.title,
      address: office.address,
      city: office.city,
      country_code: office.countryCode,
      is_headquarters: office.isHeadquarters,
    })),
  );
  await database.insertInto('company_location').values(offices).execute();
}

async function seedStories(
  database: DatabaseTransaction,
  seeded: readonly SeededCompany[],
  media: (name: string, svg: string) => string,
  daysAgo: (days: number) => Date,
): Promise<void> {
  const videos = seeded.flatMap(({ id, company }, index) =>
    companyVideos(company, index).map((video, position) => ({
      company_id: id,
      position,
      title: JSON.stringify(video.title),
      thumbnail: media(`${company.key}-video-${position + 1}`, storyPicture(company, video.videoLink)),
      video_link: video.videoLink,
    })),
  );
  await database.insertInto('company_video').values(videos).execute();
  const articles = seeded.flatMap(({ id, company }, index) =>
    companyArticles(company, index).map((article) => ({
      company_id: id,
      slug: article.slug,
      title: JSON.stringify(article.title),
      ingress: JSON.stringify(article.ingress),
      body: JSON.stringify(article.body),
      featured_image: media(`${company.key}-${article.slug}`, storyPicture(company, article.slug)),
      published_at: daysAgo(article.publishedDaysAgo),
      created_at: daysAgo(article.publishedDaysAgo + 2),
      updated_at: daysAgo(article.publishedDaysAgo),
    })),
  );
  await database.insertInto('company_article').values(articles).execute();
}
