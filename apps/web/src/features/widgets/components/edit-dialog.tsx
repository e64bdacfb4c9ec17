// Making or changing a widget: kind, link, a tab a language, picture, preview.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { isWidgetLink, WIDGET_KINDS, WIDGET_LIMITS, type WidgetKind } from '@fairway/rules/widgets';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { FileDrop } from '@fairway/ui/file-drop';
import { Select } from '@fairway/ui/select';
import { Tabs } from '@fairway/ui/tabs';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type EditedWidget, type KeptWidget, titleOf, type WidgetCalls } from '../queries.ts';
import { WidgetCard } from './widget-card.tsx';
import styles from './widgets.module.css';

type Props = { calls: WidgetCalls; widget?: KeptWidget };
/** The picture: as it is, none, or a file that was chosen. */
type Picture = 'kept' | 'none' | File;
const EMPTY: EditedWidget = { kind: 'text', titles: {}, texts: {}, link: null, active: true };
const EXTENSIONS = ['.jpg', '.jpeg', '.png', '.gif', '.webp'] as const;

function EditDialog({ calls, widget }: Props) {
  const t = useTranslations('widgets');
  const errors = useTranslations('errors.avatar');
  const errorText = useErrorText();
  const { locale } = useBoot();
  const [edited, setEdited] = useState<EditedWidget>(widget ?? EMPTY);
  const [picture, setPicture] = useState<Picture>('kept');
  const [refused, setRefused] = useState<string>();
  const [saved, setSaved] = useState(widget);
  const image = usePicture(picture, saved?.image ?? null);
  const change = (changes: Partial<EditedWidget>) => setEdited({ ...edited, ...changes });
  const link = edited.link ?? '';
  const linkIsWrong = link !== '' && !isWidgetLink(link);
  const isComplete = titleOf(edited, locale).trim() !== '' && !linkIsWrong && (edited.kind !== 'link' || link !== '');
  const save = async () => {
    const { kind, titles, texts, active } = edited;
    // A picture that is refused leaves the dialog open: what was saved by then is changed, not added again.
    const kept = await calls.save(saved?.id, { kind, titles, texts, active, link: link === '' ? null : link });
    setSaved(kept);
    if (picture instanceof File) await calls.upload(kept.id, picture);
    if (picture === 'none' && kept.image) await calls.removeImage(kept.id);
    return true;
  };
  return (
    <DialogFrame
      size="large"
      title={widget ? t('editTitle') : t('add')}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'save', label: t('save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      <Needed missing={!isComplete} />
      <div className={styles.form}>
        <Select
          label={t('kind')}
          options={WIDGET_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={edited.kind}
          onChange={(event) => change({ kind: event.currentTarget.value as WidgetKind })}
        />
        <Tabs
          label={t('languages')}
          initial={locale}
          panels={LOCALES.map((one) => ({
            id: one,
            label: <span lang={languageTag(one)}>{LOCALE_NAMES[one]}</span>,
            content: <Words locale={one} edited={edited} onChange={change} />,
          }))}
        />
        <TextField
          label={t('link')}
          hint={t('linkHint')}
          error={linkIsWrong ? t('linkWrong') : undefined}
          maxLength={WIDGET_LIMITS.linkCharacters}
          value={link}
          onChange={(event) => change({ link: event.currentTarget.value.trim() })}
        />
        {image ? (
          <div>
            <Button size="small" onClick={() => setPicture('none')}>
              {t('removePicture')}
            </Button>
          </div>
        ) : (
          <FileDrop
            label={t('choosePicture')}
            hint={t('pictureHint')}
            extensions={EXTENSIONS}
            maxSizeBytes={WIDGET_LIMITS.imageBytes}
            error={refused}
            onFile={(file) => {
              setRefused(undefined);
              setPicture(file);
            }}
            onRefused={(issue) => setRefused(errors(issue === 'size' ? 'too_large' : 'wrong_type'))}
          />
        )}
        <Checkbox label={t('active')} checked={edited.active} onChange={(event) => change({ active: event.currentTarget.checked })} />
        <section aria-label={t('preview')} className={styles.form}>
          <p className={styles.hint}>{t('preview')}</p>
          <WidgetCard
            widget={{
              title: titleOf(edited, locale),
              text: titleOf({ titles: edited.texts }, locale),
              link: isWidgetLink(link) ? link : null,
              image,
              fellBack: {},
            }}
          />
        </section>
      </div>
    </DialogFrame>
  );
}

type WordsProps = { locale: Locale; edited: EditedWidget; onChange: (changes: Partial<EditedWidget>) => void };

function Words({ locale, edited, onChange }: WordsProps) {
  const t = useTranslations('widgets');
  return (
    <div className={styles.form}>
      <TextField
        label={t('title')}
        lang={languageTag(locale)}
        maxLength={WIDGET_LIMITS.titleCharacters}
        value={edited.titles[locale] ?? ''}
        onChange={(event) => onChange({ titles: { ...edited.titles, [locale]: event.currentTarget.value } })}
      />
      <TextArea
        label={t('text')}
        lang={languageTag(locale)}
        maxLength={WIDGET_LIMITS.textCharacters}
        value={edited.texts[locale] ?? ''}
        onChange={(event) => onChange({ texts: { ...edited.texts, [locale]: event.currentTarget.value } })}
      />
    </div>
  );
}

/** What the preview shows: the picture that is stored, or the chosen file as an address of this page. */
function usePicture(picture: Picture, stored: string | null): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const file = useMemo(() => (picture instanceof File ? picture : undefined), [picture]);
  useEffect(() => {
    if (!file) return setChosen(null);
    const reader = new FileReader();
    reader.onload = () => setChosen(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  if (picture === 'none') return null;
  return file ? chosen : stored;
}

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('save', missing);
  return null;
}

/** `await dialogs.open(editDialog, { calls, widget })`: true once it was saved. */
export const editDialog = defineDialog<Props, boolean>('widget', EditDialog);
