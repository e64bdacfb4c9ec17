// The truth of CVs that others wrote in LaTeX and Markdown, as far as a machine can read it: latexcv's and billryan's classes, pandoc's resume, the
// 履歴書 of yaml_cv. What they leave open (who the employer was, years that are "20XX", telephones of stars) is not judged.
//
// Not read: latexcv's two infographics, which say by a colour alone whether a bar of their timeline was work or study, and say it wrongly ("Semester
// Abroad" is work there); OpenResume's PDF, which has no truth beside it; the JSON Resumes of ../shared/data/cvs/jsonresume, which nobody has to
// understand: they are taken as they are, which json-resume.test.ts looks at.
import { degreeOf, periodOf } from './import-cv-strangers-parts.ts';
import type { CvTruth, EducationTruth, WorkTruth } from './import-cv-truth.ts';

const EVENT = /\\cvevent\{([^}]*)\}\{([^}]*)\}\{([^}]*)\}/g;
const events = (text: string) => [...text.matchAll(EVENT)].map(([, dates = '', title = '', where = '']) => ({ dates, title, where }));
type Event = ReturnType<typeof events>[number];

/** The town of an employer may be left out. */
const work = ({ dates, title, where }: Event): WorkTruth => ({
  employer: [where, where.replace(/ Bremen$/, '')],
  title: [title],
  ...periodOf(dates),
});
/** What its heading says was studied; a project names itself, which may be left out or taken for what was studied. */
const study = ({ dates, title, where }: Event): EducationTruth => {
  const field = /Digital Media$|(?<= - ).*$/.exec(title)?.[0];
  const degree = title.replace('Graduated as ', '').replace(/ - .*$/, '');
  return {
    school: [where],
    degree: [title, degree, degree.replace(/ Digital Media$/, '')],
    levels: [],
    field: field ? [field] : [],
    fieldIsInDegree: true,
    ...periodOf(dates),
  };
};

/** A heading stands before its entries; in the rows it stands behind them, turned on its side. */
export function latexCv(text: string): CvTruth {
  const isTurned = text.includes('\\rotatebox[origin=c]');
  const parts = text.split(isTurned ? /(?<=\\textsc\{(?:Experience|Education)\})/ : /(?=\\cvsection\{)/);
  const of = (heading: string) => {
    const isIt = isTurned
      ? (part: string) => part.endsWith(`\\textsc{${heading}}`)
      : (part: string) => part.startsWith(`\\cvsection{${heading}}`);
    return events(parts.find(isIt) ?? '');
  };
  return {
    language: 'en',
    name: 'Jan Küster',
    ...(text.includes('info@jankuester.com') && { emails: ['info@jankuester.com'], city: 'Bremen' }),
    work: of('Experience').map(work),
    education: of('Education').map(study),
  };
}

/** Below a name and its dates, what one was there. */
export function billryan(text: string): CvTruth {
  const section = (name: string) =>
    new RegExp(`\\\\section\\{\\\\fa\\w+\\\\ ${name}\\}([\\s\\S]*?)(?=\\\\section|$)`).exec(text)?.[1] ?? '';
  const dated = (part: string, below: RegExp) =>
    [...part.matchAll(/\\datedsubsection\{\\textbf\{(.*?)\}.*?\}\{([^}]*)\}\s*\n(.*)/g)].map(([, name = '', dates = '', line = '']) => ({
      name: plain(name),
      dates: dates.replace('--', '-'),
      line: plain(below.exec(line)?.[1] ?? line),
    }));
  return {
    language: 'en',
    name: /\\name\{(.*?)\}/.exec(text)?.[1] ?? '',
    emails: [/\\contactInfo\{(.*?)\}/.exec(text)?.[1] ?? ''],
    work: dated(section('Experience'), /\\role\{(.*?)\}/).map(({ name, dates, line }) => ({
      employer: [name],
      title: [line],
      ...periodOf(dates),
    })),
    education: dated(section('Education'), /(\\textit\{.*?\} in .*?)(?:,|$)/).map(({ name, dates, line }) => ({
      school: [name],
      ...degreeOf(line),
      ...periodOf(dates),
    })),
    languages: [
      { name: 'English', codes: ['en'], levels: ['full_professional'] },
      { name: 'Mandarin', codes: ['zh'], levels: ['native_or_bilingual'] },
    ],
  };
}

const plain = (tex: string) =>
  tex
    .replaceAll('\\LaTeX\\', 'LaTeX')
    .replaceAll('\\LaTeX', 'LaTeX')
    .replace(/\\textit\{(.*?)\}/g, '$1')
    .trim();

/** Its work has no employers and no dates: only who it is, and the studies. */
export function pandocResume(text: string): CvTruth {
  const studies = [...text.matchAll(/^(\d{4}-\d{4}).*\n: {3}\*\*(.*?), (.*?)\*\*; ([\s\S]*?) \(/gm)];
  return {
    language: 'en',
    name: text.split('\n')[0] ?? '',
    emails: [/<(\S+@\S+)>/.exec(text)?.[1] ?? ''],
    education: studies.map(([, dates = '', degree = '', field = '', school = '']) => ({
      school: [school.replace(/\s+/g, ' ')],
      ...degreeOf(degree, field),
      ...periodOf(dates.replace('-', ' - ')),
    })),
  };
}

/** No year of it is one ("20XX"), and it was born in 1543: who it is, how it is reached, its licences. */
export function rirekisho(text: string): CvTruth {
  const at = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  const [, licences = ''] = /^licences:([\s\S]*?)\n\n/m.exec(text) ?? [];
  return {
    language: 'jp',
    name: at('name').replace('\u3000', ' '),
    emails: [at('email')],
    phones: [`+81${at('cell_phone').replace(/\D/g, '').replace(/^0/, '')}`],
    certificates: [...licences.matchAll(/value: (.*)/g)].map(([, name = '']) => name),
  };
}
