import { Radio } from '@fairway/ui/checkbox';
import { Link } from '@fairway/ui/link';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from '../../components/applications.module.css';
import type { ApplicationPreview } from '../../queries.ts';

type Cvs = ApplicationPreview['cvs'];

/** The one that was chosen while it is there, else the default one, else the newest; null: none. */
export function chosenCv(cvs: Cvs, chosen: string | null | undefined): string | null {
  if (chosen === null) return null;
  return (cvs.find(({ id }) => id === chosen) ?? cvs.find(({ isDefault }) => isDefault) ?? cvs[0])?.id ?? null;
}

type Props = { cvs: Cvs; chosen: string | null | undefined; onChoose: (cvId: string | null) => void };

/** Which CV goes along. */
export function CvChoice({ cvs, chosen, onChoose }: Props) {
  const t = useTranslations('applications.apply.cv');
  const formats = useReaderFormats();
  const { href, exists } = useHrefs();
  const name = useId();
  const current = chosenCv(cvs, chosen);
  return (
    <section className={styles.card}>
      <fieldset className={styles.group}>
        <legend>
          <h2>{t('title')}</h2>
        </legend>
        {cvs.map((cv) => (
          <Radio
            key={cv.id}
            name={name}
            label={<bdi>{cv.name}</bdi>}
            count={formats.fileSize(cv.sizeBytes)}
            checked={cv.id === current}
            onChange={() => onChoose(cv.id)}
          />
        ))}
        <Radio name={name} label={t('none')} checked={current === null} onChange={() => onChoose(null)} />
      </fieldset>
      <p className={styles.muted}>
        {t('copy')} {exists('profile-documents') ? <Link href={href('profile-documents')}>{t('manage')}</Link> : null}
      </p>
    </section>
  );
}
