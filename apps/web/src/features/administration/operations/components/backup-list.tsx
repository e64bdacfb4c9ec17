// The backups, the newest first, and what the last try to restore each one said.
import type { Upkeep } from '@fairway/rules/operations';
import { Badge } from '@fairway/ui/badge';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import styles from '../../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { PlatformStorage } from '../queries.ts';
import { PlainTable } from './plain-table.tsx';

type Backup = PlatformStorage['backups'][number];
type BackupListProps = { storage: PlatformStorage; busy: boolean; onBegin: (task: Upkeep) => void };

const MEANINGS = { untested: 'neutral', restored: 'success', faulty: 'danger' } as const;
const SECOND_MS = 1000;

export function BackupList({ storage: { makesBackups, backups }, busy, onBegin }: BackupListProps) {
  const t = useTranslations('operations.backups');
  const formats = useReaderFormats();
  return (
    <section className={styles.panel} aria-labelledby="backups-title">
      <h2 id="backups-title">{t('title')}</h2>
      <p className={styles.muted}>{t('text')}</p>
      {makesBackups ? (
        <div className={styles.buttons}>
          <Button size="small" busy={busy} onClick={() => onBegin('make_backup')}>
            {t('make')}
          </Button>
          <Button size="small" busy={busy} onClick={() => onBegin('test_backup')}>
            {t('test')}
          </Button>
        </div>
      ) : (
        <Banner meaning="warning">{t('nowhere')}</Banner>
      )}
      {backups.length === 0 ? (
        <p className={styles.muted}>{t('none')}</p>
      ) : (
        <PlainTable<Backup>
          caption={t('title')}
          rows={backups}
          keyOf={({ file }) => file}
          columns={[
            { key: 'file', title: t('file'), cell: ({ file }) => <span className={styles.code}>{file}</span> },
            { key: 'made', title: t('made'), cell: ({ madeAt }) => formats.dateTime(new Date(madeAt)) },
            { key: 'size', title: t('size'), cell: ({ sizeBytes }) => formats.fileSize(sizeBytes), align: 'end' },
            { key: 'state', title: t('state'), cell: (backup) => <RestoreTest backup={backup} /> },
          ]}
        />
      )}
    </section>
  );
}

function RestoreTest({ backup: { state, testedAt, testMs, testedRows, testedFiles, fault } }: { backup: Backup }) {
  const t = useTranslations('operations.backups');
  const formats = useReaderFormats();
  return (
    <>
      <Badge meaning={MEANINGS[state]}>{t(state)}</Badge>
      {fault === null ? null : <div className={styles.code}>{fault}</div>}
      {testedAt === null || testedRows === null ? null : (
        <div className={styles.muted}>
          {t('tested', {
            date: formats.dateTime(new Date(testedAt)),
            rows: formats.number(testedRows),
            files: formats.number(testedFiles ?? 0),
            seconds: formats.number(Math.ceil((testMs ?? 0) / SECOND_MS)),
          })}
        </div>
      )}
    </>
  );
}
