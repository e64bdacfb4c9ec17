// What a writing of an import changed in a profile, and the way back. Seen by comparing the profile before and after, so that it holds
// whatever wrote. Back goes only what still is as the import left it, field by field where the entry was there before: what the person or a
// later import changed since stays.
// @rule imports.25
import { isDeepStrictEqual } from 'node:util';
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import type { ResumeSource } from '../queries.ts';
import { type Change, type ChangedEntry as Entry, CHANGED_SECTIONS as SECTIONS, type ChangedSection as Section } from './change.ts';

export type Look = { entries: Record<Section, Map<string, Entry>>; fields: Record<string, unknown> };

/** A profile as it can be compared. */
export function lookOf({ profile, phone }: ResumeSource): Look {
  const byId = (entries: readonly ({ id: string | null } & object)[] | undefined) =>
    new Map((entries ?? []).flatMap(({ id, ...entry }) => (id === null ? [] : [[id, entry as Entry] as const])));
  const wishes = profile.preferences;
  return {
    entries: {
      workExperiences: byId(profile.workExperiences),
      memberships: byId(profile.memberships),
      studyPrograms: byId(
        profile.studyPrograms.map(({ id, start, end, campusId, programId }) => ({ id, start, end, campusId, programId })),
      ),
      languages: byId(profile.languages.map(({ id, languageId, proficiencyId }) => ({ id, languageId, proficiencyId }))),
      skills: byId(profile.skills),
      links: byId(profile.links),
      nationalities: byId(profile.nationalities),
      workAuthorizations: byId(profile.workAuthorizations.map(({ id, code }) => ({ id, code }))),
    },
    fields: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phoneNumber: phone,
      country: profile.country,
      city: profile.city,
      summary: profile.summary ?? null,
      openToJobs: wishes?.openToJobs,
      eligibleForRelocation: wishes?.eligibleForRelocation ?? null,
      eligibleWorkLocation: wishes?.eligibleWorkLocation ?? null,
      workPreferences: wishes?.workPreferences ?? [],
      sectors: wishes?.sectors.map(({ sectorId }) => sectorId) ?? [],
      careerFields: wishes?.careerFields.map(({ careerFieldId }) => careerFieldId) ?? [],
      employers: wishes?.employers.map(({ employerId, name }) => ({ employerId, name })) ?? [],
    },
  };
}

/** As the database gives it back. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
export const same = (a: unknown, b: unknown) => isDeepStrictEqual(plain(a), plain(b));

export function changeBetween(before: Look, after: Look): Change {
  const entries = SECTIONS.flatMap((section) =>
    [...after.entries[section]].flatMap(([id, entry]) => {
      const old = before.entries[section].get(id) ?? null;
      return old && same(old, entry) ? [] : [{ section, id, before: old, after: entry }];
    }),
  );
  const fields = Object.keys(after.fields).flatMap((name) => {
    const [old, fresh] = [before.fields[name], after.fields[name]];
    return same(old, fresh) ? [] : [{ name, before: old, after: fresh }];
  });
  return { entries, fields };
}

/** What stays of a change, because it is not as the change left it. `keys`: of an entry that was there before; absent: it was added. */
export type Kept = Change['fields'][number] | (Change['entries'][number] & { keys?: readonly string[] });

/** What goes back together or not at all: an end without its beginning may lie before it. */
const ENTRY_UNITS = [['start', 'end', 'isCurrentJob', 'isActive']];
const FIELD_UNITS = [
  ['country', 'city'],
  ['openToJobs', 'workPreferences'],
];
const unitOf = (units: readonly (readonly string[])[], name: string) => units.find((unit) => unit.includes(name)) ?? [name];

/** The ops that take one change back, and what of it stays. */
export function undoOps({ entries, fields }: Change, now: Look): { ops: ProfileOps; kept: Kept[] } {
  const ops: Record<string, unknown> = {};
  const kept: Kept[] = [];
  for (const section of SECTIONS) {
    const back = entries.flatMap((entry) => (entry.section === section ? entryBack(entry, now, kept) : []));
    if (back.length === 0) continue;
    if (section === 'skills') ops.skills = { op: 'update', value: { removeSkills: back.map(({ value }) => value.id) } };
    else ops[section] = back;
  }
  const back = fields.filter((field) => {
    const unit = unitOf(FIELD_UNITS, field.name);
    const isWhole = () => fields.every((one) => !unit.includes(one.name) || same(now.fields[one.name], one.after));
    const isBack = SETS.includes(field.name) || NAMES.includes(field.name) || isWhole();
    if (!isBack) kept.push(field);
    return isBack;
  });
  return { ops: { ...ops, ...fieldOps(back, now) } as ProfileOps, kept };
}

/** The change of an entry that takes back what still is as it was left; the rest is added to `kept`. */
function entryBack(entry: Change['entries'][number], now: Look, kept: Kept[]): { op: string; value: Entry & { id: string } }[] {
  const { section, id, before, after } = entry;
  const current = now.entries[section].get(id);
  if (current === undefined) return [];
  if (before === null) {
    if (same(current, after)) return [{ op: 'delete', value: { id } }];
    kept.push(entry);
    return [];
  }
  const changed = Object.keys(after).filter((key) => !same(before[key], after[key]));
  const isAsLeft = (key: string) => !changed.includes(key) || same(current[key], after[key]);
  const keys = changed.filter((key) => !unitOf(ENTRY_UNITS, key).every(isAsLeft));
  if (keys.length > 0) kept.push({ ...entry, keys });
  const restored = changed.filter((key) => !keys.includes(key)).map((key) => [key, before[key]] as const);
  return restored.length === 0
    ? []
    : [{ op: 'update', value: { id, ...written(section, { ...current, ...Object.fromEntries(restored) }) } }];
}

/** Ops whose updates say only what they change, with the rest of each entry as it is now; undefined where one is gone. */
export function completedOps(ops: ProfileOps, now: Look): ProfileOps | undefined {
  const completed: Record<string, unknown> = { ...ops };
  for (const section of SECTIONS) {
    const changes: unknown = ops[section];
    if (!Array.isArray(changes)) continue;
    const whole = (changes as { op: string; value: Entry }[]).flatMap(({ op, value }) => {
      const current = now.entries[section].get(String(value.id));
      return current ? [{ op, value: { ...written(section, current), ...value } }] : [];
    });
    if (whole.length < changes.length) return undefined;
    completed[section] = whole;
  }
  return completed as ProfileOps;
}

/** An entry as an update takes it. */
const written = (section: Section, { start, end, ...rest }: Entry): Entry => {
  if (section === 'studyPrograms') return { start, end };
  return start === undefined && end === undefined ? rest : { ...rest, start, end };
};

/** A name once said stays: nobody is nameless again. */
export const NAMES = ['firstName', 'lastName'];
const OF_PERSON = ['phoneNumber'];
const OF_CANDIDATE = ['country', 'city', 'summary'];
const OF_WISHES = ['openToJobs', 'eligibleForRelocation', 'eligibleWorkLocation', 'workPreferences'];

/** Chosen among many: what was added goes, what else was chosen since stays. */
const SETS = ['sectors', 'careerFields'];

function fieldOps(back: Change['fields'], now: Look): Record<string, unknown> {
  const values = (names: readonly string[]) =>
    Object.fromEntries(back.flatMap(({ name, before }) => (names.includes(name) ? [[name, before ?? null]] : [])));
  const list = (name: string) => {
    const found = back.find((one) => one.name === name);
    const [before, after] = [found?.before ?? [], found?.after ?? []] as [string[], string[]];
    const held = (now.fields[name] ?? []) as string[];
    return after.filter((one) => !before.includes(one) && held.includes(one));
  };
  const [sectors, careerFields] = [list('sectors'), list('careerFields')];
  const employers = back.find(({ name }) => name === 'employers')?.before as { employerId: number | null; name: string }[] | undefined;
  const wishes = {
    ...values(OF_WISHES),
    ...(sectors.length > 0 ? { removePreferredSectors: sectors } : {}),
    ...(careerFields.length > 0 ? { removePreferredCareerFields: careerFields } : {}),
    ...(employers ? employersOp(employers) : {}),
  };
  const part = (name: string, value: object) => (Object.keys(value).length > 0 ? { [name]: { op: 'update', value } } : {});
  return { ...part('user', values(OF_PERSON)), ...part('candidate', values(OF_CANDIDATE)), ...part('preferences', wishes) };
}

const employersOp = (employers: readonly { employerId: number | null; name: string }[]) => ({
  preferredEmployers: employers.flatMap(({ employerId }, order) => (employerId === null ? [] : [{ employerId, order }])),
  addCustomEmployers: employers.flatMap(({ employerId, name }, order) => (employerId === null ? [{ name, order }] : [])),
});
