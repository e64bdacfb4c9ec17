// The CV that somebody shares, opened here. Its address opens nothing once it is not shared any more.
import { Button, LinkButton } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { PdfViewer } from '../../../lib/pdf/pdf-viewer.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { SHARED_PERSON, type SharedProfile } from '../queries.ts';
import styles from './shared-profiles.module.css';

export function SharedCv({ person: { userId, cv, name } }: { person: SharedProfile }) {
  const t = useTranslations('shared-profiles.person');
  const api = useApi();
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const [url, setUrl] = useState<string>();
  const open = useMutation({
    mutationFn: () => api.call.POST(`${SHARED_PERSON}/cv`, { params: { path: { organizationId, userId } } }),
    onSuccess: ({ data }) => setUrl(data?.url),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  const save =
    url && cv ? (
      <LinkButton size="small" href={url} download={cv.name}>
        {t('saveCv')}
      </LinkButton>
    ) : null;
  return (
    <Card title={t('cv')}>
      {cv ? (
        <div className={styles.row}>
          <span dir="auto">{cv.name}</span>
          <span className={styles.muted}>{formats.fileSize(cv.sizeBytes)}</span>
          {url ? null : (
            <Button size="small" busy={open.isPending} onClick={() => open.mutate()}>
              {t('openCv')}
            </Button>
          )}
          {cv.isPdf ? null : save}
        </div>
      ) : (
        <p className={styles.muted}>{t('noCv')}</p>
      )}
      {url && cv?.isPdf ? <PdfViewer url={url} title={`${t('cv')}: ${name}`} actions={save} /> : null}
    </Card>
  );
}
