// One language of a text that is written in several: under it stands which language readers of this one see, and in which others it is written.
import { pickText } from '@fairway/i18n/fallback';
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { type ProfileText, writtenText } from '@fairway/rules/organization-profile';
import { visibleCharacters } from '@fairway/rules/visible-characters';
import { RichTextEditor } from '@fairway/ui/rich-text-editor';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useRichTextLabels } from '../../candidates/components/rich-text-labels.ts';

type SlotProps = {
  label: string;
  text: ProfileText;
  locale: Locale;
  onChange: (text: ProfileText) => void;
  error: string | undefined;
  most: number;
};

/** Which one is shown. */
function useMark(): (text: ProfileText, locale: Locale) => string {
  const t = useTranslations('organization-profiles.languages');
  const formats = useReaderFormats();
  const { tenant } = useBoot();
  return (text, locale) => {
    const written = writtenText(text);
    const picked = pickText(written, locale, tenant.locale);
    const name = LOCALE_NAMES[locale];
    if (!picked) return t('none');
    const others = LOCALES.filter((one) => one !== locale && written[one]).map((one) => LOCALE_NAMES[one]);
    if (picked.fellBack) return t('shows', { language: name, shown: LOCALE_NAMES[picked.locale] });
    return others.length > 0 ? t('also', { language: name, others: formats.list(others) }) : t('own', { language: name });
  };
}

/** A line; with `rows`, several. */
export function SlotField({ label, text, locale, onChange, error, most, rows }: SlotProps & { rows?: number }) {
  const mark = useMark();
  const field = {
    ...{ label, hint: mark(text, locale), error, lang: languageTag(locale), dir: 'auto', maxLength: most * 4, value: text[locale] ?? '' },
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...text, [locale]: event.currentTarget.value }),
  };
  return rows ? <TextArea {...field} rows={rows} /> : <TextField {...field} />;
}

export function RichSlotField({ label, text, locale, onChange, error, most, round }: SlotProps & { round: number }) {
  const mark = useMark();
  const count = useTranslations('entries.writing');
  const labels = useRichTextLabels();
  return (
    <RichTextEditor
      key={`${locale} ${round}`}
      label={label}
      hint={mark(text, locale)}
      error={error}
      value={text[locale] || null}
      onChange={(html) => {
        if ((html ?? '') !== (text[locale] ?? '')) onChange({ ...text, [locale]: html ?? '' });
      }}
      maxCharacters={most}
      countCharacters={visibleCharacters}
      counterText={(used, max) => count('count', { used, max })}
      toolbarLabels={labels}
    />
  );
}
