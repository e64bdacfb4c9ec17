import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { Prose } from '@fairway/ui/prose';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { ForeignNote } from '../translation/foreign-note.tsx';
import { isForeign, type Translation, tagOf } from '../translation/foreign-text.ts';
import styles from './job-description.module.css';

export type JobDescriptionProps = {
  job: JobDetail;
  /** Name of a language by its code. */
  nameOf: (code: string) => string;
  /** Shown in place of the text. */
  translation: Translation | undefined;
  show: (translation: Translation | undefined) => void;
};

/** The text of a posting, or its translation. */
export function JobDescription({ job, nameOf, translation, show }: JobDescriptionProps) {
  const t = useTranslations('jobs.detail');
  const tag = tagOf(job.language);
  const foreign = isForeign(tag, useBoot().languageTag);
  const original = useRef<HTMLDivElement>(null);
  const body = translation?.body;
  const hold = useCallback((place: HTMLElement | null) => body && place?.replaceChildren(body), [body]);
  // Some feeds give no text: then there is nothing to head.
  if (job.description.trim() === '') return null;
  return (
    <section aria-labelledby="description-title">
      <h2 id="description-title" className={styles.title}>
        {t('description')}
      </h2>
      {foreign ? <ForeignNote {...{ job, tag, original, show }} languageName={nameOf(job.language)} /> : null}
      <div ref={original} hidden={body !== undefined}>
        <Prose html={job.description} lang={tag} size="small" />
      </div>
      {body ? <div ref={hold} /> : null}
    </section>
  );
}
