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
    ['Director of Governance', ['BUSINESS_OPERATIONS', 'MANAGEMENT']],
  ])('says more than what stands beside it: %s is %j', (title, expected) => expect(of(title)).toEqual(expected));

  it.each([
    ['Front-end Engineer', ['COMPUTER_AND_IT']],
    ['Sales Engineer', ['SALES_AND_RETAIL']],
    ['Ward Manager', ['HEALTHCARE']],
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
  it('together: a consultant of a hospital is a doctor, of anybody else an adviser', () => {
    expect(of('Consultant', { text }, [], ['Healthcare'])).toEqual(['HEALTHCARE']);
    expect(of('Consultant')).toEqual(['BUSINESS_OPERATIONS']);
  });
});
