// English words of roles in offices and with clients.
import type { RoleWords } from '../role.ts';
import type { RoleKey, SharedRole } from '../roles.ts';

type BusinessRole =
  | 'accounting'
  | 'logistics'
  | 'legal'
  | 'consulting'
  | 'design'
  | 'journalism'
  | 'realEstate'
  | 'office'
  | 'sustainability'
  | 'project'
  | 'retail';

export const ENGLISH_BUSINESS: Record<BusinessRole & Exclude<RoleKey, SharedRole>, RoleWords> = {
  accounting: {
    noun: 'Audit and Accounting Associate', area: 'Accounting and Audit',
    about: ['You keep the books so clear that the auditors finish early.', 'Our accounting team is looking for somebody who enjoys it when both sides are equal.'],
    tasks: ['Post incoming and outgoing invoices and follow up open items', 'Reconcile accounts and clear differences', 'Prepare documents for the annual audit', 'Support the tax declarations of our companies', 'Test controls and write down what you find', 'Help to move the last paper files into the system'],
    profile: ['Studies or training in accounting, taxation or finance', 'Joy in order and completeness', 'Confidence with spreadsheets', 'Discretion with confidential figures'],
  },
  logistics: {
    noun: 'Supply Chain Planner', area: 'Logistics and Supply Chain',
    about: ['You see to it that the right goods arrive on the right day, and know what to do when they do not.', 'Our planners hold many threads together. You take over some of them.'],
    tasks: ['Plan deliveries and keep carriers, warehouses and customers informed', 'Analyse stocks and propose better order quantities', 'Prepare transport and customs documents', 'Compare routes by cost, time and emissions', 'Solve disturbances together with the shift on duty', 'Improve the figures we steer by'],
    profile: ['Studies in logistics, business or industrial engineering', 'A cool head when three phones ring', 'Good spreadsheet skills', 'English and, if possible, one more language'],
  },
  legal: {
    noun: 'Legal Associate', area: 'Legal and Compliance',
    about: ['You help colleagues to do the right thing before anyone has to argue about it.', 'Our legal team writes contracts that people read voluntarily.'],
    tasks: ['Research questions of contract, labour and data protection law', 'Draft and review contracts in plain language', 'Prepare training on compliance for other departments', 'Keep the register of processing activities up to date', 'Summarise new rulings on a single page', 'Accompany negotiations with clients and authorities'],
    profile: ['Studies in law or public administration', 'Precise language without ornament', 'Interest in technology and data protection', 'A sense for what matters in practice'],
  },
  consulting: {
    noun: 'Associate Consultant', area: 'Management Consulting',
    about: ['You work in a small team at the client’s place, and stay until the change holds.', 'Each project begins with questions. You ask many of them yourself.'],
    tasks: ['Interview people at all levels and make sense of what they say', 'Analyse processes, times and costs', 'Prepare and lead workshops', 'Turn results into two clear pages instead of forty', 'Build simple models that clients can go on using', 'Accompany the first weeks of a new way of working'],
    profile: ['A good degree in any subject', 'Structured thinking and warm communication', 'Readiness to travel two or three days a week', 'The courage to say what you have seen'],
  },
  design: {
    noun: 'Product Designer', area: 'Product and Interface Design',
    about: ['You draw screens, but first you watch people use the old ones.', 'Our design team works closely with development, and tests each idea on real users.'],
    tasks: ['Plan and run interviews and usability tests', 'Sketch flows and build clickable prototypes', 'Look after our component library', 'Check contrast, keyboard use and screen readers', 'Write the small texts on buttons and in error messages', 'Present drafts and collect criticism'],
    profile: ['Studies in design, human factors or communication', 'A portfolio that shows your way of thinking', 'Knowledge of a design tool and of the basics of the web', 'Willingness to throw away the first draft'],
  },
  journalism: {
    noun: 'Editor', area: 'Editorial and Communications',
    about: ['You research, write and cut until only what matters is left.', 'Our editorial team tells true stories for readers who have little time.'],
    tasks: ['Research topics and speak with people who know', 'Write articles, interviews and short news', 'Record and edit audio for our podcast', 'Check facts and correct mistakes openly', 'Plan the weekly schedule with the editors', 'Answer readers, also the angry ones'],
    profile: ['Studies in journalism, languages, politics or the like', 'Work samples that you are proud of', 'Sureness in language and fairness in dealing with people', 'Basic knowledge of audio or image editing is welcome'],
  },
  realEstate: {
    noun: 'Property Analyst', area: 'Real Estate Management',
    about: ['You look after buildings, the people in them and the figures behind them.', 'In our property team you learn to value a house from the cellar to the balance sheet.'],
    tasks: ['Collect market data and compare locations', 'Prepare valuations and site visits', 'Support the letting of offices and homes', 'Check leases and service charge statements', 'Plan repairs with engineers and craftspeople', 'Keep owners and tenants informed'],
    profile: ['Studies in real estate, economics, architecture or law', 'Interest in cities and in buildings', 'Friendly manners on the phone and on the stairs', 'Careful handling of figures'],
  },
  office: {
    noun: 'Office Coordinator', area: 'Office Administration',
    about: ['You keep the place running, and people notice when you are on holiday.', 'Appointments, post, guests, orders: you keep the overview for a whole department.'],
    tasks: ['Coordinate appointments, rooms and travel', 'Welcome guests and answer the phone', 'Prepare meetings and write the minutes', 'Order what is needed and check the invoices', 'Keep files and contacts in order', 'Help to organise staff days and parties'],
    profile: ['Studies or training with an organisational part', 'Overview, friendliness and a good memory', 'Confident use of office software', 'Good written English'],
  },
  sustainability: {
    noun: 'Sustainability Analyst', area: 'Sustainability',
    about: ['You measure what we use and emit, and find the next step that really helps.', 'Our sustainability team works with purchasing, production and finance, and has figures for everything.'],
    tasks: ['Collect energy, water and material data from our sites', 'Calculate the footprint of products and services', 'Write parts of the annual sustainability report', 'Prepare small projects with a date and a result', 'Talk with suppliers about their figures', 'Answer questions from customers and students'],
    profile: ['Studies in environmental science, engineering or economics', 'Careful work with incomplete data', 'Knowledge of a reporting standard is welcome', 'Persuasion without a raised finger'],
  },
  project: {
    noun: 'Project Coordinator', area: 'Project Management',
    about: ['You keep a project together: dates, people, money and the reason why.', 'In our project office you accompany large projects, and lead a small one yourself.'],
    tasks: ['Plan steps, dates and responsibilities', 'Prepare meetings and follow up decisions', 'Recognise risks early and speak about them', 'Keep the budget up to date', 'Write short and honest status reports', 'Collect what we have learned at the end'],
    profile: ['Studies in business, engineering or a comparable subject', 'Organisation, calm and humour', 'First experience with a project, also a private one', 'A clear style in speaking and writing'],
  },
  retail: {
    noun: 'Store Management Trainee', area: 'Retail Management',
    about: ['You learn to lead a store by doing everything once yourself.', 'Opening, ordering, advising, counting: after a few months the key is yours.'],
    tasks: ['Advise customers and solve their problems on the spot', 'Order goods and keep shelves fresh and complete', 'Plan shifts with the team', 'Design windows and special areas', 'Read sales figures and draw conclusions', 'Stand in for the store manager, step by step'],
    profile: ['Studies or training in business or trade', 'Joy in people and in products', 'Readiness to work on some Saturdays', 'Energy in the morning or the evening, ideally both'],
  },
}; // biome-ignore format: texts
