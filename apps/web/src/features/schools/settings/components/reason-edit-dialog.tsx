// One ready-made reason: its name for colleagues, and what students read in each language.
import '../../../../lib/later-messages.ts';
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { REASON_LIMITS, type ReasonKind, type SchoolReason } from '@fairway/rules/school-reasons';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallsOf } from '../queries.ts';
import { EditDialog } from './edit-dialog.tsx';

export type ReasonDialogProps = {
  schoolId: number;
  kind: ReasonKind;
  /** The list as it is shown; `at` its end: a new one. */
  list: readonly SchoolReason[];
  at: number;
  updatedAt: string | null;
  /** Of the school: the first to write in. */
  locale: Locale;
};

export default function ReasonEditDialog({ schoolId, kind, list, at, updatedAt, locale: own }: ReasonDialogProps) {
  const t = useTranslations('school-reasons');
  const settings = useTranslations('school-settings');
  const { api, at: params, refresh } = useCallsOf(schoolId);
  const before = list[at];
  const [values, setValues] = useState<SchoolReason>(before ?? { title: '', texts: {} });
  const [locale, setLocale] = useState<Locale>(LOCALES.find((one) => before?.texts[one] && !before.texts[own]) ?? own);
  const written = LOCALES.filter((one) => (values.texts[one] ?? '').trim() !== '').length;
  const save = async () => {
    const reasons = before ? list.map((one, place) => (place === at ? values : one)) : [...list, values];
    await api.call.PUT('/api/v1/staff/schools/{schoolId}/reasons', { params, body: { kind, updatedAt, reasons } });
    showToast({ kind: 'success', text: t('saved') });
    await refresh('/reasons');
  };
  return (
    <EditDialog title={t(before ? 'changeTitle' : 'addTitle')} saveLabel={settings('save')} save={save}>
      {(errorOf) => (
        <>
          <TextField
            data-autofocus=""
            label={t('name')}
            hint={t('nameHint')}
            maxLength={REASON_LIMITS.title}
            value={values.title}
            error={errorOf(`reasons/${at}/title`)}
            onChange={(event) => setValues({ ...values, title: event.currentTarget.value })}
          />
          <Select
            label={t('language')}
            value={locale}
            options={LOCALES.map((one) => ({ value: one, label: LOCALE_NAMES[one] }))}
            onChange={(event) => setLocale(LOCALES.find((one) => one === event.currentTarget.value) ?? own)}
          />
          <TextArea
            label={t('words', { language: LOCALE_NAMES[locale] })}
            hint={t('textsHint', { count: `${written}`, total: `${LOCALES.length}` })}
            lang={languageTag(locale)}
            maxLength={REASON_LIMITS.text}
            value={values.texts[locale] ?? ''}
            error={errorOf(`reasons/${at}/texts/${locale}`) ?? errorOf(`reasons/${at}/texts`)}
            onChange={(event) => setValues({ ...values, texts: { ...values.texts, [locale]: event.currentTarget.value } })}
          />
        </>
      )}
    </EditDialog>
  );
}
