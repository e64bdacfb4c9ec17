// What somebody sent: answers first, for they decide most, then letter, profile and CV, which is opened here.
import { Badge } from '@fairway/ui/badge';
import { Button, LinkButton } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card, Facts } from '../../../lib/console/card.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { CvCard } from '../../../lib/pdf/cv-card.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { SentProfileFacts } from '../../applications/components/sent-profile.tsx';
import { ReceivedReading } from '../../resume/components/received-reading.tsx';
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
            facts={answers.map(({ question, value, file, knocksOut }) => [
              question,
              <span key={question} className={styles.row} dir="auto">
                {file ? <GivenFile id={applicant.id} at={file.at} name={`${value}`} /> : wordsOf(value)}{' '}
                {knocksOut ? <Badge meaning="warning">{t('against')}</Badge> : null}
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

/** A file that answers a question, saved by a press. Its candidate sees that it was opened. */
function GivenFile({ id, at, name }: { id: string; at: number; name: string }) {
  const api = useApi();
  const errorText = useErrorText();
  const { organizationId } = useConsoleOrganization();
  const open = useMutation({
    mutationFn: () => api.call.POST(`${APPLICANT}/files/{at}`, { params: { path: { organizationId, id, at } } }),
    onSuccess: ({ data }) => {
      if (data) window.location.assign(data.url);
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  return (
    <Button size="small" icon={<IconDownload aria-hidden />} busy={open.isPending} onClick={() => open.mutate()}>
      <bdi>{name}</bdi>
    </Button>
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
  const { organizationId } = useConsoleOrganization();
  return (
    <CvCard
      {...{ cv, name }}
      words={{ title: t('cv'), open: t('openCv'), save: t('saveCv'), none: t('noCv') }}
      ask={() => api.call.POST(`${APPLICANT}/cv`, { params: { path: { organizationId, id } } })}
    >
      <ReceivedReading of={id} ask={() => api.call.GET(`${APPLICANT}/cv-reading`, { params: { path: { organizationId, id } } })} />
    </CvCard>
  );
}
