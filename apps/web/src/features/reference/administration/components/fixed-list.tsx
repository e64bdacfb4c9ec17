// A list that comes with the software, with its names in the reader's language and where they are from. Nothing is edited.
import { COUNTRIES } from '@fairway/rules/countries';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@fairway/rules/jobs';
import { LANGUAGE_CODES } from '@fairway/rules/languages';
import { FIXED_KINDS, type FixedKind } from '@fairway/rules/reference-entries';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../../lib/console/console-page.tsx';
import styles from '../../../../lib/console/parts.module.css';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';

type Row = { code: string; name: string };

export function FixedList({ kind }: { kind: FixedKind }) {
  const t = useTranslations('reference-data');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const rows = useRows(kind);
  return (
    <ConsolePage
      title={t(`kinds.${kind}`)}
      description={t('fixedList.text')}
      crumbs={[{ href: href('admin-reference'), label: console('reference') }]}
    >
      <section className={styles.panel} aria-label={t(`kinds.${kind}`)}>
        <p className={styles.muted}>
          {t(`source.${FIXED_KINDS[kind]}`)} · {t('offeredCount', { count: rows.length })}
        </p>
        <dl className={styles.facts}>
          {rows.map((row) => (
            <div key={row.code} className={styles.pairRow}>
              <dt className={styles.code}>{row.code}</dt>
              <dd>{row.name}</dd>
            </div>
          ))}
        </dl>
      </section>
    </ConsolePage>
  );
}

function useRows(kind: FixedKind): Row[] {
  const terms = useTranslations('terms');
  const formats = useReaderFormats();
  const of = <C extends string>(codes: readonly C[], nameOf: (code: C) => string): Row[] =>
    codes.map((code) => ({ code, name: nameOf(code) })).sort((a, b) => formats.compare(a.name, b.name));
  switch (kind) {
    case 'careerFields':
      return of(JOB_CATEGORIES, (code) => terms(`jobCategories.${code}`));
    case 'educationFields':
      return of(EDUCATION_FIELDS, (code) => terms(`educationFields.${code}`));
    case 'educationLevels':
      return of(EDUCATION_LEVELS, (code) => terms(`educationLevels.${code}`));
    case 'employmentTypes':
      return of(EMPLOYMENT_TYPES, (code) => terms(`employmentTypes.${code}`));
    case 'languages':
      return of(LANGUAGE_CODES, (code) => formats.language(code));
    case 'countries':
      return of(COUNTRIES, (code) => formats.country(code));
  }
}
