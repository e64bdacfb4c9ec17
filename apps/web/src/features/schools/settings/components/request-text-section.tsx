// What students read who ask to be approved by hand: a text for each language, marked where another language's is shown instead.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { SCHOOL_TEXTS } from '@fairway/rules/school-settings';
import { Badge } from '@fairway/ui/badge';
import { TextArea } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';
import { useDraft } from '../draft.ts';
import type { SchoolSettings } from '../queries.ts';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

/** Whose text is shown in a language without one: the school's own language, then English, then the first there is. */
function fallbackOf(texts: Readonly<Record<string, string>>, own: Locale): Locale | undefined {
  return [own, 'en' as const, ...LOCALES].find((locale) => (texts[locale] ?? '').trim() !== '');
}

export function RequestTextSection({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('school-settings.requestText');
  const draft = useDraft(settings, ({ requestTexts }) => requestTexts as Record<string, string>);
  const fallback = fallbackOf(draft.values, settings.locale);
  const ordered = [settings.locale, ...LOCALES.filter((locale) => locale !== settings.locale)];
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('text')}</p>
      <SettingsForm draft={draft} readOnly={!settings.can.edit} body={(requestTexts) => ({ requestTexts })}>
        {(errorOf) =>
          ordered.map((locale) => {
            const text = draft.values[locale] ?? '';
            return (
              <div key={locale} className={styles.slot}>
                <TextArea
                  label={<span lang={languageTag(locale)}>{LOCALE_NAMES[locale]}</span>}
                  hint={text === '' ? undefined : t('left', { count: String([...text].length), max: String(SCHOOL_TEXTS.requestText) })}
                  rows={text === '' ? 1 : 4}
                  lang={languageTag(locale)}
                  maxLength={SCHOOL_TEXTS.requestText}
                  value={text}
                  error={errorOf(`requestTexts/${locale}`)}
                  onChange={(event) => draft.change({ [locale]: event.currentTarget.value })}
                />
                <span>
                  {text.trim() !== '' ? (
                    <Badge meaning="success">{t('own')}</Badge>
                  ) : fallback ? (
                    <Badge meaning="info">{t('fallback', { language: LOCALE_NAMES[fallback] })}</Badge>
                  ) : (
                    <Badge>{t('none')}</Badge>
                  )}
                </span>
              </div>
            );
          })
        }
      </SettingsForm>
    </div>
  );
}
