// The skill directory: every skill by the names it is found by, in memory, for each language that somebody types in. A hundred thousand
// skills are searched between two keys that way, with typing errors. It holds nothing that cannot be read again: at most so many languages,
// the one used longest ago goes first; and it looks, behind an answer, whether the list changed.
import { fold } from '@fairway/rules/folding';
import type { Locale } from '@fairway/rules/locales';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { onePerNode } from '../../../kernel/feature.ts';
import type { Rounds } from '../../../kernel/recurring.ts';

const FRESH_MS = 10_000;
const LANGUAGES_KEPT = 6;

/** `folded`: the name in the language, the name in English, other spellings. */
type DirectorySkill = { id: number; name: string; folded: string[] };
export type SkillDirectory = {
  skills(locale: Locale): Promise<readonly DirectorySkill[]>;
  /** Drops what is kept: the next call reads what an administrator changed. */
  forget(): void;
};

type Kept = { at: number; mark: string; skills: readonly DirectorySkill[] };

export const skillsOfNode = onePerNode(({ database, clock, rounds }) => skillDirectory(database, () => clock.now().getTime(), rounds));

/** A directory for one process. The first call of a language waits; later ones are answered at once. */
export function skillDirectory(database: Database, now: () => number, rounds: Rounds): SkillDirectory {
  const kept = new Map<Locale, Kept>();
  const reading = new Map<Locale, Promise<readonly DirectorySkill[]>>();
  let generation = 0;
  const read = async (locale: Locale) => {
    const begun = generation;
    const mark = await markOf(database);
    const before = kept.get(locale);
    const skills = before?.mark === mark ? before.skills : await readSkills(database, locale);
    // Begun before it was told to forget: answered, and not kept.
    if (begun !== generation) return skills;
    kept.delete(locale);
    kept.set(locale, { at: now(), mark, skills });
    for (const oldest of kept.keys()) {
      if (kept.size <= LANGUAGES_KEPT) break;
      kept.delete(oldest);
    }
    return skills;
  };
  const readOnce = (locale: Locale) => {
    let running = reading.get(locale);
    if (!running) {
      const mine = read(locale).finally(() => {
        if (reading.get(locale) === mine) reading.delete(locale);
      });
      running = mine;
      reading.set(locale, mine);
    }
    return running;
  };
  return {
    async skills(locale) {
      const there = kept.get(locale);
      if (!there) return readOnce(locale);
      // A failed look behind an answer is no failure of that answer; the next one tries again.
      if (now() - there.at > FRESH_MS) rounds.watch('list of skills', readOnce(locale));
      return there.skills;
    },
    forget() {
      generation += 1;
      kept.clear();
      reading.clear();
    },
  };
}

/** What is another text whenever a skill came, changed, was retired or went. */
async function markOf(database: Database): Promise<string> {
  const row = await database
    .selectFrom('skill')
    .select(sql<string>`count(*) || ' ' || coalesce(sum(hashtext(concat(id, name, names::text, aliases::text, active))), 0)`.as('mark'))
    .executeTakeFirstOrThrow();
  return row.mark;
}

/** By their name in the language. */
async function readSkills(database: Database, locale: Locale): Promise<DirectorySkill[]> {
  const { rows } = await sql<{ id: number; name: string; folded: string; aliases: string[] }>`select id,
    coalesce(names ->> ${locale}, name) as name, folded, aliases from skill where active order by lower(coalesce(names ->> ${locale}, name)), id`.execute(
    database,
  );
  return rows.map(({ id, name, folded, aliases }) => ({
    id,
    name,
    // Aliases carry marks of recognition (rules/recognition/skills).
    folded: [...new Set([fold(name), folded, ...aliases.map((alias) => fold(alias.replace(/^[=?~]/, '')))])],
  }));
}
