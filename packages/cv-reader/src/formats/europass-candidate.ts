// The Europass candidate (HR-XML), which the new Europass puts out as XML and into its PDFs.
import { type Cv, type CvLanguage, emptyCv, type Period } from '../cv.ts';
import type { XmlNode } from '../extracting/office/xml.ts';
import { descriptionOf, foreignLanguage, levelOfEqf, motherTongue, placeOf, restOf } from './europass-parts.ts';
import { markupText } from './markup-text.ts';
import { given, sure } from './plain-cv.ts';
import { all, at, textOf } from './tree.ts';
import { period, writtenDate } from './written-dates.ts';

/** The CV of a `Candidate`. */
export function readCandidate(candidate: XmlNode): Cv {
  const profile = at(candidate, 'CandidateProfile');
  const cv: Cv = { ...emptyCv(), ...person(at(candidate, 'CandidatePerson')) };
  Object.assign(cv, given('summary', markupText(textOf(profile, 'ExecutiveSummary') ?? '')));
  cv.work = all(at(profile, 'EmploymentHistory'), 'EmployerHistory').flatMap(workOf);
  cv.education = all(at(profile, 'EducationHistory'), 'EducationOrganizationAttendance').map((node) => ({
    ...given('school', textOf(node, 'OrganizationName')),
    ...given('degree', textOf(node, 'DegreeName')),
    ...given('field', textOf(node, 'MainFieldOfStudy')),
    ...given('location', placeOf(at(node, 'OrganizationContact'))?.text),
    ...levelOfEqf(textOf(node, 'EducationLevelCode')),
    ...descriptionOf(textOf(node, 'OccupationalSkillsCovered')),
    ...span(at(node, 'AttendancePeriod')),
  }));
  cv.languages = [...cv.languages, ...languages(profile)];
  cv.skills = all(at(profile, 'PersonQualifications'), 'PersonCompetency')
    .filter((node) => !isLanguage(node))
    .flatMap((node) =>
      (textOf(node, 'CompetencyName') ?? textOf(node, 'CompetencyID'))
        ? [sure(textOf(node, 'CompetencyName') ?? textOf(node, 'CompetencyID') ?? '')]
        : [],
    );
  cv.certificates = all(at(profile, 'Certifications'), 'Certification').flatMap((node) => {
    const name = textOf(node, 'CertificationName') ?? textOf(node, 'CertificationTypeCode');
    const on = writtenDate(textOf(node, 'FormattedDateTime') ?? '');
    return name ? [{ name: sure(name), ...(on && { on }) }] : [];
  });
  cv.rest = [
    'Licenses',
    'PublicationHistory',
    'HonorsAndAwards',
    'Hobbies',
    'Projects',
    'ConferencesAndSeminars',
    'CreativeWorks',
    'SocialAndPoliticalActivities',
    'NetworksAndMemberships',
    'Volunteering',
    'Recommendations',
    'CommunicationSkills',
    'ManagementSkills',
    'JobRelatedSkills',
    'OrganisationalSkills',
    'Others',
  ].flatMap((kind) => restOf(kind, texts(at(profile, kind))));
  return cv;
}

function texts(node: XmlNode | undefined): string[] {
  return (node?.children ?? []).flatMap((child) => (child.children.length > 0 ? texts(child) : [child.text.trim()])).filter(Boolean);
}

function workOf(employer: XmlNode): Cv['work'] {
  return all(employer, 'PositionHistory').map((node) => ({
    ...given('title', textOf(node, 'PositionTitle')),
    ...given('employer', textOf(employer, 'OrganizationName')),
    ...given('location', placeOf(node)?.text ?? placeOf(at(employer, 'OrganizationContact'))?.text),
    ...descriptionOf(textOf(node, 'Description')),
    ...span(at(node, 'EmploymentPeriod')),
  }));
}

const isLanguage = (node: XmlNode) => /language/i.test(textOf(node, 'TaxonomyID') ?? '');

function languages(profile: XmlNode | undefined): CvLanguage[] {
  return all(at(profile, 'PersonQualifications'), 'PersonCompetency')
    .filter(isLanguage)
    .flatMap((node) => {
      const name = textOf(node, 'CompetencyID');
      return name
        ? [
            foreignLanguage(
              name,
              all(node, 'ScoreText').map((score) => score.text),
            ),
          ]
        : [];
    });
}

function person(node: XmlNode | undefined): Partial<Cv> & Pick<Cv, 'languages'> {
  const [first, last] = [textOf(at(node, 'PersonName'), 'GivenName'), textOf(at(node, 'PersonName'), 'FamilyName')];
  const full = [first, last].filter(Boolean).join(' ');
  const ways = all(node, 'Communication');
  const by = (channel: RegExp) => ways.filter((way) => channel.test(textOf(way, 'ChannelCode') ?? ''));
  const place = ways.map((way) => placeOf(at(way, 'Address'))).find(Boolean);
  const born = textOf(node, 'BirthDate')?.slice(0, 10);
  return {
    ...(full && { name: sure({ full, ...(first && { first }), ...(last && { last }) }) }),
    emails: by(/^email$/i).flatMap((way) => uris(way)),
    links: by(/web|social|linkedin/i).flatMap((way) => uris(way)),
    phones: by(/phone/i).flatMap((way) => {
      const [country, number] = [textOf(way, 'CountryDialing'), textOf(way, 'DialNumber')];
      return number
        ? [
            {
              value: country ? `+${country.replace(/\D/g, '')}${number.replace(/\D/g, '')}` : number,
              doubt: country ? ('sure' as const) : ('check' as const),
            },
          ]
        : [];
    }),
    ...(place && { place: sure(place) }),
    ...(born && /^\d{4}-\d\d-\d\d$/.test(born) && { bornOn: born }),
    nationalities: all(node, 'NationalityCode').flatMap((item) =>
      /^[a-z]{2}$/i.test(item.text.trim()) ? [sure(item.text.trim().toUpperCase())] : [],
    ),
    languages: all(node, 'PrimaryLanguageCode').flatMap((item) => (item.text.trim() ? [motherTongue(item.text.trim())] : [])),
  };
}

function uris(way: XmlNode) {
  const uri = textOf(way, 'URI');
  return uri ? [sure(uri)] : [];
}

function span(node: XmlNode | undefined): Period {
  const date = (name: string) => writtenDate(textOf(at(node, name), 'FormattedDateTime') ?? at(node, name)?.text ?? '');
  const current = textOf(node, 'CurrentIndicator') === 'true' || textOf(node, 'Ongoing') === 'true';
  return period(date('StartDate'), date('EndDate'), current);
}
