// Follows an organization at once and takes it back where the server refuses. Visitors get the login popup, and follow when they are in.
import { ApiProblem } from '@fairway/client/problem';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { mayBeCandidate, useSession } from '../../../lib/session.ts';
import { useLogin } from '../../identity/components/login-opening.ts';
import { followedQuery } from '../queries.ts';
import styles from './follow-button.module.css';

type Followed = { organizationId: number; name: string };

/** Nothing for staff, who follow nobody. */
export function FollowButton(props: Followed) {
  return mayBeCandidate(useSession()) ? <Follow {...props} /> : null;
}

function Follow({ organizationId, name }: Followed) {
  const t = useTranslations('organizations.detail');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const words = useTranslations('organizations.signIn');
  const login = useLogin();
  const { pathname, search } = useLocation();
  const { tenant } = useBoot();
  const signedIn = useSession()?.authenticated === true;
  const followed = useQuery({ ...followedQuery(api), enabled: signedIn });
  const following = followed.data?.companyIds.includes(organizationId) ?? false;
  const { queryKey } = followedQuery(api);

  const change = useMutation({
    mutationFn: async (follow: boolean) => {
      if (follow) await api.call.POST('/api/v1/companies/follow', { body: { companyId: organizationId } });
      else await api.call.DELETE('/api/v1/companies/follow/{id}', { params: { path: { id: organizationId } } });
    },
    onMutate: async (follow) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<NonNullable<typeof followed.data>>(queryKey);
      const others = (before?.companyIds ?? []).filter((id) => id !== organizationId);
      const rest = before ?? { companies: [], page: 1, totalCount: 0, hasNext: false };
      queries.setQueryData(queryKey, { ...rest, companyIds: follow ? [...others, organizationId] : others });
      return { before };
    },
    onError: (error, _follow, kept) => {
      if (kept?.before) queries.setQueryData(queryKey, kept.before);
      else queries.removeQueries({ queryKey });
      if (error instanceof ApiProblem && error.status === 401) askToSignIn();
      else showToast({ kind: 'error', text: t('followFailed') });
    },
    onSuccess: (_done, follow) => {
      showToast({ kind: 'success', text: t(follow ? 'followed' : 'unfollowed', { name }) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });

  function askToSignIn() {
    if (!tenant.features.login) return dialogs.error({ title: words('title'), text: words('closed') });
    return login({ helper: 'follow', target: pathname + search, goOn: () => change.mutate(true) });
  }

  return (
    <Button
      variant={following ? 'secondary' : 'primary'}
      className={styles.follow}
      icon={following ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
      onClick={() => (signedIn ? change.mutate(!following) : askToSignIn())}
    >
      {t(following ? 'following' : 'follow')}
      <span className="fw-hidden"> {following ? t('unfollow', { name }) : name}</span>
    </Button>
  );
}
