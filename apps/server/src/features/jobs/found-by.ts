// What of each posting of a page answers the question. Texts are read for it, so it is asked only where there is a question.
import { type Reason, type ReasonQuestion, reasonsOf } from '@fairway/search/reasons';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { type KeptPlace, locatedKeys } from '../places/queries.ts';

/** Reasons by the ids of postings. `text`: the question as it was searched, with corrected words. */
export async function listReasons(
  database: Database,
  ids: readonly string[],
  question: ReasonQuestion,
): Promise<ReadonlyMap<string, Reason[]>> {
  if (ids.length === 0 || question.text.trim() === '') return new Map();
  const rows = await database
    .selectFrom('job as j')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['j.id', 'j.language', 'j.title', 'c.name as organization', 'j.description_text as text', 'j.skills', 'j.remote'])
    .select(['j.countries', 'j.employment_types', 'j.sectors as own', 'c.sectors as sectors'])
    .select(
      sql<KeptPlace[]>`(select coalesce(json_agg(json_build_object('city', p.city, 'region', p.region, 'country', p.country_code,
        'latitude', p.latitude, 'longitude', p.longitude) order by p.position), '[]') from job_place p where p.job_id = j.id)`.as('kept'),
    )
    .where('j.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  const reasons = reasonsOf(question);
  return new Map(
    rows.map(({ id, countries, employment_types, own, sectors, kept, ...row }) => {
      // As in search/documents.ts: a posting's own before its organization's.
      const sector = own.length > 0 ? own : sectors;
      const places = kept.flatMap(({ city, region }) => [city ?? '', region ?? ''].filter((name) => name !== ''));
      const locatedAt = new Map(kept.map((place) => [place.city ?? place.region ?? '', locatedKeys([place])]));
      return [id, reasons({ ...row, places, locatedAt, facets: { address: countries, employment_types, sector } })];
    }),
  );
}
