// What waits for the people who run the platform.
import '../../../lib/later-messages.ts';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { AlertPanel } from '../operations/components/alert-panel.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.home'), path: pathOf('admin'), noIndex: true }));

/** What is counted, where it is looked at, and whether it should be none. */
const COUNTS = [
  { name: 'deletionsDue', page: 'admin-users', query: { deletion: 'due', sort: 'due' }, bad: true },
  { name: 'deletionsAsked', page: 'admin-users', query: { deletion: 'asked', sort: 'due' }, bad: false },
  { name: 'failedMails', page: 'admin-mails', query: { state: 'failed' }, bad: true },
  { name: 'failedJobs', page: 'admin-jobs', query: { state: 'failed' }, bad: true },
  { name: 'failingFeeds', page: 'admin-imports', query: { state: 'failing' }, bad: true },
  { name: 'openClaims', page: 'admin-claims', query: { state: 'waiting' }, bad: false },
  { name: 'openReports', page: 'admin-reports', query: { open: 'true' }, bad: false },
  { name: 'pendingOrganizations', page: 'admin-organizations', query: { state: 'pending', sort: 'created' }, bad: false },
  { name: 'pendingVerifications', page: undefined, query: {}, bad: false },
] as const;

export default function AdminHomePage() {
  const t = useTranslations('admin.home');
  const organizations = useTranslations('organization-records');
  const wordsOf = (name: (typeof COUNTS)[number]['name']) => (name === 'pendingOrganizations' ? organizations('waiting') : t(name));
  const console = useTranslations('console.admin');
  const api = useApi();
  const { href, exists } = useHrefs();
  const formats = useReaderFormats();
  const reply = useQuery(api.query.queryOptions('get', '/api/v1/admin/home'));
  return (
    <ConsolePage title={console('home')} description={t('text')}>
      <Loaded reply={reply}>
        {(home) => (
          <>
            <AlertPanel alerts={home.alerts} />
            <ul className={styles.counts}>
              {loudFirst(home).map(({ name, page, query, bad }) => (
                <li key={name} className={`${styles.count} ${home[name] === 0 ? styles.none : bad ? styles.bad : ''}`}>
                  <strong>{formats.number(home[name])}</strong>
                  {page && exists(page) ? <Link href={href(page, {}, query)}>{wordsOf(name)}</Link> : <span>{wordsOf(name)}</span>}
                </li>
              ))}
            </ul>
            <section className={styles.panel} aria-labelledby="waiting-title">
              <h2 id="waiting-title">{t('waiting')}</h2>
              {home.waitingSchools.length === 0 ? <p className={styles.muted}>{t('nobodyWaits')}</p> : null}
              <ul className={styles.rows}>
                {home.waitingSchools.map((school) => (
                  <li key={school.schoolId} className={styles.row}>
                    <div className={styles.what}>
                      {exists('staff-verifications') ? (
                        <Link href={href('staff-verifications', {}, { school: school.schoolId })}>{school.name}</Link>
                      ) : (
                        <strong>{school.name}</strong>
                      )}
                      <span>{t('since', { date: formats.when(new Date(school.oldestAt)) })}</span>
                    </div>
                    <span>{t('pending', { count: school.pending })}</span>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}

/** Failures first, then what waits; what is none is quiet and last. */
function loudFirst(home: Readonly<Record<(typeof COUNTS)[number]['name'], number>>) {
  const rankOf = ({ name, bad }: (typeof COUNTS)[number]) => (home[name] === 0 ? 2 : bad ? 0 : 1);
  return [...COUNTS].sort((a, b) => rankOf(a) - rankOf(b));
}
