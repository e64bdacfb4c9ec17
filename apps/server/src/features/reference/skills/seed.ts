// Skills that the demo world names.
import { fold } from '@fairway/rules/folding';
import { builtInSkills } from '@fairway/rules/recognition/skills';
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';

/** Only skills that the built-in list lacks: its rows, which know aliases, come with the first import. */
export async function seedSkills(database: DatabaseTransaction, named: ReadonlySet<string>): Promise<void> {
  const known = new Set(builtInSkills().map((skill) => fold(skill.name)));
  const names = [...named].filter((name) => !known.has(fold(name)));
  await database
    .insertInto('skill')
    .values(names.map((name) => ({ name, folded: fold(name), source: 'demo' })))
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .execute();
}
