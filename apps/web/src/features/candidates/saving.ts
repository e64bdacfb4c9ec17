// Saving from a dialog of the profile: one call for all its sections, guarded by the version that was read. It must never lose what
// somebody typed, here or in another window (@rule profile.50):
//
//   409, none of my sections changed --> once more with the new version
//   409, one of mine changed         --> `conflict`; showChanges() takes the newer values where nothing was typed, then save again
//   422                              --> faults at their fields        no network --> nothing is lost, try again

import type { paths } from '@fairway/client/api.gen';
import { ApiProblem } from '@fairway/client/problem';
import type { ProfileSection } from '@fairway/rules/profile';
import { type EntriesState, fieldsAfter, fieldsOf, sameValue } from '@fairway/rules/profile-changes';
import { afterConflict, changedSections, type PlacedFault, placedFaults, sectionsOf } from '@fairway/rules/profile-ops';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { type Candidate, loadProfile, noteSaved, type Profile, sectionValue, tellProfileChanged, type User } from './queries.ts';

type UpdateBody = NonNullable<paths['/api/v1/candidate/profile']['post']['requestBody']>['content']['application/json'];
type UserOp = NonNullable<UpdateBody['ops']['user']>;
/** Ops by section, as the contract has them; the picture has calls of its own. */
export type ProfileOps = Omit<UpdateBody['ops'], 'user'> & { user?: { op: UserOp['op']; value: Omit<UserOp['value'], 'avatar'> } };

/** What a call of a save answers with: shown until the refresh comes. */
type Saved = { candidate?: Partial<Candidate>; user?: User };

type SaveRun = {
  /** The call, with the version that was read. */
  call: (version: number) => Promise<Saved | undefined>;
  /** Whether what is saved here was changed elsewhere meanwhile. */
  collides: (from: Profile, fresh: Profile, changed: readonly ProfileSection[]) => boolean;
} & Pick<SaveOptions, 'done' | 'suppressEvent' | 'states'>;

type SaveOptions = {
  /** The list sections that are sent, so that faults find their entries. */
  states?: Partial<Record<ProfileSection, EntriesState<object>>>;
  /** Words of the toast; "Saved" unless told, null for none. */
  done?: string | null;
  /** The update event is not fired. */
  suppressEvent?: boolean;
};

export type ProfileSave = {
  /** The profile that the dialog's originals come from: as it was when the dialog opened, or the newer one after showChanges(). */
  base: Profile;
  busy: boolean;
  /** What the last save ended with; 422 and 409 say more below. */
  problem: ApiProblem | undefined;
  faults: readonly PlacedFault[];
  /** Sections that changed in another window, some of them in this save. */
  conflict: readonly ProfileSection[] | undefined;
  /** showChanges() brought newer values. */
  reloaded: boolean;
  /** Sends what changed; true when it is saved, also where there was nothing to save. */
  save(ops: ProfileOps, options?: SaveOptions): Promise<boolean>;
  /** As `save`, for a section with a call of its own. */
  run(run: SaveRun): Promise<boolean>;
  /** Reads the newer profile: `base` becomes it. */
  showChanges(): Promise<void>;
  /** The words of a fault at a field (of an entry), or undefined. */
  faultOf(section: ProfileSection, field: string, entry?: string): string | undefined;
  /** The words of the problem when it has this code. */
  errorOf(code: string): string | undefined;
  /** Something was typed: what the last save said is over. */
  clear(): void;
};

/** The saving of one dialog. `profile` is read once, when the dialog opens. */
export function useProfileSave(profile: Profile): ProfileSave {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const issueText = useIssueText();
  const [base, setBase] = useState(profile);
  const [busy, setBusy] = useState(false);
  const [reloaded, setReloaded] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const running = useRef(false);

  async function send(run: SaveRun, from: Profile, mayRepeat: boolean): Promise<Failed | undefined> {
    try {
      const saved = await run.call(from.candidate.version);
      if (saved) noteSaved(queries, saved);
      return undefined;
    } catch (error) {
      const problem = asProblem(error);
      if (problem.code !== 'profile.changed') return { problem };
      const fresh = await loadProfile(api, queries).catch(() => undefined);
      if (!fresh) return { problem: new ApiProblem({ status: 0, code: 'unavailable' }) };
      const changed = changedSections(problem.errors);
      if (mayRepeat && !run.collides(from, fresh, changed)) return send(run, fresh, false);
      return { problem, conflict: changed };
    }
  }

  async function run(wanted: SaveRun): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setOutcome(NOTHING);
    const failed = await send(wanted, base, true);
    running.current = false;
    setBusy(false);
    if (failed) {
      const faults = failed.problem.code === 'profile.invalid' ? placedFaults(failed.problem.errors, wanted.states) : [];
      setOutcome({ ...failed, faults });
      return false;
    }
    if (wanted.done !== null) showToast({ kind: 'success', text: wanted.done ?? t('saved') });
    if (!wanted.suppressEvent) tellProfileChanged();
    return true;
  }

  return {
    base,
    busy,
    reloaded,
    problem: outcome.problem,
    conflict: outcome.conflict,
    faults: outcome.faults ?? [],
    run,
    async save(ops, options = {}) {
      const sections = sectionsOf(ops);
      if (sections.length === 0) return true;
      return run({
        ...options,
        async call(version) {
          const body = { userId: base.candidate.userId, version, ops };
          return (await api.call.POST('/api/v1/candidate/profile', { body })).data;
        },
        collides: (from, fresh, changed) => {
          const value = (profile: Profile) => (section: ProfileSection) => sectionValue(profile, section);
          return afterConflict(sections, changed, value(from), value(fresh)) === 'ask';
        },
      });
    },
    async showChanges() {
      setBusy(true);
      try {
        setBase(await loadProfile(api, queries));
        setReloaded(true);
        setOutcome(NOTHING);
      } catch (error) {
        setOutcome((known) => ({ ...known, problem: asProblem(error) }));
      } finally {
        setBusy(false);
      }
    },
    faultOf(section, field, entry) {
      const fault = outcome.faults?.find((one) => one.section === section && one.field === field && one.entry === entry);
      return fault && issueText(fault.code);
    },
    errorOf: (code) => (outcome.problem?.code === code ? errorText(outcome.problem) : undefined),
    clear: () => setOutcome((known) => (known.conflict || known.problem === undefined ? known : NOTHING)),
  };
}

type Outcome = {
  problem?: ApiProblem;
  conflict?: readonly ProfileSection[];
  faults?: readonly PlacedFault[];
};
type Failed = Outcome & { problem: ApiProblem };
const NOTHING: Outcome = {};

const asProblem = (error: unknown) => (error instanceof ApiProblem ? error : new ApiProblem({ status: 0, code: 'internal' }));

/** The words of a fault of a profile. */
export function useIssueText(): (code: string) => string {
  const t = useTranslations('profile.issues');
  const failed = useTranslations('errors');
  return (code) => {
    const known = code as Parameters<typeof t>[0];
    return t.has(known) ? t(known) : failed('internal');
  };
}

/** Fields of a dialog; newer originals (`saving.base` after showChanges) are taken where nothing was touched. */
export function useFields<F extends object>(originals: F) {
  const [state, dispatch] = useReducer(fieldsAfter<F>, originals, fieldsOf<F>);
  const known = useRef(originals);
  useEffect(() => {
    if (sameValue(known.current, originals)) return;
    known.current = originals;
    dispatch({ type: 'reload', originals });
  }, [originals]);
  return [state, dispatch] as const;
}
