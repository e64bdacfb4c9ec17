import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTenantByWords } from './command-line.ts';
import { tenantLoader } from './queries.ts';

const db = await cloneDatabase();
let whole = 0;

beforeAll(async () => {
  const schools = await db.database
    .insertInto('school')
    .values([
      { name: 'Whole School', slug: 'whole', logo: '/media/whole.svg' },
      { name: 'Bare School', slug: 'bare' },
    ])
    .returning('id')
    .execute();
  whole = schools[0]?.id ?? 0;
  await db.database.insertInto('school_domain').values({ domain: 'whole.example', school_id: whole, is_primary: true }).execute();
});

async function create(...words: string[]) {
  let out = '';
  let err = '';
  const code = await createTenantByWords(words, {
    database: db.database,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}
const answering = (host: string) => tenantLoader(db.database).byHost(host);

describe('tenant create', () => {
  it('makes a brand that answers at its hosts', async () => {
    const made = await create(
      'alpine',
      '--name',
      'Alpine Careers',
      '--host',
      'Careers.Alpine.example',
      '--host',
      'jobs.alpine.example',
      '--locale',
      'de',
      '--color',
      '#1D4E89',
      '--second-color',
      '#e3a72f',
    );
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^Tenant \d+ answers at careers\.alpine\.example, jobs\.alpine\.example, alpine\.localhost\.\n$/);
    for (const host of ['careers.alpine.example', 'jobs.alpine.example', 'alpine.localhost'])
      expect(await answering(host)).toMatchObject({
        name: 'Alpine Careers',
        locale: 'de',
        primaryColor: '#1d4e89',
        secondaryColor: '#e3a72f',
        school: null,
      });
  });

  it('shows a school, by slug or id', async () => {
    expect((await create('whole', '--name', 'Whole', '--school', 'whole')).code).toBe(0);
    expect((await create('whole-too', '--name', 'Whole', '--school', String(whole))).code).toBe(0);
    expect((await answering('whole.localhost')).school).toMatchObject({ schoolId: whole, domain: 'whole.example' });
  });

  it('makes one default, not two', async () => {
    expect((await create('main', '--name', 'Main', '--default')).out).toContain('every other host');
    expect((await answering('anything.example')).name).toBe('Main');
    expect(await create('main2', '--name', 'Main', '--default')).toMatchObject({
      code: 1,
      err: 'The tenant main is the default already.\n',
    });
  });

  it.each<[string, string[], RegExp]>([
    ['a short name that is taken', ['alpine', '--name', 'X'], /There is a tenant alpine already/],
    [
      'a host that is taken',
      ['fresh', '--name', 'X', '--host', 'jobs.alpine.example'],
      /jobs\.alpine\.example belongs to the tenant alpine/,
    ],
    ['a school that is none', ['fresh', '--name', 'X', '--school', 'nowhere'], /no school nowhere/],
    ['a school that is not complete', ['fresh', '--name', 'X', '--school', 'bare'], /has not a logo and a domain of its own yet/],
    ['a short name with a space', ['fresh one', '--name', 'X'], /1 to 40 small letters/],
    ['an empty name', ['fresh', '--name', ' '], /1 to 120 characters/],
    ['a language that is none', ['fresh', '--name', 'X', '--locale', 'tlh'], /none of the languages/],
    ['a colour that is none', ['fresh', '--name', 'X', '--color', 'red'], /no colour/],
    ['a host with a port', ['fresh', '--name', 'X', '--host', 'a.example:80'], /no host name/],
    ['a host with a path', ['fresh', '--name', 'X', '--host', 'https://a.example/'], /no host name/],
  ])('refuses %s, and makes nothing', async (_case, words, message) => {
    const refused = await create(...words);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(message);
    expect((await db.pool.query("select count(*)::int as count from tenant where slug like 'fresh%'")).rows[0].count).toBe(0);
  });

  it.each<[string, string[]]>([
    ['no short name', ['--name', 'X']],
    ['two short names', ['a', 'b', '--name', 'X']],
    ['no name', ['a']],
    ['an unknown word', ['a', '--name', 'X', '--colour', '#ffffff']],
    ['a word without its value', ['a', '--name']],
  ])('explains itself where there is %s', async (_case, words) => {
    expect(await create(...words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('tenant create SLUG') });
  });
});
