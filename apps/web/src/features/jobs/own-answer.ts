import { useEffect } from 'react';
import { useSession } from '../../lib/session.ts';

/**
 * What the server rendered is everybody's: who is signed in asks once more, and gets an answer of their own, without what they have hidden and
 * with what their profile says. @rule jobs.34
 */
export function useOwnAnswer({
  data,
  refetch,
}: {
  data: { reader: unknown } | undefined;
  refetch: (options: { cancelRefetch: false }) => unknown;
}): void {
  const isEverybodys = data?.reader === null;
  const isSignedIn = useSession()?.authenticated === true;
  useEffect(() => {
    if (isEverybodys && isSignedIn) refetch({ cancelRefetch: false });
  }, [isEverybodys, isSignedIn, refetch]);
}
