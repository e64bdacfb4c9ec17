// What a request carries, opened on demand: each opening is written down by the server. It shows from an address of this origin that is good
// for five minutes, and is gone once the request is decided.
import { Button, LinkButton } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool, useDuty } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { PdfViewer } from '../../../../lib/pdf/pdf-viewer.tsx';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from './request.module.css';
import type { RequestRecord } from './requests.ts';

type Opened = { showUrl: string; saveUrl: string; isPicture: boolean };

export function RequestFile({ record: { id, name, file } }: { record: RequestRecord }) {
  const t = useTranslations('verification-queue.file');
  const download = useTranslations('cv-reviews.record')('download');
  const errors = useTranslations('errors.verification');
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const { call } = useApi();
  const { schoolId } = useConsoleSchool();
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState(false);
  const opens = useDuty('advising');
  if (!file) return null;
  if (file.erasedAt !== null) return <p className={styles.faint}>{errors('file_gone')}</p>;

  async function open() {
    setBusy(true);
    try {
      const { data } = await call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/file', { params: { path: { schoolId, id } } });
      if (data) setOpened(data);
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.file}>
      <span dir="auto">
        {file.name} {file.sizeBytes === null ? '' : `(${formats.fileSize(file.sizeBytes)})`}
      </span>
      {opened?.isPicture ? <img src={opened.showUrl} alt={t('preview', { name })} /> : null}
      {opened && !opened.isPicture ? <PdfViewer url={opened.showUrl} title={t('preview', { name })} /> : null}
      <div>
        {opened ? (
          <LinkButton size="small" href={opened.saveUrl} download="">
            {download}
          </LinkButton>
        ) : opens ? (
          <Button size="small" busy={busy} onClick={() => void open()}>
            {t('open')}
          </Button>
        ) : null}
      </div>
      <p className={styles.faint}>{t('text')}</p>
    </div>
  );
}
