// /for-employers: how somebody comes to work for an organization here. A visitor is told what there is and registers with a work address; who is
// signed in finds the organization and asks, claims or founds it, proves an address, and answers invitations. @rule teams.1
import '../../lib/own-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { Button, LinkButton } from '@fairway/ui/button';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useSession } from '../../lib/session.ts';
import { useLogin } from '../identity/components/login-opening.ts';
import { FindPart } from './components/find-part.tsx';
import { InvitationsPart } from './components/invitations-part.tsx';
import { RequestsPart } from './components/requests-part.tsx';
import styles from './components/teams.module.css';
import { ownRequestsQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('for-employers.title'), path: pathOf('for-employers') }));

export default function ForEmployersPage() {
  const t = useTranslations('for-employers');
  const session = useSession();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {session === undefined ? <SkeletonRows label={t('title')} /> : session.user ? <Own /> : <Visitor />}
    </div>
  );
}

const POINTS = ['team', 'trust', 'schools'] as const;

function Visitor() {
  const t = useTranslations('for-employers');
  const login = useLogin();
  const { href } = useHrefs();
  const target = href('for-employers');
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => void login({ screen: 'REGISTER', audience: 'employer', target })}>
          {t('register')}
        </Button>
        <Button onClick={() => void login({ screen: 'LOGIN', target })}>{t('signIn')}</Button>
      </div>
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <h2>{t(`points.${point}.title`)}</h2>
            <p>{t(`points.${point}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Own() {
  const t = useTranslations('for-employers');
  const errorText = useErrorText();
  const { href, exists } = useHrefs();
  const reply = useQuery(ownRequestsQuery(useApi()));
  const hasConsole = (useSession()?.user?.roles ?? []).some((role) => role === 'OrganizationAdmin' || role === 'Recruiter');
  if (reply.isError)
    return (
      <ListFailed
        title={t('failed')}
        text={errorText(reply.error)}
        retryLabel={t('again')}
        retrying={reply.isFetching}
        onRetry={() => void reply.refetch()}
      />
    );
  if (!reply.data) return <SkeletonRows label={t('title')} />;
  const { email, isEmailProven, requests, invitations } = reply.data;
  return (
    <>
      {hasConsole && exists('employer') ? (
        <div className={styles.buttons}>
          <LinkButton variant="primary" href={href('employer')}>
            {t('openConsole')}
          </LinkButton>
        </div>
      ) : null}
      {isEmailProven ? null : <Banner meaning="warning">{t('unproven', { email })}</Banner>}
      {invitations.length > 0 ? <InvitationsPart invitations={invitations} /> : null}
      {requests.length > 0 ? <RequestsPart requests={requests} /> : null}
      <FindPart email={email} disabled={!isEmailProven} />
    </>
  );
}
