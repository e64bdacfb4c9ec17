// What a writing of an import changed, as it is kept for the way back.
export const CHANGED_SECTIONS = [
  'workExperiences', 'memberships', 'studyPrograms', 'languages', 'skills', 'links', 'nationalities', 'workAuthorizations',
] as const; // biome-ignore format: a list
export type ChangedSection = (typeof CHANGED_SECTIONS)[number];
export type ChangedEntry = Readonly<Record<string, unknown>>;

export type Change = {
  /** `before` null: it was added. */
  entries: { section: ChangedSection; id: string; before: ChangedEntry | null; after: ChangedEntry }[];
  fields: { name: string; before: unknown; after: unknown }[];
};

/** Digests of what imports wrote, by the id of an entry and its fields; the profile's own fields stand under `profile`. */
export type Wrote = Record<string, Record<string, string>>;
