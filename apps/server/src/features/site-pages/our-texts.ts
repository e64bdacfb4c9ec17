// Our text of a page: messages of each locale, put together as an editor would write them, with their places to fill in braces. What they say
// of cookies, deletion and export is what the software does (docs/subsystems/consent.md, personal-data.md, sessions.md): whoever changes that
// changes these words, and the date below. @rule content.4
import { type Translator, translator } from '@fairway/i18n/translator';
import type { Locale } from '@fairway/rules/locales';
import type { SitePage } from '@fairway/rules/site-pages';

/** When our texts were changed last. */
export const OUR_TEXTS_CHANGED_AT = new Date('2026-11-23T00:00:00Z');

const PRIVACY = ['who', 'kept', 'why', 'seen', 'cookies', 'counting', 'howLong', 'rights'] as const;
const TERMS = ['site', 'account', 'content', 'jobs', 'conduct', 'changes'] as const;
const FAQ = ['account', 'cost', 'verify', 'visible', 'apply', 'emails', 'data', 'leave', 'other'] as const;

/** The list in `privacy.kept`. */
const KEPT = ['account', 'profile', 'chosen', 'studies', 'signIns', 'questions'] as const;

/** What our text depends on at a tenant. */
export type OurTextFacts = { email: string | null; consent: 'implied' | 'explicit' };

/** Our text of a page in a language; of an imprint, what one begins with. */
export async function ourText(page: SitePage, locale: Locale, facts: OurTextFacts): Promise<string> {
  const t = await translator(locale);
  const places = { name: '{name}', consent: facts.consent, write: writeTo(t, facts) };
  switch (page) {
    case 'privacy':
      return joined(
        PRIVACY.map((one) => [
          t(`site-page-texts.privacy.${one}.title`),
          ...(one === 'kept' ? [...KEPT.map((item) => `- ${t(`site-page-texts.privacy.kept.items.${item}`)}`), ''] : []),
          t(`site-page-texts.privacy.${one}.text`, places),
        ]),
      );
    case 'terms':
      return joined(TERMS.map((one) => [t(`site-page-texts.terms.${one}.title`), t(`site-page-texts.terms.${one}.text`, places)]));
    case 'faq':
      return joined(FAQ.map((one) => [t(`site-page-texts.faq.${one}.question`), t(`site-page-texts.faq.${one}.answer`, places)]));
    case 'imprint':
      return joined(imprintToFill(t));
  }
}

/** Sections: a title each, and the lines below it. */
const joined = (sections: readonly (readonly string[])[]) =>
  sections.map(([title, ...lines]) => [`## ${title}`, ...lines].join('\n')).join('\n\n');

function imprintToFill(t: Translator): string[][] {
  const word = (one: 'who' | 'street' | 'place' | 'country' | 'contact' | 'phone' | 'represented' | 'person' | 'register') =>
    t(`site-page-texts.imprint.${one}`);
  return [
    [word('who'), '{name}', word('street'), word('place'), word('country')],
    [word('contact'), t('site-page-texts.imprint.email', { email: '{email}' }), word('phone')],
    [word('represented'), word('person')],
    [word('register'), '…'],
  ];
}

/** Where to ask: by mail where the tenant has an address, else by what every page has at its foot. */
function writeTo(t: Translator, { email }: OurTextFacts): string {
  return email === null ? t('site-page-texts.write.form') : t('site-page-texts.write.email', { email: '{email}' });
}
