// Skills by the profession of a title ("Consultant Psychiatrist": psychiatry; "Electrician": electrical installation), and the adjectives of medical
// fields, which ask for theirs in a text as well where experience of them is wanted ("experience in orthopaedic settings").
import type { Words } from './words.ts';

/** Professions and their adjectives, which ask for a skill in a title; a text speaks of colleagues and departments. */
export const PROFESSIONS: Record<string, string> = {
  Psychiatry: 'psychiatrist, psychiatrists, psychiatric, psychiater, psychiaterin, psychiatre, psiquiatra, psichiatra',
  Psychology: 'psychologist, psychologists, psychologe, psychologin, psychologue, psicologo, psicologa',
  Cardiology: 'cardiologist, cardiologists, cardiac, kardiologe, kardiologin, cardiologue, cardiologo, cardiologa',
  Neurology: 'neurologist, neurologists, neurological, neurologe, neurologin, neurologue, neurologo, neurologa',
  Oncology: 'oncologist, oncologists, onkologe, onkologin, oncologue, oncologo, oncologa, cancer',
  Haematology: 'haematologist, hematologist',
  Dermatology: 'dermatologist, dermatologe, dermatologin, dermatologue',
  Gastroenterology: 'gastroenterologist, gastrointestinal, gastroenterologe',
  Ophthalmology: 'ophthalmologist, ophthalmic',
  Orthopaedics: 'orthopaedic, orthopedic, orthopaede, orthopadie, orthopedie',
  Paediatrics:
    'paediatric, pediatric, paediatrician, pediatrician, kinderarzt, kinderarztin, pediatre, pediatra, children s nurse, childrens nurse, children s nurses, childrens nurses',
  'Neonatal care': 'neonatal, neonatologist, neonatologists, neonatology',
  'Obstetrics and gynaecology': 'obstetric, obstetrician, gynaecologist, gynecologist',
  Anaesthetics: 'anaesthetic, anaesthetist, anesthetist, anesthesiologist, anasthesist, anasthesistin',
  'Theatre nursing': 'theatre practitioner, theatre practitioners, theatre nurse, scrub nurse, scrub practitioner, theatre, theatres',
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
    'speech and language therapist, speech therapist, speech language pathologist, logopade, logopadin, orthophoniste, logopeda, logopedista, speech language therapist',
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
  'General practice':
    'general practitioner, general practitioners, =GP, =GPs, hausarzt, hausarztin, medecin generaliste, medico de familia',
  'Respiratory medicine': 'respiratory, pneumologe, pneumologin, pneumologue',
  'Critical care': 'itu, icu',
  Venepuncture: 'phlebotomist, phlebotomists',
  Ultrasound: 'sonographer, sonographers, ultrasonographer, ultrasonographers, echocardiographer, echocardiographers',
  'Reception duties':
    'receptionist, receptionists, rezeptionist, rezeptionistin, receptionniste, recepcionista, receptionista, receptionist',
  'Administrative support':
    'secretary, secretaries, sekretar, sekretarin, secretaire, secretario, secretaria, segretario, segretaria, administrative assistant, administrative assistants, administration assistant, admin assistant, executive assistant, personal assistant, ward clerk, clerical associate, clerical assistant, office assistant, office administrator, administration officer, administrative officer, administrative associate, adjoint administratif, adjointe administrative, agent administratif, agente administrative, assistante administrative, assistant administratif, auxiliar administrativo, auxiliar administrativa, verwaltungsfachangestellte',
  Cleaning:
    'cleaner, cleaners, housekeeper, housekeepers, reinigungskraft, agent d entretien, limpiador, limpiadora, schoonmaker, domestic assistant, domestic assistants, domestic, domestics',
  Cooking: 'cook, cooks, koch, kochin, cuisinier, cuisiniere, cocinero, cocinera, cuoco, cuoca, cozinheiro, cozinheira, kok',
  'Electrical installation':
    'electrician, electricians, elektriker, elektrikerin, electricien, electricienne, electricista, elettricista, eletricista, elektricien',
  'Painting and decorating': 'house painter, painter and decorator, maler, malerin, peintre en batiment',
  Welding: 'welder, welders, schweisser, schweisserin, soudeur, soudeuse, soldador, soldadora, saldatore, lasser',
  Landscaping: 'gardener, gardeners, gartner, gartnerin, jardinier, jardiniere, jardinero, jardinera, giardiniere, hovenier',
  Auditing: 'auditor, auditors, wirtschaftsprufer, wirtschaftspruferin, auditeur, auditrice, revisore',
  Investigations: 'investigator, investigators',
  Law: 'attorney, attorneys, lawyer, lawyers, solicitor, solicitors, rechtsanwalt, rechtsanwaltin, avocat, avocate, abogado, abogada, avvocato, avvocata, advogado, advogada, advocaat, counsel, general counsel, barrister',
  'Paralegal skills': 'paralegal, paralegals',
  Supervision: 'supervisor, supervisors',
  Dispatching: 'dispatcher, dispatchers',
  Statistics: 'statistician, statisticians, statistiker, statistikerin, statisticien, statisticienne',
  Epidemiology: 'epidemiologist, epidemiologists',
  Economics: 'economist, economists, okonom, okonomin, economiste, economista',
  Photography: 'photographer, photographers, fotograf, fotografin, photographe, fotografo, fotografa',
  Videography: 'videographer, videographers',
  Illustration: 'illustrator, illustrators',
  Journalism: 'journalist, journalists, journalistin, journaliste, periodista, giornalista',
  Copywriting: 'copywriter, copywriters',
  Storytelling: 'storyteller, storytellers',
  Interpreting: 'interpreter, interpreters, dolmetscher, dolmetscherin, interprete',
  'Front-end development':
    'front end engineer, front end engineers, front end developer, front end developers, frontend engineer, frontend engineers, frontend developer, frontend developers, front end software engineer, frontend software engineer, frontend entwickler, frontend entwicklerin, developpeur front end, developpeuse front end, desarrollador frontend, frontend, front end',
  'Back-end development':
    'back end engineer, back end engineers, back end developer, back end developers, backend engineer, backend engineers, backend developer, backend developers, back end software engineer, backend software engineer, backend python developer, backend entwickler, backend entwicklerin, developpeur back end, developpeuse back end, desarrollador backend, backend, back end',
  'Full-stack development':
    'full stack engineer, full stack engineers, full stack developer, full stack developers, fullstack engineer, fullstack developer, full stack software engineer, full stack web developer, fullstack entwickler, fullstack entwicklerin, developpeur full stack, developpeuse full stack, fullstack, full stack',
  'iOS development': 'ios developer, ios developers, ios engineer, ios engineers, ios software engineer, ios entwickler, ios entwicklerin',
  'Android development':
    'android developer, android developers, android engineer, android engineers, android software engineer, android entwickler, android',
  'Mobile development':
    'mobile developer, mobile developers, mobile engineer, mobile engineers, mobile software engineer, mobile app developer',
  'Embedded systems':
    'embedded engineer, embedded engineers, embedded developer, embedded software engineer, embedded software engineers, embedded systems engineer, embedded',
  Compilers: 'compiler, compiler engineer, compiler engineers',
  'Computer networks':
    'network engineer, network engineers, netzwerktechniker, ingenieur reseaux, network administrator, network analyst, network technician, network architect',
  'System administration':
    'systems administrator, system administrator, systems administrators, sysadmin, systemadministrator, systemadministratorin, administrateur systemes, administrador de sistemas',
  'UX design': 'ux designer, ux designers, user experience designer, product designer',
  'Interaction design': 'interaction designer, interaction designers',
  'Service design': 'service designer, service designers',
  'IT support': 'service desk, help desk, helpdesk',
  'Program management': 'program manager, program managers, programme manager, programme managers',
  'Software development':
    'software engineer, software engineers, software developer, software developers, application developer, applications developer, programmer, programmers, programmer analyst, softwareentwickler, softwareentwicklerin, softwareingenieur, developpeur de logiciel, developpeur de logiciels, developpeuse de logiciels, desarrollador de software, desarrolladora de software, sviluppatore software, desenvolvedor de software, programmierer, programmiererin, programmeur, programador, programadora, программист, lập trình viên, 软件工程师, 軟體工程師, 소프트웨어 엔지니어, ソフトウェアエンジニア',
  'Civil engineering':
    'civil engineer, civil engineers, bauingenieur, bauingenieurin, ingenieur civil, ingeniero civil, ingegnere civile, engenheiro civil',
  'Mechanical engineering':
    'mechanical engineer, mechanical engineers, maschinenbauingenieur, ingenieur mecanique, ingeniero mecanico, ingegnere meccanico, engenheiro mecanico',
  'Electrical engineering':
    'electrical engineer, electrical engineers, elektroingenieur, elektroingenieurin, ingenieur electrique, ingeniero electrico, ingegnere elettrico, engenheiro eletricista',
  'Quantitative analysis': 'quantitative researcher, quantitative researchers, quantitative analyst, quantitative developer',
  Trading: 'trader, traders, trading',
  'Cloud architecture': 'cloud architect, cloud architects, cloud solution architect',
  'Cloud computing': 'cloud engineer, cloud engineers, cloud developer',
  'Software testing':
    'qa engineer, qa engineers, qa analyst, qa tester, software tester, software testers, software test engineer, testingenieur, testeur logiciel',
  'Information security': 'security engineer, security engineers, application security engineer',
  Budgeting: 'budget analyst, budget analysts, budget officer, budget manager',
  'Policy development':
    'policy analyst, policy analysts, policy advisor, policy adviser, policy manager, policy officer, conseiller en politiques, conseillere en politiques',
  Inspection: 'inspector, inspectors, inspektor, inspecteur, inspectrice, inspettore, inspetor',
  'Urban planning': 'city planner, urban planner, town planner, stadtplaner, stadtplanerin, urbaniste, urbanista',
  'Cost estimation': 'estimator, estimators, kalkulator',
  'Laboratory skills':
    'biomedical scientist, biomedical scientists, laboratory technician, lab technician, laboratory assistant, laborant, laborantin, technicien de laboratoire',
  'Mental health': 'psychological wellbeing practitioner, wellbeing practitioner',
  'Elderly care': 'older people, older peoples, older persons, care of the elderly, elderly',
  'Patient care':
    'healthcare assistant, healthcare assistants, health care assistant, health care assistants, healthcare support worker, healthcare support workers, health care support worker, care assistant, care assistants, care support worker, care support workers, clinical support worker, nursing assistant, nursing assistants, pflegehelfer, pflegehelferin, aide soignant, aide soignante, auxiliar de enfermeria, operatore socio sanitario',
  'Emergency medicine': 'emergency department, emergency physician',
  'Case management': 'care coordinator, care co ordinator, case manager, case managers, case worker, caseworker',
  Research:
    'researcher, researchers, research assistant, research associate, research fellow, research scientist, research engineer, research intern, forscher, forscherin, chercheur, chercheuse, investigador cientifico, ricercatore, pesquisador',
  'Training delivery': 'trainer, trainers, training officer, training facilitator, formateur, formatrice, schulungsleiter',
  'Community outreach': 'outreach worker, outreach coordinator, outreach specialist',
  'Web development':
    'web developer, web developers, webentwickler, webentwicklerin, developpeur web, developpeuse web, desarrollador web, desarrolladora web, sviluppatore web, desenvolvedor web',
  Teaching:
    'teacher, teachers, lecturer, lehrer, lehrerin, lehrkraft, enseignant, enseignante, profesor, profesora, insegnante, docente, professor de, leraar',
  'Human resources': '=HR',
  'Web design': 'web designer, web designers, webdesigner, webdesignerin, disenador web, disenadora web',
  'Graphic design':
    'graphic designer, graphic designers, visual designer, visual designers, grafikdesigner, grafikdesignerin, graphiste, grafico',
  'Interior design': 'interior designer, interior designers, innenarchitekt, innenarchitektin',
  'Fashion design': 'fashion designer, fashion designers, modedesigner, modedesignerin',
  'Game design': 'game designer, game designers',
  'Landscape architecture': 'landscape architect, landscape architects, landschaftsarchitekt, landschaftsarchitektin',
  Telecommunications: 'communications engineer, communications engineers, telecom engineer, telecom technician, telephony',
  Bookkeeping: 'bookkeeper, bookkeepers',
  Proofreading: 'proofreader, proofreaders',
  'Massage therapy': 'masseur, masseuse',
  Surveying: 'surveyor, surveyors, vermesser, vermesserin, geometre',
  'Fleet management': 'fleet manager, fleet managers',
  'Personal training': 'personal trainer, personal trainers',
  Lifeguarding: 'lifeguard, lifeguards, rettungsschwimmer',
  Childcare: 'nanny, childminder, nursery assistant, nursery practitioner, kinderpfleger, kinderpflegerin',
  Geology: 'geologist, geologists, geologe, geologin, geologue',
  Ecology: 'ecologist, ecologists',
  Biostatistics: 'biostatistician, biostatisticians',
  Bioinformatics: 'bioinformatician, bioinformaticians',
};

/** People of a trade, not its field: "cardiologist", "surgeons", "nurse". */
const WORKER =
  /(?:ists?|ers?|ors?|nurses?|ians?|eons?|wi[fv]es?|erin|koch|kochin|kaufmann|kauffrau|fachkraft|fachfrau|fachmann|assistentin)$/;
/** What whoever is looked for must be, right before the trade: "a qualified and experienced Physiotherapist". */
const MUST_BE = /^(?:qualified|registered|chartered|certified|accredited|licensed|experienced|trained)$/;
const MUST_BE_NEAR = 3;
/** Whom one works with, or what others are. */
const OF_OTHERS = /^(?:with|by|alongside|to|from|the|between|support|supports|supporting|assist|assists|assisting|of)$/;
/** Words of looking for somebody, or of being one. */
const LOOKED_FOR =
  /\b(?:you (?:are|must be|will be|should be) (?:an?|either an?)|(?:looking for|seeking|seeks|recruit|recruiting|hiring|appoint|require|requires|need|welcome) (?:an?|one|two|both)?|(?:invite|welcome) applications from|ausbildung (?:als|zum|zur)|(?:gelernte|ausgebildete|examinierte|anerkannte)[rn]?)\b(?:(?!\b(?:by|with|from|than|to|who)\b)[^.;:!?\n•]){0,50}$/i;
const LOOKED_FOR_CHARACTERS = 80;

/** Whether a text looks for somebody of a trade: "we are looking for a Radiographer", "qualification as a registered Occupational Therapist". */
export function isLookedFor({ text, words, starts }: Words, first: number, last: number): boolean {
  if (!WORKER.test(words[last]!.folded)) return false;
  const before = text.slice(Math.max(0, starts[first]! - LOOKED_FOR_CHARACTERS), starts[first]);
  for (let at = first - 1; at >= Math.max(0, first - MUST_BE_NEAR); at--)
    if (MUST_BE.test(words[at]!.folded) && !/s$/.test(words[last]!.folded))
      return (
        !OF_OTHERS.test(words[/^(?:an?|one)$/.test(words[at - 1]?.folded ?? '') ? at - 2 : at - 1]?.folded ?? '') &&
        !/[.;:!?\n•]/.test(text.slice(starts[at], starts[first]))
      );
  return LOOKED_FOR.test(before);
}

/** Fields of care by their adjective and the places of their work, beside a word of experience. */
export const FIELDS_OF_EXPERIENCE: Record<string, string> = {
  Orthopaedics: 'orthopaedic, orthopedic, orthopadisch, orthopadische',
  Paediatrics: 'paediatric, pediatric',
  Cardiology: 'cardiac',
  Neurology: 'neurological, neuro',
  Surgery: 'surgery, surgical',
  Anaesthetics: 'anaesthetic',
  Ophthalmology: 'ophthalmic',
  'Obstetrics and gynaecology': 'obstetric, gynaecological, gynaecology',
  'Neonatal care': 'neonatal',
  'Respiratory medicine': 'respiratory',
  Oncology: 'oncological, chemotherapy',
  'Critical care': 'itu, icu',
  'Theatre nursing': 'scrub, theatre',
  Dentistry: 'dental',
  'Mental health': 'camhs, psychiatric',
  'Dementia care': 'dementia',
  'Elderly care': 'elderly, older people',
  'Emergency medicine': 'emergency department',
  Rehabilitation: 'rehab',
  'Substance abuse treatment': 'addiction, addictions',
};
const EXPERIENCE =
  /^(?:experience|experienced|background|knowledge|qualification|qualified|trained|erfahrung|kenntnisse|experiencia|esperienza)$/;
const EXPERIENCE_NEAR = 5;

/** Whether a word of experience stands near, in the same sentence: "experience in orthopaedic and MSK settings", "Experience of Surgery Essential". */
export function isOfExperience({ text, words, starts }: Words, first: number): boolean {
  for (let at = Math.max(0, first - EXPERIENCE_NEAR); at <= first + 2 && at < words.length; at++) {
    if (!EXPERIENCE.test(words[at]!.folded)) continue;
    const between = text.slice(Math.min(starts[at]!, starts[first]!), Math.max(starts[at]!, starts[first]!));
    if (!/[.!?;\n•]/.test(between)) return true;
  }
  return false;
}
