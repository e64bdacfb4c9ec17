// Where the bar of chosen postings stands: it comes when something is chosen.
import { lazy, Suspense } from 'react';
import { useCompared } from './comparing.ts';

const CompareBar = lazy(() => import('./compare-bar.tsx'));

/** `still`: it scrolls away with the page. */
export function ComparePlace({ still = false }: { still?: boolean }) {
  const chosen = useCompared();
  return chosen.length > 0 ? (
    <Suspense>
      <CompareBar chosen={chosen} still={still} />
    </Suspense>
  ) : null;
}
