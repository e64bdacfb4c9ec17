import { fold } from '@fairway/rules/folding';
import { builtInSkills } from '@fairway/rules/recognition/skills';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { expect, it } from 'vitest';
import { listRecognisedSkills } from './skills.ts';

it('skills are looked for as their list says: ours by the marks of this version, those of staff by name, imported ones with care, languages not at all', async () => {
  const { database, pool } = await cloneDatabase();
  await database.deleteFrom('skill').execute();
  const insert = (source: string, name: string, more: { aliases?: string[]; names?: string; active?: boolean } = {}) =>
    database
      .insertInto('skill')
      .values({ name, folded: fold(name), source, ...more })
      .execute();
  await insert('fairway', 'R', { aliases: ['an older spelling'] });
  await insert('fairway', 'Semaphore', { aliases: ['?Semaphore'] });
  await insert('platform', 'Juggling', { aliases: ['juggle'] });
  await insert('esco', 'sew sails', { aliases: ['sailmaking'], names: '{"de":"Segel nähen","fr":"voilerie"}' });
  await insert('esco', 'German');
  await insert('esco', 'old', { active: false });
  expect(await listRecognisedSkills(pool)).toEqual([
    builtInSkills().find(({ name }) => name === 'R'),
    { name: 'Semaphore', aliases: ['?Semaphore'] },
    { name: 'Juggling', aliases: ['Juggling', 'juggle'] },
    { name: 'sew sails', aliases: ['sew sails', 'Segel nähen', '+voilerie', '+sailmaking'] },
    { name: 'German', aliases: [] },
  ]);
});
