import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { mailboxMailer } from './mailer.ts';

const db = await cloneDatabase();
const app = await testApp({ ...db, search: {} as never });
const mailer = mailboxMailer(db.database);
await mailer.send({
  key: 'verify:1',
  kind: 'verify',
  locale: 'de',
  to: { name: 'Ada', address: 'Ada@example.org' },
  subject: 'Bestätige <dich>',
  text: 'Adresse bestätigen:\nhttp://localhost/de/verify?token=t\n',
  html: '<!doctype html><html lang="de"><head><title>x</title></head><body><a href="http://localhost/de/verify?token=t">x</a></body></html>',
});
await mailer.send({ key: 'support-1', to: { name: '', address: 'help@example.org' }, subject: 'Support', text: 'Only text' });
const id = (await db.database.selectFrom('mailbox_message').select('id').where('kind', '=', 'verify').executeTakeFirstOrThrow()).id;
const csp = (reply: { headers: Record<string, unknown> }) => String(reply.headers['content-security-policy']);

describe('the mailbox', () => {
  it('lists mails with kind, language and time, and runs nothing', async () => {
    const reply = await app.inject('/_mail');
    expect(reply.body).toContain('Bestätige &lt;dich&gt;');
    expect(reply.body).toMatch(/Ada@example\.org · verify · de · \d{4}-/);
    expect(csp(reply)).toContain("default-src 'none'");
    expect(csp(reply)).not.toContain('script-src');
  });

  it('finds mails by recipient, however it is spelled', async () => {
    const reply = await app.inject('/_mail?to=ada@EXAMPLE.org');
    expect(reply.body).toContain('Bestätige');
    expect(reply.body).not.toContain('>Support<');
    expect((await app.inject('/_mail?to=%3Cscript%3E')).body).not.toContain('<script');
  });

  it('gives tests the mails of a recipient with their links', async () => {
    expect((await app.inject('/_mail.json?to=ada@example.org')).json().mails).toMatchObject([
      { id, to: 'Ada@example.org', kind: 'verify', locale: 'de', links: ['http://localhost/de/verify?token=t'] },
    ]);
    expect((await app.inject('/_mail.json?to=nobody@example.org')).json()).toEqual({ mails: [] });
    expect((await app.inject('/_mail.json?to=a&to=b')).json().mails).toHaveLength(2);
  });

  it('shows a mail in a frame without rights but to follow a link, and its text', async () => {
    const reply = await app.inject(`/_mail/${id}`);
    expect(reply.body).toContain(
      `<iframe title="Bestätige &lt;dich&gt;" src="/_mail/${id}/html" sandbox="allow-top-navigation-by-user-activation`,
    );
    expect(reply.body).toContain('<pre>Adresse bestätigen:');
    const framed = await app.inject(`/_mail/${id}/html`);
    expect(framed.body).toContain('<base target="_top"></head>');
    expect(csp(framed)).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox allow-top/);
    expect(csp(framed)).not.toMatch(/allow-scripts|allow-same-origin/);
    expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each(['/_mail/x', '/_mail/018f0000-0000-7000-8000-000000000001', "/_mail/'--/html", `/_mail/${'-'.repeat(36)}`])(
    'has nothing at %s',
    async (path) => {
      expect((await app.inject(path)).statusCode).toBe(404);
    },
  );

  it.each([
    [{ host: 'careers.example' }],
    [{ host: '192.168.1.5:3000' }],
    [{ host: 'localhost.example' }],
    [{ host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    [{ host: '127.0.0.1:3000', 'x-forwarded-host': 'careers.example' }],
    [{ host: 'localhost', via: '1.1 proxy' }],
  ])('is not there for who asks as %j', async (headers) => {
    for (const url of ['/_mail', '/_mail.json', `/_mail/${id}`, `/_mail/${id}/html`]) {
      const { statusCode } = await app.inject({ url, headers });
      // A host that is not ours is not answered at all.
      expect(statusCode).toBe(/^(localhost|127\.0\.0\.1)(:|$)/.test(headers.host) ? 404 : 421);
    }
  });

  it.each(['localhost', 'nordic.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is there at %s', async (host) => {
    expect((await app.inject({ url: '/_mail', headers: { host } })).statusCode).toBe(200);
  });

  it('a mail of text only has no frame', async () => {
    const text = await db.database.selectFrom('mailbox_message').select('id').where('kind', '=', '').executeTakeFirstOrThrow();
    expect((await app.inject(`/_mail/${text.id}`)).body).not.toContain('<iframe');
    expect((await app.inject(`/_mail/${text.id}/html`)).statusCode).toBe(404);
  });
});
