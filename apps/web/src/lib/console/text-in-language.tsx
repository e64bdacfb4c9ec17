// One language of a text that is published: chosen, written, looked at.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { Button } from '@fairway/ui/button';
import { Prose } from '@fairway/ui/prose';
import { Segmented } from '@fairway/ui/segmented';
import { Select } from '@fairway/ui/select';
import { TextArea } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RecordForm } from '../forms/record-form.ts';
import styles from './parts.module.css';

type Props = {
  form: RecordForm<Record<Locale, string>>;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  ours: Partial<Record<Locale, string>>;
  hint: string;
  error: string | undefined;
  maxCharacters: number;
  htmlOf: (text: string, locale: Locale) => string;
};

export function LanguageText({ form, locale, onLocale, ours, hint, error, maxCharacters, htmlOf }: Props) {
  const t = useTranslations('console.texts');
  const [face, setFace] = useState<'text' | 'preview'>('text');
  const words = form.draft[locale];
  const isEmpty = words.trim() === '';
  const lang = languageTag(locale);
  return (
    <>
      <Select
        label={t('language')}
        options={LOCALES.map((one) => ({
          value: one,
          label: t(form.draft[one].trim() === '' ? 'empty' : 'written', { language: LOCALE_NAMES[one] }),
        }))}
        value={locale}
        onChange={(event) => onLocale(event.currentTarget.value as Locale)}
      />
      <div className={styles.buttons}>
        <Segmented
          label={t('text')}
          value={face}
          onChange={setFace}
          options={[
            { value: 'text', label: t('text') },
            { value: 'preview', label: t('preview') },
          ]}
        />
        {isEmpty ? (
          <Button
            size="small"
            onClick={() => {
              form.set(locale, ours[locale] ?? '');
              setFace('text');
            }}
          >
            {t('begin')}
          </Button>
        ) : null}
      </div>
      {face === 'text' ? (
        <TextArea
          label={t('label', { language: LOCALE_NAMES[locale] })}
          hint={hint}
          error={error ?? form.faultAt('texts')}
          lang={lang}
          rows={18}
          maxLength={maxCharacters}
          {...form.text(locale)}
        />
      ) : isEmpty ? (
        <p className={styles.muted}>{t('nothing')}</p>
      ) : (
        <Prose html={htmlOf(words, locale)} lang={lang} size="small" />
      )}
    </>
  );
}
