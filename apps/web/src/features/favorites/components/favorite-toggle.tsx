// Saves a posting at once and takes it back where the server refuses. Visitors get the login popup, and the posting is saved when they
// are in. Part of every public page with jobs, so it stays small. @rule favorites.6
import { ApiProblem } from '@fairway/client/problem';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconHeart } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { mayBeCandidate, useSession } from '../../../lib/session.ts';
import { useLogin } from '../../identity/components/login-opening.ts';
import { favoriteQuery } from '../favorite-states.ts';
import styles from './favorite-toggle.module.css';

export type FavoriteToggleProps = {
  jobId: string;
  /** Title of the posting, for the label. */
  title: string;
  /** With words, on the posting's own page. */
  worded?: boolean;
  /** Told when the server took it. */
  onSaved?: (saved: boolean) => void;
};

/** A heart; nothing where favourites are switched off, and for staff, who have none. */
export function FavoriteToggle(props: FavoriteToggleProps) {
  const isOffered = mayBeCandidate(useSession());
  return useHrefs().exists('favorites') && isOffered ? <Toggle {...props} /> : null;
}

function Toggle({ jobId, title, worded = false, onSaved }: FavoriteToggleProps) {
  const t = useTranslations('heart');
  const { saved, toggle } = useFavorite(jobId, onSaved);
  const label = t(saved ? 'remove' : 'save', { title });
  const words = t(saved ? 'saved' : 'short');
  const shared = { 'aria-pressed': saved, onClick: toggle, icon: <IconHeart aria-hidden /> };
  if (!worded) return <IconButton {...shared} label={label} size="small" className={styles.heart} />;
  return (
    // Named by what it shows, in every language, and by what it is about.
    <Button {...shared} aria-label={`${words}: ${title}`} className={styles.worded}>
      {words}
    </Button>
  );
}

function useFavorite(jobId: string, onSaved: FavoriteToggleProps['onSaved']) {
  const t = useTranslations('heart');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const signedIn = useSession()?.authenticated;
  const query = favoriteQuery(api, jobId);
  const { queryKey } = query;
  const saved = useQuery({ ...query, enabled: signedIn === true }).data === true && signedIn !== false;
  const askToSignIn = useAskToSignIn();

  const change = useMutation({
    // Two quick clicks are two calls, one after the other.
    scope: { id: jobId },
    mutationFn: async (save: boolean) => {
      if (save) await api.call.POST('/api/v1/candidate/favorite', { body: { jobAdId: jobId } });
      else await api.call.DELETE('/api/v1/candidate/favorite/{id}', { params: { path: { id: jobId } } });
    },
    onMutate: async (save) => {
      queries.setQueryData(queryKey, save);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, save);
    },
    onError: (error, save) => {
      queries.setQueryData(queryKey, !save);
      if (error instanceof ApiProblem && error.status === 401) askToSignIn(() => change.mutate(true));
      else
        showToast({
          kind: 'error',
          text: error instanceof ApiProblem && error.code === 'favorites.limit' ? errorText(error) : t('failed'),
        });
    },
    onSuccess: (_done, save) => {
      onSaved?.(save);
      // Lists that are shown say themselves what changed; those that are not are asked for anew.
      void queries.invalidateQueries({ predicate: (one) => one.queryKey[1] === '/api/v1/candidate/favorite', refetchType: 'none' });
    },
  });
  // Until it is known who is there, the server says.
  return { saved, toggle: () => (signedIn === false ? askToSignIn(() => change.mutate(true)) : change.mutate(!saved)) };
}

function useAskToSignIn(): (goOn: () => unknown) => unknown {
  const t = useTranslations('heart');
  const dialogs = useDialogs();
  const login = useLogin();
  const { tenant } = useBoot();
  const { pathname, search } = useLocation();
  return (goOn) =>
    tenant.features.login
      ? login({ helper: 'favorite', target: pathname + search, goOn })
      : dialogs.error({ title: t('signInTitle'), text: t('closed') });
}
