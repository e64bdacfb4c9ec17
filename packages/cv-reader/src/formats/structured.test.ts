import { describe, expect, it } from 'vitest';
import { drawnPdf } from '../extracting/made-pdf.fixture.ts';
import { readCv } from '../read-cv.ts';
import { packProfile, unpackProfile } from './own-pdf.ts';
import { writtenDate, writtenPeriod } from './written-dates.ts';

const TODAY = { today: '2026-11-24' };
const bytes = (text: string) => new TextEncoder().encode(text);
const cvOf = async (text: string) => {
  const read = await readCv(bytes(text), TODAY);
  return read.ok && 'cv' in read.reading ? read.reading.cv : read;
};

const PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
<Identification><PersonName><FirstName>Anna</FirstName><Surname>Berg</Surname></PersonName>
<ContactInfo><Address><Contact><Municipality>Oslo</Municipality><Country><Code>NO</Code><Label>Norway</Label></Country></Contact></Address>
<Email><Contact>anna@example.org</Contact></Email></ContactInfo>
<Demographics><Birthdate year="1990" month="--02" day="---03"/><NationalityList><Nationality><Code>NO</Code></Nationality></NationalityList></Demographics></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period><Position><Label>Engineer</Label></Position>
<Activities>&lt;ul&gt;&lt;li&gt;Built towers&lt;/li&gt;&lt;/ul&gt;</Activities><Employer><Name>Nordic Wind</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2014"/><To year="2019"/></Period><Title>MSc</Title><Organisation><Name>University of Oslo</Name></Organisation><Level><Code>7</Code></Level></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>no</Code><Label>Norwegian</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Code>de</Code><Label>German</Label></Description><ProficiencyLevel><Listening>B2</Listening><Reading>B2</Reading><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic></Skills>
</LearnerInfo></SkillsPassport>`;

const CANDIDATE = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
<CandidatePerson><PersonName><oa:GivenName>Anna</oa:GivenName><hr:FamilyName>Berg</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>anna@example.org</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>47</CountryDialing><oa:DialNumber>91234567</oa:DialNumber></Communication>
<NationalityCode>no</NationalityCode><PrimaryLanguageCode>deu</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Nordic Wind</hr:OrganizationName><PositionHistory><PositionTitle>Engineer</PositionTitle>
<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-03</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;p&gt;Built towers&lt;/p&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>University of Oslo</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2014</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2019</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationLevelCode>7</EducationLevelCode><EducationDegree><hr:DegreeName>MSc</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>fra</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><CompetencyDimension><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency></PersonQualifications></CandidateProfile></Candidate>`;

const EXPECTED = {
  name: { value: { full: 'Anna Berg', first: 'Anna', last: 'Berg' } },
  emails: [{ value: 'anna@example.org' }],
  nationalities: [{ value: 'NO' }],
  work: [{ title: { value: 'Engineer' }, employer: { value: 'Nordic Wind' }, start: { value: '2019-03' }, isCurrent: true }],
  education: [
    {
      school: { value: 'University of Oslo' },
      degree: { value: 'MSc' },
      level: { value: 'master' },
      start: { value: '2014' },
      end: { value: '2019' },
    },
  ],
};

describe('Europass', () => {
  it('is read from the passport of before 2020', async () => {
    expect(await cvOf(PASSPORT)).toMatchObject({
      ...EXPECTED,
      bornOn: '1990-02-03',
      place: { value: { text: 'Oslo, Norway', city: 'Oslo', countryCode: 'NO' } },
      work: [{ description: '- Built towers' }],
      languages: [{ level: { value: 'native_or_bilingual' } }, { code: 'de', level: { value: 'professional_working', doubt: 'check' } }],
    });
  });

  it('is read from the candidate of after', async () => {
    expect(await cvOf(CANDIDATE)).toMatchObject({
      ...EXPECTED,
      phones: [{ value: '+4791234567' }],
      work: [{ description: 'Built towers' }],
      languages: [{ code: 'de' }, { code: 'fr', words: 'C1' }],
    });
  });

  it('is read from JSON with the names of the passport', async () => {
    const json = {
      SkillsPassport: {
        LearnerInfo: {
          Identification: { PersonName: { FirstName: 'Anna', Surname: 'Berg' } },
          WorkExperience: [
            {
              Period: { From: { Year: 2019, Month: 3 }, Current: true },
              Position: { Label: 'Engineer' },
              Employer: { Name: 'Nordic Wind' },
            },
          ],
        },
      },
    };
    expect(await cvOf(JSON.stringify(json))).toMatchObject({ name: EXPECTED.name, work: EXPECTED.work });
  });

  it('is refused where it declares entities', async () => {
    const bomb = `<!DOCTYPE SkillsPassport [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${PASSPORT.replace(/^.*\n/, '').replace('Nordic Wind', '&b;')}`;
    expect(await readCv(bytes(bomb), TODAY)).toEqual({ ok: false, fault: 'damaged' });
  });
});

describe('JSON Resume', () => {
  it('is handed on as it is, and known as our own by its mark', async () => {
    const resume = { basics: { name: 'Anna Berg' }, work: [] };
    expect(await readCv(bytes(JSON.stringify(resume)), TODAY)).toEqual({ ok: true, reading: { source: 'json-resume', resume } });
    const own = { ...resume, meta: { fairway: 1 } };
    expect(await readCv(bytes(JSON.stringify(own)), TODAY)).toEqual({ ok: true, reading: { source: 'fairway', resume: own } });
  });

  it('is not any JSON', async () => {
    for (const text of ['{"basics": []}', '{"basics": {}, "work": {}}', '{"a": 1', '[]', '{}'])
      expect(await readCv(bytes(text), TODAY)).toEqual({ ok: false, fault: 'unknown_type' });
  });
});

describe('a PDF of our own', () => {
  const resume = {
    basics: { name: 'Анна 安娜', summary: Array.from({ length: 20_000 }, (_, index) => (index * 7919).toString(36)).join('') },
    meta: { fairway: 1 },
  };

  it('gives back the profile that it carries, also in several pieces', async () => {
    const info = packProfile(JSON.stringify(resume));
    expect(Object.keys(info).length).toBeGreaterThan(1);
    const pdf = await drawnPdf((sheet) => sheet.text('Anna Berg', 50, 50), { info });
    expect(await readCv(pdf, TODAY)).toEqual({ ok: true, reading: { source: 'fairway', resume } });
  });

  it('carries nothing where its entries are damaged, too large or none', () => {
    expect(unpackProfile({ FairwayProfile: 'AAAA' })).toBeUndefined();
    expect(unpackProfile({})).toBeUndefined();
    expect(unpackProfile(packProfile('[1]'))).toBeUndefined();
    expect(() => packProfile(JSON.stringify('a'.repeat(2_200_000)))).toThrow(RangeError);
  });
});

describe('dates that are written by rule', () => {
  it.each([
    ['Jan 2021', '2021-01'],
    ['März 2019', '2019-03'],
    ['2021年4月', '2021-04'],
    ['2021년 4월', '2021-04'],
    ['tháng 5 năm 2020', '2020-05'],
    ['сентябрь 2018', '2018-09'],
    ['09/2018', '2018-09'],
    ['2018', '2018'],
    ['2018-09-15', '2018-09-15'],
  ])('reads %s', (text, date) => expect(writtenDate(text)).toBe(date));

  it('finds none where there is no year of our time', () => {
    for (const text of ['', 'Present', '12', '3000', '0000-13']) expect(writtenDate(text)).toBeUndefined();
    expect(writtenPeriod('3 years 2 months')).toBeUndefined();
  });

  it('goes on where the end has no year', () => {
    expect(writtenPeriod('2019年1月 - 至今 (3 年)')).toMatchObject({ start: { value: '2019-01' }, isCurrent: true });
    expect(writtenPeriod('2019')).toMatchObject({ start: { value: '2019' }, isCurrent: false });
  });
});
