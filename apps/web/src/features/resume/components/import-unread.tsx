// What has no place in a profile, and what nobody understood: as it stands in the file, to be copied.
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { ProfileImport } from '../queries.ts';
import styles from './import-modal.module.css';

type Unread = ProfileImport['result']['unread'];

/** `isWhole`: all that was in the file; else how much is missing is told among the items. */
export function ImportUnread({ unread, isWhole }: { unread: Unread; isWhole: boolean }) {
  const t = useTranslations('resume.dialog');
  const words = useTranslations('resume.dialog.headings');
  const headingOf = (heading: string | null) => {
    if (heading === null) return words('other');
    return words.has(heading as 'other') ? words(heading as 'other') : heading;
  };
  const copy = async (lines: readonly string[]) => {
    await navigator.clipboard.writeText(lines.join('\n'));
    showToast({ kind: 'success', text: t('copied') });
  };
  return (
    <details className={styles.unread}>
      <summary>{t('unread')}</summary>
      <p className={styles.muted}>{isWhole ? t('unreadText') : t('unreadSome')}</p>
      {unread.map(({ heading, lines }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <section key={place}>
          <div className={styles.unreadHead}>
            <h4 dir="auto">{headingOf(heading)}</h4>
            <Button
              size="small"
              variant="quiet"
              icon={<IconCopy aria-hidden />}
              aria-label={`${t('copy')}: ${headingOf(heading)}`}
              onClick={() => void copy(lines)}
            >
              {t('copy')}
            </Button>
          </div>
          <p dir="auto" className={styles.lines}>
            {lines.join('\n')}
          </p>
        </section>
      ))}
    </details>
  );
}
