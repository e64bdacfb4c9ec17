// The dialogs of the profile page by name: `/profile?edit=languages` opens one, so that a link can lead to the very dialog and the back
// button closes it. @spec 2.4 "Each opens in a modal"
import type { Requirement } from '@fairway/rules/profile-score';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

export const EDITS = [
  'names', 'personal-details', 'summary', 'contact', 'education', 'work-experience', 'languages', 'skills', 'memberships', 'nationality',
  'preferences', 'communication', 'visibility', 'sharing',
] as const; // biome-ignore format: a list
export type Edit = (typeof EDITS)[number];

/** Where each requirement of the score is filled in. */
export const EDIT_OF_REQUIREMENT: Readonly<Record<Requirement, Edit>> = {
  first_name: 'personal-details',
  last_name: 'personal-details',
  gender: 'personal-details',
  pronoun: 'personal-details',
  disability: 'personal-details',
  nationality: 'nationality',
  location: 'personal-details',
  work_authorization: 'nationality',
  summary: 'summary',
  skills: 'skills',
  languages: 'languages',
  work_experience: 'work-experience',
  study_programs: 'education',
  welcome_education: 'education',
  memberships: 'memberships',
  preferences: 'preferences',
  links: 'summary',
};

/** The dialog that an address names. */
export function editOf(search: string): Edit | undefined {
  const named = new URLSearchParams(search).get('edit');
  return EDITS.find((edit) => edit === named);
}

function withEdit(search: string, edit: Edit | undefined): string {
  const query = new URLSearchParams(search);
  if (edit) query.set('edit', edit);
  else query.delete('edit');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The dialog that is open, and how to open and close one. */
export function useEdits() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = useNavigationType();
  const edit = editOf(search);
  // Whether the page lies right behind in the history: then closing steps back, so that the back button does not open the dialog again.
  const opened = useRef(false);
  const before = useRef(edit);
  useEffect(() => {
    if (edit === undefined) opened.current = false;
    else if (before.current === undefined) opened.current = arrived === 'PUSH';
    before.current = edit;
  }, [edit, arrived]);
  // One dialog after another takes its place in the history too.
  const replace = edit !== undefined;
  const open = useCallback(
    (wanted: Edit) => void navigate({ pathname, search: withEdit(search, wanted) }, { preventScrollReset: true, replace }),
    [navigate, pathname, search, replace],
  );
  const close = useCallback(() => {
    if (opened.current) void navigate(-1);
    else void navigate({ pathname, search: withEdit(search, undefined) }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search]);
  return { edit, open, close };
}
