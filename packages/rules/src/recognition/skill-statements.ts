// Skills that a posting asks for without their name: by what somebody is able to do ("able to prioritise a workload": prioritization), in a list before
// the word "skills", in so many words, and as what a person is. Beside another skill: skill-pairs.ts; by professions: skill-professions.ts.
import { beginsPoint, leadOf } from './text-lists.ts';
import type { Words } from './words.ts';

/** What is asked for in so many words, wherever it stands; the bare name may be of a department or of what an organization tells of itself. */
export const ASKED_IN_WORDS: Record<string, string> = {
  Leadership:
    'provide leadership, provides leadership, providing leadership, provide clinical leadership, providing clinical leadership, provide strong leadership, provide strategic leadership, provide professional leadership, leadership and direction, leadership and guidance, experienced leader, strong leader, effective leader, inspirational leader, inspiring leader, natural leader, ability to lead, able to lead, lead the team, lead and motivate, lead and develop, lead a team, leading a team, leadership qualities, leadership abilities, leadership ability, leadership experience, technical leadership, clear leadership, consistent leadership, motivate others, lead others, lead by example, leading by example, fuhrungsstark, diriger une equipe, liderar equipos, guidare un team, motivate a team, motivate staff, motivate and inspire, inspire and motivate, motivating a team, motivating staff, lead and inspire, lead by influence, experience leading a team, experience leading teams, experience of leading a team, experience of leading teams, experience in leading',
  Supervision: 'ability to supervise, supervise staff, supervising staff, supervise and lead, supervise a team, supervision of staff',
  Resilience:
    'be resilient, are resilient, be a resilient, resilient individual, resilient person, emotionally resilient, personal resilience, emotional resilience, belastbar, belastbarkeit',
  Budgeting:
    'manage budgets, managing budgets, manage a budget, managing a budget, manage the budget, prepare budgets, preparing budgets, develop budgets, monitor budgets, budget setting, budget holder, budget responsibility, responsibility for the budget, responsible for the budget, budget development, budgetary analysis, capital budgets, operating budget, operating budgets, budgetary responsibility, budgetary management, budget experience, budget modifications, agency budget, gestion budgetaire, gestion de budgets, gestion des budgets, elaborer des budgets, gerer des budgets, budgetverantwortung, gestion presupuestaria, gestione del budget, gestao orcamentaria',
  'Organizational skills':
    'organisational ability, organisational abilities, organizational ability, organizational abilities, organisation ability, organised approach, organized approach, good organiser, excellent organiser, strong organiser, well organised, well organized, highly organised, highly organized, very organised, very organized, gut organisiert, bien organise, bien organisee, tres organise, you re organized, you re organised, you are organized, you are organised, be organized, be organised, etre organise, habits of being organized',
  Communication:
    'verbal communications, oral communications, communicator, communicators, communicate effectively, communicates effectively, communicating effectively, communicate clearly, communicates clearly, communicate quickly and effectively, telephone manner, phone manner, telephone skills, verbally and in writing, in writing and verbally, communiquer efficacement, communique efficacement, communiquer clairement, communiquez aisement, communiquez efficacement',
  'Attention to detail':
    'detailed oriented, commitment to detail, detail and accuracy, eye to detail, details oriented, focus on detail, detail conscious, high level of accuracy, high standards of accuracy, high standard of accuracy, high degree of accuracy, meticulous, attention to details, attentive to detail, detail minded, minutieux, minutieuse',
  Adaptability:
    'demonstrate flexibility, demonstrates flexibility, demonstrating flexibility, show flexibility, degree of flexibility, flexible and adaptable, adaptable and flexible, adaptable to change, be adaptable, are adaptable, anpassungsfahig, flexible in your approach, flexible in their approach, flexible in approach, flexibility to adapt, adapts to change, respond flexibly, adapting to change, adapt to changing, expected to be flexible, need to be flexible, needs to be flexible, be flexible to meet, be flexible in your, be flexible with your, be flexible in their',
  Prioritization:
    'competing priorities, conflicting priorities, changing priorities, manage priorities, managing priorities, prioritise own workload, prioritise your own workload, prioritise their own workload, prioritise tasks, prioritise work, prioritising own workload, prioritising their own workload, prioritising your workload, prioritising workload, priorisation, etablissement des priorites, simultaneous priorities, balance multiple priorities, prioritising your own workload, prioritise workload, prioritise workloads, prioritise your workload, prioritise a workload, prioritise their workload, prioritize workload, prioritize your workload, prioritizing workload',
  Multitasking:
    'multiple tasks, multiple assignments, multiple projects simultaneously, multiple projects at once, multiple projects concurrently, handle multiple, handling multiple, juggle multiple, juggling multiple, manage multiple projects, managing multiple projects, manage multiple tasks, projects simultaneously, tasks simultaneously, juggle several, several projects at once, multitasker, multi tasker, multiple deadlines',
  'Time management':
    'manage time, managing time, manage their time, managing their time, manage own time, managing your time, managing your own time, manage one s time, manage your time, manage your own time, time effectively, time efficiently, time well',
  'Creative thinking':
    'creative thinker, creative thinkers, creative mindset, think outside the box, thinking outside the box, esprit creatif',
  'Analytical skills':
    'analytical thinker, analytical mind, analytical mindset, analytical approach, analytically minded, numerate and analytical, numerate analytical',
  'People management':
    'manage a team, managing a team, manage staff, managing staff, line manage, line managing, line manager experience, direct reports, managing people, manage people, lead and manage a team, manage teams, managing teams',
  Mentoring:
    'mentoring and coaching, coaching and mentoring, mentor junior, mentoring junior, mentor staff, mentoring staff, mentoring your team, mentoring the team, mentoring of staff, mentor and coach, coach and mentor, mentorship qualification',
  'Stakeholder management':
    'relationships with stakeholders, relationships with key stakeholders, relationships with internal and external stakeholders, stakeholder relations, stakeholder relationships, engage with stakeholders, engaging with stakeholders, engage stakeholders, engaging stakeholders, influence stakeholders, manage stakeholders, managing stakeholders',
  'Windows Server': 'windows 2008, windows 2012, windows 2016, windows 2019, windows 2022, windows servers',
  'Test automation': 'automate tests, automates tests, automating tests, automated test suites, automated test frameworks',
  'Manual testing': 'manual tests',
  'CI/CD': 'ci workflows, ci pipeline, ci pipelines, ci tools, ci servers, ci environment',
  Typing: 'keyboard skills, keyboarding skills, keyboarding, word processing skills',
  'Data entry': 'data input, data inputting, inputting data, dateneingabe, saisie de donnees',
  'Record keeping':
    'maintain records, maintaining records, maintain accurate records, keep records, keeping records, maintain documentation, maintaining documentation, maintain appropriate records, maintains accurate, keeps accurate, file and maintain',
  'Minute taking': 'take minutes, taking of minutes, minuting, minutes of meetings, prise de notes',
  'Microsoft Office':
    'microsoft suite, microsoft applications, microsoft packages, microsoft products, ms suite, ms packages, ms applications, office paket, office anwendungen, office programmen, office programme, gangigen office',
  'Electronic health records':
    'electronic patient record, electronic patient records, electronic health record, electronic medical record, patient record systems, patient records systems, emisweb, emis web, systm1, system one, rio system',
  'Life support':
    '=ILS, =BLS, =ATLS, =APLS, =EPLS, =ACLS, immediate life support, intermediate life support, paediatric life support, advanced trauma life support, resuscitation',
  'Wound care': 'wound management, wound dressings, wound dressing',
  'Medication administration':
    'administration of medicines, administration of medications, administration of drugs, administering medication, administering medications, administering medicines, administer medication, administer medications, administer medicines, drug administration, medicines administration, medicine administration',
  'Health and safety': 'safety focus, safe working practices, safety procedures and practices, safety practices and procedures',
  'Conflict resolution': 'resolve conflict, resolve conflicts, resolving conflict, resolving conflicts, resolves conflict',
  Collaboration: 'ability to collaborate, work collaboratively and, collaborative work style, travail collaboratif',
  Teamwork:
    'effective team member, effective member of a, work well with others, as part of a multidisciplinary team, as part of a multi disciplinary team, within a multidisciplinary team, within a multi disciplinary team, as a member of a team, as a team member, within a small team, team spirited, committed to team work, committed to teamwork, good team working, effective team working, strong team ethic, multi professional team working, and as part of a team, also as part of a, part of a busy team, part of a wider team, part of a larger team, part of a close knit team, part of a friendly team, equally as part of a, or as part of a team, individually and as part, independently and as part, alone and as part, within a busy team, good team worker, team ethos, as a part of a team, works as part of a team, work as part of a team, respectful team player, team work ethic, teamwork ethic',
  'Written communication':
    'orally and in writing, in writing and orally, communicate in writing, excellent writing, excellent writer, strong writer, strong writing, writing ability, writing abilities, write clearly, write clear, written and verbal communicator, written and oral communicator, written and spoken english, spoken and written english',
  'Computer literacy':
    'in the use of a pc, in the use of pcs, in using a pc, pc literate, pc literacy, it proficient, computer savvy, computer knowledge, knowledge of computers, it knowledge, it competent, variety of it applications, range of it applications, use of it applications, proficient in relevant it, knowledge of it systems, knowledge of hospital it, new it applications, variety of it systems, range of it systems, variety of computer applications, range of computer applications',
  Negotiation: 'negotiator, negotiators, negotiates, negotiate contracts, negotiate agreements, negotiate settlements, negotiate with',
  Venepuncture: 'taking bloods, take bloods, blood taking, taking blood samples, take blood samples',
  Compliance:
    'ensure compliance, ensures compliance, ensuring compliance, compliance monitoring, monitor compliance, monitoring compliance',
  'Policy development':
    'develop policies, developing policies, develop policy, developing policy, policy formulation, policy and procedure development, formulate policy, formulating policy, write policies, writing policies',
  Editing:
    'write and edit, writing and editing, review and edit, edit and proofread, proofread and edit, writes and edits, edit content, edit copy, drafting and editing',
  Auditing:
    'undertake audits, conduct audits, conducting audits, perform audits, performing audits, carry out audits, undertaking audits, audit experience, experience auditing',
  Interviewing: 'interviewing techniques, interview techniques',
  Investigations: 'investigative techniques, investigation techniques',
  'Cost estimation': 'cost estimates, preparing estimates, prepare estimates, construction estimates',
  'Software development': '=SDLC, systems development life cycle, develop software, write software, writing software',
  Triage: 'clinical triage, telephone triage, triaging, triage patients, triaging patients',
  'Project management':
    'management of projects, management of capital projects, managing capital projects, management of construction projects, managing construction projects, management of multiple projects, experience managing projects, gerer des projets, gestion des projets',
  'Customer focus':
    'customer focused, customer focussed, customer centric, customer oriented, client focused, client focussed, client oriented, service oriented',
  Litigation: 'litigate, litigates, litigating',
  'Driving licence':
    'car driver, car drivers, car owner, ability to drive, own vehicle, access to a vehicle, access to a car, motor vehicle operator license, motor vehicle operator s license, operate a motor vehicle, uk driving licence, uk driving license, full driving licence, full driving license, uk drivers licence, uk drivers license, full clean driving, clean driving licence, clean driving license, commercial driver s license, driving licence is essential, driving license is essential, driving licence essential',
  'Problem solving':
    'resout les problemes, resoudre les problemes, resoudre des problemes, trouble shooting skills, troubleshooting skills, trouble shooting ability, troubleshooting ability, problem solve',
  'Report writing':
    'write reports, writing reports, write clear reports, written reports, clear and concise reports, well written and timely reports',
  'Presentation skills': 'deliver presentations, give presentations, giving presentations, make presentations, making presentations',
};

/** What somebody is able to do, behind a word of ability. */
export const ABILITIES: Record<string, string> = {
  Prioritization:
    'prioritize, prioritise, prioritizing, prioritising, priorisieren, prioriser, priorizar, etablir des priorites, etablir les priorites',
  Communication: 'articulate, communicate, communicating, kommunizieren, communiquer, comunicar, comunicare',
  Collaboration: 'collaborate, collaborating, work collaboratively, working collaboratively, collaborer, colaborar, collaborare',
  Negotiation: 'negotiate',
  Multitasking:
    'multitask, multi task, manage multiple, handle several, oversee multiple, work on multiple, track and manage multiple, concurrently handle, gerer plusieurs, mener plusieurs, gerer de multiples',
  'Problem solving':
    'solving problems, solve problems, resolve problems, solve complex problems, problem solve, resolver problemas, risolvere problemi, probleme zu losen',
  Delegation: 'delegate',
  Leadership: 'lead teams, lead your team, build and lead, motivate, inspire, lead people, diriger, conduire une equipe',
  Facilitation:
    'facilitate meetings, facilitate workshops, facilitate discussions, facilitate groups, animer, facilitate group, facilitate conversations, moderate discussions, facilitate training, faciliter des',
  Adaptability:
    'adapt to change, adapt to a, adapt to new, adapt quickly, be flexible, respond to change, sich anpassen, s adapter, adaptarse, work flexibly, working flexibly, be agile',
  Teamwork:
    'team environment, team setting, in a multidisciplinary team, in a multi disciplinary team, within groups, in cross functional teams, within cross functional teams, in multi disciplinary teams, in multidisciplinary teams, with cross functional teams, as part of a team, as part of the team, part of a team, part of a busy, part of a small, part of a larger, part of a wider, part of a multi, in teams, in a group, au sein d une equipe, au sein d equipes, en equipe',
  'Creative thinking': 'think creatively, think outside, be creative, create innovative, develop creative, develop innovative',
  'Analytical skills': 'analyze, analyse, think analytically, think logically, interpret data, analyser, analizar, analizzare, analysieren',
  Supervision: 'supervise',
  'Decision making':
    'make decisions, make timely decisions, make sound decisions, make good decisions, make independent decisions, make clinical decisions, make informed decisions, make quick decisions, prendre des decisions, entscheidungen treffen, tomar decisiones, prendere decisioni, tomar decisoes',
  Research:
    'conduct research, undertake research, perform research, perform independent research, conduct independent research, do research, carry out research, mener des recherches, effectuer des recherches',
  'Risk management': 'manage risk, manage risks, mitigate risk, mitigate risks, manage and mitigate risk',
  'Interpersonal skills':
    'deal tactfully, interact effectively, effectively interact, build relationships, build effective working relationships, build excellent working relationships, build good relationships, develop relationships, establish relationships, build rapport, establish rapport, deal diplomatically, interact positively, interact professionally, relate well, cultiver des relations, nouer des relations, etablir des relations, entretenir des relations, batir des relations, creer des relations, tisser des liens, creer des liens, creer et entretenir, influence others',
  'Critical thinking': 'think critically',
  Mentoring: 'mentor others, mentor team, mentor and',
  Coaching: 'coach others, coach staff, coach teams, coach a team, coach and',
  'Change management':
    'manage change, lead change, drive change, effect change, implement change, gerer le changement, mener le changement',
  'Time management':
    'meet deadlines, meet tight deadlines, meet strict deadlines, work to deadlines, work to tight deadlines, respecter des echeances, respecter les echeances, respecter des delais, respecter les delais',
  'Presentation skills':
    'present findings, present information, present data, present complex, present ideas, present results, prepare presentations, presenter des',
  'Written communication': 'write effectively, write well, write concisely, rediger',
  'Report writing':
    'produce reports, create reports, prepare reports, write succinct, write concise, write detailed reports, produce clear reports, compile reports, rediger des rapports, redactar informes',
};
const RELATIONSHIPS = [
  '',
  'good ',
  'effective ',
  'strong ',
  'positive ',
  'excellent ',
  'productive ',
  'collaborative ',
  'harmonious ',
].flatMap((kind) => [`${kind}relationships`, `${kind}working relationships`]);
for (const verb of [
  'build',
  'develop',
  'establish',
  'maintain',
  'form',
  'build and maintain',
  'develop and maintain',
  'establish and maintain',
])
  ABILITIES['Interpersonal skills'] += RELATIONSHIPS.map((what) => `, ${verb} ${what}`).join('');
const ABLE =
  /^(?:ability|abilities|able|capable|capacity|capability|can|must|skills?|skilled|adept|aptitude|comfortable|confident|proven|knows?|fahig|fahigkeit|lage|kannst|konnen|mesure|grado|peut|peuvent|pourra|pouvez|pourrez|saura|saurez|savez|sait|savoir|capables?|capacites?|aptitudes?|aptes?|habiletes?|aise|douee?s?|excellez|capaz|capacidad|habilidad|sabe|saber|capace|capacita|abilita|sa|capacidade|habilidade|staat|kunt|kan|vermogen|sachant|умение|способность|умеет|умеете|capabil|capabila|capacitatea|abilitatea|kha|kayang|marunong|kakayahang)$/;
const ABLE_BEFORE = 9;

/** "Knowledge of ...; ability to: read maps; supervise a crew; deal tactfully with the public": what semicolons part stands in one list. */
const ABLE_BEFORE_ITEMS = /\b(?:ability|abilities|able|capable) (?:to|of)\b/i;
const ITEM_BEGINS = /;\s*(?:and\s+)?(?:the ability to\s+)?$/i;
const ITEMS_CHARACTERS = 1500;

function isItemOfAbility({ text, starts }: Words, first: number): boolean {
  const before = text.slice(Math.max(0, starts[first]! - ITEMS_CHARACTERS), starts[first]);
  if (!ITEM_BEGINS.test(before)) return false;
  return ABLE_BEFORE_ITEMS.test(before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('•')) + 1));
}

/**
 * True where a word of ability stands before: in the same sentence, before the list whose point begins here ("You will be able to: • Recruit ..."), or
 * before the items that semicolons part.
 */
export function isAbility(words: Words, first: number): boolean {
  const { text, words: all, starts } = words;
  for (let at = first - 1; at >= Math.max(0, first - ABLE_BEFORE); at--)
    if (ABLE.test(all[at]!.folded)) {
      if (!SENTENCE_END.test(text.slice(starts[at], starts[first]))) return true;
      break;
    }
  return isPointOfAbility(words, first) || isItemOfAbility(words, first);
}

/** What a point of such a list asks for by its first word, which elsewhere says what others do. */
export const POINTS: Record<string, string> = {
  Recruiting: 'recruit, recruter',
  Mentoring: 'mentor',
  Coaching: 'coach, encadrer',
  Interviewing: 'interview, interviewer',
  Supervision: 'superviser',
  Collaboration: 'collaborate, collaborer',
  Research: 'research',
  Adaptability: 'flexibility, flexible, adaptable',
  Resilience: 'resilient, resilience',
  'Organizational skills': 'organised, organized',
  'Creative thinking': 'creative',
};

/** True where a point begins with the word, in a list under words of ability; what somebody is may stand under any words of asking. */
export const isPointOfAbility = (words: Words, first: number): boolean => {
  if (!beginsPoint(words, first)) return false;
  const lead = leadOf(words, words.starts[first]!);
  return (
    ABLE_BEFORE_LIST.test(lead) ||
    (/^(?:flexib|adaptab|resilien|organi[sz]ed|creativ|empath|self|compassion)/.test(words.words[first]!.folded) &&
      PERSON_BEFORE_LIST.test(lead))
  );
};
const PERSON_BEFORE_LIST =
  /\b(?:skills|qualities|attributes|person specification|you (?:are|have|will be|should be|must be)|looking for|essential|criteria|competencies|requirements)\b[^.]{0,40}$/iu;
const ABLE_BEFORE_LIST =
  /\b(?:able to|abilit(?:y|ies) to|capable of|who can|you can|saura|saurez|pourra|pourrez|sait|peut|en mesure de|à même de|aptes? à|capacité|capables? de|fähig|in der lage|capace di|in grado di|capaz de|in staat)\b[^.]{0,40}$/iu;
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
  Editing: 'editing',
};
/** Words of many uses: they stand right before "skills", or one word and a sign of joining before it. */
const OF_MANY_USES = new Set(['research', 'analysis']);
const SKILLS_WORD = /^(?:skills?|abilit(?:y|ies))$/;
/** What may stand in such a list; as long as nothing else does, it may be as long as it likes. */
const OF_LISTS =
  /^(?:and|or|communications?|excellent|strong|good|very|effective|interpersonal|inter|personal|organi[sz]ation(?:al)?|organi[sz]ing|analytical|analytics?|analysis|oral|verbal|written|writing|computer|presentation|time|management|problem|solving|leadership|research|planning|technical|facilitation|negotiat(?:ion|ing)|listening|editing|social|critical|thinking|decision|making|customer|service|supervisory|administrative|people|it|team|teamwork|coordination|project|quantitative|conceptual|numeracy|literacy|numerical|creative|reporting|managerial|prioriti[sz]ation|multi|tasking|multitasking|conflict|resolution|coordination|collaborative|collaboration|motivational|influencing|diplomatic|relationship|building|building|clerical|office|keyboard|assessment|business|process|software|strategic|self|professional|teaching|training|programming|presenting|researching|advocacy|judge?ment|reasoning|coordinating|legal|drafting|litigation|investigative|mathematical|math|scheduling|managing|budgeting|financial|marketing|mediation|networking|persuasive|reading|typing|telephone|secretarial|questioning|clinical|nursing|numerate|liaison|mentoring|coaching|audio|assessing|teamworking|english|language|delegation|statistical|persuasion|attention|to|detail|public|speaking|decision)$/;
const LONG_LIST_WORDS = 14;
const JOINS = /^(?:\s*(?:,|&|\/|and\b|,\s*and\b))/;
const LIST_WORDS = 6;
const NEAR_WORDS = 3;

/** "interpersonal, written and verbal communication skills": nothing but a list stands before the word. */
export function isListedBeforeSkills({ text, words, starts }: Words, last: number): boolean {
  const word = words[last]!;
  const isOfMany = OF_MANY_USES.has(word.folded);
  const most = isOfMany && !beginsListOfSkills(text, words, starts, last) ? NEAR_WORDS : LONG_LIST_WORDS;
  let isList = true;
  for (let at = last + 1; at <= last + most && at < words.length; at++) {
    if (!SKILLS_WORD.test(words[at]!.folded)) {
      isList &&= OF_LISTS.test(words[at]!.folded);
      if (!isList && at >= last + LIST_WORDS) return false;
      continue;
    }
    if (SENTENCE_END.test(text.slice(starts[last], starts[at]))) return false;
    if (isOfMany && at > last + NEAR_WORDS && !isList) return false;
    return !isOfMany || at === last + 1 || JOINS.test(text.slice(starts[last]! + word.text.length));
  }
  return false;
}

/** "Strong analytical, research, organizational, and quantitative skills": what stands before the word is of the same list, or praises it. */
function beginsListOfSkills(text: string, words: Words['words'], starts: Words['starts'], at: number): boolean {
  const before = words[at - 1];
  if (!before || SENTENCE_END.test(text.slice(starts[at - 1], starts[at]))) return false;
  return OF_LISTS.test(before.folded) || PRAISES.test(before.folded);
}
const PRAISES = /^(?:exceptional|outstanding|superior|superb|solid|advanced|proven|demonstrated|exemplary|well)$/;
