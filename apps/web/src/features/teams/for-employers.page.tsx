// /for-employers: how somebody comes to work for an organization here. A visitor is told what there is and registers with a work address; who is
// signed in finds the organization and asks, claims or founds it, proves an address, and answers invitations. @rule teams.1
import '../../lib/visitor-messages.ts';
import { Button } from '@fairway/ui/button';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useSession } from '../../lib/session.ts';
import { useLogin } from '../identity/components/login-opening.ts';
import styles from './components/teams.module.css';

export const meta = pageMeta(({ t }) => ({ title: t('for-employers.title'), path: pathOf('for-employers') }));

export default function ForEmployersPage() {
  const t = useTranslations('for-employers');
  const session = useSession();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {session?.authenticated === false ? (
        <Visitor />
      ) : (
        <Suspense fallback={<SkeletonRows label={t('title')} />}>
          {session ? <OwnRequests /> : <SkeletonRows label={t('title')} />}
        </Suspense>
      )}
    </div>
  );
}

/** Visitors are sent nothing of it. */
const OwnRequests = lazy(() => import('./components/own-requests.tsx'));

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
