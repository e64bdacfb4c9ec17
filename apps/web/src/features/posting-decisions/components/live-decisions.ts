import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { refreshDecisions } from '../queries.ts';

/** A hundred decisions of a colleague are heard one by one, and asked for a few times. */
const GATHER_MS = 250;

/** Refreshes postings of the console's school whenever something happens to one, while the page is shown. */
export function useLiveDecisions(): void {
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtime(
    ['posting_decision.changed'],
    () => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void refreshDecisions(queries);
      }, GATHER_MS);
    },
    { subject: `school:${schoolId}` },
  );
  useEffect(() => () => clearTimeout(timer.current), []);
}
