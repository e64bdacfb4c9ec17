// What a roster would change of those who stand in it: line by line, what is and what becomes. Addresses and numbers are told to change, not read.
import type { components } from '@fairway/client/api.gen';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from '../../components/methods/methods.module.css';

type Upload = NonNullable<components['schemas']['SchoolRoster']['upload']>;
type Change = Upload['differences'][number]['changes'][number];

export function RosterDifferences({ upload }: { upload: Upload }) {
  const t = useTranslations('verification-methods.roster');
  const formats = useReaderFormats();
  const said = ({ field, before, after }: Change): string => {
    if (field === 'address' || field === 'number') return t(`changed.${field}`);
    const value = (text: string | null) => (text === null ? t('nothing') : field === 'end' ? formats.calendarDate(text) : text);
    return t('fromTo', { what: t(`changed.${field}`), before: value(before), after: value(after) });
  };
  const all = upload.changedCount + upload.movedCount;
  return (
    <details>
      <summary>{t('differences', { count: all })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
      <ul className={styles.rows} tabIndex={0} aria-label={t('differences', { count: all })}>
        {upload.differences.map(({ line, changes }) => (
          <li key={line}>{t('line', { line, fault: changes.map(said).join('; ') })}</li>
        ))}
        {all > upload.differences.length ? <li>{t('badMore', { count: all - upload.differences.length })}</li> : null}
      </ul>
    </details>
  );
}
