// Where the bar of chosen postings stands: it comes, with all that it weighs, when something is chosen. Part of every public page with jobs.
import { lazy, Suspense, useEffect, useState } from 'react';
import { STORED } from './stored-choice.ts';

const CompareBar = lazy(() => import('./compare-bar.tsx'));

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
