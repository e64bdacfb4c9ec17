// The page that the mail about a deletion leads to: the account can still be kept. @rule pages.20, account.17
import '../../lib/visitor-messages.ts';
import { formatters } from '@fairway/i18n/formatters';
import { Button } from '@fairway/ui/button';
import { IconCircleCheck, IconHeartHandshake } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { sessionQuery, useSession } from '../../lib/session.ts';
import { readersTimeZone } from '../../lib/time-zone.ts';
import { useAccountLink, useLinkToken } from './account-links.ts';
import { AccountPage, AccountPageLoading } from './components/account-page.tsx';
import { FormProblem } from './components/form-problem.tsx';
import { useGoOn } from './components/go-on.ts';
import { LinkFailed } from './components/link-failed.tsx';
import { useLogin } from './components/login-opening.ts';
import { useErrorWords } from './error-words.ts';
import { codeOf } from './login-calls.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.recover.title'), path: pathOf('recover'), noIndex: true }));

export default function RecoverPage() {
  const t = useTranslations('identity.recover');
  const verify = useTranslations('identity.verify');
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useBoot();
  const words = useErrorWords();
  const token = useLinkToken();
  const link = useAccountLink(token, 'recover');
  const keep = useMutation({
    mutationFn: async () => (await api.call.POST('/identity/v1/recover', { body: { token } })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery(api).queryKey }),
  });

  if (keep.data) return <Kept email={keep.data.email} />;
  const unusable = token === '' || codeOf(keep.error) === 'InvalidToken';
  if (unusable || link.error)
    return <LinkFailed error={unusable ? undefined : link.error} title={t('failedTitle')} text={t('failedText')} onRetry={link.refetch} />;
  if (!link.data) return <AccountPageLoading title={t('title')} label={verify('checking')} />;
  const { email, deletionDueAt } = link.data;
  const dates = formatters({ locale, timeZone: readersTimeZone(), now: new Date() });
  return (
    <AccountPage
      icon={<IconHeartHandshake size={32} stroke={1.5} aria-hidden />}
      title={t('title')}
      text={t('text', { email, date: deletionDueAt ? dates.dateTime(new Date(deletionDueAt)) : '' })}
    >
      <FormProblem text={keep.error ? words(codeOf(keep.error), 'internal') : undefined} />
      <Button variant="primary" fullWidth busy={keep.isPending} onClick={() => keep.mutate()}>
        {t('keep')}
      </Button>
    </AccountPage>
  );
}

function Kept({ email }: { email: string }) {
  const t = useTranslations('identity.recover');
  const page = useTranslations('identity.page');
  const session = useSession();
  const { home } = useHrefs();
  const login = useLogin();
  const goOn = useGoOn();
  return (
    <AccountPage icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />} title={t('doneTitle')} text={t('doneText')}>
      <Button
        variant="primary"
        fullWidth
        onClick={() =>
          session?.authenticated ? goOn(home()) : login({ screen: 'LOGIN', email, helper: 'recovered', goOn: () => goOn(home()) })
        }
      >
        {session?.authenticated ? page('home') : page('signIn')}
      </Button>
    </AccountPage>
  );
}
