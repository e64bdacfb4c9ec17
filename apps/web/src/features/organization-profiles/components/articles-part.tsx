// Articles, the newest first. One is open at a time; a new one is begun on top.
import { pickText } from '@fairway/i18n/fallback';
import { PROFILE_LIMITS, type ProfileArticle, slugOf, writtenText } from '@fairway/rules/organization-profile';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { PictureField } from './picture-field.tsx';
import styles from './profile.module.css';
import type { PartProps } from './profile-faults.ts';
import { RowsHead } from './rows-head.tsx';
import { RichSlotField, SlotField } from './slot-fields.tsx';

const NEW: ProfileArticle = {
  ...{ id: null, slug: '', title: {}, ingress: {}, body: {}, picture: null, isShown: true, publishAt: null },
};
const WHEN = ['hidden', 'publish', 'at'] as const;
type When = (typeof WHEN)[number];

export function ArticlesPart({ content: { articles }, set, faultAt, locale, round }: PartProps) {
  const t = useTranslations('organization-profiles.articles');
  const [open, setOpen] = useState<number>();
  const change = (at: number, changed: Partial<ProfileArticle>) =>
    set({ articles: articles.map((article, index) => (index === at ? { ...article, ...changed } : article)) });
  return (
    <>
      <div>
        <Button
          icon={<IconPlus aria-hidden />}
          disabled={articles.length >= PROFILE_LIMITS.articles}
          onClick={() => {
            set({ articles: [NEW, ...articles] });
            setOpen(0);
          }}
        >
          {t('add')}
        </Button>
      </div>
      <ul className={styles.rows}>
        {articles.map((article, at) => (
          <li key={article.id ?? `new ${at - articles.length}`} className={styles.row}>
            <RowsHead
              name={pickText(writtenText(article.title), locale)?.text ?? t('untitled')}
              state={<ArticleState article={article} fault={faultAt(`articles/${at}`)} />}
              toggle={{ isOpen: open === at, press: () => setOpen(open === at ? undefined : at) }}
              onRemove={() => {
                set({ articles: articles.toSpliced(at, 1) });
                setOpen(undefined);
              }}
            />
            {open === at ? (
              <ArticleFields
                {...{ article, locale, round }}
                faultAt={(field) => faultAt(`articles/${at}/${field}`)}
                onChange={(changed) => change(at, changed)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function ArticleState({ article, fault }: { article: ProfileArticle; fault: string | undefined }) {
  const t = useTranslations('organization-profiles.articles');
  const formats = useReaderFormats();
  const at = article.publishAt === null ? undefined : new Date(article.publishAt);
  const isToCome = at !== undefined && at.getTime() > Date.now();
  return (
    <>
      {fault ? <Badge meaning="danger">{t('check')}</Badge> : null}
      {article.isShown ? (
        <Badge meaning={isToCome ? 'info' : at ? 'success' : 'neutral'}>
          {at && !Number.isNaN(at.getTime()) ? t(isToCome ? 'comes' : 'since', { date: formats.dateTime(at) }) : t('next')}
        </Badge>
      ) : (
        <Badge>{t('hidden')}</Badge>
      )}
    </>
  );
}

/** An instant as the field of a browser has it: in the zone of who edits. */
function localTime(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

type FieldsProps = Pick<PartProps, 'locale' | 'round' | 'faultAt'> & {
  article: ProfileArticle;
  onChange: (changed: Partial<ProfileArticle>) => void;
};

function ArticleFields({ article, locale, round, faultAt, onChange }: FieldsProps) {
  const t = useTranslations('organization-profiles.articles');
  const when: When = !article.isShown ? 'hidden' : article.publishAt === null ? 'publish' : 'at';
  const choose = (chosen: When) =>
    onChange(
      chosen === 'at'
        ? { isShown: true, publishAt: article.publishAt ?? new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000).toISOString() }
        : { isShown: chosen === 'publish', publishAt: null },
    );
  return (
    <>
      <SlotField
        {...{ label: t('title'), text: article.title, locale, most: PROFILE_LIMITS.titleCharacters, error: faultAt('title') }}
        onChange={(title) => onChange({ title })}
      />
      <SlotField
        {...{
          label: t('ingress'),
          text: article.ingress,
          locale,
          most: PROFILE_LIMITS.ingressCharacters,
          rows: 2,
          error: faultAt('ingress'),
        }}
        onChange={(ingress) => onChange({ ingress })}
      />
      <RichSlotField
        {...{ label: t('body'), text: article.body, locale, round, most: PROFILE_LIMITS.bodyCharacters, error: faultAt('body') }}
        onChange={(body) => onChange({ body })}
      />
      <PictureField label={t('picture')} kind="cover" value={article.picture} onChange={(picture) => onChange({ picture })} />
      <TextField
        label={t('slug')}
        hint={t('slugHint')}
        maxLength={PROFILE_LIMITS.slugCharacters}
        placeholder={slugOf({ ...article, slug: '' })}
        error={faultAt('slug')}
        value={article.slug}
        onChange={(event) => onChange({ slug: event.currentTarget.value })}
      />
      <div className={parts.pair}>
        <Select
          label={t('when')}
          options={WHEN.map((value) => ({ value, label: t(`whens.${value}`) }))}
          value={when}
          onChange={(event) => choose(event.currentTarget.value as When)}
        />
        {when === 'at' && article.publishAt ? (
          <TextField
            type="datetime-local"
            label={t('at')}
            error={faultAt('publishAt')}
            value={localTime(article.publishAt)}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              if (typed !== '' && !Number.isNaN(Date.parse(typed))) onChange({ publishAt: new Date(typed).toISOString() });
            }}
          />
        ) : null}
      </div>
    </>
  );
}
