// People of a page as they are told before they share more, and the names of what they are filtered by. Each is read again when it is shown, so
// whoever took the visibility back meanwhile is not. @rule talent.2
import type { searchTalent } from '@fairway/contract/talent/endpoints';
import { knownLocale, type Locale } from '@fairway/rules/locales';
import { PROFICIENCIES } from '@fairway/rules/profile';
import { shortName, TALENT_LIMITS } from '@fairway/rules/talent';
import { visibleText } from '@fairway/rules/visible-characters';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { listShareStates } from '../candidates/shares/queries.ts';
import { recordLook } from '../profile-looks/commands.ts';
import type { SearchingOrganizationId } from './access.ts';
import { FOUND, type FoundRow, opennessOf, permitsOf } from './documents.ts';

type Reply = z.input<typeof searchTalent.returns>;
type TalentPerson = Reply['people'][number];
type ShownRow = FoundRow & { first_name: string; last_name: string };
type Reader = { organizationId: SearchingOrganizationId; actorId: string; locale: Locale; now: Date };

/** In the order of the ids; without those who are not to be found any more. */
export async function listPeople(database: Database, ids: readonly string[], reader: Reader): Promise<TalentPerson[]> {
  const rows = new Map((await readRows(database, ids)).map((row) => [row.user_id, row]));
  const shares = await listShareStates(database, reader.organizationId, ids, reader.now);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [personView(row, shares.get(id) ?? 'none', reader.locale)] : [];
  });
}

/** With all skills and the summary; whose it is sees who looked. @throws Problem not_found. @rule shares.6 */
export async function getPerson(database: Database, id: string, reader: Reader): Promise<TalentPerson & { summary: string | null }> {
  const [row] = await readRows(database, [id]);
  if (!row) throw new Problem('not_found');
  const { organizationId, actorId, now } = reader;
  await recordLook(database, { userId: id, lookedBy: actorId, organizationId, occasion: 'talent', part: 'profile', now });
  const shares = await listShareStates(database, organizationId, [id], now);
  const view = personView(row, shares.get(row.user_id) ?? 'none', reader.locale, Number.POSITIVE_INFINITY);
  return { ...view, summary: row.summary === null ? null : visibleText(row.summary) };
}

async function readRows(database: Database, ids: readonly string[]): Promise<ShownRow[]> {
  const { rows } =
    await sql<ShownRow>`select f.*, p.first_name, p.last_name from (${sql.raw(FOUND)} where d.user_id = any(${[...ids]}::uuid[])) f
    join identity_person p on p.id = f.user_id`.execute(database);
  return rows;
}

function personView(row: ShownRow, share: TalentPerson['share'], locale: Locale, all = 0): TalentPerson {
  const first = <T>(values: readonly T[], most: number) => values.slice(0, Math.max(all, most));
  return {
    userId: row.user_id,
    name: shortName(row.first_name, row.last_name),
    positions: first(row.positions, TALENT_LIMITS.positions).map(({ title, organization, startOn, endOn }) => ({
      ...{ title, organization, startOn, endOn },
    })),
    studies: first(row.studies, TALENT_LIMITS.studies).map(({ program, school, level, endOn }) => ({
      ...{ program, school, level: level as TalentPerson['studies'][number]['level'], endOn },
    })),
    skills: first(row.skills, TALENT_LIMITS.skills).map(({ name, names }) => names?.[knownLocale(locale)] ?? name),
    skillCount: row.skills.length,
    languages: row.languages.map(({ language, proficiency }) => ({ language, level: PROFICIENCIES.indexOf(proficiency) })),
    country: row.country,
    city: row.city,
    permits: permitsOf(row),
    openness: opennessOf(row),
    changedAt: new Date(row.changed_ms).toISOString(),
    share,
  };
}

/** Names of schools and skills by their ids. */
export async function readNames(
  database: Database,
  { schools, skills }: { schools: readonly string[]; skills: readonly string[] },
  locale: Locale,
): Promise<{ school: ReadonlyMap<string, string>; skill: ReadonlyMap<string, string> }> {
  const [schoolRows, skillRows] = await Promise.all([
    database
      .selectFrom('school')
      .select(['id', 'name'])
      .where('id', 'in', [0, ...schools.map(Number)])
      .execute(),
    database
      .selectFrom('skill')
      .select(['id', sql<string>`coalesce(names ->> ${locale}, name)`.as('name')])
      .where('id', 'in', [0, ...skills.map(Number)])
      .execute(),
  ]);
  const byId = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [String(id), name]));
  return { school: byId(schoolRows), skill: byId(skillRows) };
}
