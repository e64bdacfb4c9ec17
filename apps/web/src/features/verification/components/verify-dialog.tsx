// The verify dialog. What it shows follows from the address (which school) and from the connection with that school, whoever changes it: the
// form, the wait for a link or for staff, or that the school is verified. A link opened on another device turns it green without a press.
// @rule verification.10, verification.13
import { formatters } from '@fairway/i18n/formatters';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonText } from '@fairway/ui/skeleton';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import '../../../lib/own-messages.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { readersTimeZone } from '../../../lib/time-zone.ts';
import type { Requested } from '../request.ts';
import { type SchoolConnection, type University, useConnections, useUniversity } from './connections.ts';
import { PendingScreen } from './pending-screen.tsx';
import styles from './verify.module.css';
import { useVerifyAddress } from './verify-address.ts';
import { MethodChoice, UniversityField } from './verify-form.tsx';

export default function VerifyDialog({ close }: { close: () => void }) {
  const t = useTranslations('verification.dialog');
  const { isOpen, schoolId, open } = useVerifyAddress();
  // The back button takes the address away, and with it the dialog.
  useEffect(() => {
    if (!isOpen) close();
  }, [isOpen, close]);
  const { connections, error, isFetching, refetch } = useConnections();
  const school = useUniversity(schoolId);
  const connection = connections?.find((one) => one.schoolId === schoolId);
  const screen = screenOf(connection);
  const errorText = useErrorText();
  const isUnknown = school.error !== null && 'status' in school.error && school.error.status === 404;
  const failure = error ?? (isUnknown ? null : school.error);
  const body = useFocusOnChange(`${schoolId} ${screen}`);
  const [isExisting, setIsExisting] = useState(false);
  const before = useEmailBefore(connection);
  const facts = school.data ?? (connection ? { id: connection.schoolId, name: connection.school.name } : undefined);

  return (
    <DialogFrame
      size="medium"
      title={t(
        screen === 'pending'
          ? connection?.studentEmail
            ? 'sentTitle'
            : 'requestedTitle'
          : screen === 'verified'
            ? 'verifiedTitle'
            : 'title',
      )}
    >
      <div ref={body} tabIndex={-1} className={styles.body} data-verify={screen}>
        {failure ? (
          <Banner
            meaning="danger"
            live
            actions={
              <Button size="small" busy={isFetching || school.isFetching} onClick={() => void (error ? refetch() : school.refetch())}>
                {t('again')}
              </Button>
            }
          >
            {errorText(failure)}
          </Banner>
        ) : !connections || (schoolId !== undefined && school.isPending) ? (
          <div role="status">
            <span className="fw-hidden">{t('loading')}</span>
            <SkeletonText lines={4} />
          </div>
        ) : screen === 'form' ? (
          <Form
            key={schoolId}
            school={school.data}
            isUnknown={isUnknown}
            connection={before}
            onChoose={open}
            onEnd={(end) => setIsExisting(end.kind === 'existing')}
            onVerified={(name) => {
              showToast({ kind: 'success', text: t('already', { name }) });
              close();
            }}
          />
        ) : connection && facts ? (
          <Connected connection={connection} name={facts.name} isExisting={isExisting} onClose={close} onOther={() => open()} />
        ) : null}
      </div>
    </DialogFrame>
  );
}

type Screen = 'form' | 'pending' | 'verified';

function screenOf(connection: SchoolConnection | undefined): Screen {
  return connection?.state === 'pending' || connection?.state === 'verified' ? connection.state : 'form';
}

type FormProps = {
  school: University | undefined;
  isUnknown: boolean;
  connection: SchoolConnection | undefined;
  onChoose: (id?: number) => void;
  onEnd: (end: Requested) => void;
  onVerified: (name: string) => void;
};

function Form({ school, isUnknown, connection, onChoose, onEnd, onVerified }: FormProps) {
  const t = useTranslations('verification');
  const [isOver, setIsOver] = useState(false);
  function end(end: Requested) {
    onEnd(end);
    if (end.kind !== 'existing') return setIsOver(false);
    if (end.connection?.state === 'verified') onVerified(end.connection.school.name);
    else setIsOver(end.connection?.state !== 'pending');
  }
  const verdict = connection?.verdict;
  return (
    <>
      <UniversityField school={school} onChoose={onChoose} />
      {isUnknown ? (
        <Banner meaning="warning" live>
          {t('dialog.unknown')}
        </Banner>
      ) : null}
      {school && connection?.state === 'ignored' ? <Banner>{t('dialog.put', { name: school.name })}</Banner> : null}
      {school && isOver ? (
        <Banner meaning="warning" live>
          {t('dialog.notPending', { name: school.name })}
        </Banner>
      ) : null}
      {school && verdict ? (
        <Banner meaning="warning">
          <span dir="auto">
            {t(`verdict.${verdict.code}`, { name: school.name })} {verdict.text ? t('verdict.said', { text: verdict.text }) : null}
          </span>
        </Banner>
      ) : null}
      {school ? <MethodChoice school={school} connection={connection} onEnd={end} /> : null}
    </>
  );
}

type ConnectedProps = { connection: SchoolConnection; name: string; isExisting: boolean; onClose: () => void; onOther: () => void };

function Connected({ connection, name, isExisting, onClose, onOther }: ConnectedProps) {
  const t = useTranslations('verification.dialog');
  const { locale } = useBoot();
  if (connection.state === 'pending') return <PendingScreen connection={connection} isExisting={isExisting} onClose={onClose} />;
  const formats = formatters({ locale, timeZone: readersTimeZone(), now: new Date() });
  return (
    <>
      <p className={styles.verified}>
        <IconCircleCheck size={32} stroke={1.5} aria-hidden />
        <span>
          {connection.expiresAt ? t('alreadyUntil', { name, date: formats.date(new Date(connection.expiresAt)) }) : t('already', { name })}
        </span>
      </p>
      <div className={styles.buttons}>
        <Button onClick={onOther}>{t('other')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}

/** Another screen takes the focus, so that it is read; the first one leaves it where the dialog put it. */
function useFocusOnChange(shown: string) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    body.current?.focus();
  }, [shown]);
  return body;
}

/** The connection, with the address that a link was just sent to: who changes it begins with it. */
function useEmailBefore(connection: SchoolConnection | undefined): SchoolConnection | undefined {
  const sent = useRef<{ schoolId: number; email: string }>(undefined);
  if (connection?.state === 'pending' && connection.studentEmail)
    sent.current = { schoolId: connection.schoolId, email: connection.studentEmail };
  if (!connection || connection.studentEmail || sent.current?.schoolId !== connection.schoolId) return connection;
  return { ...connection, studentEmail: sent.current.email };
}
