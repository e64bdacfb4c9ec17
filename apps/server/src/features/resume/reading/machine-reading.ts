// A reading as its person sees it: what a machine that knows nothing of us finds in a CV, and what it misses. @rule imports.28
import type { machineReading } from '@fairway/contract/resume/machine-reading';
import type { Cv, Period, Read } from '@fairway/cv-reader/cv';
import { gapsOf } from '@fairway/cv-reader/gaps';
import type { z } from 'zod';

type MachineReading = z.input<typeof machineReading>;

const field = (read: Read<string> | undefined) => (read ? { value: read.value, isDoubtful: read.doubt === 'check' } : null);
const fields = (read: readonly Read<string>[]) => read.map(({ value, doubt }) => ({ value, isDoubtful: doubt === 'check' }));

type Entry = Period & { what?: Read<string> | undefined; who?: Read<string> | undefined; location?: Read<string>; description?: string };
const entry = ({ what, who, location, start, end, isCurrent, description }: Entry): MachineReading['work'][number] => ({
  what: field(what),
  who: field(who),
  place: location?.value ?? null,
  start: field(start),
  end: field(end),
  isCurrent,
  description: description ?? null,
});

export function machineReadingOf(cv: Cv, hiddenCharacters: number): MachineReading {
  return {
    name: cv.name ? { value: cv.name.value.full, isDoubtful: cv.name.doubt === 'check' } : null,
    headline: cv.headline?.value ?? null,
    emails: fields(cv.emails),
    phones: fields(cv.phones),
    links: fields(cv.links),
    place: cv.place ? { value: cv.place.value.text, isDoubtful: cv.place.doubt === 'check' } : null,
    nationalities: fields(cv.nationalities),
    permits: fields(cv.permits),
    summary: cv.summary?.value ?? null,
    work: cv.work.map(({ title, employer, ...rest }) => entry({ ...rest, what: title, who: employer })),
    education: cv.education.map(({ degree, field: area, school, ...rest }) =>
      entry({ ...rest, what: withArea(degree, area), who: school }),
    ),
    memberships: cv.memberships.map(({ title, organization, ...rest }) => entry({ ...rest, what: title, who: organization })),
    languages: cv.languages.map(({ name, level, words }) => ({ name: name.value, level: level?.value ?? null, words: words ?? null })),
    skills: cv.skills.map(({ value }) => value),
    certificates: cv.certificates.map(({ name }) => name.value),
    unread: cv.rest.map(({ heading, lines }) => ({ heading: heading ?? null, lines })),
    gaps: gapsOf(cv),
    hiddenCharacters,
  };
}

/** A degree with what was studied, where that is not in its name already. */
function withArea(degree: Read<string> | undefined, area: Read<string> | undefined): Read<string> | undefined {
  if (!degree || !area || degree.value.includes(area.value)) return degree ?? area;
  return { value: `${degree.value}, ${area.value}`, doubt: degree.doubt === 'check' || area.doubt === 'check' ? 'check' : 'sure' };
}
