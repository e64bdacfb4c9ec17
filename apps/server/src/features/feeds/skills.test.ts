import { fold } from '@fairway/rules/folding';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { expect, it } from 'vitest';
import { listRecognisedSkills } from './skills.ts';

it('skills are looked for as their list says: ours by our marks, those of staff by name, imported ones with care, languages not at all', async () => {
  const { database, pool } = await cloneDatabase();
  await database.deleteFrom('skill').execute();
  const insert = (source: string, name: string, more: { aliases?: string[]; names?: string; active?: boolean } = {}) =>
    database
      .insertInto('skill')
      .values({ name, folded: fold(name), source, ...more })
      .execute();
  await insert('fairway', 'R', { aliases: ['?R'] });
  await insert('platform', 'Juggling', { aliases: ['juggle'] });
  await insert('esco', 'sew sails', { aliases: ['sailmaking'], names: '{"de":"Segel nähen","fr":"voilerie"}' });
  await insert('esco', 'German');
  await insert('esco', 'old', { active: false });
  expect(await listRecognisedSkills(pool)).toEqual([
    { name: 'R', aliases: ['?R'] },
    { name: 'Juggling', aliases: ['Juggling', 'juggle'] },
    { name: 'sew sails', aliases: ['sew sails', 'Segel nähen', '+voilerie', '+sailmaking'] },
    { name: 'German', aliases: [] },
  ]);
});
