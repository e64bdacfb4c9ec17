import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { isMailAddress, MailError, mailboxMailer, smtpMailer } from './mailer.ts';

const db = await cloneDatabase();
const received: { to: string[]; source: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map((to) => to.address), source: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const port = (server.server.address() as { port: number }).port;
const smtp = smtpMailer(`smtp://127.0.0.1:${port}`, { name: 'Fairway', address: 'no-reply@fairway.example' });
afterAll(() => {
  smtp.close();
  server.close();
});

const mail = { to: { name: 'Ada', address: 'ada@example.org' }, subject: 'Hello', text: 'Text', key: 'k1' };

describe('mail', () => {
  it('goes over SMTP with the key as its id', async () => {
    await smtp.send(mail);
    expect(received[0]?.to).toEqual(['ada@example.org']);
    expect(received[0]?.source).toMatch(/Message-ID: <k1@fairway.example>/i);
    expect(received[0]?.source).toMatch(/Auto-Submitted: auto-generated/);
  });

  it('lands in the mailbox without SMTP, and no more than its last 500 stay', async () => {
    const mailer = mailboxMailer(db.database);
    await mailer.send(mail);
    const { rows } = await db.pool.query('select recipient, subject from mailbox_message');
    expect(rows).toEqual([{ recipient: 'ada@example.org', subject: 'Hello' }]);
  });

  it.each([
    'ada@example.org\r\nBcc: evil@example.org',
    'a@b@c',
    'ada',
    '',
    '"x"@example.org',
    'a b@example.org',
    'ada@example.org,eve@example.org',
  ])('is never sent to %s', async (address) => {
    expect(isMailAddress(address)).toBe(false);
    await expect(smtp.send({ ...mail, to: { name: '', address } })).rejects.toThrow(MailError);
  });

  it('has no line breaks in its subject', async () => {
    await smtp.send({ ...mail, subject: 'Hi\r\nBcc: evil@example.org', key: 'k2' });
    expect(received.at(-1)?.source).not.toMatch(/^Bcc:/m);
  });
});
