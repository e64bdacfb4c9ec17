import { safeReturnPath } from '@fairway/rules/return-paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useBoot } from '../../../lib/boot.ts';

/** Goes to where a mail or a provider leads back to: a path of this site, in the page where it can be. */
export function useGoOn(): (path: string) => void {
  const navigate = useNavigate();
  const { locale } = useBoot();
  return useCallback(
    (given) => {
      const path = safeReturnPath(given, window.location.origin, `/${locale}`);
      // Other languages and the start of the site are for the server to decide.
      if (path.startsWith(`/${locale}/`)) void navigate(path, { replace: true });
      else window.location.assign(path);
    },
    [navigate, locale],
  );
}
