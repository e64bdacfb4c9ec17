// What Eva's organization published before, and the draft that she left.
import { profileDifferences } from '@fairway/rules/profile-differences';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { findShownProfile } from '../organizations/profiles/queries.ts';
import { addVersion } from './commands.ts';

const HOME = 'lindvik';
const DAY_MS = 86_400_000;

export async function seedProfiles(
  transaction: DatabaseTransaction,
  today: Date,
  organizations: readonly { id: number; key: string }[],
): Promise<void> {
  const home = organizations.find(({ key }) => key === HOME);
  const shown = home && (await findShownProfile(transaction, home.id));
  if (!home || !shown) throw new Error(`The demo world has no organization ${HOME}`);
  const ago = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const eva = await transaction
    .selectFrom('identity_person')
    .select('id')
    .where('email_folded', '=', 'eva@lindvik.example')
    .executeTakeFirst();
  const first = {
    ...shown,
    tagline: { en: 'Heat for a harbour town' },
    places: shown.places.slice(0, 1),
    articles: shown.articles.slice(1),
  };
  const second = { ...shown, tagline: first.tagline };
  const by = eva?.id ?? null;
  await addVersion(transaction, home.id, 1, { content: first, differences: [], by: null, at: ago(120) });
  await addVersion(transaction, home.id, 2, { content: second, differences: profileDifferences(first, second), by, at: ago(44) });
  await addVersion(transaction, home.id, 3, { content: shown, differences: profileDifferences(second, shown), by, at: ago(9) });
  // A world without its people has nobody who writes.
  if (!eva) return;
  const draft = {
    ...shown,
    links: ['https://www.linkedin.com/company/lindvik-demo', 'https://www.youtube.com/@lindvik-demo'],
    articles: [
      {
        ...{
          id: null,
          slug: 'heat-from-the-sea',
          title: { en: 'Heat from the sea' },
          ingress: { en: 'How a pump below the quay warms eleven thousand homes.' },
        },
        ...{ body: { en: '<p>The sea outside our office is never colder than four degrees. That is enough.</p>' }, picture: null },
        ...{ isShown: true, publishAt: ago(-14).toISOString() },
      },
      ...shown.articles,
    ],
  };
  await transaction
    .insertInto('organization_profile_draft')
    .values({
      ...{ organization_id: home.id, edition: 1, content: JSON.stringify(draft), base: JSON.stringify(shown) },
      ...{ changed_at: ago(1), changed_by: eva.id },
    })
    .execute();
}
