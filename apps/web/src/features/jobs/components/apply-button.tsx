// The gated apply call: it gives the link, or says why not, and who is signed in reads before the press what is in the way. Visitors are
// asked to sign in. @rule jobs.23
import type { Api } from '@fairway/client/api';
import { ApiProblem } from '@fairway/client/problem';
import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { Button, LinkButton } from '@fairway/ui/button';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { IconExternalLink, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { recordEvent } from '../../../lib/analytics.ts';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { mayBeCandidate, useSession } from '../../../lib/session.ts';
import type { AppliedDialogProps } from '../../applications/components/applied-dialog.tsx';
import type { IncompleteDialogProps } from '../../candidates/components/incomplete-dialog.tsx';
import { useLogin } from '../../identity/components/login-opening.ts';
import { useVerifyAddress } from '../../verification/components/verify-address.ts';
import { onReturn, openApplication } from '../open-application.ts';
import styles from './apply-button.module.css';

/** What the profile lacks. Most readers never see it: it comes when it is needed. */
const incompleteDialog = defineDialog<IncompleteDialogProps>(
  'incomplete',
  lazy(() => import('../../candidates/components/incomplete-dialog.tsx')),
);

/** Whether one applied on the employer's site. */
const appliedDialog = defineDialog<AppliedDialogProps>(
  'applied',
  lazy(() => import('../../applications/components/applied-dialog.tsx')),
);

/** That the school has to be verified first. */
const unverifiedDialog = defineDialog<object, number | 'choose'>(
  'unverified',
  lazy(() => import('../../verification/components/unverified-dialog.tsx')),
);

/** The line below the button has its place from the first paint: what is in the way comes later and moves nothing. */
export function ApplyButton({ job, fullWidth }: { job: JobDetail; fullWidth?: boolean }) {
  const t = useTranslations('jobs');
  const { apply, busy } = useApply(job);
  const reason = useRefusalReason(job.id);
  const sent = useSentApplication(job);
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const lineId = useId();
  const line = sent
    ? t('detail.applied', { date: formats.date(new Date(sent.sentAt)) })
    : (reason ?? (job.externalApplication ? t('detail.applyElsewhere') : undefined));
  const icon = reason ? <IconLock aria-hidden /> : job.externalApplication ? <IconExternalLink aria-hidden /> : undefined;
  return (
    <div className={styles.apply}>
      {sent ? (
        <LinkButton variant="secondary" fullWidth={fullWidth} href={href('application', { id: sent.id })} aria-describedby={lineId}>
          {t('detail.seeApplication')}
        </LinkButton>
      ) : (
        <Button variant="primary" fullWidth={fullWidth} busy={busy} onClick={apply} icon={icon} aria-describedby={line && lineId}>
          {t('detail.apply')}
        </Button>
      )}
      {line ? (
        <p id={lineId} className={styles.line}>
          {line}
        </p>
      ) : null}
    </div>
  );
}

/** The application of a candidate who is signed in, for a posting that is applied for here. @rule applications.4 */
function useSentApplication({ id, appliesInside }: JobDetail) {
  const api = useApi();
  const { exists } = useHrefs();
  const session = useSession();
  const enabled = appliesInside && exists('apply') && session?.authenticated === true && mayBeCandidate(session);
  const preview = api.query.queryOptions('get', '/api/v1/postings/{id}/application', { params: { path: { id } } });
  return useQuery({ ...preview, enabled, staleTime: 0 }).data?.application ?? undefined;
}

/** What is in the way of somebody who is signed in, before they press. The press says it at length. */
function useRefusalReason(id: string): string | undefined {
  const t = useTranslations('jobs.apply.locked');
  const api = useApi();
  const signedIn = useSession()?.authenticated === true;
  const state = api.query.queryOptions('get', '/api/v1/postings/{id}/apply', { params: { path: { id } } });
  const { data } = useQuery({ ...state, enabled: signedIn, staleTime: 0 });
  switch (data?.refusal) {
    case 'jobs.no_profile':
      return t('noProfile');
    case 'jobs.not_verified':
      return t('notVerified');
    case 'jobs.profile_incomplete':
      return t('incomplete', { count: data.missing.length });
    case 'jobs.link_unavailable':
      return t('noLink');
    default:
      return undefined;
  }
}

function useApply({ id, segment, title, appliesInside, requestId, company: organization }: JobDetail) {
  const t = useTranslations('jobs.apply');
  const errorText = useErrorText();
  const api = useApi();
  const dialogs = useDialogs();
  const askToSignIn = useAskToSignIn();
  const verify = useVerifyAddress();
  const navigate = useNavigate();
  const { href, exists } = useHrefs();
  const [busy, setBusy] = useState(false);

  async function applyElsewhere() {
    setBusy(true);
    try {
      const { data } = await api.call.POST('/api/v1/postings/{id}/apply', { params: { path: { id } } });
      if (!data || !openApplication(data.applicationLink)) throw new ApiProblem({ status: 409, code: 'jobs.link_unavailable' });
      if (exists('applications'))
        // Where it cannot be asked now, the question stands among the applications.
        onReturn(() => void askWhetherApplied(api, dialogs, { jobId: id, title }).catch(() => undefined));
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }
  function apply() {
    recordEvent('apply_click', { job_id: id, company_id: organization.id, request_id: requestId });
    return appliesInside && exists('apply') ? applyHere() : applyElsewhere();
  }
  /** The form says what the profile lacks, and keeps what is written meanwhile; without the school there is nothing to write yet. */
  async function applyHere() {
    setBusy(true);
    try {
      const { data } = await api.call.GET('/api/v1/postings/{id}/apply', { params: { path: { id } } });
      const refusal = data?.refusal ?? null;
      if (refusal !== null && refusal !== 'jobs.profile_incomplete') throw new ApiProblem({ status: 409, code: refusal });
      await navigate(href('apply', { id: segment }));
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }
  function refuse(error: unknown) {
    if (error instanceof ApiProblem && error.status === 401) askToSignIn(apply);
    else if (error instanceof ApiProblem && error.code === 'jobs.profile_incomplete')
      void dialogs.open(incompleteDialog, { codes: error.errors.map(({ code }) => code) });
    else if (error instanceof ApiProblem && error.code === 'jobs.not_verified')
      void dialogs.open(unverifiedDialog, {}).then((wish) => wish && verify.open(wish === 'choose' ? undefined : wish));
    else dialogs.error({ title: t('failedTitle'), text: errorText(error) });
  }
  return { apply, busy };
}

/** Whether the reader, who is back, applied elsewhere; once a posting. @rule applications.9 */
async function askWhetherApplied(api: Api, dialogs: ReturnType<typeof useDialogs>, posting: AppliedDialogProps): Promise<void> {
  const { data } = await api.call.GET('/api/v1/candidate/application-openings', {});
  if (data?.openings.some(({ jobId, answer }) => jobId === posting.jobId && answer === null)) void dialogs.open(appliedDialog, posting);
}

function useAskToSignIn(): (apply: () => unknown) => void {
  const t = useTranslations('jobs.apply');
  const dialogs = useDialogs();
  const { tenant } = useBoot();
  const login = useLogin();
  const { pathname, search } = useLocation();
  return (apply) => {
    if (!tenant.features.login) return dialogs.error({ title: t('signInTitle'), text: t('closedText') });
    return login({ helper: 'apply', target: pathname + search, goOn: apply });
  };
}
