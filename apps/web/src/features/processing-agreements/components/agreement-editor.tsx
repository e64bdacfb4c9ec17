// The text of the agreement in each language, as it is written and as schools read it. It is published whole, and every school is asked again, which is
// said before; an edition that somebody else published meanwhile is told, and nothing typed is lost.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import { AGREEMENT_CHARACTERS, filledAgreement } from '@fairway/rules/processing-agreements';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Prose } from '@fairway/ui/prose';
import { Segmented } from '@fairway/ui/segmented';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { type RecordForm, useRecordForm } from '../../../lib/forms/record-form.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { ADMIN_PATH, type EditedAgreement, editedAgreementQuery } from '../queries.ts';
import { AgreementEditions } from './agreement-editions.tsx';

type Draft = Record<Locale, string>;
type EditorProps = { edited: EditedAgreement; locale: Locale; onLocale: (locale: Locale) => void };

const draftOf = (texts: EditedAgreement['texts']): Draft =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts?.[locale] ?? ''])) as Draft;
const textsOf = (draft: Draft) => Object.fromEntries(LOCALES.map((locale) => [locale, draft[locale]]).filter(([, words]) => words?.trim()));

export function AgreementEditor({ edited, locale, onLocale }: EditorProps) {
  const t = useTranslations('processing-agreements.admin');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const [isEmpty, setIsEmpty] = useState(false);
  const publish = (texts: EditedAgreement['texts']) => api.call.PUT(ADMIN_PATH, { body: { edition: edited.edition, texts } });
  const onWritten = (written: EditedAgreement) => queries.setQueryData(editedAgreementQuery(api).queryKey, written);
  const form = useRecordForm({
    begin: () => draftOf(edited.texts),
    draftOf: (row: EditedAgreement) => draftOf(row.texts),
    done: t('published'),
    mayBeSent: (draft) => {
      const isSome = LOCALES.some((one) => draft[one].trim() !== '');
      setIsEmpty(!isSome);
      return isSome;
    },
    send: (draft) => publish(textsOf(draft)),
    onWritten,
  });

  async function goBack() {
    let written: EditedAgreement | undefined;
    const isDone = await dialogs.confirm({
      title: t('backTitle'),
      text: t('backText'),
      confirmLabel: t('back'),
      cancelLabel: t('cancel'),
      danger: true,
      onConfirm: async () => {
        written = (await publish(null)).data;
      },
    });
    if (!isDone || !written) return;
    showToast({ kind: 'success', text: t('backDone') });
    onWritten(written);
  }

  return (
    <div className={styles.sections}>
      <Section id="text" title={t('text')} text={t('textHelp')}>
        <SaveForm
          {...form.frame}
          label={t('publish')}
          extra={edited.texts === null ? null : <Button onClick={() => void goBack()}>{t('back')}</Button>}
        >
          <LanguageText edited={edited} form={form} locale={locale} onLocale={onLocale} error={isEmpty ? t('needed') : undefined} />
        </SaveForm>
      </Section>
      <Section id="editions" title={t('editions')} text={t('editionsHelp')}>
        <AgreementEditions
          edited={edited}
          onTake={(texts) => {
            const taken = draftOf(texts);
            for (const one of LOCALES) form.set(one, taken[one]);
          }}
        />
      </Section>
    </div>
  );
}

type LanguageProps = EditorProps & { form: RecordForm<Draft>; error: string | undefined };

/** One language: chosen, written, looked at. */
function LanguageText({ edited, form, locale, onLocale, error }: LanguageProps) {
  const t = useTranslations('processing-agreements.admin');
  const [face, setFace] = useState<'text' | 'preview'>('text');
  const { name, email } = edited.platform;
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
              form.set(locale, edited.ours[locale] ?? '');
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
          hint={t('marks', { school: '{school}', name: '{name}', email: '{email}' })}
          error={error ?? form.faultAt('texts')}
          lang={lang}
          rows={18}
          maxLength={AGREEMENT_CHARACTERS}
          {...form.text(locale)}
        />
      ) : isEmpty ? (
        <p className={styles.muted}>{t('nothing')}</p>
      ) : (
        <Prose
          html={pageHtml(filledAgreement(words, { school: t('sampleSchool'), name, email }), { name, email, locale }).html}
          lang={lang}
          size="small"
        />
      )}
    </>
  );
}
