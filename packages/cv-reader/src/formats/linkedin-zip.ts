// The archive that LinkedIn gives to a member who asks for their data: CSV files by their base names, columns by their heads.
import { type Cv, emptyCv } from '../cv.ts';
import type { Zip } from '../extracting/office/zip.ts';
import { csvRecords } from './csv.ts';
import { given, home, language, sure } from './plain-cv.ts';
import { period, writtenDate } from './written-dates.ts';

type Records = (file: string, column: string) => Record<string, string>[];

/** Whether the archive has LinkedIn's files. */
export function isLinkedinZip(zip: Zip): boolean {
  return ['Profile.csv', 'Positions.csv', 'Education.csv'].some((file) => find(zip, file) !== undefined);
}

function find(zip: Zip, file: string): string | undefined {
  return zip.names.find((name) => name === file || name.endsWith(`/${file}`));
}

/** The CV that the files say; throws what Zip throws. */
export function readLinkedinZip(zip: Zip): Cv {
  const records: Records = (file, column) => {
    const name = find(zip, file);
    return name ? csvRecords(zip.text(name) ?? '', column) : [];
  };
  const cv = { ...emptyCv(), ...person(records) };
  cv.emails = records('Email Addresses.csv', 'Email Address')
    .sort((a, b) => Number(b.Primary === 'Yes') - Number(a.Primary === 'Yes'))
    .flatMap((row) => (row['Email Address'] ? [sure(row['Email Address'])] : []));
  cv.phones = records('PhoneNumbers.csv', 'Number').flatMap((row) => (row.Number ? [{ value: row.Number, doubt: 'check' as const }] : []));
  cv.work = records('Positions.csv', 'Company Name').map((row) => ({
    ...given('title', row.Title),
    ...given('employer', row['Company Name']),
    ...given('location', row.Location),
    ...(row.Description && { description: row.Description }),
    ...span(row['Started On'], row['Finished On']),
  }));
  cv.education = records('Education.csv', 'School Name').map((row) => ({
    ...given('school', row['School Name']),
    ...given('degree', row['Degree Name']),
    ...notes(row),
    ...span(row['Start Date'], row['End Date']),
  }));
  cv.skills = records('Skills.csv', 'Name').flatMap((row) => (row.Name ? [sure(row.Name)] : []));
  cv.languages = records('Languages.csv', 'Name').flatMap((row) => (row.Name ? [language(row.Name, row.Proficiency)] : []));
  cv.certificates = records('Certifications.csv', 'Name').flatMap((row) => {
    const on = writtenDate(row['Started On'] ?? '');
    return row.Name ? [{ name: sure(row.Name), ...(row.Authority && { issuer: row.Authority }), ...(on && { on }) }] : [];
  });
  cv.memberships = [...records('Organizations.csv', 'Name'), ...records('Volunteering.csv', 'Company Name')].map((row) => ({
    ...given('organization', row.Name ?? row['Company Name']),
    ...given('title', row.Position ?? row.Role),
    ...(row.Description && { description: row.Description }),
    ...span(row['Started On'], row['Finished On']),
  }));
  cv.rest = others(records);
  return cv;
}

function span(from: string | undefined, to: string | undefined) {
  const start = writtenDate(from ?? '');
  const end = writtenDate(to ?? '');
  return period(start, end, start !== undefined && !to);
}

function notes(row: Record<string, string>) {
  const description = [row.Notes, row.Activities].filter(Boolean).join('\n');
  return description ? { description } : {};
}

function person(records: Records): Partial<Cv> {
  const row = records('Profile.csv', 'First Name')[0];
  if (!row) return {};
  const [first, last] = [row['First Name'] ?? '', row['Last Name'] ?? ''];
  const full = `${first} ${last}`.trim();
  const place = row['Geo Location'] || row.Address;
  const bornOn = writtenDate(row['Birth Date'] ?? '');
  const sites = [...(row.Websites ?? '').matchAll(/https?:\/\/[^\s,\]]+/g)].map((found) => sure(found[0]));
  return {
    ...(full && { name: sure({ full, ...(first && { first }), ...(last && { last }) }) }),
    ...given('headline', row.Headline),
    ...given('summary', row.Summary),
    ...home(place),
    ...(bornOn && bornOn.length === 10 && { bornOn }),
    links: sites,
  };
}

/** What has no place in a profile is kept as text. */
function others(records: Records): Cv['rest'] {
  const kinds: [file: string, column: string, heading: string, fields: string[]][] = [
    ['Honors.csv', 'Title', 'Honors', ['Title', 'Issued On', 'Description']],
    ['Projects.csv', 'Title', 'Projects', ['Title', 'Started On', 'Finished On', 'Url', 'Description']],
    ['Publications.csv', 'Name', 'Publications', ['Name', 'Publisher', 'Published On', 'Url', 'Description']],
    ['Patents.csv', 'Title', 'Patents', ['Title', 'Filed On', 'Issued On', 'Description']],
    ['Courses.csv', 'Name', 'Courses', ['Name', 'Number']],
    ['Test Scores.csv', 'Name', 'Test scores', ['Name', 'Score', 'Taken On']],
  ];
  return kinds.flatMap(([file, column, heading, fields]) => {
    const lines = records(file, column).map((row) => fields.flatMap((field) => (row[field] ? [row[field]] : [])).join(', '));
    return lines.length > 0 ? [{ heading, lines }] : [];
  });
}
