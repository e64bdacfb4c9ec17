// The text of an own page in each language, as it is written and as readers see it, and the editions before it. It is published whole; an
// edition that was published meanwhile by somebody else is told, and nothing typed is lost.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import { SITE_PAGE_CHARACTERS } from '@fairway/rules/site-pages';
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
import { useApi } from '../../../../lib/api.ts';
import styles from '../../../../lib/console/parts.module.css';
import { type RecordForm, useRecordForm } from '../../../../lib/forms/record-form.ts';
import { SaveForm, Section } from '../../../../lib/forms/section.tsx';
import { type EditedPage, editedPageQuery } from '../queries.ts';
import { SitePageEditions } from './site-page-editions.tsx';

type Draft = Record<Locale, string>;

const draftOf = (texts: EditedPage['texts']): Draft =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts?.[locale] ?? ''])) as Draft;
const textsOf = (draft: Draft) => Object.fromEntries(LOCALES.map((locale) => [locale, draft[locale]]).filter(([, words]) => words?.trim()));

type EditorProps = { edited: EditedPage; locale: Locale; onLocale: (locale: Locale) => void };

export function SitePageEditor({ edited, locale, onLocale }: EditorProps) {
  const t = useTranslations('site-pages.page');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const [isEmpty, setIsEmpty] = useState(false);
  const path = { tenantId: edited.tenant.id, page: edited.page };
  const publish = (texts: EditedPage['texts']) =>
    api.call.PUT('/api/v1/admin/site-pages/{tenantId}/{page}', { params: { path }, body: { edition: edited.edition, texts } });
  const onWritten = (written: EditedPage) => {
    void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/site-pages'] });
    queries.setQueryData(editedPageQuery(api, path.tenantId, path.page).queryKey, written);
  };
  const form = useRecordForm({
    begin: () => draftOf(edited.texts),
    draftOf: (row: EditedPage) => draftOf(row.texts),
    done: t('published'),
    mayBeSent: (draft) => {
      const isSome = LOCALES.some((one) => draft[one].trim() !== '');
      setIsEmpty(!isSome);
      return isSome;
    },
    send: (draft) => publish(textsOf(draft)),
    onWritten,
  });

  /** Ours again; of an imprint, nothing. */
  async function goBack() {
    const words = edited.page === 'imprint' ? 'hide' : 'back';
    let written: EditedPage | undefined;
    const isDone = await dialogs.confirm({
      title: t(`${words}Title`),
      text: t(`${words}Text`),
      confirmLabel: t(words),
      cancelLabel: t('cancel'),
      danger: true,
      onConfirm: async () => {
        written = (await publish(null)).data;
      },
    });
    if (!isDone || !written) return;
    showToast({ kind: 'success', text: t(`${words}Done`) });
    onWritten(written);
  }

  return (
    <div className={styles.sections}>
      <Section id="text" title={t('text')} text={t('textHelp')}>
        <SaveForm
          {...form.frame}
          label={t('publish')}
          extra={
            edited.texts === null ? null : <Button onClick={() => void goBack()}>{t(edited.page === 'imprint' ? 'hide' : 'back')}</Button>
          }
        >
          <LanguageText edited={edited} form={form} locale={locale} onLocale={onLocale} error={isEmpty ? t('needed') : undefined} />
        </SaveForm>
      </Section>
      <Section id="editions" title={t('editions')} text={t('editionsHelp')}>
        <SitePageEditions
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
  const t = useTranslations('site-pages.page');
  const [face, setFace] = useState<'text' | 'preview'>('text');
  const { name, email } = edited.tenant;
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
          hint={t('marks', { name: '{name}', email: '{email}' })}
          error={error ?? form.faultAt('texts')}
          lang={lang}
          rows={18}
          maxLength={SITE_PAGE_CHARACTERS}
          {...form.text(locale)}
        />
      ) : isEmpty ? (
        <p className={styles.muted}>{t('nothing')}</p>
      ) : (
        <Prose html={pageHtml(words, { name, email, locale }).html} lang={lang} size="small" />
      )}
    </>
  );
}
