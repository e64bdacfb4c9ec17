// What a row of a list does to the schools that are there. Pure, over all schools in memory.
//
//   the school it is                          what the row does
//   one of this source with this id, or       name, place and address become the row's; new domains and names join
//   one that has a domain of the row, or      what is missing is filled; new domains join; another name becomes an alias
//   one of the same name and country          (the same)
//   none                                      a new school
//
// A school that is kept here (source `fairway`) is recognised and never changed: its staff vouch for its domains, a list does not.
// A domain stays with the school that has it: the row is told.
import { createHash } from 'node:crypto';
import { fold } from '@fairway/rules/folding';
import { slugify } from '@fairway/rules/slugs';
import type { RowFault, SchoolRow } from './rows.ts';

export type MergedSchool = {
  /** Absent for a new one. */
  id?: number;
  slug: string;
  source: string;
  sourceId: string | null;
  name: string;
  countryCode: string | null;
  city: string | null;
  webAddress: string | null;
  aliases: string[];
  domains: string[];
};

const ALIASES = 20;

export class SchoolMerge {
  readonly #source: string;
  readonly #bySourceId = new Map<string, MergedSchool>();
  readonly #byDomain = new Map<string, MergedSchool>();
  readonly #byName = new Map<string, MergedSchool>();
  readonly #seen = new Set<string>();
  readonly #touched = new Set<MergedSchool>();
  readonly faults: RowFault[] = [];
  readonly counts = { created: 0, changed: 0, unchanged: 0 };

  constructor(source: string, schools: readonly MergedSchool[]) {
    this.#source = source;
    for (const school of schools) this.#know(school);
  }

  add(row: SchoolRow): void {
    const school = this.#schoolOf(row);
    if (!school) {
      const made: MergedSchool = {
        ...rowColumns(row),
        slug: slugOf(this.#source, row),
        source: this.#source,
        aliases: row.aliases,
        domains: row.domains,
      };
      this.#know(made);
      this.#seen.add(row.sourceId);
      this.#touched.add(made);
      this.counts.created++;
      return;
    }
    const before = JSON.stringify(school);
    if (school.source !== 'fairway') this.#merge(school, row);
    this.#seen.add(row.sourceId);
    if (JSON.stringify(school) === before) this.counts.unchanged++;
    else {
      this.#know(school);
      if (school.id === undefined) return;
      if (!this.#touched.has(school)) this.counts.changed++;
      this.#touched.add(school);
    }
  }

  /** The schools that are new or changed since the last call. */
  takeTouched(): MergedSchool[] {
    const touched = [...this.#touched];
    this.#touched.clear();
    return touched;
  }

  #schoolOf(row: SchoolRow): MergedSchool | undefined {
    const owner = row.domains.map((domain) => this.#byDomain.get(domain)).find((school) => school !== undefined);
    return this.#bySourceId.get(row.sourceId) ?? owner ?? this.#byName.get(nameKey(row));
  }

  #merge(school: MergedSchool, row: SchoolRow): void {
    // A row that comes a second time in one list is another name of the first.
    const isOwn = school.source === this.#source && school.sourceId === row.sourceId && !this.#seen.has(row.sourceId);
    const names = [...school.aliases, ...row.aliases, ...(isOwn ? [] : [row.name])];
    if (isOwn) Object.assign(school, { name: row.name });
    school.countryCode = (isOwn ? row.countryCode : null) ?? school.countryCode ?? row.countryCode;
    school.city = (isOwn ? row.city : null) ?? school.city ?? row.city;
    school.webAddress = (isOwn ? row.webAddress : null) ?? school.webAddress ?? row.webAddress;
    const seen = new Set([fold(school.name)]);
    school.aliases = names.filter((name) => !seen.has(fold(name)) && seen.add(fold(name))).slice(0, ALIASES);
    for (const domain of row.domains) {
      const owner = this.#byDomain.get(domain);
      if (!owner) school.domains.push(domain);
      else if (owner !== school)
        this.faults.push({ line: row.line, code: 'domain_of_another', detail: `${domain} is of ${owner.name}, not ${row.name}` });
    }
  }

  #know(school: MergedSchool): void {
    if (school.source === this.#source && school.sourceId !== null) this.#bySourceId.set(school.sourceId, school);
    for (const domain of school.domains) if (!this.#byDomain.has(domain)) this.#byDomain.set(domain, school);
    if (!this.#byName.has(nameKey(school))) this.#byName.set(nameKey(school), school);
  }
}

const nameKey = ({ name, countryCode }: { name: string; countryCode: string | null }) => `${countryCode ?? ''}:${fold(name)}`;

function rowColumns({ sourceId, name, countryCode, city, webAddress }: SchoolRow) {
  return { sourceId, name, countryCode, city, webAddress };
}

/** The same for the same row of the same source; two schools of one name differ by its end. */
function slugOf(source: string, row: SchoolRow): string {
  const mark = createHash('sha256').update(`${source} ${row.sourceId}`).digest('hex').slice(0, 8);
  return `${slugify(row.name).slice(0, 80)}-${mark}`.replace(/^-/, '');
}
