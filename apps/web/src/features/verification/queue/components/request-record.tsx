// Everything of one request: who, how, what they study, what was said, who else it may be, and what happened.
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useReaderFormats } from '../../../account/components/use-formats.ts';
import { ProgramLine } from './program-line.tsx';
import styles from './request.module.css';
import { type RequestRecord, recordQuery } from './requests.ts';
import { StatusBadge } from './status-badge.tsx';

const BY = { candidate: 'byCandidate', staff: 'byStaff', platform: 'byPlatform' } as const;
type Action = 'request' | 'approve' | 'reject';

/** The request; asked for by its id. */
export function RequestRecordView({ id }: { id: string }) {
  const t = useTranslations('verification-queue.record');
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const { data, error } = useQuery(recordQuery(useApi(), schoolId, id));
  if (data) return <Found record={data} />;
  if (error)
    return (
      <p role="alert">
        {t('failed')} {errorText(error)}
      </p>
    );
  return <SkeletonRows label={t('loading')} />;
}

function Found({ record }: { record: RequestRecord }) {
  const t = useTranslations('verification-queue');
  const format = useReaderFormats();
  const { method, studentEmail, phone, message, question, answer, reason, expiresAt, decidedAt, decidedBy } = record;
  return (
    <div className={styles.record}>
      <p>
        <StatusBadge of={record} />
      </p>
      <dl className={styles.facts}>
        <Fact title={t('record.way')}>{method ? t(`methods.${method}`) : null}</Fact>
        <Fact title={t('record.studentEmail')}>{studentEmail}</Fact>
        <Fact title={t('record.account')}>{record.email}</Fact>
        <Fact title={t('record.phone')}>{phone}</Fact>
        <Fact title={t('columns.requestedAt')}>{record.requestedAt ? format.dateTime(new Date(record.requestedAt)) : null}</Fact>
        <Fact title={t('columns.decidedAt')}>
          {decidedAt ? `${format.dateTime(new Date(decidedAt))} ${decidedBy ? t('byWhom', { name: decidedBy }) : ''}` : null}
        </Fact>
        <Fact title={t('record.until')}>{expiresAt ? format.dateTime(new Date(expiresAt)) : null}</Fact>
      </dl>
      <Said title={t('record.message')} text={message} />
      <Said title={t('record.question')} text={question} />
      <Said title={t('record.answer')} text={answer} />
      <Said title={t('record.reason')} text={reason} />
      <Part title={t('record.programs')}>
        {record.programs.length === 0 ? <p>{t('noProgram')}</p> : null}
        <ul className={styles.list}>
          {record.programs.map((program) => (
            <li key={program.id} className={styles.lines}>
              <ProgramLine program={program} />
            </li>
          ))}
        </ul>
      </Part>
      {record.duplicates.length > 0 ? (
        <Part title={t('record.duplicates')}>
          <ul className={styles.list}>
            {record.duplicates.map((other) => (
              <li key={other.id} className={styles.lines}>
                <span>
                  {other.name} · {t(`states.${other.state}`)}
                </span>
                <span className={styles.faint}>{other.studentEmail ? `${other.email} · ${other.studentEmail}` : other.email}</span>
                <span className={styles.faint}>{other.signs.map((sign) => t(`record.signs.${sign}`)).join(', ')}</span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part title={t('record.history')}>
        <ol className={styles.list}>
          {record.history.map((event) => (
            <li key={event.id} className={styles.lines}>
              <span>{t(`actions.${event.action as Action}`)}</span>
              <span className={styles.faint}>
                {format.dateTime(new Date(event.at))} {event.name ? t('byWhom', { name: event.name }) : t(`record.${BY[event.by]}`)}
              </span>
              {event.note ? <blockquote>{event.note}</blockquote> : null}
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <Part title={title}>
      <blockquote>{text}</blockquote>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
