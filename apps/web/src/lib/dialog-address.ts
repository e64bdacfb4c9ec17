// A dialog that the address names: `?edit=languages`, `?verify=12`. A link can lead to the very dialog, and the back button closes it.
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** The address of a page with a dialog named in it; without a name, with none. */
export function withDialog(search: string, parameter: string, name: string | undefined): string {
  const query = new URLSearchParams(search);
  if (name === undefined) query.delete(parameter);
  else query.set(parameter, name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** What a parameter of the address names, and how to open and close it. One name after another takes its place in the history too. */
export function useDialogAddress(parameter: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = useNavigationType();
  const name = new URLSearchParams(search).get(parameter) || undefined;
  // Whether the page lies right behind in the history: then closing steps back, so that the back button does not open the dialog again.
  const opened = useRef(false);
  const before = useRef(name);
  useEffect(() => {
    if (name === undefined) opened.current = false;
    else if (before.current === undefined) opened.current = arrived === 'PUSH';
    before.current = name;
  }, [name, arrived]);
  const replace = name !== undefined;
  const open = useCallback(
    (wanted: string) => void navigate({ pathname, search: withDialog(search, parameter, wanted) }, { preventScrollReset: true, replace }),
    [navigate, pathname, search, parameter, replace],
  );
  const close = useCallback(() => {
    if (opened.current) void navigate(-1);
    else void navigate({ pathname, search: withDialog(search, parameter, undefined) }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, parameter]);
  return { name, open, close };
}
