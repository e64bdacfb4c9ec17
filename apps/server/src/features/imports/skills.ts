// The skill list of recognition: the rows of the `skill` table, which begins with the built-in list.
import type { Skill } from '@fairway/rules/recognition/skills';
import type pg from 'pg';

/** All offered skills, with their marks; a skill of another source is looked for by its name too. */
export async function listRecognisedSkills(pool: pg.Pool): Promise<Skill[]> {
  const { rows } = await pool.query<{ name: string; aliases: string[]; source: string }>(
    'select name, aliases, source from skill where active order by id',
  );
  return rows.map(({ name, aliases, source }) => ({ name, aliases: source === 'fairway' ? aliases : [name, ...aliases] }));
}
