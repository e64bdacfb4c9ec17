// The directory: every school with the texts it is found by, in memory, because names, other names and e-mail domains are searched with
// typing errors while somebody types. It holds nothing that cannot be read again, and never answers what a school is: rows do.
// Each call is answered from what is there; where that is older than some seconds it looks, behind the answer, whether anything changed.
import { fold } from '@fairway/rules/folding';
import { nearness } from '@fairway/rules/nearness';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { onePerNode } from '../../kernel/feature.ts';
import type { Rounds } from '../../kernel/recurring.ts';

const FRESH_MS = 3000;
const YIELD_EVERY = 500;

export type DirectorySchool = {
  id: number;
  /** Folded. */
  name: string;
  /** Other names, folded. */
  aliases: readonly string[];
  domains: readonly string[];
  /** All of them, one a line: what does not hold a text has no rank for it. */
  texts: string;
};

export type SchoolDirectory = {
  schools(): Promise<readonly DirectorySchool[]>;
};

export const schoolsOfNode = onePerNode(({ database, clock, rounds }) => schoolDirectory(database, () => clock.now().getTime(), rounds));

/** A directory for one process: schools kept here first, then by name. */
export function schoolDirectory(database: Database, now: () => number, rounds: Rounds): SchoolDirectory {
  let kept: { at: number; mark: string; schools: readonly DirectorySchool[] } | undefined;
  let reading: Promise<readonly DirectorySchool[]> | undefined;
  const read = async () => {
    const mark = await markOf(database);
    if (kept && kept.mark === mark) {
      kept = { ...kept, at: now() };
      return kept.schools;
    }
    const schools = await readSchools(database);
    kept = { at: now(), mark, schools };
    return schools;
  };
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    async schools() {
      if (!kept) return readOnce();
      // A failed read behind an answer is no failure of that answer; the next one tries again.
      if (now() - kept.at > FRESH_MS) rounds.watch('list of schools', readOnce());
      return kept.schools;
    },
  };
}

/** Readiness, and who waited for it, come first. */
const WARM_AFTER_MS = 2000;

/** Has the list read a moment after the start, so that the first who types does not wait for it. The returned function takes that back. */
export function readAfterStart(directory: SchoolDirectory): () => void {
  // Where it fails, the first search reads it.
  const timer = setTimeout(() => void directory.schools().catch(() => undefined), WARM_AFTER_MS);
  timer.unref();
  return () => clearTimeout(timer);
}

/** What is another text whenever a school came, changed or went: every writer of schools and domains sets `updated_at`. */
async function markOf(database: Database): Promise<string> {
  const row = await database
    .selectFrom('school')
    .select(sql<string>`count(*) || ' ' || coalesce(max(updated_at)::text, '') || ' ' || coalesce(sum(id), 0)`.as('mark'))
    .executeTakeFirstOrThrow();
  return row.mark;
}

async function readSchools(database: Database): Promise<DirectorySchool[]> {
  const rows = await database
    .selectFrom('school as s')
    .leftJoin('school_domain as d', 'd.school_id', 's.id')
    .select(['s.id', 's.name', 's.aliases', sql<string[]>`array_remove(array_agg(d.domain), null)`.as('domains')])
    .groupBy('s.id')
    .orderBy(sql`s.source <> 'fairway'`)
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .execute();
  const schools: DirectorySchool[] = [];
  for (const row of rows) {
    schools.push(directorySchool(row));
    // Others are answered in between: folding ten thousand schools takes a good part of a second.
    if (schools.length % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return schools;
}

/** A school as it is searched. */
export function directorySchool(row: {
  id: number;
  name: string;
  aliases: readonly string[];
  domains: readonly string[];
}): DirectorySchool {
  const name = fold(row.name);
  const aliases = row.aliases.map(fold);
  return { id: row.id, name, aliases, domains: row.domains, texts: [name, ...aliases, ...row.domains].join('\n') };
}

/**
 * Ids of the schools that match a text, best first: the name begins with it, another name or a domain does, a word of a name does, it
 * stands in a name; where none does, it nearly does (3 wrong letters in 10). Within a rank the directory's order stays. @rule search.1
 */
export function searchSchools(schools: readonly DirectorySchool[], text: string, limit: number): number[] {
  const wanted = fold(text);
  if (wanted === '') return schools.slice(0, limit).map((school) => school.id);
  // An address or a part of one: what stands before the @ is no domain.
  const domain = wanted.slice(wanted.lastIndexOf('@') + 1).replace(/^www\./, '');
  const isAddress = domain.includes('.');
  const found: { id: number; rank: number }[] = [];
  const rest: DirectorySchool[] = [];
  for (const school of schools) {
    const rank = isAddress || school.texts.includes(wanted) ? rankOf(school, wanted, domain) : undefined;
    if (rank === undefined) rest.push(school);
    else found.push({ id: school.id, rank });
  }
  // Who wrote it right is not shown what is written otherwise: delft is not Universidad del Turabo.
  if (found.length === 0) {
    const near = nearness(wanted);
    for (const school of near ? rest : []) {
      let wrong = near?.(school.name) ?? Number.POSITIVE_INFINITY;
      for (const alias of school.aliases) wrong = Math.min(wrong, near?.(alias) ?? Number.POSITIVE_INFINITY);
      if (Number.isFinite(wrong)) found.push({ id: school.id, rank: NEARLY + wrong });
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((school) => school.id);
}

const NEARLY = 10;

function rankOf(school: DirectorySchool, wanted: string, domain: string): number | undefined {
  if (school.name.startsWith(wanted)) return 0;
  if (school.aliases.some((alias) => alias.startsWith(wanted))) return 1;
  if (domain !== '' && school.domains.some((own) => own.startsWith(domain) || domain.endsWith(`.${own}`))) return 1;
  if (beginsWord(school.name, wanted)) return 2;
  if (school.aliases.some((alias) => beginsWord(alias, wanted))) return 3;
  if (school.name.includes(wanted)) return 4;
  if (school.aliases.some((alias) => alias.includes(wanted))) return 5;
  return undefined;
}

function beginsWord(label: string, wanted: string): boolean {
  for (let at = label.indexOf(wanted, 1); at > 0; at = label.indexOf(wanted, at + 1))
    if (!/[\p{L}\p{N}]/u.test(label[at - 1] ?? '')) return true;
  return false;
}

/** The school of this very name, or other name; of several, the one that is kept here, else the first by name. */
export function schoolNamed(schools: readonly DirectorySchool[], name: string): number | undefined {
  const wanted = fold(name);
  return (schools.find((school) => school.name === wanted) ?? schools.find((school) => school.aliases.includes(wanted)))?.id;
}
