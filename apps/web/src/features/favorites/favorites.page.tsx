// What a person saved: open and expired favourites, followed organizations, the calendar of deadlines. @rule pages.12, favorites.3
import '../../lib/own-messages.ts';
import { FAVORITE_DEADLINES } from '@fairway/rules/favorites';
import { Link } from '@fairway/ui/link';
import { TabLinks } from '@fairway/ui/tabs';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { CalendarPanel } from './components/calendar-panel.tsx';
import { FavoriteList } from './components/favorite-list.tsx';
import styles from './components/favorites.module.css';
import { FollowedOrganizations } from './components/followed-organizations.tsx';
import { type Deadline, FAVORITE_TABS, type FavoritesAddress, favoritesQuery, readFavoritesAddress } from './favorites-address.ts';

export const meta = pageMeta(({ t }) => ({ title: t('favorites.title'), path: pathOf('favorites'), noIndex: true }));

export default function FavoritesPage() {
  const t = useTranslations('favorites');
  const { href, exists } = useHrefs();
  const address = readFavoritesAddress(new URLSearchParams(useLocation().search));
  const hrefOf = (next: FavoritesAddress) => href('favorites', {}, favoritesQuery(next));
  const tabs = FAVORITE_TABS.filter((tab) => tab !== 'companies' || exists('employers')).map((tab) => ({
    href: hrefOf({ tab, deadline: undefined }),
    label: t(`tabs.${tab}`),
    current: tab === address.tab,
  }));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {exists('hidden-jobs') ? (
        <p className={styles.others}>
          <Link href={href('seen-jobs')}>{t('seen')}</Link>
          <Link href={href('hidden-jobs')}>{t('hidden')}</Link>
        </p>
      ) : null}
      <TabLinks label={t('tabs.label')} links={tabs} />
      {address.tab === 'active' ? <Deadlines chosen={address.deadline} hrefOf={hrefOf} /> : null}
      {address.tab === 'companies' ? (
        <FollowedOrganizations />
      ) : (
        <FavoriteList key={`${address.tab} ${address.deadline}`} bucket={address.tab} deadline={address.deadline} />
      )}
      {address.tab === 'companies' ? null : <CalendarPanel />}
    </div>
  );
}

function Deadlines({ chosen, hrefOf }: { chosen: Deadline | undefined; hrefOf: (address: FavoritesAddress) => string }) {
  const t = useTranslations('favorites.deadlines');
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.deadlines}>
        {[undefined, ...FAVORITE_DEADLINES].map((deadline) => (
          <li key={deadline ?? 'all'}>
            <Link
              href={hrefOf({ tab: 'active', deadline })}
              preventScrollReset
              {...(deadline === chosen ? { 'aria-current': 'true' as const } : {})}
            >
              {t(deadline ?? 'all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
