// Skills that a posting asks for without their name: by the profession of its title ("Consultant Psychiatrist": psychiatry), by what somebody is able to
// do ("able to prioritise a workload": prioritization), in a list before the word "skills", and the general ones in other languages than English.
import type { Words } from './words.ts';

/** Professions and their adjectives, which ask for a skill in a title; a text speaks of colleagues and departments. */
export const PROFESSIONS: Record<string, string> = {
  Psychiatry: 'psychiatrist, psychiatrists, psychiatric, psychiater, psychiaterin, psychiatre, psiquiatra, psichiatra',
  Psychology: 'psychologist, psychologists, psychologe, psychologin, psychologue, psicologo, psicologa',
  Cardiology: 'cardiologist, cardiologists, cardiac, kardiologe, kardiologin, cardiologue, cardiologo, cardiologa',
  Neurology: 'neurologist, neurologists, neurological, neurologe, neurologin, neurologue, neurologo, neurologa',
  Oncology: 'oncologist, oncologists, onkologe, onkologin, oncologue, oncologo, oncologa',
  Haematology: 'haematologist, hematologist',
  Dermatology: 'dermatologist, dermatologe, dermatologin, dermatologue',
  Gastroenterology: 'gastroenterologist, gastrointestinal, gastroenterologe',
  Ophthalmology: 'ophthalmologist, ophthalmic',
  Orthopaedics: 'orthopaedic, orthopedic, orthopaede, orthopadie, orthopedie',
  Paediatrics: 'paediatric, pediatric, paediatrician, pediatrician, kinderarzt, kinderarztin, pediatre, pediatra',
  'Neonatal care': 'neonatal, neonatologist',
  'Obstetrics and gynaecology': 'obstetric, obstetrician, gynaecologist, gynecologist',
  Anaesthetics: 'anaesthetic, anaesthetist, anesthetist, anesthesiologist, anasthesist, anasthesistin',
  'Theatre nursing': 'theatre practitioner, theatre practitioners, theatre nurse, scrub nurse, scrub practitioner',
  Surgery: 'surgeon, surgeons, surgical, chirurg, chirurgin, chirurgien, cirujano, chirurgo',
  Radiology: 'radiologist, radiologists, radiologe, radiologin, radiologue',
  Radiography: 'radiographer, radiographers',
  Pathology: 'pathologist, histopathologist',
  Microbiology: 'microbiologist, microbiologists',
  Physiotherapy:
    'physiotherapist, physiotherapists, physical therapist, physiotherapeut, physiotherapeutin, kinesitherapeute, fisioterapeuta, fisioterapista',
  'Occupational therapy':
    'occupational therapist, occupational therapists, ergotherapeut, ergotherapeutin, ergotherapeute, terapista occupazionale',
  'Speech and language therapy':
    'speech and language therapist, speech therapist, speech language pathologist, logopade, logopadin, orthophoniste, logopeda, logopedista',
  Dietetics: 'dietitian, dietitians, dietician, dieticians, dieteticien, dieteticienne',
  Podiatry: 'podiatrist, podiatrists',
  Audiology: 'audiologist, audiologists',
  Optometry: 'optometrist, optometrists',
  Dentistry: 'dentist, dentists, dental, zahnarzt, zahnarztin, dentiste',
  Pharmacy: 'pharmacist, pharmacists, apotheker, apothekerin, pharmacien, pharmacienne, farmaceutico, farmacista',
  Midwifery: 'midwife, midwives, hebamme, hebammen, sage femme, matrona, ostetrica, verloskundige',
  'Health visiting': 'health visitor, health visitors',
  'Social work':
    'social worker, social workers, sozialarbeiter, sozialarbeiterin, assistante sociale, trabajador social, trabajadora social',
  Psychotherapy: 'psychotherapist, psychotherapists, psychotherapeut, psychotherapeutin',
  Counseling: 'counsellor, counselor, counsellors, counselors',
  Nursing:
    'nurse, nurses, krankenschwester, krankenpfleger, pflegefachmann, pflegefachfrau, infirmier, infirmiere, enfermero, enfermera, infermiere, infermiera, enfermeiro, enfermeira, verpleegkundige',
  'Mental health nursing': 'mental health nurse, mental health nurses, psychiatric nurse, psychiatric nurses',
  'Site reliability engineering': 'site reliability engineer, site reliability engineers',
  'Data science': 'data scientist, data scientists',
  'Data engineering': 'data engineer, data engineers',
  'Data analysis': 'data analyst, data analysts, datenanalyst, datenanalystin, analyste de donnees',
  'Business analysis': 'business analyst, business analysts',
  'Investment analysis': 'investment analyst, investment analysts',
  'Financial analysis': 'financial analyst, financial analysts',
  'Product management': 'product manager, product managers, product owner, produktmanager, produktmanagerin, chef de produit',
  'Project management':
    'project manager, project managers, projektmanager, projektmanagerin, projektleiter, projektleiterin, chef de projet, cheffe de projet',
  'User research': 'user researcher, user researchers, design researcher, ux researcher, chercheur en conception, chercheuse en conception',
  Translation: 'translator, translators, ubersetzer, ubersetzerin, traducteur, traductrice, traductor, traductora, traduttore, traduttrice',
  Leadership: 'team leader, team lead, teamleiter, teamleiterin, chef d equipe, cheffe d equipe',
  Recruiting: 'recruiter, recruiters',
  Procurement: 'buyer, buyers, procurement, einkaufer, einkauferin',
  Accounting: 'accountant, accountants, buchhalter, buchhalterin, comptable, contable, contador, boekhouder',
  Carpentry: 'carpenter, carpenters',
  Plumbing: 'plumber, plumbers',
};

/** What is asked for in so many words, wherever it stands; the bare name may be of a department or of what an organization tells of itself. */
export const ASKED_IN_WORDS: Record<string, string> = {
  Leadership:
    'provide leadership, provides leadership, providing leadership, provide clinical leadership, providing clinical leadership, provide strong leadership, provide strategic leadership, provide professional leadership, leadership and direction, leadership and guidance, experienced leader, strong leader, effective leader, inspirational leader, inspiring leader, natural leader, ability to lead, able to lead, lead the team, lead and motivate, lead and develop, lead a team, leading a team, leadership qualities, leadership abilities, leadership ability, leadership experience, fuhrungsstark, diriger une equipe, liderar equipos, guidare un team',
  Supervision: 'ability to supervise, supervise staff, supervising staff, supervise and lead, supervise a team, supervision of staff',
  Resilience:
    'be resilient, are resilient, be a resilient, resilient individual, resilient person, emotionally resilient, personal resilience, emotional resilience, belastbar, belastbarkeit',
  Budgeting:
    'manage budgets, managing budgets, manage a budget, managing a budget, manage the budget, prepare budgets, preparing budgets, develop budgets, monitor budgets, budget development, budgetary analysis',
  'Organizational skills':
    'well organised, well organized, highly organised, highly organized, very organised, very organized, gut organisiert, bien organise, bien organisee, tres organise',
  Communication: 'verbal communications, oral communications',
  'Attention to detail': 'detailed oriented',
  Adaptability: 'flexible and adaptable, adaptable and flexible, adaptable to change, be adaptable, are adaptable, anpassungsfahig',
  Prioritization: 'competing priorities, conflicting priorities, changing priorities',
  Teamwork:
    'effective team member, effective member of a, work well with others, as part of a multidisciplinary team, as part of a multi disciplinary team, within a multidisciplinary team, within a multi disciplinary team',
  'Written communication':
    'orally and in writing, in writing and orally, communicate in writing, excellent writing, excellent writer, strong writing',
  'Computer literacy': 'in the use of a pc, in the use of pcs, in using a pc',
  Negotiation: 'negotiator, negotiators',
  'Driving licence': 'car driver, car drivers, car owner, ability to drive',
  'Problem solving': 'trouble shooting skills, troubleshooting skills, trouble shooting ability, troubleshooting ability',
  'Report writing': 'write reports, writing reports, write clear reports',
  'Presentation skills': 'deliver presentations, give presentations, giving presentations, make presentations, making presentations',
};

/** What somebody is able to do, behind a word of ability. */
export const ABILITIES: Record<string, string> = {
  Prioritization: 'prioritize, prioritise, prioritizing, prioritising, priorisieren, prioriser, priorizar',
  Communication: 'communicate, communicating, kommunizieren, communiquer, comunicar, comunicare',
  Collaboration: 'collaborate, collaborating',
  Negotiation: 'negotiate',
  Multitasking: 'multitask, multi task',
  'Problem solving': 'solve problems, resolve problems, solve complex problems, problem solve',
  Delegation: 'delegate',
  Leadership: 'lead a team, lead teams, lead and motivate, motivate a team',
  Adaptability: 'adapt to change, adapt to changing, adapt to a, adapt to new, adapt quickly',
  Teamwork: 'team environment, team setting, in a multidisciplinary team, in a multi disciplinary team, within groups',
  'Creative thinking': 'think creatively',
  'Analytical skills': 'analyze, analyse',
  Supervision: 'supervise',
  'Decision making': 'make decisions',
  Research: 'conduct research, undertake research',
  'Interpersonal skills':
    'build relationships, build effective working relationships, build excellent working relationships, build good relationships, develop relationships, establish relationships',
  'Report writing': 'produce reports, create reports, prepare reports',
};
const ABLE = /^(?:ability|abilities|able|capable|capacity|can|must|skills?|skilled|proven|fahig|capable|capaz|capace|capacite|sachant)$/;
const ABLE_BEFORE = 9;

/** True where a word of ability stands before, in the same sentence. */
export function isAbility({ text, words, starts }: Words, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - ABLE_BEFORE); at--)
    if (ABLE.test(words[at]!.folded)) return !SENTENCE_END.test(text.slice(starts[at], starts[first]));
  return false;
}
const SENTENCE_END = /[.!?;\n•]/;

/** Skills that a list names before the word "skills": "excellent interpersonal, organisational and computer skills". */
export const LISTED_BEFORE_SKILLS: Record<string, string> = {
  'Interpersonal skills': 'interpersonal, inter personal',
  'Organizational skills': 'organizational, organisational, organization, organisation, organizing, organising',
  'Analytical skills': 'analytical, analytic, analytics, analysis',
  Communication: 'communications, oral, verbal',
  'Written communication': 'written',
  Investigations: 'investigative, investigatory',
  'Computer literacy': 'computer, computing',
  'Presentation skills': 'presentation',
  'Time management': 'time management',
  Supervision: 'supervisory',
  Research: 'research',
  Negotiation: 'negotiating',
};
/** Words of many uses: they stand right before "skills", or one word and a sign of joining before it. */
const OF_MANY_USES = new Set(['research', 'analysis']);
const SKILLS_WORD = /^(?:skills?|abilit(?:y|ies))$/;
const JOINS = /^(?:\s*(?:,|&|\/|and\b|,\s*and\b))/;
const LIST_WORDS = 6;
const NEAR_WORDS = 3;

/** "interpersonal, written and verbal communication skills": nothing but a list stands before the word. */
export function isListedBeforeSkills({ text, words, starts }: Words, last: number): boolean {
  const word = words[last]!;
  const most = OF_MANY_USES.has(word.folded) ? NEAR_WORDS : LIST_WORDS;
  for (let at = last + 1; at <= last + most && at < words.length; at++) {
    if (!SKILLS_WORD.test(words[at]!.folded)) continue;
    if (SENTENCE_END.test(text.slice(starts[last], starts[at]))) return false;
    return !OF_MANY_USES.has(word.folded) || at === last + 1 || JOINS.test(text.slice(starts[last]! + word.text.length));
  }
  return false;
}

/** Words that are a skill's name only beside certain others: "Puppet, Chef or Ansible", "Scrum, XP, Kanban". */
export const BESIDE: Record<string, { words: string[]; others: RegExp; within: number }> = {
  Chef: { words: ['=Chef'], others: /^(?:Puppet|Ansible|SaltStack|Terraform|Docker|Vagrant|Kubernetes)$/, within: 6 },
  'Extreme programming': { words: ['=XP'], others: /^(?:Scrum|Kanban|Agile|Test-driven development|Pair programming)$/, within: 6 },
  C: { words: ['=C'], others: /^(?:C\+\+|C#|Go|Rust|Fortran|Assembly language)$/, within: 3 },
  Scheme: { words: ['=Scheme'], others: /^(?:Haskell|Prolog|Clojure|Python|Java|C\+\+)$/, within: 6 },
  PKI: { words: ['pki'], others: /^(?:DNS|VPN|TCP\/IP|OAuth|SAML|Cryptography|REST APIs)$/, within: 8 },
  'REST APIs': { words: ['=REST'], others: /^(?:JSON|SOAP|GraphQL|gRPC|Protocol Buffers|API design|Microservices|DNS|HTML)$/, within: 6 },
};
