// Own pages in the demo world: the default tenant shows all of ours and has an imprint; the French one wrote its terms in two languages.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';

const DAY_MS = 86_400_000;

const IMPRINT = {
  en: `## Who runs this site
{name} Demo Ltd
12 Harbour Street
0150 Oslo
Norway

## Contact
Email: {email}

This is a demo: the company and everybody in it are made up.`,
};

const TERMS = {
  fr: `## À quoi sert ce site
{name} accompagne les étudiants et les diplômés de Valclair vers leur premier emploi.

## Ce que nous demandons
- Un compte par personne.
- Des informations vraies dans le profil et le CV.

## Nous écrire
{email}`,
  en: `## What this site is for
{name} helps students and graduates of Valclair find their first job.

## What we ask
- One account for each person.
- True information in profile and CV.

## Write to us
{email}`,
};

/** Writes them where those tenants have none. */
export async function seedSitePages(database: DatabaseTransaction, today: Date): Promise<void> {
  const tenants = await database.selectFrom('tenant').select(['id', 'slug']).where('slug', 'in', ['fairway', 'valclair']).execute();
  const idOf = (slug: string) => tenants.find((tenant) => tenant.slug === slug)?.id;
  const editions = [
    { slug: 'fairway', page: 'imprint', number: 1, texts: IMPRINT, daysAgo: 40 },
    { slug: 'valclair', page: 'terms', number: 1, texts: { fr: TERMS.fr }, daysAgo: 90 },
    { slug: 'valclair', page: 'terms', number: 2, texts: TERMS, daysAgo: 12 },
  ].flatMap(({ slug, page, number, texts, daysAgo }) => {
    const id = idOf(slug);
    if (id === undefined) return [];
    return [{ tenant_id: id, page, number, texts: JSON.stringify(texts), published_at: new Date(today.getTime() - daysAgo * DAY_MS) }];
  });
  if (editions.length === 0) return;
  await database
    .insertInto('site_page_edition')
    .values(editions)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
