// How far the verification of a study's school is, and what can be done: red, amber, green or put off. The state lives on the connection with
// the school; until the list of connections is there, what the profile says is shown. @rule verification.1, verification.3, education.19, verification.8
import { formatters } from '@fairway/i18n/formatters';
import { type Indicator, type VerificationState, verificationIndicator } from '@fairway/rules/verification';
import { Banner } from '@fairway/ui/banner';
import { Button, IconButton } from '@fairway/ui/button';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { readersTimeZone } from '../../../lib/time-zone.ts';
import { type SchoolAction, useSchoolActions } from '../school-actions.ts';
import { type SchoolConnection, useConnections } from './connections.ts';
import { IndicatorIcon } from './indicator-icon.tsx';
import styles from './verification.module.css';
import { useVerifyAddress } from './verify-address.ts';

const explanationDialog = defineDialog<object>(
  'verification-explanation',
  lazy(() => import('./explanation-dialog.tsx')),
);

type Props = {
  school: { id: number; name: string };
  /** What the profile says; null: the school cannot be verified. */
  state: VerificationState | null;
  /** The study goes on today. */
  isCurrent: boolean;
  /** False: the person hid the warning of this program. */
  isWarned?: boolean;
  /** Says what proving the school opens, not what lacks: where somebody has only just come. */
  isInviting?: boolean;
};

export function SchoolVerification({ school, state, isCurrent, isWarned = true, isInviting = false }: Props) {
  const { connections, isLoading } = useConnections();
  if (state === null) return null;
  const connection = connections?.find(({ schoolId }) => schoolId === school.id);
  const shown = connection?.state ?? state;
  const rule = verificationIndicator(shown, { isCurrent });
  // What may be done is the server's word; before it is there, nothing is offered.
  const offered = connection?.actions ?? (isLoading ? [] : rule.actions);
  const rests = connection?.schoolIsSuspended ?? false;
  if (shown === 'needVerification' && !isWarned) return null;
  // A school that takes no proof is not warned of.
  if (connection && shown === 'needVerification' && !connection.verdict && !offered.includes('verify') && !rests) return null;
  if (isInviting && !rests && shown === 'needVerification') return <Invitation school={school} />;
  return <Shown school={school} state={shown} indicator={rule.indicator} offered={offered} connection={connection} />;
}

function Invitation({ school }: Pick<Props, 'school'>) {
  const t = useTranslations('verification');
  const { open } = useVerifyAddress();
  return (
    <div data-verification="needVerification">
      <Banner
        actions={
          <Button size="small" onClick={() => open(school.id)}>
            {t('actions.verify')}
          </Button>
        }
      >
        {t('alert.text', { name: school.name })}
      </Banner>
    </div>
  );
}

type ShownProps = {
  school: Props['school'];
  state: VerificationState;
  indicator: Indicator;
  offered: readonly SchoolAction[];
  connection: SchoolConnection | undefined;
};

function Shown({ school, state, indicator, offered, connection }: ShownProps) {
  const t = useTranslations('verification');
  const dialogs = useDialogs();
  const { busy, actions } = useSchoolActions(school, connection);
  const { name } = school;
  const isIgnored = indicator === 'ignored';
  return (
    <div className={styles.indicator} data-verification={state}>
      <div className={styles.line}>
        <IconButton
          size="small"
          className={styles.sign}
          icon={<IndicatorIcon indicator={indicator} />}
          label={t(isIgnored ? 'icon.unignore' : 'icon.explain', { name })}
          disabled={busy !== undefined}
          onClick={() => void (isIgnored ? actions.unignore() : dialogs.open(explanationDialog, {}))}
        />
        <StateWords state={state} connection={connection} />
      </div>
      {connection?.schoolIsSuspended ? <p className={styles.said}>{t('states.rests')}</p> : null}
      <ConnectionWords state={state} connection={connection} />
      {connection?.adviser ? (
        <p className={styles.said} dir="auto">
          {t('adviser', { name: connection.adviser, school: name })}
        </p>
      ) : null}
      {isIgnored || offered.length === 0 ? null : (
        <div className={styles.buttons}>
          {offered.map((action) =>
            action === 'unignore' ? null : (
              <Button
                key={action}
                size="small"
                variant={
                  action === 'verify' || action === 'answer'
                    ? 'primary'
                    : action === 'cancel' || action === 'notNow'
                      ? 'quiet'
                      : 'secondary'
                }
                busy={busy === action}
                disabled={busy !== undefined}
                aria-label={t(`actions.${action}Of`, { name })}
                onClick={() => void actions[action]()}
              >
                {t(`actions.${action}`)}
              </Button>
            ),
          )}
        </div>
      )}
    </div>
  );
}

/** Staff asked something that is not answered. */
const asksNow = (connection: SchoolConnection | undefined) => Boolean(connection?.question) && !connection?.answer;

function StateWords({ state, connection }: { state: VerificationState; connection: SchoolConnection | undefined }) {
  const t = useTranslations('verification.states');
  const { locale } = useBoot();
  const formats = formatters({ locale, timeZone: readersTimeZone(), now: new Date() });
  const words = () => {
    if (state === 'needVerification') return t('red');
    if (state === 'ignored') return t('ignored');
    if (state === 'verified')
      return connection?.expiresAt ? t('greenUntil', { date: formats.date(new Date(connection.expiresAt)) }) : t('green');
    if (!connection) return t('amber');
    if (asksNow(connection)) return t('amberQuestion');
    if (connection.studentEmail) return t('amberLink', { email: connection.studentEmail });
    return t(connection.answer ? 'amberAnswered' : 'amberStaff');
  };
  return (
    <span className={styles.words} dir="auto">
      {words()}
    </span>
  );
}

/** What staff said with the last decision, or asked. */
function ConnectionWords({ state, connection }: { state: VerificationState; connection: SchoolConnection | undefined }) {
  const t = useTranslations('verification');
  if (!connection) return null;
  const { verdict, question, answer, school } = connection;
  const { name } = school;
  if (state === 'needVerification' && verdict)
    return (
      <p className={styles.said} dir="auto">
        {t(`verdict.${verdict.code}`, { name })} {verdict.text === '' ? null : t('verdict.said', { text: verdict.text })}
      </p>
    );
  if (state === 'pending' && question)
    return (
      <p className={styles.said} dir="auto">
        {t('question', { name, text: question })} {answer ? t('yourAnswer', { text: answer }) : null}
      </p>
    );
  return null;
}
