// CVs that others made, with the data they were made from beside them (NAME.truth.EXT): the truth of those that say it by machine. Reactive-Resume's
// JSON, RenderCV's YAML, the entries of Awesome-CV's LaTeX, and those of import-cv-strangers-tex.ts. What such data leaves open (is "Berkeley, CA" a
// field of study?) is not judged.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { degreeOf, isoOf, periodOf } from './import-cv-strangers-parts.ts';
import { billryan, latexCv, pandocResume, rirekisho } from './import-cv-strangers-tex.ts';
import type { CvFile, CvTruth, PeriodTruth } from './import-cv-truth.ts';
import { readYaml, type Yaml } from './import-cv-yaml.ts';

type Item = Record<string, string> & { visible: boolean; url: { href: string }; keywords: string[] };
type Reactive = {
  basics: { name: string; email: string; phone: string; location: string; url: { href: string } };
  sections: Record<string, { visible: boolean; items?: Item[] }>;
};

function reactive(text: string): CvTruth {
  const { basics, sections } = JSON.parse(text) as Reactive;
  const items = (name: string) => (sections[name]?.visible ? (sections[name].items ?? []).filter(({ visible }) => visible) : []);
  const languages: Record<string, { codes: string[]; levels: string[] }> = {
    English: { codes: ['en'], levels: ['native_or_bilingual'] },
    Spanish: { codes: ['es'], levels: ['limited_working', 'professional_working'] },
  };
  return {
    language: 'en',
    name: basics.name,
    emails: [basics.email],
    phones: [`+1${basics.phone.replace(/\D/g, '')}`],
    city: basics.location.split(',')[0] ?? '',
    links: [basics.url.href, ...items('profiles').map(({ url }) => url.href)],
    work: items('experience').map(({ company = '', position = '', date = '' }) => ({
      employer: [company],
      title: [position],
      ...periodOf(date),
    })),
    education: items('education').map(({ institution = '', studyType = '', date = '' }) => ({
      school: [institution],
      ...degreeOf(studyType),
      ...periodOf(date),
    })),
    languages: items('languages').map(({ name = '' }) => ({ name, ...(languages[name] ?? { codes: [], levels: [] }) })),
    skills: items('skills').flatMap(({ keywords }) => keywords),
    skillsBeside: items('skills').map(({ name = '' }) => name),
    certificates: items('certifications').map(({ name = '' }) => name),
    memberships: items('volunteer').map(({ organization = '', position = '' }) => ({ organization, title: position })),
  };
}

const at = (yaml: Yaml | undefined, key: string): Yaml | undefined =>
  yaml && typeof yaml === 'object' && !Array.isArray(yaml) ? yaml[key] : undefined;
const textAt = (yaml: Yaml | undefined, key: string): string => {
  const found = at(yaml, key);
  return typeof found === 'string' ? found : '';
};
const listAt = (yaml: Yaml | undefined, key: string): Yaml[] => {
  const found = at(yaml, key);
  return Array.isArray(found) ? found : [];
};

const SITES: Record<string, string> = { LinkedIn: 'linkedin.com/in/', GitHub: 'github.com/' };

function renderCv(text: string): CvTruth {
  const cv = at(readYaml(text), 'cv');
  const sections = at(cv, 'sections');
  const phone = textAt(cv, 'phone').replace(/^tel:/, '').replaceAll('-', '');
  const dates = (entry: Yaml): PeriodTruth => {
    const [start, end] = [isoOf(textAt(entry, 'start_date')), isoOf(textAt(entry, 'end_date'))];
    return { ...(start && { start }), ...(end && { end }) };
  };
  const profiles = listAt(cv, 'social_networks').map((one) => `${SITES[textAt(one, 'network')] ?? ''}${textAt(one, 'username')}`);
  return {
    language: 'en',
    name: textAt(cv, 'name'),
    emails: [textAt(cv, 'email')],
    phones: phone ? [phone] : [],
    city: textAt(cv, 'location').split(',')[0] ?? '',
    links: [textAt(cv, 'website'), ...profiles].filter(Boolean),
    work: listAt(sections, 'experience').map((entry) => ({
      employer: [textAt(entry, 'company')],
      title: [textAt(entry, 'position')],
      ...dates(entry),
    })),
    education: listAt(sections, 'education').map((entry) => ({
      school: [textAt(entry, 'institution')],
      ...degreeOf(textAt(entry, 'degree'), textAt(entry, 'area')),
      ...dates(entry),
    })),
    skills: [...listAt(sections, 'skills'), ...listAt(sections, 'technologies')].flatMap((entry) => textAt(entry, 'details').split(', ')),
  };
}

const plainTex = (text: string) =>
  text
    .replaceAll('\\&', '&')
    .replace(/\\textsuperscript\{(.*?)\}/g, '$1')
    .trim();

/** Only the entries, which have four arguments: what, where, place, dates. */
function awesomeCv(text: string): CvTruth {
  const entries = (section: string) => {
    const [, body = ''] = new RegExp(`\\\\cvsection\\{${section}\\}([\\s\\S]*?)(?=\\\\cvsection|$)`).exec(text) ?? [];
    return [...body.matchAll(/\\cventry\s*\{(.*)\} % .*\s*\{(.*)\} % .*\s*\{(.*)\} % .*\s*\{(.*)\} % /g)].map((found) =>
      found.slice(1).map(plainTex),
    );
  };
  const [, first = '', last = ''] = /\\name\{(.*?)\}\{(.*?)\}/.exec(text) ?? [];
  return {
    language: 'en',
    name: `${first} ${last}`.trim() || 'Byungjin Park',
    work: entries('Work Experience').map(([title = '', employer = '', , dates = '']) => ({
      employer: [employer],
      title: [title],
      ...periodOf(dates),
    })),
    education: entries('Education').map(([degree = '', school = '', , dates = '']) => ({
      school: [school],
      ...degreeOf(degree),
      ...periodOf(dates),
    })),
  };
}

const READERS: readonly [RegExp, (text: string) => CvTruth][] = [
  [/^reactive-resume.*\.json$/, reactive],
  [/^rendercv.*\.yaml$/, renderCv],
  [/^awesome-cv.*\.tex\.txt$/, awesomeCv],
  [/^latexcv-(?!infographics).*\.tex\.txt$/, latexCv],
  [/^billryan.*\.tex\.txt$/, billryan],
  [/^pandoc-resume.*\.md$/, pandocResume],
  [/^yaml-cv-rirekisho.*\.yaml$/, rirekisho],
];

/** The files of a folder of CVs by others whose truth a machine can read. */
export function strangersFiles(folder: string): CvFile[] {
  const names = readdirSync(folder).sort();
  return names.flatMap((name) => {
    const [base = '', extension] = name.split('.truth.');
    const reader = extension && READERS.find(([pattern]) => pattern.test(name))?.[1];
    if (!reader) return [];
    const truth = reader(readFileSync(path.join(folder, name), 'utf8'));
    return names
      .filter((each) => /\.(pdf|docx|odt|rtf|doc)$/.test(each) && each.replace(/(?:-\d)?\.\w+$/, '') === base)
      .map((file) => ({ file, layout: base, truth }));
  });
}
