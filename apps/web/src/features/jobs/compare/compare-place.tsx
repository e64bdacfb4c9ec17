// Where the bar of chosen postings stands: it comes, with all that it weighs, when something is chosen. Part of every public page with jobs.
import { lazy, Suspense, useEffect, useState } from 'react';

const CompareBar = lazy(() => import('./compare-bar.tsx'));

/** Where the choice is kept (comparing.ts). */
export const STORED = 'compared-jobs';

/** `still`: it scrolls away with the page. */
export function ComparePlace({ still }: { still?: boolean }) {
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const look = () => {
      try {
        setChosen(!!localStorage[STORED]);
      } catch {
        // The browser keeps nothing.
      }
    };
    look();
    addEventListener(STORED, look);
    return () => removeEventListener(STORED, look);
  }, []);
  return isChosen ? (
    <Suspense>
      <CompareBar still={still} />
    </Suspense>
  ) : null;
}
