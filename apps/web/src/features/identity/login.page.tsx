// /login in the page. Where something else is open, the server leads there with the popup over it (@rule pages.3), and so does this page
// when a link of ours leads to it. Where nothing else is, it is a page of its own. @rule pages.3, pages.4
import '../../lib/visitor-messages.ts';
import { consoleOf } from '@fairway/rules/access';
import { Button, LinkButton } from '@fairway/ui/button';
import { ErrorView } from '@fairway/ui/error-view';
import { IconLogin2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useSession } from '../../lib/session.ts';
import { AccountPage } from './components/account-page.tsx';
import { useLogin } from './components/login-opening.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.page.loginTitle'), path: pathOf('login'), noIndex: true }));

export default function LoginPage() {
  const { features } = useBoot().tenant;
  return features.login ? <SignIn /> : <SwitchedOff />;
}

const START_PAGES = ['jobs', 'employers', 'events'];

function SignIn() {
  const t = useTranslations('identity.page');
  const { tenant } = useBoot();
  const { href, exists } = useHrefs();
  const { search } = useLocation();
  const navigate = useNavigate();
  const login = useLogin();
  const session = useSession();
  const signedIn = session?.authenticated;
  const first = signedIn ? [consoleOf(session?.user?.roles ?? []) ?? 'profile'] : [];
  const start = [...first, ...START_PAGES].find(exists);
  useEffect(() => {
    if (signedIn === undefined) return;
    const query = new URLSearchParams(search);
    if (!signedIn) query.set('login', '1');
    const rest = query.toString();
    if (start) void navigate(href(start) + (rest === '' ? '' : `?${rest}`), { replace: true });
    else if (!signedIn) void login();
  }, [signedIn, start, search, href, navigate, login]);
  return (
    <AccountPage
      icon={<IconLogin2 size={32} stroke={1.5} aria-hidden />}
      title={t('loginTitle')}
      text={t('loginText', { name: tenant.name })}
    >
      <Button variant="primary" fullWidth onClick={() => login()}>
        {t('signIn')}
      </Button>
    </AccountPage>
  );
}

/** What /login says where sign-in is not switched on. */
function SwitchedOff() {
  const t = useTranslations('identity.switchedOff');
  const { tenant } = useBoot();
  const { href, exists } = useHrefs();
  return (
    <ErrorView
      drawing="notFound"
      title={t('title')}
      text={exists('jobs') || exists('employers') ? t('text', { name: tenant.name }) : t('closed')}
      actions={
        <>
          {exists('jobs') ? (
            <LinkButton variant="primary" href={href('jobs')}>
              {t('jobs')}
            </LinkButton>
          ) : null}
          {exists('employers') ? <LinkButton href={href('employers')}>{t('employers')}</LinkButton> : null}
        </>
      }
    />
  );
}
