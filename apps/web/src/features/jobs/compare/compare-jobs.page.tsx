// Up to four postings side by side, by their ids in the address: it can be shared, and needs no scripts. @rule jobs.36
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { browserLoader, type PageTools, type PublicPage, serverLoader } from '../../../lib/page.ts';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
// The styles come with the page, for what the server renders stands before any script has come.
import styles from './compare.module.css';
import { askedIds, comparedQuery } from './queries.ts';

type View = typeof import('./compare-view.tsx').default;
let come: View | undefined;
const parts = async () => {
  const view = await import('./compare-view.tsx');
  come = view.default;
  return view;
};
const LaterView = lazy(parts);

async function load({ api, queries, url, shows, showsUntil }: PageTools) {
  const { ids } = askedIds(url.searchParams);
  if (ids.length > 0) {
    const { postings } = await queries.ensureQueryData(comparedQuery(api, ids));
    shows(...ids.map((id) => `job:${id}`));
    showsUntil(postings.map(({ deadline, expired }) => (expired ? null : deadline)));
  }
  return { nowMs: Date.now() };
}

export const handle: PublicPage = { parts };
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(({ t }) => ({ title: t('jobs.compareTitle'), path: pathOf('compare-jobs'), noIndex: true }));

export default function CompareJobsPage() {
  const { nowMs } = useLoaderData<typeof clientLoader>();
  const [CompareView] = useState(() => come ?? LaterView);
  return (
    <div className={styles.page}>
      <Suspense>
        <CompareView nowMs={nowMs} />
      </Suspense>
    </div>
  );
}
