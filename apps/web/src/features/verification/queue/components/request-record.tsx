// Everything of one request: who, how, what they study, what was said, who else it may be, and what happened.
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { changedSearch } from '../../../../lib/lists/list-address.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { ProgramLine } from './program-line.tsx';
import styles from './request.module.css';
import { RequestFile } from './request-file.tsx';
import { type RequestRecord, recordQuery } from './requests.ts';
import { StatusBadge } from './status-badge.tsx';
import { Taker } from './taker.tsx';

const BY = { candidate: 'byCandidate', staff: 'byStaff', platform: 'byPlatform' } as const;
type Action = 'request' | 'approve' | 'reject';

type ViewProps = {
  id: string;
  /** With the name above: there is another one beside. */
  named?: boolean;
  /** Shows another account beside this one. */
  onCompare?: (record: RequestRecord, other: RequestRecord['duplicates'][number]) => void;
};

/** The request; asked for by its id. */
export function RequestRecordView({ id, named = false, onCompare }: ViewProps) {
  const t = useTranslations('verification-queue.record');
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const { data, error } = useQuery(recordQuery(useApi(), schoolId, id));
  if (data) return <Found record={data} named={named} onCompare={onCompare} />;
  if (error)
    return (
      <p role="alert">
        {t('failed')} {errorText(error)}
      </p>
    );
  return <SkeletonRows label={t('loading')} />;
}

function Found({ record, named, onCompare }: { record: RequestRecord; named: boolean; onCompare: ViewProps['onCompare'] }) {
  const t = useTranslations('verification-queue');
  const format = useReaderFormats();
  const { pathname, search } = useLocation();
  const hrefOf = (id: string) => pathname + changedSearch(new URLSearchParams(search), { request: id });
  const { method, studentEmail, phone, message, question, answer, reason, expiresAt, decidedAt, decidedBy } = record;
  return (
    <div className={styles.record}>
      {named ? <h3>{record.name}</h3> : null}
      <p>
        <StatusBadge of={record} />
      </p>
      <Taker record={record} />
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
      {record.file ? (
        <Part title={t('file.title')}>
          <RequestFile record={record} />
        </Part>
      ) : null}
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
                  {named ? other.name : <Link href={hrefOf(other.id)}>{other.name}</Link>} · {t(`states.${other.state}`)}
                </span>
                <span className={styles.faint}>{other.studentEmail ? `${other.email} · ${other.studentEmail}` : other.email}</span>
                <span className={styles.faint}>{other.signs.map((sign) => t(`record.signs.${sign}`)).join(', ')}</span>
                {onCompare ? (
                  <span>
                    <Button size="small" aria-label={`${t('compare.open')}: ${other.email}`} onClick={() => onCompare(record, other)}>
                      {t('compare.open')}
                    </Button>
                  </span>
                ) : null}
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

/** No landmark: two records may stand side by side. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
