// A text in each language that is published whole (own pages, the agreement): written, looked at as readers see it, ours again, and its editions. An
// edition that somebody else published meanwhile is told, and nothing typed is lost.
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRecordForm } from '../forms/record-form.ts';
import { SaveForm, Section } from '../forms/section.tsx';
import styles from './parts.module.css';
import { type Edition, TextEditions } from './text-editions.tsx';
import { LanguageText } from './text-in-language.tsx';

export type Texts = Partial<Record<Locale, string>>;
type Edited = { edition: number; texts: Texts | null; ours: Texts; editions: readonly Edition[] };

export type PublishedTextsProps<E extends Edited> = {
  edited: E;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** What is this text's own to say. */
  words: { textHelp: string; marks: string; current: string; back: { label: string; title: string; text: string; done: string } };
  maxCharacters: number;
  /** Whether the newest edition is what readers see. */
  isShown: boolean;
  /** As readers see it. */
  htmlOf: (text: string, locale: Locale) => string;
  /** Null: ours again. */
  publish: (texts: Texts | null) => Promise<{ data?: E | undefined }>;
  readEdition: (number: number) => Promise<{ data?: { number: number; texts: Texts | null } | undefined }>;
  onWritten: (written: E) => void;
};

type Draft = Record<Locale, string>;
const draftOf = (texts: Texts | null): Draft => Object.fromEntries(LOCALES.map((locale) => [locale, texts?.[locale] ?? ''])) as Draft;
const textsOf = (draft: Draft): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, draft[locale]]).filter(([, words]) => words?.trim()));

export function PublishedTexts<E extends Edited>(props: PublishedTextsProps<E>) {
  const { edited, words, publish, onWritten } = props;
  const t = useTranslations('console.texts');
  const common = useTranslations('console');
  const dialogs = useDialogs();
  const [isEmpty, setIsEmpty] = useState(false);
  const form = useRecordForm({
    begin: () => draftOf(edited.texts),
    draftOf: (row: E) => draftOf(row.texts),
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
    const { label, title, text, done } = words.back;
    let written: E | undefined;
    const onConfirm = async () => {
      written = (await publish(null)).data;
    };
    const isDone = await dialogs.confirm({ title, text, confirmLabel: label, cancelLabel: common('cancel'), danger: true, onConfirm });
    if (!isDone || !written) return;
    showToast({ kind: 'success', text: done });
    onWritten(written);
  }

  function take(texts: Texts | null) {
    const taken = draftOf(texts);
    for (const one of LOCALES) form.set(one, taken[one]);
  }

  return (
    <div className={styles.sections}>
      <Section id="text" title={t('text')} text={words.textHelp}>
        <SaveForm
          {...form.frame}
          label={t('publish')}
          extra={edited.texts === null ? null : <Button onClick={() => void goBack()}>{words.back.label}</Button>}
        >
          <LanguageText
            form={form}
            locale={props.locale}
            onLocale={props.onLocale}
            ours={edited.ours}
            hint={words.marks}
            error={isEmpty ? t('needed') : undefined}
            maxCharacters={props.maxCharacters}
            htmlOf={props.htmlOf}
          />
        </SaveForm>
      </Section>
      <Section id="editions" title={t('editions')} text={t('editionsHelp')}>
        <TextEditions
          editions={edited.editions}
          newest={edited.edition}
          shown={props.isShown ? words.current : undefined}
          read={props.readEdition}
          onTake={take}
        />
      </Section>
    </div>
  );
}
