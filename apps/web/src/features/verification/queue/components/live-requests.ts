import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useRealtime } from '../../../../lib/realtime.ts';
import { refreshRequests } from './requests.ts';

/** A hundred decisions of a colleague are heard one by one, and asked for a few times. */
const GATHER_MS = 250;

/** Refreshes requests of the console's school whenever something happens to one, while the page is shown. */
export function useLiveRequests(): void {
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtime(
    ['connection.changed'],
    () => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void refreshRequests(queries);
      }, GATHER_MS);
    },
    { subject: `school:${schoolId}` },
  );
  useEffect(() => () => clearTimeout(timer.current), []);
}
