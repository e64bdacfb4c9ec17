import { changedFields } from '@fairway/rules/posting-content';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { Writing } from './autosave.ts';
import styles from './posting.module.css';

/** Somebody else saved meanwhile: who, what, and whose stays. */
export function Conflict({ writing: { theirs, posting, settle } }: { writing: Writing }) {
  const t = useTranslations('own-postings.conflict');
  const fields = useTranslations('own-postings.form');
  const formats = useReaderFormats();
  if (!theirs) return null;
  const changed = changedFields(posting.content, theirs.content).map((name) => fields(name));
  return (
    <Banner meaning="warning" title={t('title', { who: theirs.changedBy || t('somebody') })}>
      <p>{changed.length > 0 ? t('changed', { fields: formats.list(changed) }) : t('state')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => settle('theirs')}>{t('theirs')}</Button>
        <Button onClick={() => settle('mine')}>{t('mine')}</Button>
      </div>
    </Banner>
  );
}
