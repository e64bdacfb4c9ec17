import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from './request.module.css';
import type { RequestRow } from './requests.ts';

type Program = NonNullable<RequestRow['program']>;

/** A program with its level and end. */
export function ProgramLine({ program }: { program: Program }) {
  const t = useTranslations('verification-queue');
  const terms = useTranslations('terms.educationLevels');
  const format = useReaderFormats();
  const level = program.levelId ? terms(program.levelId) : t('noLevel');
  const facts = program.endOn ? t('ends', { level, end: format.month(program.endOn) }) : t('noEnd', { level });
  return (
    <>
      <span>{program.name || level}</span>
      <span className={styles.faint}>{program.isKept ? facts : `${facts} · ${t('typed')}`}</span>
    </>
  );
}
