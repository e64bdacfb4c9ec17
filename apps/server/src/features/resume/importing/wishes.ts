// What somebody looks for: of our own export all of it, of any other file the interests that are career fields. Where the person said nothing
// yet it comes as a whole; else what is missing joins what is there, as far as there is room, and nothing is replaced.
import { fold } from '@fairway/rules/folding';
import { JOB_CATEGORIES } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import type { Database } from '../../../kernel/database/database.ts';
import { EXTENSION_PARTS, type PreferencesPart } from '../json-resume/extension.ts';
import type { Reading } from './entry-sections.ts';
import { platformOrganizations } from './listed-things.ts';
import { lineAt, listAt, valueAt } from './reading.ts';

const SECTION = 'overview';
type Wishes = NonNullable<Reading['profile']['preferences']>;

export async function readPreferences(reading: Reading, transaction: Database): Promise<void> {
  const { extension, profile, draft } = reading;
  const before = profile.preferences;
  if (!before) return;
  const parsed = EXTENSION_PARTS.preferences.safeParse(valueAt(extension, 'preferences'));
  const said = parsed.success ? parsed.data : undefined;
  const careerFields = [...new Set([...(said?.careerFields ?? []), ...interestsIn(reading)])];
  const lists = [before.workPreferences, before.sectors, before.careerFields, before.employers];
  const isBlank = lists.every((list) => list.length === 0) && before.eligibleForRelocation === null && before.eligibleWorkLocation === null;
  if (isBlank && said) draft.ops.preferences = await wholeOf({ ...said, careerFields }, before, transaction);
  else joinWishes(reading, before, said, careerFields);
}

/** Interests of the file that are career fields by their English name or code; the others are kept as text. */
function interestsIn({ file, english, told }: Reading): string[] {
  const names = listAt(file, 'interests').entries.flatMap((entry) => lineAt(entry, 'name') ?? []);
  const means = (name: string, code: (typeof JOB_CATEGORIES)[number]) =>
    [fold(code), fold(english.messages.terms.jobCategories[code])].includes(fold(name));
  told.leave(
    'interests',
    names.filter((name) => !JOB_CATEGORIES.some((code) => means(name, code))),
  );
  return JOB_CATEGORIES.filter((code) => names.some((name) => means(name, code)));
}

async function wholeOf(wishes: PreferencesPart, before: Wishes, transaction: Database) {
  const wished = [wishes.workPreferences, wishes.sectors, wishes.careerFields, wishes.employers].some((list) => list.length > 0);
  const isSaid = wished || wishes.eligibleForRelocation !== null || wishes.eligibleWorkLocation !== null;
  if (!isSaid && wishes.openToJobs === before.openToJobs) return undefined;
  const organizations = await platformOrganizations(transaction, wishes.employers);
  const placed = wishes.employers.map((employer, order) => ({ ...employer, order }));
  return {
    op: 'update' as const,
    value: {
      openToJobs: wishes.openToJobs,
      eligibleForRelocation: wishes.eligibleForRelocation,
      eligibleWorkLocation: wishes.eligibleWorkLocation,
      workPreferences: wishes.openToJobs ? wishes.workPreferences : [],
      addPreferredSectors: wishes.sectors,
      addPreferredCareerFields: wishes.careerFields.slice(0, LIMITS.preferredCareerFields),
      preferredEmployers: placed.flatMap(({ employerId, order }) =>
        employerId !== null && organizations.has(employerId) ? [{ employerId, order }] : [],
      ),
      addCustomEmployers: placed.flatMap(({ employerId, name, order }) =>
        employerId === null || !organizations.has(employerId) ? [{ name, order }] : [],
      ),
    },
  };
}

/** Adds what is not there. Employers stand in an order that is the person's own: theirs stays as it is. */
function joinWishes({ told, draft, english }: Reading, before: Wishes, said: PreferencesPart | undefined, careerFields: readonly string[]) {
  const names: Readonly<Record<string, string>> = english.messages.terms.jobCategories;
  const fresh = (wanted: readonly string[], held: readonly string[], max: number, code: string) => {
    const missing = wanted.filter((one) => !held.includes(one));
    told.count(SECTION, 'known', wanted.length - missing.length);
    for (const one of missing.slice(max - held.length)) told.ask(SECTION, 'issue', { name: names[one] ?? one, code });
    return missing.slice(0, max - held.length);
  };
  const heldFields = before.careerFields.map(({ careerFieldId }) => careerFieldId);
  const heldSectors = before.sectors.map(({ sectorId }) => sectorId);
  const fields = fresh(careerFields, heldFields, LIMITS.preferredCareerFields, 'career_field_limit');
  const sectors = fresh(said?.sectors ?? [], heldSectors, LIMITS.preferredSectors, 'sector_limit');
  const kinds = before.openToJobs ? (said?.workPreferences ?? []).filter((kind) => !before.workPreferences.includes(kind)) : [];
  const value = {
    ...(fields.length > 0 ? { addPreferredCareerFields: fields } : {}),
    ...(sectors.length > 0 ? { addPreferredSectors: sectors } : {}),
    ...(kinds.length > 0 ? { workPreferences: [...before.workPreferences, ...kinds] } : {}),
    ...(before.eligibleForRelocation === null && said?.eligibleForRelocation != null
      ? { eligibleForRelocation: said.eligibleForRelocation }
      : {}),
    ...(before.eligibleWorkLocation === null && said?.eligibleWorkLocation ? { eligibleWorkLocation: said.eligibleWorkLocation } : {}),
  };
  if (Object.keys(value).length > 0) draft.ops.preferences = { op: 'update', value };
}
