import { contrastRatio } from '@fairway/rules/colours';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { describe, expect, it } from 'vitest';
import { personName } from '../../../kernel/mail/blocks.ts';
import { type MailRequest, renderMail } from '../../../kernel/mail/render.ts';
import type { MailSender } from '../../../kernel/mail/sender.ts';
import { identityMails } from './templates.ts';

const KINDS = Object.keys(identityMails) as (keyof typeof identityMails)[];
const WITHOUT_LINK = new Set(['email_changed', 'account_erased', 'social_code']);
const sender: MailSender = {
  name: 'Nordic School',
  logo: undefined,
  colour: '#1d4e89',
  origin: 'https://nordic.example',
  zone: 'Europe/Stockholm',
  locale: 'en',
  supportAddress: undefined,
};
const PARAMETERS = {
  firstName: 'Ada',
  lastName: 'Berg',
  friendFirstName: 'Ben',
  inviter: 'Eva Lind',
  school: 'Nordic School',
  code: '012345',
  provider: 'linkedin',
  newEmail: 'ada@new.example',
  dueAt: '2026-11-24T13:05:00Z',
  at: '2026-11-21T13:05:00Z',
  browser: 'Firefox 140',
  system: 'Linux',
  timeZone: 'Asia/Tokyo',
  address: '192.0.2.7',
  step: 'code',
};
const request = (over: Partial<MailRequest> = {}): MailRequest => ({
  sender,
  locale: 'en',
  timeZone: undefined,
  now: new Date('2026-11-21T13:05:00Z'),
  parameters: PARAMETERS,
  link: '/verify?token=abc_-1&x=2',
  ...over,
});
const render = (kind: keyof typeof identityMails, over: Partial<MailRequest> = {}) =>
  renderMail(identityMails[kind], {
    ...request(WITHOUT_LINK.has(kind) ? { link: undefined } : {}),
    ...(kind === 'referral' ? { declineLink: '/referrals/decline?token=no' } : {}),
    ...over,
  });

/** What the text part should say as well: the visible words of the HTML. */
const words = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');

describe.each(LOCALES)('every kind in %s', (locale: Locale) => {
  it.each(KINDS)('%s', async (kind) => {
    const mail = await render(kind, { locale });
    for (const part of [mail.subject, words(mail.html), mail.text]) {
      expect(part).not.toMatch(/[{}]|\bundefined\b|\bnull\b|\bNaN\b|Invalid|mails\./);
      expect(part.trim()).not.toBe('');
    }
    expect(mail.subject).toBe(mail.subject.trim());
    expect([...mail.subject].length).toBeLessThanOrEqual(78);
    expect(mail.html).toContain(`<html lang="${languageTag(locale)}"`);
    expect(mail.html).not.toMatch(/<(script|img|form|iframe|link|table)\b|\son\w+=|javascript:/i);
    expect(mail.text).not.toMatch(/&(amp|lt|gt|quot|#)/);
    // No sentence is in one part only.
    for (const line of mail.text.split('\n').filter((line) => line.length > 30))
      expect(words(mail.html)).toContain(line.replace(/\s+/g, ' ').split(':')[0]);
    if (WITHOUT_LINK.has(kind)) expect(mail.link).toBeUndefined();
    else {
      const address = `https://nordic.example/${locale}/verify?token=abc_-1&x=2`;
      expect(mail.text).toContain(`\n${address}\n`);
      expect(mail.html).toContain(`href="${address.replace('&', '&amp;')}"`);
    }
  });

  it('says times in its own words', async () => {
    const { text } = await render('deletion_begun', { locale });
    expect(text).toContain('14:05');
    expect(text).toContain('2026');
  });

  it('greets without a name, and names nobody who has none', async () => {
    for (const kind of KINDS) {
      const mail = await render(kind, { locale, parameters: {} });
      expect(mail.text).not.toMatch(/[{}]|\bundefined\b|\bnull\b|\bNaN\b|Invalid/);
    }
  });
});

describe('what people wrote', () => {
  const EVIL = `<script>alert("1")</script>'"><b>&`;
  it.each(KINDS)('is text in a mail of the kind %s', async (kind) => {
    const parameters = Object.fromEntries(Object.keys(PARAMETERS).map((name) => [name, EVIL]));
    const mail = await render(kind, {
      parameters,
      sender: { ...sender, name: EVIL, colour: '"><script>', logo: 'https://x.example/a.png?"><script>' },
    });
    expect(mail.html).not.toContain('<script');
    expect(mail.html).not.toContain('<b>&<');
    expect(mail.html.match(/<a /g)?.length).toBe(mail.html.match(/<\/a>/g)?.length);
  });

  it('adds no line to the subject or the text', async () => {
    const mail = await render('referral', {
      parameters: { ...PARAMETERS, firstName: 'Ada\r\nBcc: eve@example.org\u2028x', lastName: 'B\u202eerg' },
    });
    expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    expect(mail.text).not.toMatch(/^Bcc/m);
  });

  it.each(['Win at http://evil.example', 'www evil', 'evil.com', 'see evil。com now', 'eve@example.org', 'a/b', 'Ada\u200b.evil.example'])(
    'stands in no mail as a name when it could become a link: %s',
    (name) => {
      expect(personName(name)).toBe('');
    },
  );

  it.each(['Ada', "O'Neill", 'Anne-Marie', 'J. R. Müller', '李雷', 'Nguyễn Thị Minh', 'محمد', 'María José'])(
    'stands as it is: %s',
    (name) => {
      expect(personName(name)).toBe(name);
    },
  );

  it('is cut where it is long', () => {
    expect([...personName('👩‍💻'.repeat(200))].length).toBeLessThanOrEqual(60);
    expect(personName('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`);
  });
});

describe('a link', () => {
  it.each(['//evil.example/x', 'verify', '/../../evil', '@evil.example', '\\evil', '.evil.example/'])('%s is refused', async (link) => {
    await expect(render('verify', { link })).rejects.toThrow(RangeError);
  });
});

describe('looks', () => {
  it.each(['#ffd400', '#ffffff', '#000000', '#1d4e89', 'nonsense'])(
    'the brand %s is readable on the button and as text, light and dark',
    async (colour) => {
      const { html } = await render('verify', { sender: { ...sender, colour } });
      const light = /class="button"[^>]*background:(#\w{6});color:(#\w{6})/.exec(html);
      const dark = /\.button\{background:(#\w{6})!important;color:(#\w{6})!important/.exec(html);
      for (const pair of [light, dark]) expect(contrastRatio(pair?.[1] ?? '', pair?.[2] ?? '')).toBeGreaterThanOrEqual(4.5);
      const text = /class="brand" href="[^"]*" style="color:(#\w{6})/.exec(html)?.[1] ?? '';
      for (const background of ['#ffffff', '#f4f2ee']) expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
      const darkText = /\.brand\{color:(#\w{6})/.exec(html)?.[1] ?? '';
      for (const background of ['#161513', '#211f1c']) expect(contrastRatio(darkText, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the logo is the only picture, and has the name as its text', async () => {
    const { html } = await render('welcome', { sender: { ...sender, logo: 'https://nordic.example/media/logo.png' } });
    expect(html.match(/<img[^>]*>/g)).toEqual([
      expect.stringMatching(/src="https:\/\/nordic\.example\/media\/logo\.png" alt="Nordic School"/),
    ]);
  });
});
