import { LOCALES } from '@fairway/rules/locales';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../../../kernel/mail/render.ts';
import type { MailSender } from '../../../kernel/mail/sender.ts';
import { verificationMails } from './templates.ts';

const sender: MailSender = {
  name: 'Fairway',
  logo: undefined,
  colour: '#1d4e89',
  origin: 'https://fairway.example',
  zone: 'Europe/Stockholm',
  locale: 'en',
  supportAddress: undefined,
};
const KINDS = Object.keys(verificationMails) as (keyof typeof verificationMails)[];
const PARAMETERS = {
  firstName: 'Ada',
  school: 'Nordic School',
  text: 'We do not find you on our lists.',
  address: 'ada@nordic.example',
  endsAt: '2026-12-20T00:00:00Z',
};
const render = (kind: keyof typeof verificationMails, locale = 'en', parameters: Record<string, unknown> = PARAMETERS) =>
  renderMail(verificationMails[kind], {
    sender,
    locale: locale as 'en',
    timeZone: undefined,
    now: new Date('2026-11-21T13:05:00Z'),
    parameters,
    link: '/profile?verify=7',
  });

describe.each(KINDS)('a mail of the kind %s', (kind) => {
  it.each(LOCALES)('is whole in %s, also without parameters', async (locale) => {
    for (const parameters of [PARAMETERS, {}]) {
      const { subject, html, text, link } = await render(kind, locale, parameters);
      for (const part of [subject, html.replace(/<style>.*?<\/style>/s, ''), text])
        expect(part).not.toMatch(/\bundefined\b|\bnull\b|connections\.|mails\./);
      expect(text).not.toMatch(/[{}]/);
      expect(link).toBe(`https://fairway.example/${locale}/profile?verify=7`);
    }
  });

  it('shows what people wrote as text', async () => {
    const evil = '<script>alert(1)</script>';
    const { html } = await render(kind, 'en', { firstName: evil, school: evil, text: evil, address: evil });
    expect(html).not.toContain('<script');
  });
});

it.each(['connection_rejected', 'connection_question', 'connection_revoked'] as const)(
  '%s holds what staff wrote, up to the longest',
  async (kind) => {
    const words = 'word '.repeat(100).trim();
    expect((await render(kind, 'en', { ...PARAMETERS, text: words })).text.replaceAll('\n', ' ')).toContain(words);
  },
);
