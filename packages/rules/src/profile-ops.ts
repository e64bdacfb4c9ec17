// The ops of a profile update, made of what was edited; what did not change is not sent. Also: where a fault of the reply belongs, and
// what to do when the profile changed elsewhere. @rule profile.46
import type { ProfileSection, WorkLocation, WorkPreference } from './profile.ts';
import { changedFields, type EntriesState, entryChanges, type FieldsState, sameValue } from './profile-changes.ts';

export type EntryOp<W> = { op: 'create'; value: W } | { op: 'update'; value: W & { id: string } } | { op: 'delete'; value: { id: string } };

/** The order of a section's ops: what is removed goes first, so that it can be added anew. */
function opOrder<V>(state: EntriesState<V>) {
  const { added, updated, removed } = entryChanges(state);
  return [
    ...removed.map(({ id }) => ({ op: 'delete' as const, id })),
    ...updated.map(({ id, value, original }) => ({ op: 'update' as const, id, value, original })),
    ...added.map(({ id, value }) => ({ op: 'create' as const, id, value })),
  ];
}

/**
 * The ops of a list section; undefined where nothing changed. `wire` makes what the call takes out of what the form holds (`original`: of an
 * entry that is updated).
 */
export function entryOps<V extends object, W = V>(
  state: EntriesState<V>,
  wire: (value: V, original?: V) => W = (value) => value as unknown as W,
): EntryOp<W>[] | undefined {
  const ops = opOrder(state).map((item): EntryOp<W> => {
    if (item.op === 'delete') return { op: 'delete', value: { id: item.id } };
    if (item.op === 'update') return { op: 'update', value: { ...wire(item.value, item.original), id: item.id } };
    return { op: 'create', value: wire(item.value) };
  });
  return ops.length > 0 ? ops : undefined;
}

/** The changed fields alone; undefined where nothing changed. */
export function fieldsOp<F extends object>(state: FieldsState<F>): { op: 'update'; value: Partial<F> } | undefined {
  const changed = changedFields(state);
  if (changed.length === 0) return undefined;
  return { op: 'update', value: Object.fromEntries(changed.map((name) => [name, state.fields[name]])) as Partial<F> };
}

export type SkillValue = { skillId: number | null; customSkillName: string | null };
export type SkillsOp = { op: 'update'; value: { addSkills?: SkillValue[]; removeSkills?: string[] } };

/** Skills travel as additions and removals; one that was changed is both. */
export function skillsOp<V extends SkillValue>(state: EntriesState<V>): SkillsOp | undefined {
  const { added, updated, removed } = entryChanges(state);
  const addSkills = [...updated, ...added].map(({ value: { skillId, customSkillName } }) => ({ skillId, customSkillName }));
  const removeSkills = [...removed, ...updated].map(({ id }) => id);
  if (addSkills.length + removeSkills.length === 0) return undefined;
  return {
    op: 'update',
    value: { ...(addSkills.length > 0 ? { addSkills } : {}), ...(removeSkills.length > 0 ? { removeSkills } : {}) },
  };
}

/** Preferences as a form holds them; employers in the person's order, `employerId` null for a typed name. */
export type PreferenceFields = {
  openToJobs: boolean;
  eligibleForRelocation: boolean | null;
  memberOfLGBTQCommunity: boolean | null;
  eligibleWorkLocation: WorkLocation | null;
  workPreferences: WorkPreference[];
  sectors: readonly string[];
  careerFields: readonly string[];
  employers: readonly { employerId: number | null; name: string }[];
};

export type PreferencesOp = {
  op: 'update';
  value: Partial<Pick<PreferenceFields, PlainPreference>> & {
    addPreferredSectors?: string[];
    removePreferredSectors?: string[];
    addPreferredCareerFields?: string[];
    removePreferredCareerFields?: string[];
    preferredEmployers?: { employerId: number; order: number }[];
    addCustomEmployers?: { name: string; order: number }[];
  };
};

const PLAIN = [
  'openToJobs',
  'eligibleForRelocation',
  'memberOfLGBTQCommunity',
  'eligibleWorkLocation',
  'workPreferences',
] as const satisfies readonly (keyof PreferenceFields)[];
type PlainPreference = (typeof PLAIN)[number];

const lacking = (list: readonly string[], from: readonly string[]) => from.filter((item) => !list.includes(item));

/** The op of the preferences: changed fields, additions and removals, and both lists of employers with their places. */
export function preferencesOp(state: FieldsState<PreferenceFields>): PreferencesOp | undefined {
  const { originals, fields } = state;
  const changed = new Set(changedFields(state));
  const plain = PLAIN.filter((name) => changed.has(name)).map((name) => [name, fields[name]]);
  const lists = {
    addPreferredSectors: lacking(originals.sectors, fields.sectors),
    removePreferredSectors: lacking(fields.sectors, originals.sectors),
    addPreferredCareerFields: lacking(originals.careerFields, fields.careerFields),
    removePreferredCareerFields: lacking(fields.careerFields, originals.careerFields),
  };
  const placed = changed.has('employers') ? fields.employers.map((employer, order) => ({ ...employer, order })) : undefined;
  const value: PreferencesOp['value'] = {
    ...Object.fromEntries(plain),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(placed
      ? {
          preferredEmployers: placed.flatMap(({ employerId, order }) => (employerId === null ? [] : [{ employerId, order }])),
          addCustomEmployers: placed.flatMap(({ employerId, name, order }) => (employerId === null ? [{ name, order }] : [])),
        }
      : {}),
  };
  return Object.keys(value).length > 0 ? { op: 'update', value } : undefined;
}

/** The sections that hold something; a save with none is skipped. */
export function sectionsOf(ops: Partial<Record<ProfileSection, unknown>>): ProfileSection[] {
  return (Object.keys(ops) as ProfileSection[]).filter((section) => ops[section] !== undefined);
}

export type Fault = { pointer: string; code: string };
/** A fault at its field; `entry` is absent in sections that are no list, `field` where the whole entry is meant. */
export type PlacedFault = { section: string; entry?: string; field?: string; code: string };

/** Reads pointers such as `/ops/languages/0/value/languageId`; `states` are the list sections that were sent. */
export function placedFaults(faults: readonly Fault[], states: Partial<Record<ProfileSection, EntriesState<object>>> = {}): PlacedFault[] {
  return faults.map(({ pointer, code }) => {
    const [section = '', ...rest] = pointer.replace(/^\/(?:ops\/)?/, '').split('/');
    const state = states[section as ProfileSection];
    const place = /^\d+$/.test(rest[0] ?? '') ? Number(rest[0]) : undefined;
    // `value` frames the fields of an op; an entry may have a field of that name too (a link's address).
    const [frame, field] = rest.slice(place === undefined ? 0 : 1);
    const entry = place === undefined || !state ? undefined : opOrder(state)[place]?.id;
    return { section, code, ...(entry === undefined ? {} : { entry }), ...(frame === 'value' && field !== undefined ? { field } : {}) };
  });
}

/** The names of sections in the pointers of a 409. */
export const changedSections = (faults: readonly Fault[]): ProfileSection[] => [
  ...new Set(faults.map(({ pointer }) => pointer.replace(/^\//, '').split('/')[0] as ProfileSection)),
];

/**
 * What to do when the profile changed since it was read: `retry` with the new version where nothing of this save is touched, else `ask`.
 * `base` and `fresh` are the sections' values as they were read and as they are now: a change that came after the refusal counts too.
 * @rule profile.50
 */
export function afterConflict(
  saved: readonly ProfileSection[],
  changed: readonly ProfileSection[],
  base: (section: ProfileSection) => unknown,
  fresh: (section: ProfileSection) => unknown,
): 'retry' | 'ask' {
  return saved.some((section) => changed.includes(section) || !sameValue(base(section), fresh(section))) ? 'ask' : 'retry';
}
