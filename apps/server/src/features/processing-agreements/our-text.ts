// Our text of the agreement: messages of each locale, put together as an editor would write them, with their places to fill in braces. What it
// promises is what the software does and what an operator can keep; whoever changes its meaning raises OUR_AGREEMENT. @rule processing-agreements.1
import { translator } from '@fairway/i18n/translator';
import { LOCALES, type Locale } from '@fairway/rules/locales';

/** When it was changed last. */
export const OUR_TEXT_CHANGED_ON = '2026-11-27';

const SECTIONS = ['subject', 'data', 'instructions', 'secrecy', 'security', 'others', 'requests', 'breaches', 'checks', 'end'] as const;
const PLACES = { school: '{school}', name: '{name}' };

export async function ourAgreement(locale: Locale): Promise<string> {
  const t = await translator(locale);
  return SECTIONS.map((section) =>
    [`## ${t(`processing-agreement-text.${section}.title`)}`, t(`processing-agreement-text.${section}.text`, PLACES)].join('\n'),
  ).join('\n\n');
}

/** In every language. */
export async function ourAgreements(): Promise<Record<Locale, string>> {
  const all = await Promise.all(LOCALES.map(async (locale) => [locale, await ourAgreement(locale)] as const));
  return Object.fromEntries(all) as Record<Locale, string>;
}
