// The link of a mail to a private address: what it becomes, one button. Opening changes nothing. The alumni bridge. @rule identity.30
import '../../../lib/visitor-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { Banner } from '@fairway/ui/banner';
import { Button, LinkButton } from '@fairway/ui/button';
import { IconCircleCheck, IconLinkOff, IconMailCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { AccountPage, AccountPageLoading } from '../../identity/components/account-page.tsx';
import styles from './verify.module.css';

const PATH = '/api/v1/university-connection/private-address/verify';

export function PrivateLink({ token }: { token: string }) {
  const t = useTranslations('verification-links.privatePage');
  const again = useTranslations('verification-links.page');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { home } = useHrefs();
  const link = useQuery({
    queryKey: ['private link', token],
    queryFn: async () => (await api.call.GET(PATH, { params: { query: { token } } })).data,
    enabled: token !== '' && typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const prove = useMutation({
    mutationFn: async () => (await api.call.POST(PATH, { body: { token } })).data,
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'get' }),
  });
  const emailTag = (email: string | null) => () => (
    <strong className={styles.email} dir="ltr">
      {email}
    </strong>
  );
  const goOn = (
    <LinkButton variant="primary" fullWidth href={home()}>
      {again('continue')}
    </LinkButton>
  );
  if (prove.data)
    return (
      <AccountPage
        icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
        title={t('doneTitle')}
        text={t.rich(prove.data.use === 'account' ? 'doneAccount' : 'doneContact', { email: emailTag(prove.data.email) })}
      >
        {goOn}
      </AccountPage>
    );
  const isRefused = prove.error instanceof ApiProblem && prove.error.code === 'InvalidToken';
  const isBad = token === '' || isRefused || (link.error instanceof ApiProblem && link.error.status >= 400 && link.error.status < 429);
  if (isBad || link.data?.valid === false)
    return (
      <AccountPage icon={<IconLinkOff size={32} stroke={1.5} aria-hidden />} title={t('badTitle')} text={t('badText')}>
        {goOn}
      </AccountPage>
    );
  if (link.error)
    return (
      <AccountPage title={t('title')} text={errorText(link.error)}>
        <Button variant="primary" busy={link.isFetching} onClick={() => void link.refetch()}>
          {again('again')}
        </Button>
      </AccountPage>
    );
  if (!link.data) return <AccountPageLoading title={t('title')} label={again('checking')} />;
  return (
    <AccountPage
      icon={<IconMailCheck size={32} stroke={1.5} aria-hidden />}
      title={t('title')}
      text={t.rich(link.data.use === 'account' ? 'textAccount' : 'textContact', { email: emailTag(link.data.email) })}
    >
      {prove.error ? (
        <Banner meaning="danger" live>
          {errorText(prove.error)}
        </Banner>
      ) : null}
      <Button variant="primary" fullWidth busy={prove.isPending} onClick={() => prove.mutate()}>
        {t('confirm')}
      </Button>
    </AccountPage>
  );
}
