import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { describe, expect, it } from 'vitest';
import { readTextArray } from './text-arrays.ts';

const { pool } = await cloneDatabase();

describe('an array of texts', () => {
  const TEXTS: (string | null)[][] = [
    [],
    ['a'],
    ['a', 'b', 'c'],
    ['Data analysis', 'SQL', 'C, C++', ''],
    [''],
    [null, 'NULL', 'null', null],
    ['{', '}', '{a,b}', 'a"b', 'back\\slash', "it's", ' edge ', 'tab\tline\nend'],
    ['日本語', 'Zoë', '🦊 fox', 'a,b'],
  ];
  it.each(TEXTS.map((texts) => [texts]))('comes back as it went: %j', async (texts) => {
    const { rows } = await pool.query('select $1::text[] as texts', [texts]);
    expect(rows[0].texts).toEqual(texts);
  });

  it('of ids too, and arrays in arrays and with bounds as the general parser reads them', async () => {
    const ids = ['018f0000-0000-7000-8000-0000000000a1', '018f0000-0000-7000-8000-0000000000a2'];
    const { rows } = await pool.query("select $1::uuid[] as ids, '{{a,b},{c,d}}'::text[] as nested, '[0:1]={a,b}'::text[] as bound", [ids]);
    expect(rows[0]).toEqual({ ids, nested: [['a', 'b'], ['c', 'd']], bound: ['a', 'b'] }); // biome-ignore format: one line
    expect(readTextArray('{}')).toEqual([]);
  });
});
