// What a candidate does with an application: withdraws it here, says how one elsewhere stands, changes or removes it.
import { APPLICATION_STATES, type ApplicationState } from '@fairway/rules/applications';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useHrefs } from '../../../../lib/paths.ts';
import styles from '../../components/applications.module.css';
import { ownDialog } from '../../components/own-dialog.tsx';
import { type Application, ONE, useAct } from '../../queries.ts';

export function Actions({ application }: { application: Application }) {
  const t = useTranslations('applications');
  const { href, exists } = useHrefs();
  const dialogs = useDialogs();
  const { jobId, link, can } = application;
  return (
    <div className={styles.row}>
      {can.move ? <Standing application={application} /> : null}
      {jobId !== null && exists('jobdetail') ? <LinkButton href={href('jobdetail', { id: jobId })}>{t('toPosting')}</LinkButton> : null}
      {link !== null && jobId === null ? (
        <LinkButton href={link} target="_blank" rel="noopener noreferrer">
          {t('toLink')}
        </LinkButton>
      ) : null}
      {can.edit ? <Button onClick={() => void dialogs.open(ownDialog, { application })}>{t('own.change')}</Button> : null}
      {can.withdraw ? <Withdraw application={application} /> : null}
      {can.remove ? <Remove application={application} /> : null}
    </div>
  );
}

/** How one stands that was sent elsewhere: only its candidate knows. */
function Standing({ application: { id, state } }: { application: Application }) {
  const t = useTranslations('applications');
  const api = useApi();
  const act = useAct();
  return (
    <Select
      label={t('own.state')}
      options={APPLICATION_STATES.map((one) => ({ value: one, label: t(`states.${one}`) }))}
      value={state}
      disabled={act.isPending}
      onChange={(event) => {
        const next = event.currentTarget.value as ApplicationState;
        act.mutate({ run: () => api.call.PUT(`${ONE}/state`, { params: { path: { id } }, body: { state: next } }) });
      }}
    />
  );
}

function Withdraw({ application: { id, organization } }: { application: Application }) {
  const t = useTranslations('applications.withdraw');
  const api = useApi();
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const act = useAct();
  const ask = async () => {
    const sure = await dialogs.confirm({
      title: t('title'),
      text: t('text', { organization }),
      confirmLabel: t('confirm'),
      cancelLabel: t('cancel'),
      danger: true,
      failedText: errorText(undefined),
    });
    if (sure) act.mutate({ run: () => api.call.POST(`${ONE}/withdraw`, { params: { path: { id } } }), done: t('done') });
  };
  return (
    <Button variant="quiet" busy={act.isPending} onClick={() => void ask()}>
      {t('button')}
    </Button>
  );
}

function Remove({ application: { id } }: { application: Application }) {
  const t = useTranslations('applications.remove');
  const api = useApi();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const act = useAct();
  const ask = async () => {
    const sure = await dialogs.confirm({
      title: t('title'),
      text: t('text'),
      confirmLabel: t('button'),
      cancelLabel: t('cancel'),
      danger: true,
    });
    if (!sure) return;
    act.mutate({
      run: () => api.call.DELETE(ONE, { params: { path: { id } } }),
      done: t('done'),
      after: () => void navigate(href('applications')),
    });
  };
  return (
    <Button variant="quiet" busy={act.isPending} onClick={() => void ask()}>
      {t('button')}
    </Button>
  );
}
