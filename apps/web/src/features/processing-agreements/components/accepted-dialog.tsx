// A text that the school accepted, as it was read then; saved like the one that holds.
import { languageTag } from '@fairway/rules/locales';
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Prose } from '@fairway/ui/prose';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { SCHOOL_PATH, useVersionName } from '../queries.ts';
import styles from './agreement.module.css';
import { saveAgreement } from './agreement-file.ts';

type Props = { schoolId: number; id: string };

function AcceptedDialog({ schoolId, id }: Props) {
  const t = useTranslations('processing-agreements.school');
  const formats = useReaderFormats();
  const versionName = useVersionName();
  const path = { schoolId, acceptanceId: id };
  const reply = useQuery(useApi().query.queryOptions('get', `${SCHOOL_PATH}/acceptances/{acceptanceId}`, { params: { path } }));
  return (
    <DialogFrame size="large" title={reply.data?.title ?? t('history')} actions={[{ key: 'close', label: t('close') }]}>
      <Loaded reply={reply}>
        {({ title, html, locale, version, acceptedAt, acceptedBy }) => {
          const fact = { version: versionName(version), date: formats.dateTime(new Date(acceptedAt)) };
          const line = acceptedBy === null ? t('lineNobody', fact) : t('line', { ...fact, name: acceptedBy });
          const paper = { title, lang: languageTag(locale), facts: [line], html };
          return (
            <div className={styles.part}>
              <p className={styles.lead}>{line}</p>
              <div className={styles.row}>
                <Button onClick={() => saveAgreement(paper, t('fileName'))}>{t('download')}</Button>
              </div>
              <Prose html={html} lang={paper.lang} size="small" />
            </div>
          );
        }}
      </Loaded>
    </DialogFrame>
  );
}

/** `await dialogs.open(acceptedDialog, { schoolId, id })`. */
export const acceptedDialog = defineDialog<Props>('accepted-agreement', AcceptedDialog);
