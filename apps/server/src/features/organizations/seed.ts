// The organizations of the demo world.
import { fold } from '@fairway/rules/folding';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { organizationArticles, organizationVideos } from './world/articles.ts';
import { CITIES, type City } from './world/cities.ts';
import { DEMO_ORGANIZATIONS } from './world/directory.ts';
import type { DemoOrganization } from './world/organization.ts';
import { organizationPeople, sizeOf } from './world/people.ts';
import { organizationBanner, organizationLogo, storyPicture } from './world/pictures.ts';
import { organizationOffices, organizationTexts } from './world/profiles.ts';

const DAY_MS = 86_400_000;

export type WriteFile = (path: string, svg: string) => Promise<void>;

export type SeededOrganization = { id: number; organization: DemoOrganization; cities: City[] };

/** Writes the demo organizations with offices, people, videos and articles; pictures go through `writeFile` to `media/...`. */
export async function seedOrganizations(
  database: DatabaseTransaction,
  world: { today: Date; writeFile: WriteFile },
): Promise<SeededOrganization[]> {
  const files: [string, string][] = [];
  const media = (name: string, svg: string) => {
    // Keys of the file store are lower case.
    const path = `media/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
    files.push([path, svg]);
    return `/${path}`;
  };
  const daysAgo = (days: number) => new Date(world.today.getTime() - days * DAY_MS);
  const rows = await database
    .insertInto('organization')
    .values(
      DEMO_ORGANIZATIONS.map((organization, index) => {
        const { tagline, description } = organizationTexts(organization);
        const home = CITIES[organization.cities[0]!];
        return {
          source: 'demo',
          external_id: organization.key,
          name: organization.name,
          folded_name: fold(organization.name),
          logo: media(`${organization.key}-logo`, organizationLogo(organization)),
          banner: media(`${organization.key}-banner`, organizationBanner(organization)),
          link: `https://${organization.key.toLowerCase()}.example`,
          country_code: home.country,
          zone: home.zone,
          tagline: JSON.stringify(tagline),
          description: JSON.stringify(description),
          sectors: [...organization.sectors],
          size: sizeOf(organization.people),
          founded_year: organization.founded,
          created_at: daysAgo(400 - index * 3),
          updated_at: daysAgo(3 + (index % 40)),
        };
      }),
    )
    .returning(['id', 'external_id'])
    .execute();
  const ids = new Map(rows.map((row) => [row.external_id, row.id]));
  const seeded = DEMO_ORGANIZATIONS.map((organization) => ({
    id: ids.get(organization.key)!,
    organization,
    cities: organization.cities.map((key) => CITIES[key]),
  }));
  for (const { id, organization } of seeded)
    if (organization.parent)
      await database
        .updateTable('organization')
        .set({ parent_id: ids.get(organization.parent)! })
        .where('id', '=', id)
        .execute();
  await seedOffices(database, seeded);
  const people = seeded.flatMap(({ id, organization }, index) =>
    organizationPeople(organization, index).map(({ position, name, role, text }) => ({
      ...{ organization_id: id, position, name },
      ...{ role: JSON.stringify(role), text: JSON.stringify(text) },
    })),
  );
  await database.insertInto('organization_person').values(people).execute();
  await seedStories(database, seeded, media, daysAgo);
  await Promise.all(files.map(([path, svg]) => world.writeFile(path, svg)));
  return seeded;
}

async function seedOffices(database: DatabaseTransaction, seeded: readonly SeededOrganization[]): Promise<void> {
  const offices = seeded.flatMap(({ id, organization }) =>
    organizationOffices(organization).map((office, position) => ({
      organization_id: id,
      position,
      title: office.title,
      address: office.address,
      city: office.city,
      country_code: office.countryCode,
      is_headquarters: office.isHeadquarters,
    })),
  );
  await database.insertInto('organization_location').values(offices).execute();
}

async function seedStories(
  database: DatabaseTransaction,
  seeded: readonly SeededOrganization[],
  media: (name: string, svg: string) => string,
  daysAgo: (days: number) => Date,
): Promise<void> {
  const videos = seeded.flatMap(({ id, organization }, index) =>
    organizationVideos(organization, index).map((video, position) => ({
      organization_id: id,
      position,
      title: JSON.stringify(video.title),
      thumbnail: media(`${organization.key}-video-${position + 1}`, storyPicture(organization, video.videoLink)),
      video_link: video.videoLink,
    })),
  );
  await database.insertInto('organization_video').values(videos).execute();
  const articles = seeded.flatMap(({ id, organization }, index) =>
    organizationArticles(organization, index).map((article) => ({
      organization_id: id,
      slug: article.slug,
      title: JSON.stringify(article.title),
      ingress: JSON.stringify(article.ingress),
      body: JSON.stringify(article.body),
      featured_image: media(`${organization.key}-${article.slug}`, storyPicture(organization, article.slug)),
      published_at: daysAgo(article.publishedDaysAgo),
      created_at: daysAgo(article.publishedDaysAgo + 2),
      updated_at: daysAgo(article.publishedDaysAgo),
    })),
  );
  await database.insertInto('organization_article').values(articles).execute();
}

/** Organizations that somebody follows; one that is followed already stays so. */
export async function seedFollows(
  database: DatabaseTransaction,
  userId: string,
  follows: readonly { organizationId: number; at: Date }[],
): Promise<void> {
  await database
    .insertInto('organization_follow')
    .values(follows.map(({ organizationId, at }) => ({ user_id: userId, organization_id: organizationId, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
