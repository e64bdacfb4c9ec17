// The Europass passport (XML schema 3, and JSON with the same names).
import { type Cv, emptyCv, type Period } from '../cv.ts';
import type { XmlNode } from '../extracting/office/xml.ts';
import { descriptionOf, foreignLanguage, levelOfEqf, motherTongue, placeOf, restOf } from './europass-parts.ts';
import { markupText } from './markup-text.ts';
import { given, sure } from './plain-cv.ts';
import { all, at, textOf } from './tree.ts';
import { period } from './written-dates.ts';

/** The CV of a `LearnerInfo`. */
export function readPassport(learner: XmlNode): Cv {
  const skills = at(learner, 'Skills');
  const cv: Cv = { ...emptyCv(), ...person(at(learner, 'Identification')) };
  const headline = at(learner, 'Headline');
  Object.assign(cv, given('headline', textOf(at(headline, 'Description'), 'Label')));
  cv.work = all(learner, 'WorkExperience').map((node) => ({
    ...given('title', textOf(at(node, 'Position'), 'Label')),
    ...given('employer', textOf(at(node, 'Employer'), 'Name')),
    ...given('location', placeOf(at(node, 'Employer', 'ContactInfo', 'Address'))?.text),
    ...descriptionOf(textOf(node, 'Activities')),
    ...span(at(node, 'Period')),
  }));
  cv.education = all(learner, 'Education').map((node) => ({
    ...given('degree', textOf(node, 'Title')),
    ...given('school', textOf(at(node, 'Organisation'), 'Name')),
    ...given('field', textOf(at(node, 'Field'), 'Label')),
    ...given('location', placeOf(at(node, 'Organisation', 'ContactInfo', 'Address'))?.text),
    ...levelOfEqf(textOf(at(node, 'Level'), 'Code')),
    ...descriptionOf(textOf(node, 'Activities')),
    ...span(at(node, 'Period')),
  }));
  cv.languages = [
    ...all(skills, 'MotherTongue').flatMap((node) => optional(textOf(node, 'Label') ?? textOf(node, 'Code'), motherTongue)),
    ...all(skills, 'ForeignLanguage').flatMap((node) =>
      optional(textOf(at(node, 'Description'), 'Label') ?? textOf(at(node, 'Description'), 'Code'), (name) =>
        foreignLanguage(
          name,
          (at(node, 'ProficiencyLevel')?.children ?? []).map((level) => level.text),
        ),
      ),
    ),
  ];
  cv.rest = [
    ...['Communication', 'Organisational', 'JobRelated', 'Computer', 'Driving', 'Other'].flatMap((kind) =>
      restOf(kind, [textOf(at(skills, kind), 'Description') ?? textOf(at(skills, kind), 'Licence')]),
    ),
    ...all(learner, 'Achievement').flatMap((node) =>
      restOf(textOf(at(node, 'Title'), 'Label') ?? 'Achievement', [textOf(node, 'Description')]),
    ),
  ];
  return cv;
}

function optional<T>(text: string | undefined, make: (text: string) => T): T[] {
  return text ? [make(text)] : [];
}

function person(node: XmlNode | undefined): Partial<Cv> {
  const [first, last] = [textOf(node, 'FirstName'), textOf(node, 'Surname')];
  const full = [first, last].filter(Boolean).join(' ');
  const contact = at(node, 'ContactInfo');
  const place = placeOf(at(contact, 'Address'));
  const born = dateOf(all(node, 'Birthdate')[0]);
  const contacts = (name: string) =>
    all(contact, name).flatMap((item) => optional(textOf(item, 'Contact') ?? (item.text.trim() || undefined), (text) => text));
  return {
    ...(full && { name: sure({ full, ...(first && { first }), ...(last && { last }) }) }),
    emails: contacts('Email').map((text) => sure(text)),
    phones: contacts('Telephone').map((value) => ({ value, doubt: 'check' as const })),
    links: contacts('Website').map((text) => sure(text)),
    ...(place && { place: sure(place) }),
    ...(born?.length === 10 && { bornOn: born }),
    nationalities: all(node, 'Nationality').flatMap((item) => optional(textOf(item, 'Code')?.toUpperCase(), (code) => sure(code))),
  };
}

function span(node: XmlNode | undefined): Period {
  const current = markupText(textOf(node, 'Current') ?? '') === 'true';
  return period(dateOf(at(node, 'From')), dateOf(at(node, 'To')), current);
}

/** Years, months (`--10`) and days (`---20`) as attributes, or as JSON's numbers. */
function dateOf(node: XmlNode | undefined): string | undefined {
  if (!node) return undefined;
  const number = (name: string) => /\d+/.exec(node.attributes[name.toLowerCase()] ?? at(node, name)?.text ?? '')?.[0];
  const [year, month, day] = [number('Year'), number('Month'), number('Day')];
  if (!year || !/^(?:19|20)\d\d$/.test(year)) return undefined;
  return [year, ...(month ? [month.padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])] : [])].join('-');
}
