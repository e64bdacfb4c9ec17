// What a writing of an import changed in a profile, and the way back. Seen by comparing the profile before and after, so that it holds
// whatever wrote. Back goes only what still is as the import left it: what the person changed since stays.
// @rule imports.25
import { isDeepStrictEqual } from 'node:util';
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import type { ResumeSource } from '../queries.ts';
import { type Change, type ChangedEntry as Entry, CHANGED_SECTIONS as SECTIONS, type ChangedSection as Section } from './change.ts';

type Look = { entries: Record<Section, Map<string, Entry>>; fields: Record<string, unknown> };

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
const same = (a: unknown, b: unknown) => isDeepStrictEqual(plain(a), plain(b));

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

/** The ops that take one change back, and how much of it stays because it was changed since. */
export function undoOps({ entries, fields }: Change, now: Look): { ops: ProfileOps; kept: number } {
  const ops: Record<string, unknown> = {};
  let kept = 0;
  for (const section of SECTIONS) {
    const back = entries.filter((one) => {
      if (one.section !== section) return false;
      const current = now.entries[section].get(one.id);
      if (current && !same(current, one.after)) kept += 1;
      return current !== undefined && same(current, one.after);
    });
    if (back.length === 0) continue;
    if (section === 'skills') ops.skills = { op: 'update', value: { removeSkills: back.map(({ id }) => id) } };
    else
      ops[section] = back.map(({ id, before }) =>
        before ? { op: 'update', value: { id, ...written(section, before) } } : { op: 'delete', value: { id } },
      );
  }
  const back = fields.filter(({ name, after }) => {
    const isAsLeft = same(now.fields[name], after);
    if (!isAsLeft) kept += 1;
    return isAsLeft;
  });
  return { ops: { ...ops, ...fieldOps(back) } as ProfileOps, kept };
}

/** An entry as an update takes it. */
const written = (section: Section, { start, end, ...rest }: Entry): Entry => {
  if (section === 'studyPrograms') return { start, end };
  return start === undefined && end === undefined ? rest : { ...rest, start, end };
};

/** A name once said stays: nobody is nameless again. */
const OF_PERSON = ['phoneNumber'];
const OF_CANDIDATE = ['country', 'city', 'summary'];
const OF_WISHES = ['openToJobs', 'eligibleForRelocation', 'eligibleWorkLocation', 'workPreferences'];

function fieldOps(back: Change['fields']): Record<string, unknown> {
  const values = (names: readonly string[]) =>
    Object.fromEntries(back.flatMap(({ name, before }) => (names.includes(name) ? [[name, before ?? null]] : [])));
  const list = (name: string) => {
    const found = back.find((one) => one.name === name);
    const [before, after] = [found?.before ?? [], found?.after ?? []] as [string[], string[]];
    return after.filter((one) => !before.includes(one));
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
