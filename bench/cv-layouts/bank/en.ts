import type { Bank } from '../bank-shape.ts';

export const en: Bank = {
  tag: 'en',
  titles: ['Curriculum Vitae', 'Résumé', 'CV'],
  page: 'page',
  at: 'at',
  degreeIn: 'in',
  headings: {
    profile: 'Profile|Summary|About me|Professional summary|Personal statement|Objective|Career profile',
    work: 'Work experience|Professional experience|Employment history|Experience|Career history|Employment|Work history|Positions held|Where I have worked',
    education:
      'Education|Education and training|Academic background|Qualifications|Education & qualifications|Academic history|Studies|Schooling',
    languages: 'Languages|Language skills|Spoken languages|Languages spoken|Foreign languages|Language proficiency',
    skills: 'Skills|Key skills|Competencies|Core skills|Technical skills|Areas of expertise|What I am good at|Abilities',
    certificates: 'Certificates|Certifications|Courses and certificates|Licences & certifications|Training|Further training',
    memberships: 'Memberships|Professional memberships|Volunteering and memberships|Associations|Affiliations|Voluntary roles',
    hobbies: 'Interests|Hobbies|Hobbies and interests|In my spare time|Leisure',
    references: 'References|Referees',
    projects: 'Projects|Selected projects|Personal projects',
    licence: 'Driving licence|Driving',
    personal: 'Personal details|Personal information|Personal data|About the person',
    contact: 'Contact|Contact details|Get in touch|Reach me',
  },
  months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  short: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
  present: 'present|now|today|current|to date|ongoing',
  to: 'to|until',
  fromTo: 'from {a} to {b}',
  since: 'since {a}',
  year: 'yr|yrs',
  month: 'mo|mos',
  labels: {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    born: 'Date of birth',
    nationality: 'Nationality',
    web: 'Website',
    employer: 'Employer',
    position: 'Position',
    period: 'Period',
    place: 'Location',
    duties: 'Duties',
    school: 'School',
    degree: 'Degree',
    field: 'Field of study',
    thesis: 'Thesis',
    grade: 'Grade',
    courses: 'Relevant coursework',
    language: 'Language',
    level: 'Level',
    date: 'Date',
  },
  levels: {
    native_or_bilingual: 'native|mother tongue|native speaker',
    full_professional: 'fluent|advanced|very good',
    professional_working: 'good|upper intermediate|professional working proficiency',
    limited_working: 'intermediate|conversational',
    elementary: 'basic|beginner|elementary',
  },
  speak: 'I speak {l}.',
  and: ' and ',
  duties: `Prepared weekly reports for the head of the department
Answered questions from customers by phone and e-mail
Trained new members of the team during their first weeks
Kept the records up to date and filed incoming documents
Planned the shifts of eight colleagues
Ordered supplies and checked deliveries
Looked after a group of regular clients
Improved the way complaints are handled
Organised meetings and took the minutes
Checked the quality of finished work
Worked closely with suppliers and partners
Took part in the introduction of a new ordering system
Supervised two trainees
Wrote instructions for daily tasks
Carried out safety checks every month
Reduced waiting times by a fifth
Managed a yearly budget of about 40,000
Opened and closed the premises
Represented the team at the yearly fair
Handled payments and balanced the till
Documented all steps in the internal system
Supported colleagues in other locations
Prepared offers and followed up on them
Counted the stock twice a year
Set up equipment and explained its use
Collected data and presented the results
Made sure that deadlines were met
Greeted visitors and showed them around
Helped to move the archive to new rooms
Cleaned and maintained the tools`,
  tails:
    'in close cooperation with the neighbouring departments and in agreement with the management|including the preparation of all papers that were needed for the yearly review',
  dutyLabels: 'Reporting|Customers|Team|Organisation|Quality|Planning',
  summary: `Reliable and friendly, with several years of practice and an eye for detail.
I enjoy working in a team and keep calm when things get busy.
Looking for a position in which I can take on more responsibility.
Used to early shifts and to changing tasks.
Quick to learn, careful with numbers, and open with people.
My strengths are patience, order and a sense of humour.`,
  hobbies: 'Hiking|Chess|Choir singing|Photography|Baking bread|Volleyball|Gardening',
  referees: 'Margaret Ellsworth, Head of Operations|Peter Halloran, former supervisor',
  request: 'References available on request',
  thesis: 'Effects of seasonal demand on small firms|Comparison of two methods of planning',
  grade: '2.1|Distinction|87 %',
  courses: 'Statistics, Communication, Project work|Law, Accounting, Ethics',
  projects: 'Neighbourhood map: a website that shows repair shops nearby|Open garden: organised a summer festival for 200 guests',
  streets: '14 Station Road|7 Mill Lane|22 Church Street',
  address: '{s}, {c}',
  towns: 'Bristol|Leeds|Norwich|Exeter|York|Derby|Galway',
  licence: 'Full clean driving licence',
  place: '{p}, {d}',
  declare: 'I confirm that the above is true and complete.',
  skillLabels: 'Practical|Computer|Personal',
  issuers: 'City & Guilds|British Red Cross|Open University',
  sentence: 'From {a} to {b} I worked as {t} at {e}.',
  sentenceOpen: 'Since {a} I have worked as {t} at {e}.',
  born: 'D MMMM YYYY|DD/MM/YYYY',
  nationalities: { GB: 'British', IN: 'Indian', US: 'American', IE: 'Irish' },
};
