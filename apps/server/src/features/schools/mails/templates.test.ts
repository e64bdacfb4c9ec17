import { LOCALES } from '@fairway/rules/locales';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../../../kernel/mail/render.ts';
import type { MailSender } from '../../../kernel/mail/sender.ts';
import { schoolMails } from './templates.ts';

const sender: MailSender = {
  name: 'Fairway',
  logo: undefined,
  colour: '#1d4e89',
  origin: 'https://fairway.example',
  zone: 'Europe/Stockholm',
  locale: 'en',
  supportAddress: undefined,
};
const KINDS = Object.keys(schoolMails) as (keyof typeof schoolMails)[];
const PARAMETERS = { firstName: 'Hana', person: 'Hana Sand', school: 'Nordic School', domain: 'nordic.example', code: 'ABCD-EFGH-2345' };
const render = (kind: keyof typeof schoolMails, locale = 'en', parameters: Record<string, unknown> = PARAMETERS) =>
  renderMail(schoolMails[kind], {
    sender,
    locale: locale as 'en',
    timeZone: undefined,
    now: new Date('2026-11-24T13:05:00Z'),
    parameters,
    link: '/staff/settings/domains?school=7&prove=nordic.example',
  });

describe.each(KINDS)('a mail of the kind %s', (kind) => {
  it.each(LOCALES)('is whole in %s, also without parameters', async (locale) => {
    for (const parameters of [PARAMETERS, {}]) {
      const { subject, html, text, link } = await render(kind, locale, parameters);
      for (const part of [subject, html.replace(/<style>.*?<\/style>/s, ''), text])
        expect(part).not.toMatch(/\bundefined\b|\bnull\b|mails\.\w/);
      expect(text).not.toMatch(/[{}]/);
      expect(link).toBe(`https://fairway.example/${locale}/staff/settings/domains?school=7&prove=nordic.example`);
    }
  });

  it('names the domain and the school, and shows what people wrote as text', async () => {
    const { text } = await render(kind);
    for (const word of ['nordic.example', 'Nordic School']) expect(text).toContain(word);
    const evil = '<script>alert(1)</script>';
    expect((await render(kind, 'en', { firstName: evil, person: evil, school: evil, domain: evil, code: evil })).html).not.toContain(
      '<script',
    );
  });
});

it('the code stands in its mail, with who asks for it, and a name that advertises does not', async () => {
  const { text } = await render('domain_code');
  for (const word of ['ABCD-EFGH-2345', 'Hana Sand', 'do nothing']) expect(text).toContain(word);
  expect((await render('domain_code', 'en', { ...PARAMETERS, person: 'win at evil.example' })).text).not.toContain('evil.example');
});
