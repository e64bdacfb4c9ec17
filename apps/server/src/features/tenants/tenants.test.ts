import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';

const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch() });
const configuration = async (host: string) => {
  const reply = await app.inject({ url: '/api/v1/configuration', headers: { host } });
  return { status: reply.statusCode, body: reply.json() };
};

beforeAll(async () => {
  const school = await db.database
    .insertInto('school')
    .values({ name: 'Nordic School', slug: 'nordic', logo: '/media/n.svg' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.database.insertInto('school_domain').values({ domain: 'nordic.example', school_id: school.id, is_primary: true }).execute();
  const tenants = await db.database
    .insertInto('tenant')
    .values([
      { slug: 'fairway', name: 'Fairway', is_default: true },
      {
        slug: 'nordic',
        name: 'Nordic Careers',
        school_id: school.id,
        needs_school: true,
        locale: 'de',
        social_auths: ['google'],
        primary_color: '#112233',
      },
      { slug: 'broken', name: 'Broken', needs_school: true },
      { slug: 'quiet', name: 'Quiet', production: true },
    ])
    .returning(['id', 'slug'])
    .execute();
  const id = (slug: string) => tenants.find((tenant) => tenant.slug === slug)?.id ?? 0;
  await db.database
    .insertInto('tenant_host')
    .values({ host: 'careers.nordic.example', tenant_id: id('nordic') })
    .execute();
  await db.database
    .insertInto('tenant_feature')
    .values([
      { tenant_id: id('quiet'), feature: 'findCompanies', is_on: false },
      { tenant_id: id('quiet'), feature: 'chat', is_on: true },
    ])
    .execute();
});

describe('a tenant', () => {
  it.each(['careers.nordic.example', 'CAREERS.nordic.example:8080', 'nordic.localhost:3000'])(
    'answers at %s with its brand',
    async (host) => {
      const { body } = await configuration(host);
      expect(body).toMatchObject({ name: 'Nordic Careers', locale: 'de', socialAuths: ['google'], primaryColor: '#112233' });
      expect(body.school).toMatchObject({ name: 'Nordic School', domain: 'nordic.example', logo: '/media/n.svg' });
    },
  );

  it.each(['localhost', '127.0.0.1', 'unknown.localhost'])('of the host %s is the default one', async (host) => {
    expect((await configuration(host)).body.name).toBe('Fairway');
  });

  it.each(['unknown.example', "'; drop table tenant; --", 'x'.repeat(300)])('is not found for the host %s', async (host) => {
    expect((await configuration(host)).body.code).toBe('unknown_host');
  });

  it('that needs a school and has none is an invalid configuration', async () => {
    const { status, body } = await configuration('broken.localhost');
    expect([status, body.code]).toEqual([500, 'InvalidConfiguration']);
  });
});

describe('a switch that is off', () => {
  const quiet = { host: 'quiet.localhost' };

  it('removes its endpoints and their place in the document', async () => {
    expect((await app.inject({ url: '/api/v1/companies', headers: quiet })).statusCode).toBe(404);
    const paths = (host: Record<string, string>) =>
      app.inject({ url: '/api/openapi.json', headers: host }).then((reply) => Object.keys(reply.json().paths));
    expect(await paths(quiet)).not.toContain('/api/v1/companies');
    expect(await paths({ host: 'localhost' })).toContain('/api/v1/companies');
  });

  it('removes its pages from the sitemap', async () => {
    expect((await app.inject({ url: '/sitemaps/pages.xml', headers: quiet })).body).not.toContain('/employers');
  });

  it('works without a restart', async () => {
    await db.pool.query("update tenant_feature set is_on = true where feature = 'findCompanies'");
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await app.inject({ url: '/api/v1/companies', headers: quiet })).statusCode).toBe(200);
  });

  it('of something that is not built stays off, whatever the row says', async () => {
    expect((await configuration('quiet.localhost')).body.features).toMatchObject({ chat: false, aboutGptw: false });
  });
});
