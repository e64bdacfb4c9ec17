import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useConsoleHrefs } from './console-subject.ts';

/** Goes to the page of what was just made, once the form knows that nothing is unsaved. */
export function useGoTo(page: string, id: number | undefined): void {
  const navigate = useNavigate();
  const { href } = useConsoleHrefs();
  useEffect(() => {
    if (id !== undefined) void navigate(href(page, { id }), { replace: true });
  }, [page, id, navigate, href]);
}
