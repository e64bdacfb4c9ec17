// The directory: every active organization with what its list filters need, in memory, read again when older than a few seconds.
// Counting open postings of all organizations for each request would scan every posting; the directory does it once for everybody.
// It holds nothing personal and nothing that cannot be read again; detail pages do not use it.
import { JOB_FILTERS } from '@fairway/rules/jobs';
import type { EmployerSort, OrganizationSize } from '@fairway/rules/organizations';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { onePerNode } from '../../kernel/feature.ts';
import type { Rounds } from '../../kernel/recurring.ts';

const FRESH_MS = 3000;

export type DirectoryEntry = {
  id: number;
  name: string;
  foldedName: string;
  country: string | null;
  sectors: string[];
  employmentTypes: string[];
  /** Countries of its open postings. */
  hiringIn: string[];
  size: OrganizationSize | null;
  openPostings: number;
  /** When its newest open posting was published, in milliseconds since 1970; 0: it has none. */
  newestMs: number;
};

/** Organization filters are three of the job filters. @rule organizations.6 */
export const ORGANIZATION_FILTERS = JOB_FILTERS.filter(
  (name) => name === 'address' || name === 'sector' || name === 'employment_types',
) as ('address' | 'sector' | 'employment_types')[];
type OrganizationFilter = (typeof ORGANIZATION_FILTERS)[number];

export type OrganizationDirectory = {
  entries(): Promise<readonly DirectoryEntry[]>;
  /** Reads anew at the next call. */
  clear(): void;
  /** Resolves when everything committed before the call is in `entries`; reads no more often than it gets old. */
  caughtUp(): Promise<void>;
};

export const organizationsOfNode = onePerNode(({ database, clock, rounds }) =>
  organizationDirectory(database, () => clock.now().getTime(), rounds),
);

/** A directory for one process. The first call waits; later ones are answered at once while it is read again behind them. */
export function organizationDirectory(database: Database, now: () => number, rounds: Rounds): OrganizationDirectory {
  let kept: { at: number; entries: readonly DirectoryEntry[] } | undefined;
  let reading: Promise<readonly DirectoryEntry[]> | undefined;
  /** Somebody asked since it was read last. */
  let asked = false;
  const read = () => {
    if (!reading) asked = false;
    reading ??= readEntries(database)
      .then((entries) => {
        kept = { at: now(), entries };
        return entries;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  return {
    async entries() {
      if (!kept) return read();
      // A failed read behind an answer is no failure of that answer; the next one tries again.
      if (now() - kept.at > FRESH_MS) rounds.watch('list of organizations', read());
      asked = true;
      return kept.entries;
    },
    clear() {
      kept = undefined;
    },
    async caughtUp() {
      const restMs = kept ? FRESH_MS - (now() - kept.at) : 0;
      if (restMs > 0) await new Promise<void>((resolve) => setTimeout(resolve, restMs).unref());
      // One that runs already may have begun before.
      await reading;
      if (asked) await read();
      else kept = undefined;
    },
  };
}

async function readEntries(database: Database): Promise<DirectoryEntry[]> {
  const rows = await database
    .with('open', (query) =>
      query
        .selectFrom('job_standing')
        .select(['organization_id', (select) => select.fn.countAll<number>().as('postings')])
        .select(sql<string[]>`array_agg(distinct array_to_string(employment_types, ','))`.as('types'))
        .select(sql<string[]>`array_agg(distinct array_to_string(countries, ','))`.as('countries'))
        .select((select) => select.fn.max('published_at').as('newest'))
        .where('withdrawn_at', 'is', null)
        .where((where) => where.or([where('deadline_at', 'is', null), where('deadline_at', '>', sql<Date>`now()`)]))
        .where((where) => where.and([where('is_exclusive', '=', false), where('is_duplicate', '=', false)]))
        .groupBy('organization_id'),
    )
    .selectFrom('organization as c')
    .leftJoin('open as o', 'o.organization_id', 'c.id')
    .select(['c.id', 'c.name', 'c.folded_name', 'c.country_code', 'c.sectors', 'c.size'])
    .select(['o.postings', 'o.types', 'o.countries', 'o.newest'])
    .where('c.status', '=', 'active')
    .orderBy('c.folded_name')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    foldedName: row.folded_name,
    country: row.country_code,
    sectors: row.sectors,
    employmentTypes: valuesOf(row.types),
    hiringIn: valuesOf(row.countries),
    size: row.size as OrganizationSize | null,
    openPostings: Number(row.postings ?? 0),
    newestMs: row.newest?.getTime() ?? 0,
  }));
}

const valuesOf = (lists: readonly string[] | null) => [...new Set((lists ?? []).flatMap((list) => list.split(',').filter(Boolean)))];

/** The values of an entry under a filter. */
function filterValues(entry: DirectoryEntry, filter: OrganizationFilter): readonly string[] {
  if (filter === 'address') return entry.country ? [entry.country] : [];
  return filter === 'sector' ? entry.sectors : entry.employmentTypes;
}

export type OrganizationQuestion = { text: string; sort: EmployerSort } & Record<OrganizationFilter, readonly string[]>;

const ORDERS: Record<Exclude<EmployerSort, 'relevance' | 'name'>, (a: DirectoryEntry, b: DirectoryEntry) => number> = {
  jobs: (a, b) => b.openPostings - a.openPostings,
  newest: (a, b) => b.newestMs - a.newestMs,
};

/** The entries that match, by default names that begin with the text first, and each filter's counts with its own choice removed. @rule organizations.22 */
export function searchDirectory(entries: readonly DirectoryEntry[], question: OrganizationQuestion) {
  const named = question.text ? entries.filter((entry) => entry.foldedName.includes(question.text)) : entries;
  const counts = Object.fromEntries(ORGANIZATION_FILTERS.map((filter) => [filter, new Map<string, number>()])) as Record<
    OrganizationFilter,
    Map<string, number>
  >;
  const matching: DirectoryEntry[] = [];
  for (const entry of named) {
    const failed = ORGANIZATION_FILTERS.filter(
      (filter) => question[filter].length > 0 && !filterValues(entry, filter).some((value) => question[filter].includes(value)),
    );
    if (failed.length === 0) matching.push(entry);
    if (failed.length > 1) continue;
    for (const filter of failed.length === 1 ? failed : ORGANIZATION_FILTERS) {
      for (const value of filterValues(entry, filter)) counts[filter].set(value, (counts[filter].get(value) ?? 0) + 1);
    }
  }
  // Entries come by name, and stay so where an order finds no difference.
  if (question.sort === 'jobs' || question.sort === 'newest') matching.sort(ORDERS[question.sort]);
  if (question.sort === 'relevance' && question.text) {
    const rank = (entry: DirectoryEntry) =>
      entry.foldedName.startsWith(question.text) ? 0 : entry.foldedName.includes(` ${question.text}`) ? 1 : 2;
    matching.sort((a, b) => rank(a) - rank(b));
  }
  const facets = Object.fromEntries(
    ORGANIZATION_FILTERS.map((filter) => [
      filter,
      [...counts[filter]].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    ]),
  ) as Record<OrganizationFilter, { value: string; count: number }[]>;
  return { matching, facets };
}
