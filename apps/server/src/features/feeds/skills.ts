// The skill list of recognition: the rows of the `skill` table, which begins with the built-in list.
import { LANGUAGE_CODES } from '@fairway/rules/languages';
import { builtInSkills, markedLabels, type Skill } from '@fairway/rules/recognition/skills';
import type pg from 'pg';

type SkillRow = { name: string; names: Readonly<Record<string, string>>; aliases: string[]; source: string };

/** All offered skills. Our own have their marks; one that staff added is looked for as it is called, those of other lists with care. */
export async function listRecognisedSkills(pool: pg.Pool): Promise<Skill[]> {
  const { rows } = await pool.query<SkillRow>('select name, names, aliases, source from skill where active order by id');
  return rows.map((row) => ({ name: row.name, aliases: lookedForAs(row) }));
}

const languageName = new Intl.DisplayNames('en', { type: 'language' });
/** Languages are recognised by themselves (`languages` of a posting), also where a list counts them as skills. */
const LANGUAGES: ReadonlySet<string> = new Set(LANGUAGE_CODES.map((code) => languageName.of(code) ?? code));

/** Spellings of our own as this version knows them: rows keep those that they were written with. */
const OWN: ReadonlyMap<string, string[]> = new Map(builtInSkills().map(({ name, aliases }) => [name, aliases]));

function lookedForAs({ name, names, aliases, source }: SkillRow): string[] {
  if (source === 'fairway') return OWN.get(name) ?? aliases;
  if (source === 'platform') return [name, ...aliases];
  if (LANGUAGES.has(name)) return [];
  return markedLabels(name, [...Object.values(names), ...aliases]);
}
