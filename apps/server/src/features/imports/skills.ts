// The skill list of recognition: the rows of the `skill` table, which begins with the built-in list.
import { fold } from '@fairway/rules/folding';
import { builtInSkills, type Skill } from '@fairway/rules/recognition/skills';
import type pg from 'pg';

/** Writes the built-in list where none of it is there yet; safe to repeat and on many nodes. */
export async function ensureBuiltInSkills(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select 1 from skill where source = 'fairway' limit 1");
  if (rows.length > 0) return;
  await pool.query(
    `insert into skill (name, folded, aliases)
     select name, folded, aliases from json_to_recordset($1::json) as given(name text, folded text, aliases text[])
     on conflict (folded) do nothing`,
    [JSON.stringify(builtInSkills().map((skill) => ({ ...skill, folded: fold(skill.name) })))],
  );
}

/** All skills, with their marks; a skill of another source is looked for by its name too. */
export async function listRecognisedSkills(pool: pg.Pool): Promise<Skill[]> {
  const { rows } = await pool.query<{ name: string; aliases: string[]; source: string }>(
    'select name, aliases, source from skill order by id',
  );
  return rows.map(({ name, aliases, source }) => ({ name, aliases: source === 'fairway' ? aliases : [name, ...aliases] }));
}
