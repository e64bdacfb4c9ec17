// What somebody sent: answers first, for they decide most, then letter, profile and CV, which is opened here.
import { Badge } from '@fairway/ui/badge';
import { Button, LinkButton } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card, Facts } from '../../../lib/console/card.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { PdfViewer } from '../../../lib/pdf/pdf-viewer.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { SentProfileFacts } from '../../applications/components/sent-profile.tsx';
import { APPLICANT, type Applicant } from '../queries.ts';
import styles from './applicants.module.css';

export function SentPart({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants.record');
  const { answers, letter, profile } = applicant;
  const wordsOf = (value: boolean | number | string) => (typeof value === 'boolean' ? (value ? t('yes') : t('no')) : `${value}`);
  return (
    <>
      {answers.length > 0 ? (
        <Card title={t('answers')}>
          <Facts
            facts={answers.map(({ question, value, knocksOut }) => [
              question,
              <span key={question} className={styles.row} dir="auto">
                {wordsOf(value)} {knocksOut ? <Badge meaning="warning">{t('against')}</Badge> : null}
              </span>,
            ])}
          />
        </Card>
      ) : null}
      <Card title={t('letter')}>
        {letter === '' ? (
          <p className={styles.muted}>{t('noLetter')}</p>
        ) : (
          <p className={styles.words} dir="auto">
            {letter}
          </p>
        )}
      </Card>
      {profile ? (
        <Card title={t('profile')}>
          <SentProfileFacts profile={profile} />
        </Card>
      ) : null}
      <Cv key={applicant.id} applicant={applicant} />
      <AsFile id={applicant.id} />
    </>
  );
}

/** The whole application for other systems. */
function AsFile({ id }: { id: string }) {
  const t = useTranslations('applicants.record');
  const { organizationId } = useConsoleOrganization();
  const href = `${APPLICANT.replace('{organizationId}', `${organizationId}`).replace('{id}', id)}/export.json`;
  return (
    <div className={styles.row}>
      <LinkButton
        size="small"
        href={href}
        download=""
        onClick={(event) => {
          event.preventDefault();
          void saveFile(href);
        }}
      >
        {t('saveJson')}
      </LinkButton>
    </div>
  );
}

function Cv({ applicant: { id, cv, name } }: { applicant: Applicant }) {
  const t = useTranslations('applicants.record');
  const api = useApi();
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const [url, setUrl] = useState<string>();
  const open = useMutation({
    mutationFn: () => api.call.POST(`${APPLICANT}/cv`, { params: { path: { organizationId, id } } }),
    onSuccess: ({ data }) => setUrl(data?.url),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  if (!cv)
    return (
      <Card title={t('cv')}>
        <p className={styles.muted}>{t('noCv')}</p>
      </Card>
    );
  const save = url ? (
    <LinkButton size="small" href={url} download={cv.name}>
      {t('saveCv')}
    </LinkButton>
  ) : null;
  return (
    <Card title={t('cv')}>
      <div className={styles.row}>
        <span dir="auto">{cv.name}</span>
        <span className={styles.muted}>{formats.fileSize(cv.sizeBytes)}</span>
        {url ? null : (
          <Button size="small" busy={open.isPending} onClick={() => open.mutate()}>
            {t('openCv')}
          </Button>
        )}
        {url && !cv.isPdf ? save : null}
      </div>
      {url && cv.isPdf ? <PdfViewer url={url} title={`${t('cv')}: ${name}`} actions={save} /> : null}
    </Card>
  );
}
