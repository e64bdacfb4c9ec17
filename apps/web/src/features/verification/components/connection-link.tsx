// The link of a mail to a student address, on whatever device and signed in or not: what it is for, one button, what became of it. A link that
// is no good says why, and a new one goes to the same address. Opening changes nothing: mail scanners do. @rule verification.19, identity.30
import '../../../lib/visitor-messages.ts';
import type { components } from '@fairway/client/api.gen';
import { ApiProblem } from '@fairway/client/problem';
import { Banner } from '@fairway/ui/banner';
import { Button, LinkButton } from '@fairway/ui/button';
import { ImagePlate } from '@fairway/ui/image-plate';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { AccountPage, AccountPageLoading } from '../../identity/components/account-page.tsx';
import { useGoOn } from '../../identity/components/go-on.ts';
import { useLogin } from '../../identity/components/login-opening.ts';
import { refreshConnections } from './connections.ts';
import styles from './verify.module.css';

const PATH = '/api/v1/university-connection/verify';

type Reason = 'used' | 'expired' | 'cancelled' | 'unknown';
type Known = Reason | 'newer';
type School = Pick<components['schemas']['SchoolConnection'], 'school'>['school'];

export function ConnectionLink({ token }: { token: string }) {
  const t = useTranslations('verification-links.page');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const link = useQuery({
    // Asked once: the answer changes when the page uses the link.
    queryKey: ['connection link', token],
    queryFn: async () => (await api.call.GET(PATH, { params: { query: { token } } })).data,
    enabled: token !== '' && typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const verify = useMutation({
    mutationFn: async () => (await api.call.POST(PATH, { body: { token } })).data,
    onSuccess: () => refreshConnections(api, queries),
  });
  if (verify.data) return <Verified {...verify.data} />;
  const isRefused = verify.error instanceof ApiProblem && verify.error.code === 'InvalidToken';
  const isBad = token === '' || (link.error instanceof ApiProblem && link.error.status >= 400 && link.error.status < 429);
  if (isBad || isRefused || link.data?.valid === false)
    return <BadLink reason={isRefused ? 'used' : (link.data?.reason ?? 'unknown')} connectionId={link.data?.connectionId ?? null} />;
  if (link.error)
    return (
      <AccountPage title={t('title')} text={errorText(link.error)}>
        <Button variant="primary" busy={link.isFetching} onClick={() => void link.refetch()}>
          {t('again')}
        </Button>
      </AccountPage>
    );
  if (!link.data?.school) return <AccountPageLoading title={t('title')} label={t('checking')} />;
  const { school, email } = link.data;
  return (
    <AccountPage
      icon={<SchoolMark school={school} />}
      title={t('title')}
      text={t.rich('text', { name: school.name, email: emailTag(email) })}
    >
      {verify.error ? (
        <Banner meaning="danger" live>
          {errorText(verify.error)}
        </Banner>
      ) : null}
      <Button variant="primary" fullWidth busy={verify.isPending} onClick={() => verify.mutate()}>
        {t('confirm')}
      </Button>
    </AccountPage>
  );
}

const emailTag = (email: string | null) => (): ReactNode => (
  <strong className={styles.email} dir="ltr">
    {email}
  </strong>
);

function SchoolMark({ school }: { school: School }) {
  return <ImagePlate src={school.logo} name={school.name} sizePx={56} />;
}

function Verified({ school, email, returnUrl }: { school: School; email: string; returnUrl: string }) {
  const t = useTranslations('verification-links.page');
  const session = useSession();
  const login = useLogin();
  const goOn = useGoOn();
  return (
    <AccountPage
      icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
      title={t('doneTitle')}
      text={t.rich('doneText', { name: school.name, email: emailTag(email) })}
    >
      <Button
        variant="primary"
        fullWidth
        onClick={() => (session?.authenticated ? goOn(returnUrl) : login({ screen: 'LOGIN', goOn: () => goOn(returnUrl) }))}
      >
        {t('continue')}
      </Button>
    </AccountPage>
  );
}

function BadLink({ reason, connectionId }: { reason: Reason; connectionId: string | null }) {
  const t = useTranslations('verification-links.page');
  const api = useApi();
  const errorText = useErrorText();
  const { href, exists, home } = useHrefs();
  const resend = useMutation({
    mutationFn: (id: string) => api.call.POST('/api/v1/university-connection/confirm', { body: { id } }),
  });
  // The connection still waits: it is this link that another one took the place of.
  const shown: Known = reason === 'cancelled' && connectionId !== null ? 'newer' : reason;
  const canResend = connectionId !== null && (shown === 'expired' || shown === 'newer');
  return (
    <AccountPage icon={<IconLinkOff size={32} stroke={1.5} aria-hidden />} title={t(`${shown}Title`)} text={t(`${shown}Text`)}>
      {resend.isSuccess ? (
        <Banner meaning="success" live>
          {t('resent')}
        </Banner>
      ) : null}
      {resend.error ? (
        <Banner meaning="danger" live>
          {errorText(resend.error)}
        </Banner>
      ) : null}
      {canResend && !resend.isSuccess ? (
        <Button variant="primary" fullWidth busy={resend.isPending} onClick={() => resend.mutate(connectionId)}>
          {t('resend')}
        </Button>
      ) : null}
      <LinkButton
        variant={canResend && !resend.isSuccess ? 'secondary' : 'primary'}
        fullWidth
        href={exists('profile') ? href('profile', {}, { scrollTo: 'educations' }) : home()}
      >
        {t('profile')}
      </LinkButton>
    </AccountPage>
  );
}
