// What is wrong with rows of a file, by line.
import { useTranslations } from 'use-intl';
import styles from '../../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { ReferenceImport } from '../queries.ts';

/** `refused`: nothing of the file can be written; else these rows alone are left out. */
export function Faults({ of: { state, faultCount, faults } }: { of: ReferenceImport }) {
  const t = useTranslations('reference-data.import');
  const formats = useReaderFormats();
  return (
    <>
      <p>{t(state === 'refused' ? 'refused' : 'leftOut', { count: faultCount })}</p>
      <ul className={styles.rows}>
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.code}`} className={styles.row}>
            <div className={styles.what}>
              <strong>
                {t('line', { line: formats.number(fault.line) })} <bdi>{fault.key}</bdi>
              </strong>
              <span>{t(`faults.${fault.code}`)}</span>
            </div>
          </li>
        ))}
      </ul>
      {faultCount > faults.length ? <p>{t('more', { count: formats.number(faultCount - faults.length) })}</p> : null}
    </>
  );
}
