// A profile page read by a provider: `GET PROFILE_PROVIDER_URL?profile_url=...` with `Authorization: Bearer PROFILE_PROVIDER_KEY`, answered with
// the fields that Proxycurl began and its successors kept (full_name, experiences, education, ...). Only the person's own link is ever asked.
// @rule imports.14, imports.15

import { ConfigError } from '../../kernel/config.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { isObject, type Json, lineAt, objectAt, textAt, valueAt } from './importing/reading.ts';

export type ProfileProvider = {
  /** The profile as a JSON Resume. @throws Problem import.profile_not_found, import.daily_limit, import.provider_failed */
  read(link: string): Promise<{ resume: Json; names: { firstName: string; lastName: string } | undefined }>;
};

const ANSWER_MS = 30_000;
const ANSWER_BYTES = 2_000_000;

/** The provider that the settings name. @throws ConfigError */
export function providerOf(environment: Readonly<Record<string, string | undefined>>): ProfileProvider | undefined {
  const { PROFILE_PROVIDER_URL: url, PROFILE_PROVIDER_KEY: key } = environment;
  if (!url && !key) return undefined;
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new ConfigError('PROFILE_PROVIDER_URL: an http or https address');
  if (!key) throw new ConfigError('PROFILE_PROVIDER_KEY: the key of PROFILE_PROVIDER_URL');
  return { read: (link) => ask(new URL(url), key, link) };
}

async function ask(url: URL, key: string, link: string) {
  url.searchParams.set('profile_url', link);
  try {
    const reply = await fetch(url, {
      headers: { authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (reply.status === 404) throw new Problem('import.profile_not_found');
    if (reply.status === 429) throw new Problem('import.daily_limit');
    if (!reply.ok) throw new Error(`the provider answered ${reply.status}`);
    const text = await reply.text();
    if (text.length > ANSWER_BYTES) throw new Error('the provider answered more than anybody has to say');
    const profile = JSON.parse(text) as Json;
    const [firstName, lastName] = [lineAt(profile, 'first_name'), lineAt(profile, 'last_name')];
    return { resume: resumeOf(profile), names: firstName && lastName ? { firstName, lastName } : undefined };
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('import.provider_failed', { cause: error });
  }
}

function resumeOf(profile: Json): Json {
  // All of them: what is above a hundred is kept as text (left-over.ts).
  const objects = (key: string): Json[] => [valueAt(profile, key)].flat().filter(isObject);
  const names = (key: string): string[] => [valueAt(profile, key)].flat().filter((name) => typeof name === 'string');
  const entries = (key: string, make: (entry: Json) => Json) => objects(key).map((entry) => ({ ...make(entry), ...periodOf(entry) }));
  const spoken = objects('languages_and_proficiencies');
  return {
    basics: {
      name: lineAt(profile, 'full_name'),
      label: lineAt(profile, 'headline'),
      summary: textAt(profile, 'summary'),
      location: { city: lineAt(profile, 'city'), countryCode: lineAt(profile, 'country') },
    },
    work: entries('experiences', (entry) => ({
      name: lineAt(entry, 'company'),
      position: lineAt(entry, 'title'),
      location: lineAt(entry, 'location'),
      summary: textAt(entry, 'description'),
    })),
    volunteer: entries('volunteer_work', (entry) => ({
      organization: lineAt(entry, 'company'),
      position: lineAt(entry, 'title'),
      summary: textAt(entry, 'description'),
    })),
    education: entries('education', (entry) => ({
      institution: lineAt(entry, 'school'),
      area: lineAt(entry, 'field_of_study') ?? lineAt(entry, 'degree_name'),
      studyType: lineAt(entry, 'degree_name'),
      score: lineAt(entry, 'grade'),
      summary: textAt(entry, 'description'),
    })),
    languages:
      spoken.length > 0
        ? spoken.map((entry) => ({ language: lineAt(entry, 'name'), fluency: lineAt(entry, 'proficiency')?.replaceAll('_', ' ') }))
        : names('languages').map((language) => ({ language })),
    skills: names('skills').map((name) => ({ name })),
    certificates: valueAt(profile, 'certifications'),
    awards: valueAt(profile, 'accomplishment_honors_awards'),
    publications: valueAt(profile, 'accomplishment_publications'),
    projects: valueAt(profile, 'accomplishment_projects'),
  };
}

const periodOf = (entry: Json): Json => ({ startDate: dateOf(objectAt(entry, 'starts_at')), endDate: dateOf(objectAt(entry, 'ends_at')) });

function dateOf(date: Json | undefined): string | undefined {
  const [year, month] = [valueAt(date, 'year'), valueAt(date, 'month')];
  if (typeof year !== 'number') return undefined;
  return typeof month === 'number' ? `${year}-${String(month).padStart(2, '0')}` : String(year);
}
