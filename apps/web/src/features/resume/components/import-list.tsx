// The imports of the last seven days, newest first: each can be opened, reviewed and taken back, not the last one alone. @rule imports.30, locales.9
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { showToast } from '@fairway/ui/show-toast';
import { Spinner } from '@fairway/ui/spinner';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type ProfileImport, type RecentImport, readImport, useRecentImports } from '../queries.ts';
import styles from './import-modal.module.css';

type ImportListProps = {
  onOpen: (one: ProfileImport) => void;
  /** Absent where there is no import to go back to. */
  onBack: (() => void) | undefined;
};

export function ImportList({ onOpen, onBack }: ImportListProps) {
  const t = useTranslations('resume.dialog');
  const api = useApi();
  const errorText = useErrorText();
  const { data, error } = useRecentImports();
  const [opening, setOpening] = useState<string>();
  const open = async ({ id }: RecentImport) => {
    setOpening(id);
    try {
      onOpen(await readImport(api, id));
    } catch (problem) {
      showToast({ kind: 'error', text: errorText(problem) });
      setOpening(undefined);
    }
  };
  const imports = data?.imports ?? [];
  return (
    <DialogFrame
      key="list"
      title={t('recent')}
      size="large"
      back={onBack && { label: t('back'), go: onBack }}
      actions={[{ key: 'close', label: t('close'), variant: 'primary' }]}
    >
      <div className={styles.step}>
        {error ? (
          <Banner meaning="danger" live>
            {errorText(error)}
          </Banner>
        ) : !data ? (
          <p role="status" className={styles.running}>
            <Spinner /> {t('recentLoading')}
          </p>
        ) : imports.length === 0 ? (
          <p>{t('recentNone')}</p>
        ) : (
          <ul className={styles.recent}>
            {imports.map((one) => (
              <Row key={one.id} one={one} busy={opening === one.id} disabled={opening !== undefined} onOpen={() => void open(one)} />
            ))}
          </ul>
        )}
      </div>
    </DialogFrame>
  );
}

function Row({ one, busy, disabled, onOpen }: { one: RecentImport; busy: boolean; disabled: boolean; onOpen: () => void }) {
  const t = useTranslations('resume.dialog');
  const formats = useReaderFormats();
  const { sourceType, fileName, createdAt, reviewedAt, undoneAt, open } = one;
  const source = { CV: t('fileSource'), LinkedIn: t('linkedinSource'), JSONResume: t('jsonSource') }[sourceType];
  const state = undoneAt
    ? t('undone')
    : reviewedAt
      ? t('reviewed', { date: formats.importDate(new Date(reviewedAt)) })
      : open > 0
        ? t('attention', { count: open })
        : t('allDone');
  const when = formats.importDateTime(new Date(createdAt));
  return (
    <li className={styles.recentRow}>
      <div className={styles.item}>
        <strong dir="auto">{fileName ?? source}</strong>
        <span className={styles.muted}>{formats.facts([...(fileName ? [source] : []), when])}</span>
        <span>{state}</span>
      </div>
      <Button size="small" busy={busy} disabled={disabled} aria-label={`${t('open')}: ${fileName ?? source}, ${when}`} onClick={onOpen}>
        {t('open')}
      </Button>
    </li>
  );
}
