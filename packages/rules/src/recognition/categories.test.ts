// The category of a posting is weighed: the head of its title first, then what stands beside it, the feed, the text, the industry.
import { describe, expect, it } from 'vitest';
import { type CategoryContext, recogniseCategories } from './categories.ts';
import { splitWords } from './words.ts';

const of = (title: string, context: CategoryContext = {}, category: string[] = [], industry: string[] = []) =>
  recogniseCategories(title, category, industry, context).categories;

describe('what is asked for and the feed', () => {
  it('tells care by what is asked for where the industry is care, and by neither alone', () => {
    const context = { text: splitWords('Team Lead\nCome and join us.'), skills: ['Triage', 'Teamwork'] };
    expect(of('ICRAS Team Lead', context, [], ['Healthcare'])).toEqual(['HEALTHCARE']);
    expect(of('ICRAS Team Lead', context)).toEqual([]);
    expect(of('ICRAS Team Lead', { ...context, skills: ['Teamwork'] }, [], ['Healthcare'])).toEqual([]);
  });
  it('tells computing by its tools where nothing else tells the work', () => {
    expect(of('Development Specialist', { skills: ['SQL', 'ASP.NET', 'Power Apps', 'Docker', 'Teamwork'] })).toEqual(['COMPUTER_AND_IT']);
    expect(of('Development Specialist', { skills: ['SQL', 'Docker', 'Teamwork'] })).toEqual([]);
    expect(of('Development Specialist', { skills: ['Trello', 'Slack', 'SharePoint', 'Jira'] })).toEqual([]);
    expect(of('Ward Manager', { skills: ['SQL', 'ASP.NET', 'Docker'] })).toEqual(['HEALTHCARE']);
  });
  it('adds the feed’s field to who manages projects, where it names one', () => {
    expect(of('Project Manager', {}, ['Engineering'])).toEqual(['BUSINESS_OPERATIONS', 'SCIENCE_AND_ENGINEERING']);
    expect(of('Project Manager')).toEqual(['BUSINESS_OPERATIONS']);
    expect(of('Accountant', {}, ['Engineering'])).toEqual(['ACCOUNTING_AND_FINANCE']);
  });
  it('lets the feed overrule a word that stands far from its head', () =>
    expect(of('Community Water System Planner', {}, ['Engineering'])).toEqual(['SCIENCE_AND_ENGINEERING']));
});

describe('the head of a title', () => {
  it.each([
    ['Communications Electrician', ['MANUFACTURING_AND_WAREHOUSE']],
    ['Design Engineer', ['SCIENCE_AND_ENGINEERING']],
    ['Occupational Therapy Service Administrator', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Gastroenterology Consultant', ['HEALTHCARE']],
    ['Chemistry Teacher', ['EDUCATION']],
    ['IT Recruiter', ['HUMAN_RESOURCES']],
    ['Integration Engineer Chassis Systems', ['SCIENCE_AND_ENGINEERING']],
    ['Secretary Legal', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Principal Clerk Police', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Medicines Management Assistant', ['HEALTHCARE']],
    ['Outpatients Appointments Supervisor', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Firearms Examiner', ['SCIENCE_AND_ENGINEERING']],
    ['Information Anlayst', ['COMPUTER_AND_IT']],
    ['Commissioning Support Officer', ['BUSINESS_OPERATIONS']],
    ['Director of Governance', ['BUSINESS_OPERATIONS', 'MANAGEMENT']],
  ])('says more than what stands beside it: %s is %j', (title, expected) => expect(of(title)).toEqual(expected));

  it.each([
    ['Front-end Engineer', ['COMPUTER_AND_IT']],
    ['Sales Engineer', ['SALES_AND_RETAIL']],
    ['Ward Manager', ['HEALTHCARE']],
    ['Business Support Coordinator', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Mortuary Assistant', ['HEALTHCARE']],
    ['Contract Analyst', ['BUSINESS_OPERATIONS']],
    ['Complaints Officer', ['CUSTOMER_SERVICE']],
    ['Pharmacy Technician', ['HEALTHCARE']],
    ['Sales and Marketing Manager', ['ADVERTISING_AND_MARKETING', 'SALES_AND_RETAIL']],
    ['Porter/Driver', ['TRANSPORTATION_AND_LOGISTICS']],
    ['Manager', ['MANAGEMENT']],
  ])('of many trades leaves it to them: %s is %j', (title, expected) => expect(of(title)).toEqual(expected));

  it.each(['Associate', 'Senior Specialist', 'Inspector', 'Team Leader', 'Supervisor', 'Security Officer', 'Window Cleaner'])(
    'that says nothing of ours is no guess: %s',
    (title) => expect(of(title)).toEqual([]),
  );

  it.each([
    ['fr', 'Chef de projet informatique', 'COMPUTER_AND_IT'], ['fr', 'Gastro-entérologue (H/F)', 'HEALTHCARE'],
    ['fr', 'Conseiller en insertion - Mission Locale', 'SOCIAL_SERVICES_AND_NON_PROFIT'], ['fr', 'Responsable marketing', 'ADVERTISING_AND_MARKETING'],
    ['de', 'Facharzt Gastroenterologie (m/w/d)', 'HEALTHCARE'], ['de', 'Elektroniker für Betriebstechnik', 'MANUFACTURING_AND_WAREHOUSE'],
    ['es', 'Técnico de recursos humanos', 'HUMAN_RESOURCES'], ['it', 'Addetto alle vendite', 'SALES_AND_RETAIL'],
    ['nl', 'Medewerker klantenservice', 'CUSTOMER_SERVICE'], ['pt', 'Analista financeiro', 'ACCOUNTING_AND_FINANCE'],
    ['ru', 'Менеджер по продажам', 'SALES_AND_RETAIL'], ['ja', '看護師', 'HEALTHCARE'], ['ko', '백엔드 개발자', 'COMPUTER_AND_IT'],
    ['sv', 'Sjuksköterska', 'HEALTHCARE'],
  ])('in %s: %s is %s', (language, title, expected) => expect(of(title, { language })[0]).toBe(expected)); // biome-ignore format: a table
});

describe('work of many trades', () => {
  it.each([
    ['Support Worker', 'SOCIAL_SERVICES_AND_NON_PROFIT'],
    ['Pharmacy Support Worker', 'HEALTHCARE'],
    ['Administration Support Worker', 'ADMINISTRATIVE_AND_OFFICE'],
    ['Senior Practitioner', 'HEALTHCARE'],
    ['Nursery Practitioner', 'EDUCATION'],
    ['Digital Practitioner - Service Design', 'ART_FASHION_AND_DESIGN'],
    ['Software Tester', 'COMPUTER_AND_IT'],
    ['Electrical Tester', 'SCIENCE_AND_ENGINEERING'],
  ])('helpers, practitioners and testers are of what stands beside: %s is %s', (title, expected) => expect(of(title)).toEqual([expected]));
  it('a tester of what nobody knows is of no category', () => expect(of('Acid Tester')).toEqual([]));
  it('whoever directs does, whatever the text speaks of, in the field that the feed names, and is no clerk', () => {
    const text = splitWords('Head of Unit\nYou are a registered nurse and lead our nurses.');
    expect(of('Head of Unit', { text })).toEqual(['MANAGEMENT']);
    expect(of('Deputy Director', {}, ['Engineering'])).toEqual(['MANAGEMENT', 'SCIENCE_AND_ENGINEERING']);
    expect(of('Center Director', {}, ['Administrative', 'Social Services'])).toEqual(['MANAGEMENT', 'SOCIAL_SERVICES_AND_NON_PROFIT']);
  });
  it('a domestic one is of no category', () => expect(of('Domestic Support Worker')).toEqual([]));

  it.each([
    ['Chief Financial Officer', 'ACCOUNTING_AND_FINANCE'],
    ['Chief Technology Officer', 'COMPUTER_AND_IT'],
    ['Technical Product Manager', 'BUSINESS_OPERATIONS'],
    ['Engineering Manager', 'SCIENCE_AND_ENGINEERING'],
  ])('who manages a field is of it: %s is %s', (title, expected) => expect(of(title)).toEqual([expected]));

  it.each([
    ['Charge Nurse Community', 'HEALTHCARE'],
    ['Maintenance Craftsperson Electrical', 'MANUFACTURING_AND_WAREHOUSE'],
    ['Senior Physiotherapist Neurosciences', 'HEALTHCARE'],
  ])('a field behind who works says where: %s is %s', (title, expected) => expect(of(title)).toEqual([expected]));

  it.each(['Software Automation Engineer', 'Machine Learning Research Intern', 'Network Automation Engineer'])(
    'an engineer or researcher of computing is of it: %s',
    (title) => expect(of(title)).toEqual(['COMPUTER_AND_IT']),
  );

  it('an engineer who is asked for the tools of software, and little else, is one of it', () => {
    const tools = ['Python', 'AWS', 'Docker', 'Kubernetes', 'Linux'];
    expect(of('Reliability Engineer', { skills: tools })).toEqual(['COMPUTER_AND_IT']);
    expect(of('Python engineer and data scientist', { skills: tools })).toEqual(['COMPUTER_AND_IT']);
    expect(of('Reliability Engineer', { skills: [...tools, 'Welding', 'Hydraulics', 'AutoCAD', 'Six Sigma', 'HVAC', 'Teamwork'] })).toEqual(
      ['SCIENCE_AND_ENGINEERING'],
    );
  });

  it('the community is where a hospital works, and the field of anybody else', () => {
    expect(of('Community Team Leader', {}, [], ['Healthcare'])).toEqual(['HEALTHCARE']);
    expect(of('Community Team Leader')).toEqual(['SOCIAL_SERVICES_AND_NON_PROFIT']);
  });

  it('a dash with one space begins another part as well', () =>
    expect(of('Deputy Chief Pharmacist- Medicines and Transformation')).toEqual(['HEALTHCARE']));

  it.each([
    ['Consultant Neuropathologist', 'HEALTHCARE'],
    ['Consultant in Chronic Pain', 'HEALTHCARE'],
    ['Medicines Management Technician', 'HEALTHCARE'],
    ['Physiotherapy Technical Instructor', 'HEALTHCARE'],
    ['Materials Management Officer', 'TRANSPORTATION_AND_LOGISTICS'],
    ['Quality Manager', 'BUSINESS_OPERATIONS'],
    ['Emergency Preparedness Officer', 'BUSINESS_OPERATIONS'],
    ['EPR Configuration Analyst', 'COMPUTER_AND_IT'],
    ['Technology Summer Analyst', 'COMPUTER_AND_IT'],
    ['Cloud Operations Intern', 'COMPUTER_AND_IT'],
    ['Workforce Systems Lead', 'HUMAN_RESOURCES'],
    ['Mortgage Loan Counselor', 'ACCOUNTING_AND_FINANCE'],
    ['Court Reporter', 'LEGAL'],
    ['Car Rental Clerk', 'SALES_AND_RETAIL'],
    ['Locomotive Engineer', 'TRANSPORTATION_AND_LOGISTICS'],
    ['Digital Forensic Investigator', 'COMPUTER_AND_IT'],
    ['Machine Tool Designer', 'SCIENCE_AND_ENGINEERING'],
    ['HVAC Service Technician', 'MANUFACTURING_AND_WAREHOUSE'],
    ['Community Coordinator', 'SOCIAL_SERVICES_AND_NON_PROFIT'],
  ])('words of a trade: %s is %s', (title, expected) => expect(of(title)).toEqual([expected]));

  it.each([
    ['Chef des partenariats', ['MANAGEMENT']],
    ['Chercheur en conception', ['ART_FASHION_AND_DESIGN']],
    ['Responsable du développement commercial', ['SALES_AND_RETAIL']],
  ])('words of a trade in French: %s is %j', (title, expected) => expect(of(title, { language: 'fr' })).toEqual(expected));

  it.each(['Pet Groomer', 'Animal Trainer', 'Police Captain', 'Fire Safety Adviser', 'Facilities Assistant'])('none of ours: %s', (title) =>
    expect(of(title)).toEqual([]),
  );
});

describe('an engineer of whom the title says nothing else', () => {
  it('is of computing by a tool in the title, and where the feed says nothing but that', () => {
    expect(of('Senior Engineer (Kubernetes)')).toEqual(['COMPUTER_AND_IT']);
    expect(of('Senior Engineer', {}, ['Technology, Data & Innovation'])).toEqual(['COMPUTER_AND_IT']);
    expect(of('Senior Engineer', {}, ['Engineering', 'Technology, Data & Innovation'])).toContain('SCIENCE_AND_ENGINEERING');
    expect(of('Window Cleaner', {}, ['Technology, Data & Innovation'])).toEqual([]);
  });
});

describe('words that are of two trades', () => {
  it.each([
    ['Service Delivery Analyst', ['BUSINESS_OPERATIONS']],
    ['Occupational Health Advisor', ['HEALTHCARE']],
    ['Resuscitation Officer', ['HEALTHCARE']],
    ['Unit Clerk', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Outreach Worker', ['SOCIAL_SERVICES_AND_NON_PROFIT']],
    ['Head of Platform (Python/Django)', ['COMPUTER_AND_IT', 'MANAGEMENT']],
  ])('%s is %j', (title, expected) => expect(of(title).toSorted()).toEqual(expected));

  it.each([
    ['Primary Care Network Manager', ['HEALTHCARE']],
    ['Theatre Store System Manager', ['MANUFACTURING_AND_WAREHOUSE']],
  ])('in a hospital: %s is %j', (title, expected) => expect(of(title, {}, [], ['Healthcare'])).toEqual(expected));
  it('a field behind who works says where', () =>
    expect(of('Supervising Budget Analyst Early Care & Education')).toEqual(['ACCOUNTING_AND_FINANCE']));

  it.each([
    ['Développeuse généraliste', ['COMPUTER_AND_IT']],
    ['Développeur ou développeuse généraliste', ['COMPUTER_AND_IT']],
    ['Médecin généraliste', ['HEALTHCARE']],
  ])('in French who works stands before what kind of one: %s is %j', (title, expected) =>
    expect(of(title, { language: 'fr' })).toEqual(expected),
  );
});

describe('the field of one who administers or manages', () => {
  it.each([
    ['Accounts Receivable Administrator', ['ACCOUNTING_AND_FINANCE', 'ADMINISTRATIVE_AND_OFFICE']],
    ['Diversity, Equity & Inclusion Program Manager', ['BUSINESS_OPERATIONS', 'HUMAN_RESOURCES']],
    ['Community Administrator', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Equality, Diversity and Inclusion Advisor', ['HUMAN_RESOURCES']],
  ])('%s', (title, expected) => expect(of(title).toSorted()).toEqual(expected));
});

describe('what else is said', () => {
  const text = splitWords('Deputy Sister\nWe are looking for a registered nurse to join our team of nurses.');
  it('decides where the title does not: the text', () => expect(of('Deputy Team Leader', { text })).toEqual(['HEALTHCARE']));
  it('the industry only where the text agrees, if there is one', () => {
    const silent = splitWords('Switchboard\nYou answer calls.');
    expect(of('Xyzzy', { text: silent }, [], ['Healthcare'])).toEqual([]);
    expect(of('Xyzzy', {}, [], ['Healthcare'])).toEqual(['HEALTHCARE']);
  });
  it('never against a title that is sure', () => {
    expect(of('Staff Nurse', { text: splitWords('Staff Nurse\nOur software developers and data scientists') }, ['Finance'])).toEqual([
      'HEALTHCARE',
    ]);
    expect(of('Cleaner', { text }, [], ['Healthcare'])).toEqual([]);
  });
  it('of title, text and industry two against one', () => {
    const led = splitWords('National Recruitment\nOur recruiters and a recruiter of the region lead the recruitment.');
    expect(of('Trainee in Neurosurgery', { text: led }, [], ['Healthcare'])).toEqual(['HEALTHCARE']);
    expect(of('Trainee in Neurosurgery', { text: led })).toEqual(['HEALTHCARE', 'HUMAN_RESOURCES']);
  });
  it('but for the name of the organization and bare fields', () => {
    const text = splitWords(
      'Analyst\nThe Department of Information Technology and Telecommunications is hiring. Telecommunications matter, as do orthotics.',
    );
    expect(of('Oversight Analyst', { text })).toEqual(['BUSINESS_OPERATIONS']);
  });
  it('together: a consultant of a hospital is a doctor, of anybody else an adviser', () => {
    expect(of('Consultant', { text }, [], ['Healthcare'])).toEqual(['HEALTHCARE']);
    expect(of('Consultant in Genetics', {}, [], ['Healthcare'])).toContain('HEALTHCARE');
    expect(of('Consultant Business Analyst', {}, [], ['Healthcare'])).toEqual(['BUSINESS_OPERATIONS']);
    expect(of('Consultant')).toEqual(['BUSINESS_OPERATIONS']);
  });
});

describe('a phrase of two trades', () => {
  it('is unknown by itself, and what its head is alone stays', () => {
    expect(of('Implementation Specialist')).toEqual([]);
    expect(of('Business Insights Analyst')).toEqual(['BUSINESS_OPERATIONS']);
  });
  it('counts with the feed that agrees, and gives way to one that does not', () => {
    expect(of('Claim Specialist', {}, ['Insurance'])).toEqual(['ACCOUNTING_AND_FINANCE']);
    expect(of('Claim Specialist', {}, ['Legal'])).toEqual(['LEGAL']);
    expect(of('Public Safety IT Master Scheduler', {}, ['Information Technology'])).toEqual(['COMPUTER_AND_IT']);
  });
  it('does not agree with itself, however often a text says it', () => {
    const text = splitWords('Onboarding Specialist\nThe Onboarding Specialist helps. As an Onboarding Specialist you listen.');
    expect(of('Onboarding Specialist', { text })).toEqual([]);
  });
});

describe('whom a text looks for', () => {
  const about = (text: string) => of('Team Leader', { text: splitWords(`Team Leader\n${text}`) });
  it.each([
    ['We need an experienced electrician for our team.', ['MANUFACTURING_AND_WAREHOUSE']],
    ['The post of accountant is vacant.', ['ACCOUNTING_AND_FINANCE']],
    ['You report to the accountant and work with accountants.', []],
    ['Our department is recruiting.', []],
    ['We serve drivers, and drivers write to us.', []],
    ['The homes it supports are many.', []],
  ])('%s is %j', (text, expected) => expect(about(text)).toEqual(expected));
  it('may be anybody of what the employer is', () => {
    const text = splitWords('Team Leader\nYou work with nurses, matrons and nurses of other wards.');
    expect(of('Team Leader', { text }, [], ['Healthcare'])).toEqual(['HEALTHCARE']);
  });
});

describe('a title', () => {
  it.each([
    ['Staff Assistant to General Manager', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Software Engineer-Quantitative Research', ['COMPUTER_AND_IT']],
    ['Policy Analyst-External Affairs', ['BUSINESS_OPERATIONS']],
    ['Engineer-In-Charge', ['SCIENCE_AND_ENGINEERING']],
    ['IT Merchandising Engineer', ['COMPUTER_AND_IT']],
    ['Safety Auditor', ['SCIENCE_AND_ENGINEERING']],
    ['Press Secretary', ['MEDIA_COMMUNICATIONS_AND_WRITING']],
    ['Out of Hours Adminstrator', ['ADMINISTRATIVE_AND_OFFICE']],
    ['Consulltant Cardiologist', ['HEALTHCARE']],
    ['Digital Practitioner', []],
  ])('%s is %j', (title, expected) => expect(of(title)).toEqual(expected));
  it('of one who practises what nobody knows is of care where the employer is', () =>
    expect(of('Digital Practitioner', {}, [], ['Healthcare'])).toEqual(['HEALTHCARE']));
  it.each([
    ['Security Administrator', 'Information Technology', ['COMPUTER_AND_IT']],
    ['Lead Designer for Tunnels', 'Engineering', ['SCIENCE_AND_ENGINEERING']],
    ['Standards Developer', 'Engineering', ['SCIENCE_AND_ENGINEERING']],
    ['Software Developer', 'Engineering', ['COMPUTER_AND_IT']],
  ])('of one who administers, designs or develops is of the feed’s field: %s, %s', (title, feed, expected) =>
    expect(of(title, {}, [feed])).toEqual(expected),
  );
});
