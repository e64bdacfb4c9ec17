import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { describe, expect, it } from 'vitest';
import { mailSender, tenantOrigin } from './mail-sender.ts';

const db = await cloneDatabase();

describe('the origin of links', () => {
  const tenant = (over: object = {}) => ({ slug: 'nordic', isDefault: false, hosts: [] as string[], ...over });
  it.each([
    [
      'its first host, with the scheme of BASE_URL',
      'https://fairway.example',
      tenant({ hosts: ['a.example', 'b.example'] }),
      'https://a.example',
    ],
    ['and with its port', 'http://fairway.example:8080', tenant({ hosts: ['a.example'] }), 'http://a.example:8080'],
    ['BASE_URL where that is one of its hosts', 'https://b.example', tenant({ hosts: ['a.example', 'b.example'] }), 'https://b.example'],
    ['SLUG.localhost in development', 'http://localhost:3000', tenant(), 'http://nordic.localhost:3000'],
    ['localhost for the default tenant', 'http://localhost:3000', tenant({ isDefault: true }), 'http://localhost:3000'],
    ['else BASE_URL', 'https://fairway.example', tenant(), 'https://fairway.example'],
    ['BASE_URL without a tenant', 'https://fairway.example', undefined, 'https://fairway.example'],
  ])('is %s', (_rule, baseUrl, of, origin) => {
    expect(tenantOrigin(baseUrl, of)).toBe(origin);
  });
});

describe('the sender', () => {
  it('is plain Fairway without any tenant, and the default tenant for a mail of none', async () => {
    expect(await mailSender(db.database, 'https://fairway.example', null)).toMatchObject({ name: 'Fairway', zone: 'UTC' });
    await db.database.insertInto('tenant').values({ slug: 'main', name: 'Main', is_default: true, logo: '/media/main.png' }).execute();
    expect(await mailSender(db.database, 'https://fairway.example', null)).toMatchObject({
      name: 'Main',
      logo: 'https://fairway.example/media/main.png',
    });
  });

  it.each(['/media/logo.svg', 'javascript:alert(1)', 'data:image/png;base64,AA=='])(
    'shows no logo that mail programs cannot draw: %s',
    async (logo) => {
      const { id } = await db.database
        .insertInto('tenant')
        .values({ slug: `t${Math.abs(logo.length)}`, name: 'T', logo })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect((await mailSender(db.database, 'https://fairway.example', id)).logo).toBeUndefined();
    },
  );
});
