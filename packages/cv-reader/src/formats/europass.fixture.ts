// A CV in Europass' three notations, and what is read of each.
/** Of before 2020. */
export const PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
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

/** Of after. */
export const CANDIDATE = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
<CandidatePerson><PersonName><oa:GivenName>Anna</oa:GivenName><hr:FamilyName>Berg</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>anna@example.org</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>47</CountryDialing><oa:DialNumber>91234567</oa:DialNumber></Communication>
<NationalityCode>no</NationalityCode><PrimaryLanguageCode>deu</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Nordic Wind</hr:OrganizationName><PositionHistory><PositionTitle>Engineer</PositionTitle>
<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-03</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;p&gt;Built towers&lt;/p&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>University of Oslo</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2014</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2019</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationLevelCode>7</EducationLevelCode><EducationDegree><hr:DegreeName>MSc</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>fra</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><CompetencyDimension><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency></PersonQualifications></CandidateProfile></Candidate>`;

/** The passport's own words, as JSON. */
export const PASSPORT_JSON = JSON.stringify({
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
});

export const EXPECTED = {
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
