// What a machine did not find, marked where it belongs. Its owner is warned and led to where it is mended; whoever was sent the CV is told of it
// as a gap of the machine, for it says nothing of the person. @rule imports.28, applicants.14
import { Link } from '@fairway/ui/link';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { MachineReading } from '../queries.ts';
import styles from './machine-reading.module.css';

export type Gap = MachineReading['gaps'][number];
/** Who reads: the owner, with the way to the dialog that mends it where there is one; or who was sent the CV. */
export type GapReader = { isOwner: true; mend?: (code: string) => { href: string; onClick: () => void } } | { isOwner: false };

/** Names of messages `resume.fields.<name>`; what is missing as a whole part is told by the part. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name', email: 'email', phone: 'phone', place: 'place', work_title: 'title', work_employer: 'employer', work_dates: 'dates',
  education_school: 'school', education_degree: 'degree', education_dates: 'dates', language_level: 'level',
}; // biome-ignore format: a table

/** `of`: the entry that lacks it, for who hears the links one by one. */
export function GapMark({ gaps, reader, of }: { gaps: readonly Gap[]; reader: GapReader; of?: string }) {
  const t = useTranslations('resume.reading');
  const names = useTranslations('resume.fields');
  const formats = useReaderFormats();
  const [first] = gaps;
  if (!first) return null;
  const fields = formats.list(
    gaps.flatMap(({ code }) => {
      const field = FIELDS[code];
      return field ? [names(field as 'title')] : [];
    }),
  );
  if (!reader.isOwner) return <p className={styles.facts}>{t('received.missing', { fields })}</p>;
  return (
    <p className={styles.gap}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{t('missing', { fields })}</span>
      <Mend reader={reader} code={first.code} what={[fields, of].filter(Boolean).join(', ')} />
    </p>
  );
}

/** Nothing was found of a whole part. */
export function EmptyPart({ code, title, reader }: { code: string; title: string; reader: GapReader }) {
  const t = useTranslations('resume.reading');
  if (!reader.isOwner) return <p className={styles.nothing}>{t('nothing')}</p>;
  return (
    <p className={styles.gap}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{t('nothing')}</span>
      <Mend reader={reader} code={code} what={title} />
    </p>
  );
}

function Mend({ reader, code, what }: { reader: GapReader; code: string; what: string }) {
  const t = useTranslations('resume.reading');
  if (!reader.isOwner || !reader.mend) return null;
  return (
    <Link {...reader.mend(code)}>
      {t('mend')}
      <span className="fw-hidden">{`: ${what}`}</span>
    </Link>
  );
}
