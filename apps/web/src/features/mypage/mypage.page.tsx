// My page: what fits the profile, what closes soon, what is new at the organizations one follows. @rule jobs.28
import '../../lib/landing-messages.ts';
import '../../lib/own-messages.ts';
import { useTranslations } from 'use-intl';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useSession } from '../../lib/session.ts';
import { MyWidgets } from '../widgets/components/my-widgets.tsx';
import { ClosingSoon } from './components/closing-soon.tsx';
import { FollowedNews } from './components/followed-news.tsx';
import styles from './components/mypage.module.css';
import { RecentlySeen } from './components/recently-seen.tsx';
import { Suggestions } from './components/suggestions.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('mypage.title'), path: pathOf('mypage'), noIndex: true }));

export default function MyPage() {
  const t = useTranslations('mypage');
  const { exists } = useHrefs();
  const name = useSession()?.user?.firstName;
  return (
    <div className={styles.page}>
      <h1>{name ? t('hello', { name }) : t('helloNobody')}</h1>
      <div className={styles.columns}>
        <Suggestions />
        <div className={styles.aside}>
          {exists('favorites') ? <ClosingSoon /> : null}
          {exists('favorites') && exists('employers') ? <FollowedNews /> : null}
          {exists('seen-jobs') ? <RecentlySeen /> : null}
          <MyWidgets />
        </div>
      </div>
    </div>
  );
}
