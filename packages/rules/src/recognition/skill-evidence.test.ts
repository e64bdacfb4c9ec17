// What looks like a skill may be part of another name, the letters of something else, or a field that nobody asks for.
import { describe, expect, it } from 'vitest';
import { builtInSkills, skillFinder, skillsOf } from './skills.ts';
import { splitWords } from './words.ts';

const finder = skillFinder(builtInSkills());
const find = (text: string) => finder.find(splitWords(text));

describe('a skill’s name', () => {
  it.each([
    ['R', 'R&D manager for clinical trials'],
    ['CT scanning', 'Trainee doctor CT/ST in radiography'],
    ['CT scanning', 'Core Trainee (CT) in anaesthetics'],
    ['Machine learning', 'La Mission Locale (ML) recrute un conseiller'],
    ['Public relations', 'Our office in Puerto Rico; PR residents only'],
    ['PLC programming', 'We are Widgets plc'],
    ['Genomics', 'Genomics plc is hiring'],
  ])('%s is not in: %s', (skill, text) => expect(find(text)).not.toContain(skill));

  it.each([
    ['R', 'Python, R and SQL'],
    ['CT scanning', 'MRI/CT radiographer'],
    ['Machine learning', 'AI/ML engineer'],
    ['C', 'C/C++ developer'],
    ['PLC programming', 'Experience with PLC and SCADA'],
  ])('%s is in: %s', (skill, text) => expect(find(text)).toContain(skill));
});

describe('a skill that is said without its name', () => {
  it.each([
    ['Psychiatry', 'Consultant Psychiatrist\nYou help people.'],
    ['Site reliability engineering', 'Site Reliability Engineer Intern\n'],
    ['Prioritization', 'Clerk\nYou are able to plan and prioritise work.'],
    ['Research', 'Clerk\nExcellent research and analytical skills'],
    ['Teamwork', 'Clerk\nAbility to work as part of a team'],
    ['Budgeting', 'Agent\nCompétences : prévisions budgétaires'],
    ['Data analysis', 'Referent\nKenntnisse: Datenanalyse'],
    ['Chef', 'Developer\nPuppet, Chef or Ansible'],
    ['Extreme programming', 'Developer\nScrum, XP, Kanban'],
    ['C', 'Developer\nGo, C++ or C'],
  ])('%s: %s', (skill, text) => expect(find(text)).toContain(skill));

  it.each([
    ['Psychiatry', 'Clerk\nYou work with a psychiatrist.'],
    ['Prioritization', 'Clerk\nThe able may come. We prioritise people.'],
    ['Research', 'Clerk\nresearch that needs good typing skills'],
    ['Chef', 'Chef de partie\nFood safety and cleaning'],
    ['Go', 'Clerk\nGo and see Parks. Communication skills'],
    ['UX design', 'Clerk\nYou talk with UX design specialists.'],
    ['SAS', 'Développeur\nPython chez Online SAS'],
  ])('is not %s: %s', (skill, text) => expect(find(text)).not.toContain(skill));

  it('counts in a feed’s own list though nothing asks for it', () => {
    const list = 'london\nMachine Learning\nteam';
    expect(finder.find(splitWords(list), true)).toEqual(['Machine learning']);
    expect(find(list)).toEqual([]);
  });
});

describe('a skill that is asked for in so many words', () => {
  it.each([
    ['Leadership', 'Deputy\nYou provide leadership to the unit.'],
    ['Leadership', 'Deputy\nWe seek an experienced leader.'],
    ['Supervision', 'Attorney\nYour tasks: to supervise and lead staff'],
    ['Resilience', 'Nurse\nYou need to be resilient.'],
    ['Budgeting', 'Coordinator\nYou manage budgets and amendments.'],
    ['Organizational skills', 'Clerk\nSomebody well organised'],
    ['Adaptability', 'Clerk\nYou must be adaptable.'],
    ['Prioritization', 'Clerk\nYou cope with competing priorities.'],
    ['Teamwork', 'Nurse\nAn effective member of a multidisciplinary team'],
    ['Written communication', 'Clerk\nCommunicate clearly orally and in writing'],
    ['Report writing', 'Clerk\nYou write reports.'],
    ['Presentation skills', 'Clerk\nYou give presentations.'],
    ['Computer literacy', 'Clerk\nComputer proficiency'],
    ['Computer literacy', 'Nurse\nProficient in the use of a PC'],
    ['Negotiation', 'Agent\nYou are an expert negotiator.'],
    ['Driving licence', 'Agent\nYou must be a car driver.'],
    ['Problem solving', 'Mechanic\nExcellent trouble shooting ability'],
    ['Interpersonal skills', 'Agent\nExcellent people skills'],
    ['Interpersonal skills', 'Agent\nAbility to build good relationships with tenants'],
    ['Teamwork', 'Agent\nAbility to work within a team environment'],
    ['Communication', 'Agent\nDemonstrated skill in written and verbal communications'],
    ['Attention to detail', 'Agent\nYou are detailed oriented.'],
    ['Creative thinking', 'Agent\nAbility to think creatively'],
    ['Analytical skills', 'Agent\nAbility to analyze what tenants say'],
    ['Decision making', 'Agent\nAbility to make decisions'],
    ['Research', 'Agent\nAble to undertake research'],
    ['Report writing', 'Agent\nAble to produce reports'],
    ['Agile', 'Developer\nUsed to agile environments'],
    ['Registered nurse', 'Worker\nA Registered Mental Health Nurse or therapist'],
    ['Nursing', 'Staff Nurse\nWard 6'],
    ['Mental health nursing', 'Mental Health Nurse\nWard 6'],
    ['Amazon S3', 'Developer\nAWS: EC2, S3 and RDS'],
    ['AWS Lambda', 'Developer\nDynamoDB, S3, Lambda'],
    ['Microservices', 'Developer\nExperience with micro-services'],
    ['Docker', 'Developer\nExperience with containerisation'],
    ['Written communication', 'Developer\nA clear written and verbal communicator'],
    ['Microsoft Teams', 'Clerk\nSkilled in Microsoft Teams and Excel'],
    ['pandas', 'Developer\nwe use Pandas, NumPy and Jupyter'],
  ])('%s: %s', (skill, text) => expect(find(text)).toContain(skill));

  it.each([
    ['Leadership', 'Deputy\nYou report to the leadership team.'],
    ['Nursing', 'Community Nursery Nurse\nYou help children.'],
    ['Amazon S3', 'Officer\nRoom S3'],
    ['Renewable energy', 'Developer\nThe code helps the country to use renewable energy.'],
    ['Microsoft Teams', 'Nurse\nYour interview will be held by Microsoft Teams.'],
  ])('%s is not in: %s', (skill, text) => expect(find(text)).not.toContain(skill));
});

describe('another name', () => {
  it.each([
    ['Health promotion', 'Clerk\nYou work for Health Education Scotland.'],
    ['Telecommunications', 'Clerk\nSend it to the Department of Roads and Telecommunications.'],
    ['Case management', 'Clerk\nYou type into the Case Management System.'],
    ['HTML', 'Clerk\nSee http://www.parks.example/html/jobs for CSS.'],
    ['Driving licence', 'Clerk\nBring a passport or driver’s license to prove your age.'],
    ['Test-driven development', 'Clerk\nTelephone or TDD: see below.'],
  ])('holds no skill: %s', (skill, text) => expect(find(text)).not.toContain(skill));

  it.each([
    ['Case management', 'Clerk\nExperience in case management.'],
    ['Driving licence', 'Clerk\nYou hold a driver’s license.'],
    ['Test-driven development', 'Clerk\nDjango, TDD and Scrum.'],
  ])('is not every one: %s', (skill, text) => expect(find(text)).toContain(skill));
});

describe('what is offered', () => {
  it.each([
    ['Supervision', 'Nurse\nBenefits\n• Monthly supervision'],
    ['Childcare', 'Nurse\nYou may ask for childcare vouchers.'],
    ['Counseling', 'Nurse\nWe offer:\n• A counselling service'],
    ['Microsoft Teams', 'Nurse\nInterviews will be held by Microsoft Teams.'],
  ])('is not asked for: %s', (skill, text) => expect(find(text)).not.toContain(skill));
});

describe('skills named before the word', () => {
  it.each([
    ['Interpersonal skills', 'strong interpersonal, written and verbal communication skills'],
    ['Organizational skills', 'excellent organisational and computer skills'],
    ['Computer literacy', 'computer and keyboard skills'],
    ['Written communication', 'excellent written and analytical skills'],
    ['Communication', 'good verbal and written skills'],
    ['Investigations', 'insightful investigative and factual skills'],
  ])('are found: %s', (skill, text) => expect(find(text)).toContain(skill));
  it.each(['an organization. Your skills count', 'the computer room'])('are not found without it: %s', (text) =>
    expect(find(text)).toEqual([]),
  );
});

describe('a skill in other words', () => {
  it.each([
    ['Site reliability engineering', 'Employing site reliability practice'],
    ['Empathy', 'You are empathetic'],
    ['Attention to detail', 'strong attention to accuracy'],
    ['Project management', 'excellent project and programme management'],
    ['Registered nurse', 'Registered General Nurses wanted'],
    ['Oracle Database', '15 years with Oracle, Cognos, SQL'],
  ])('%s is in: %s', (skill, text) => expect(find(text)).toContain(skill));
  it('is none where a firm of that name is meant', () => expect(find('We are a partner of Oracle')).not.toContain('Oracle Database'));
});

describe('a text that names many', () => {
  const tools =
    'Python Java PHP Perl Haskell Elixir Erlang Clojure Groovy Lua Kotlin MATLAB Docker Kubernetes Terraform Ansible Redis MySQL MariaDB SQLite MongoDB Kafka Grafana Nginx Elasticsearch'.split(
      ' ',
    );
  it('keeps tools beyond the most that are kept, not whatever else is named', () => {
    const found = find(`Experience with ${tools.join(', ')}. Carpentry is named too.`);
    expect(found).toHaveLength(tools.length);
    expect(found).not.toContain('Carpentry');
  });
  it('keeps what is asked for beyond them as well', () => {
    const asked = tools.map((tool) => `Experience with ${tool}.`).join('\n');
    expect(find(`Builder\n${asked}\nKnowledge of carpentry is essential.`)).toContain('Carpentry');
  });
});

describe('the list of a feed', () => {
  it('is read in any case', () => expect(skillsOf(finder, ['puppet', 'go', 'chef'], splitWords(''))).toEqual(['Puppet', 'Go', 'Chef']));
});

describe('programs of one maker', () => {
  it('are told by one another', () =>
    expect(find('Excel, Access and Word')).toEqual(expect.arrayContaining(['Microsoft Access', 'Microsoft Word'])));
  it('are words elsewhere', () => expect(find('Access to Python courses')).not.toContain('Microsoft Access'));
});

describe('the order', () => {
  it('has what is asked for before what is only named', () =>
    expect(find(`Cook\nJava is named first${', and so are other things'.repeat(4)}. Experience with Python.`)[0]).toBe('Python'));
});

describe('a field of work', () => {
  const boilerplate = 'Web Developer\nOur clients are in private equity.';
  it('is no skill where it is only mentioned', () => expect(find(boilerplate)).not.toContain('Private equity'));
  it.each([
    'Analyst\nYou have experience in private equity.',
    'Private equity analyst\nJoin us.',
    `${boilerplate} Private equity firms trust us.`,
  ])('is one where it is asked for, in the title, or named again: %s', (text) => expect(find(text)).toContain('Private equity'));
});

describe('general skills and licences in other languages', () => {
  it.each([
    ['Резюме\nТребования: коммуникабельность, работа в команде, знание ПК', ['Communication', 'Teamwork', 'Computer literacy']],
    ['Contabil\nCerințe: pachetul Office, permis de conducere, lucru în echipă', ['Microsoft Office', 'Driving licence', 'Teamwork']],
    ['Nhân viên\nYêu cầu: kỹ năng giao tiếp, làm việc nhóm, bằng lái xe', ['Communication', 'Teamwork', 'Driving licence']],
    ['Kawani\nKailangan: kasanayan sa komunikasyon, pagluluto', ['Communication', 'Cooking']],
    ['职员\n要求：沟通能力，团队合作，数据分析', ['Communication', 'Teamwork', 'Data analysis']],
    ['スタッフ\n応募資格：コミュニケーション能力、普通自動車免許', ['Communication', 'Driving licence']],
    ['사원\n자격요건: 의사소통 능력, 운전면허, 엑셀', ['Communication', 'Driving licence', 'Microsoft Excel']],
    ['Helfer\nAnforderungen: Führerschein Klasse B, MS-Office-Kenntnisse, Schweißen', ['Driving licence', 'Microsoft Office', 'Welding']],
    ['Agent\nCompétences : bureautique, plomberie, gestion de la paie', ['Microsoft Office', 'Plumbing', 'Payroll']],
    ['Auxiliar\nRequisitos: nóminas, carné de carretillero, trabajo en equipo', ['Payroll', 'Forklift operation', 'Teamwork']],
    ['Addetto\nRequisiti: saldatura, patente di guida, fatturazione', ['Welding', 'Driving licence', 'Invoicing']],
    ['Auxiliar\nRequisitos: folha de pagamento, carteira de habilitação', ['Payroll', 'Driving licence']],
    ['Medewerker\nEisen: loodgieterswerk, rijbewijs, stressresistent', ['Plumbing', 'Driving licence', 'Resilience']],
  ])('%j', (text, skills) => expect(find(text)).toEqual(expect.arrayContaining(skills)));
  it('are not read out of other words', () => {
    expect(find('スタッフ\nキーワードとパスワード')).toEqual([]);
    expect(find('Сотрудник\nКреативное агентство')).toEqual([]);
  });
});

describe('a field of work in a list that asks', () => {
  it.each([
    ['Safeguarding', 'Worker\nEssential requirements\n• To live within an hour of our offices and to come on Mondays\n• Safeguarding'],
    ['Mathematics', 'Officer\nIn the test these competencies are examined: Reading Comprehension, Mathematics, Attention to Detail'],
  ])('%s: %s', (skill, text) => expect(find(text)).toContain(skill));
  it('is only named in other lists', () => {
    expect(find('Worker\nOur wards\n• Safeguarding')).not.toContain('Safeguarding');
  });
});
