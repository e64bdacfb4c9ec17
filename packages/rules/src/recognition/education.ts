// Study levels and fields that a posting asks for. Fields count only near words of a degree, so that "master data" or "licence to drive" tell nothing.
// @rule education.6, reference.4
import { EDUCATION_FIELDS, EDUCATION_LEVELS, type EducationField, type EducationLevel } from '../jobs.ts';
import { asidesOf } from './text-asides.ts';
import { phraseFinder, splitWords, vocabulary, type Words } from './words.ts';

const LEVEL_WORDS: Record<EducationLevel, string> = {
  phd: 'phd, ph d, doctorate, doctoral, doctoral degree, dphil, promotion abgeschlossen, doktor, promovierte, promoviert, doctorat, doctorado, dottorato, doutorado, doutoramento, doctoraat, gepromoveerd, кандидат наук, аспирантура, tien si, 博士, 박사, md phd, abgeschlossene promotion',
  dba: 'dba degree, doctor of business administration, doctorate of business administration',
  master:
    'masters degree, master s degree, master degree, master s, masters, msc, m sc, m s degree, =MS in, =MS degree, =MS or PhD, =BS MS, =BS or MS, =MS PhD, =M.S., meng, m eng, ma degree, =M.A., mphil, mres, postgraduate degree, postgraduate qualification, post graduate degree, post graduate qualification, postgraduate study, higher degree, graduate degree, advanced degree, masterabschluss, masterstudium, master of, master in, magister, diplom, *masterstudium, hochschulabschluss master, maitrise en, maitrise universitaire, diplome de maitrise, licence ou maitrise, niveau maitrise, bac 5, bac+5, master 2, ingenieur diplome, maestria, master universitario, posgrado, laurea magistrale, laurea specialistica, mestrado, pos graduacao, universitair, wo master, masterat, магистр*, thac si, 硕士, 碩士, 修士, 大学院, 석사, juris doctor, jd degree, law degree, law school, master en, postgraduate level, post graduate level, masters level, master s level, master level, m level, level 7 qualification, wo opleiding, wo niveau, wo diploma, wo werk, hbo wo, diplome d ingenieur, ecole d ingenieur, ecole d ingenieurs, wissenschaftliches hochschulstudium, grado de maestria, nivel maestria, studii de master, studii postuniversitare',
  mba: 'mba, m b a, master of business administration, emba',
  bachelor:
    'bachelors degree, bachelor s degree, bachelor degree, bachelor s, bachelors, bachelor, baccalaureate, baccalaureate degree, bsc, b sc, =BS, =B.S., =BA, =B.A., beng, undergraduate degree, undergraduate student, undergraduate program, undergraduate programme, university degree, relevant degree, related degree, technical degree, science degree, engineering degree, degree educated, educated to degree, college degree, first degree, degree level, degree qualified, four year degree, 4 year degree, four year college, 4 year college, graduation from a college, degree qualification, degree or above, appropriate degree, suitable degree, recognised degree, recognized degree, accredited degree, professional degree, stem degree, numerate degree, quantitative degree, scientific degree, health related degree, healthcare degree, level 6 qualification, degree required, degree in, degree within, degree or equivalent, degree from, graduation with a degree, graduated with a degree, need a degree, needs a degree, have a degree, has a degree, hold a degree, holds a degree, holding a degree, possess a degree, degree standard, honours degree, hons, bachelorabschluss, bachelorstudium, hochschulstudium, studium, abgeschlossenes studium, hochschulabschluss, studienabschluss, licence universitaire, bac 3, bac 4, diplome universitaire, baccalaureat universitaire, diplome d etudes superieures, licenciatura, grado universitario, titulacion universitaria, grado en, laurea triennale, laurea, laureato, laureati, ensino superior, graduacao, hbo, hbo diploma, studii superioare, licenta, высшее образование, бакалавр*, dai hoc, cu nhan, 本科, 学士, 大卒, 大学卒, 学部, 학사, 대졸, nursing degree, medical degree, mbbs, etablissement d enseignement postsecondaire, etablissement postsecondaire, grade universitaire, licence en, licence professionnelle, licence pro, current university student, current university students, current college student, final year student, final year students, penultimate year, recent graduate, recent graduates, recent university graduate, university graduate, university graduates, college graduate, college graduates, university education, university level education, four year university, 4 year university, 2 1 degree, 2 1 or above, immatrikuliert, immatrikulierte, immatrikulierter, du studierst, sie studieren, studierende der, eingeschriebene studierende, eingeschriebener student, estudiante de ultimo, estudiantes de ultimo, ultimos cursos de, recien graduado, recien graduados, recien titulado, recien titulados, graduado en, graduada en, titulado en, titulada en, titulado universitario, laureata, laureando, laureanda, laureandi, neolaureato, neolaureata, neolaureati, bacharelado, bacharel, licenciado em, licenciada em, formacao superior, superior completo, afgeronde hbo, absolvent de facultate, absolventi de facultate, высшего образования, высшим образованием, высшее экономическое, высшее техническое, высшее профильное, высшее юридическое, высшее медицинское, высшее профессиональное, высшее педагогическое, неоконченное высшее, неполное высшее, kolehiyo, 大学・, 大学卒業, 대학교 졸업, 4년제',
  diploma:
    'diploma, associate degree, associates degree, associate s degree, hnd, hnc, higher national diploma, foundation degree, two year degree, 60 semester credits, college diploma, fachhochschulreife, techniker, fachwirt, bts, dut, diplome d etudes collegiales, dec, tecnico superior, ciclo formativo, diploma di, mbo, tecnologo, 大专, 大專, 専門学校, 短大, 전문대, cao dang, grado superior, fp superior, staatlich geprufter techniker, staatlich geprufte technikerin, среднее специальное, среднее профессиональное, средне специальное, среднее техническое, 高専, 초대졸, studii postliceale',
  certification:
    'vocational qualification, vocational qualifications, pgcert, pg cert, postgraduate certificate, post graduate certificate, certification, certifications, certified, certificate, certificates, nvq, nvq1, nvq2, nvq3, nvq4, nvq5, qcf, qcf level, btec, nneb, city & guilds, city and guilds, city & guild, license required, professional certification, cpa license, ausbildung, abgeschlossene ausbildung, berufsausbildung, *ausbildung, certificado de, certificacion, certificazione, certificat de, certificaat, zertifikat, zertifizierung, сертификат, chung chi, 资格证, 資格, 자격증, level 2 qualification, level 3 qualification, level 4 qualification, level 5 qualification, level 2 or 3 qualification, cache level, aat qualified, aat level, aat qualification, acca qualified, cima qualified, ccab qualified, cipd level, cipd qualified, cipd qualification, accountancy qualification, accounting qualification, qualified teacher status, completed apprenticeship, completed an apprenticeship, apprenticeship in, formacion profesional, fp de grado medio, grado medio',
  microcredential: 'microcredential, micro credential, microcredentials, nanodegree, badge certificate, mooc',
};

const FIELD_WORDS: Record<EducationField, string> = {
  accounting: 'accounting, accountancy, rechnungswesen, comptabilite, contabilidad, contabilita, 会计',
  agriculture: 'agriculture, agricultural, agronomy, horticulture, forestry, landwirtschaft, agronomie',
  architecture: 'architecture, urban planning, city planning, urban studies, landscape architecture, architektur, urbanisme, arquitectura',
  arts: 'fine arts, visual arts, art history, performing arts, music, theatre studies, kunst, beaux arts, bellas artes',
  biology:
    'biology, biological sciences, biological science, biochemistry, microbiology, molecular biology, genetics, life sciences, life science, biotechnology, bioinformatics, biologie, biologia, ecology, neuroscience',
  business_administration:
    'business administration, business, business management, management studies, bwl, betriebswirtschaft*, wirtschaftswissenschaft*, wirtschaftsinformatik, commerce, gestion, administracion de empresas, economia aziendale, administracao, public administration, bedrijfskunde, 工商管理, 経営',
  chemistry: 'chemistry, chemical sciences, chemie, chimie, quimica, chimica, chemical engineering, pharmacology, 化学',
  communication:
    'communication, communications, journalism, media studies, public relations, kommunikation*, journalisme, periodismo, comunicacion, film studies',
  computer_science:
    'computer science, computer sciences, computing, software engineering, informatics, information technology, information systems, computer engineering, computer information systems, cybersecurity, cyber security, informatik, informatique, informatica, ingenieria informatica, genie logiciel, ciencias de la computacion, ciencia da computacao, 计算机, 計算機, 情報工学, コンピュータサイエンス, 컴퓨터공학',
  data_science:
    'data science, data analytics, machine learning, artificial intelligence, big data, business analytics, sciences des donnees, ciencia de datos, 数据科学',
  design:
    'in design, of design, design degree, design studies, design school, art and design, arts and design, graphic design, visual design, communication design, industrial design, interaction design, product design, human computer interaction, hci, fashion design, diseno, gestaltung',
  economics: 'economics, economic, econometrics, volkswirtschaft*, vwl, economie, economia, 经济学, 経済学, 경제학',
  education:
    'education studies, teaching qualification, pedagogy, lehramt, padagogik, pgce, sciences de l education, pedagogia, early childhood education, bachelor of education, school counseling',
  electrical_engineering:
    'electrical engineering, electronics, electronic engineering, electrical, elektrotechnik, genie electrique, ingenieria electrica, telecommunications engineering, mechatronics',
  engineering:
    'engineering, civil engineering, industrial engineering, systems engineering, aerospace engineering, structural engineering, biomedical engineering, ingenieurwesen, ingenieurwissenschaften, genie civil, ingenieria, ingegneria, engenharia, 工学, 공학, stem',
  environment:
    'environmental science, environmental sciences, environmental studies, environmental engineering, sustainability, umwelt*, geology, geography, earth sciences, climate science, public health engineering',
  finance:
    'finance, banking, financial mathematics, financial engineering, actuarial science, finanzwesen, finanzen, finances, finanzas, finanza, 金融',
  health_sciences:
    'nursing, health sciences, health science, public health, physiotherapy, occupational therapy, radiography, midwifery, pharmacy, nutrition, dietetics, epidemiology, speech and language therapy, paramedic science, biomedical science, health care administration, pflegewissenschaft*, soins infirmiers, enfermeria, optometry, audiology, rgn, rmn, nmc registration, registered nurse',
  hospitality: 'hospitality management, hotel management, tourism, culinary arts, tourismus*, hotellerie',
  human_resources:
    'human resources, human resource management, personnel administration, personalwesen, personalmanagement, ressources humaines, recursos humanos, industrial relations, labor relations, organizational psychology, cipd',
  humanities:
    'humanities, liberal arts, history, philosophy, literature, english literature, geisteswissenschaft*, lettres, humanidades, classics, theology, anthropology',
  international_relations:
    'international relations, international affairs, international development, european studies, relations internationales, relaciones internacionales',
  languages: 'linguistics, modern languages, translation studies, foreign languages, philology, sprachwissenschaft*, traduction, filologia',
  law: 'legal studies, bachelor of laws, law school, degree in law, juris doctor, accredited law school, law degree, jura, rechtswissenschaft*, droit, derecho, giurisprudenza, direito, 法学, 法律, criminal justice, criminology',
  logistics: 'logistics, supply chain management, transportation planning, logistik, logistique, logistica, operations research',
  marketing: 'marketing, advertising, market research',
  mathematics:
    'mathematics, math, maths, applied mathematics, mathematik, mathematiques, matematicas, matematica, quantitative field, quantitative discipline, 数学',
  mechanical_engineering:
    'mechanical engineering, maschinenbau, genie mecanique, ingenieria mecanica, automotive engineering, ingegneria meccanica, 機械工学',
  medicine:
    'medicine, medical degree, mbbs, md degree, dentistry, veterinary medicine, humanmedizin, medizinstudium, medecine, medicina, gmc registration, full gmc, frca, frcr, mrcp, mrcpsych, 医学',
  physics: 'physics, astrophysics, astronomy, physik, physique, fisica, 物理',
  political_science:
    'political science, politics, public policy, politikwissenschaft*, sciences politiques, ciencias politicas, government studies, policy studies',
  psychology:
    'psychology, psychologie, psicologia, behavioural science, behavioral science, counselling psychology, clinical psychology, 心理学',
  social_sciences:
    'social science, social sciences, sociology, social work, sozialwissenschaft*, soziologie, sciences sociales, ciencias sociales, gender studies, counseling, guidance counseling',
  statistics: 'statistics, biostatistics, statistik, statistique, estadistica, 统计',
};

/** School diplomas and papers of other kinds are no study level. */
const SCHOOL_ONLY =
  'certificate of sponsorship, certificates of sponsorship, mot certificate, insurance certificate, criminal record certificate, criminal records certificate, police certificate, police certificates, vaccination certificate, gift certificate, gift certificates, fit certificate, dbs certificates, medical certificates, birth certificates, death certificates, certified true copy, certified copies, certified payroll, certified mail, dbs certificate, enhanced dbs certificate, disclosure certificate, birth certificate, marriage certificate, death certificate, medical certificate, valid medical certificate, certificate of occupancy, certificates of occupancy, certificate of incorporation, certified copy, certified b corp, certified company, iso certified, iso certification, iso 9001 certified, diploma pharmacist, diploma pharmacists, postgraduate dean, degree of freedom, associate dean, secondary diploma, secondary school diploma, school leaving certificate, certified employer, great place to work certified, doctorate courses, doctorate course, doctorate training, master of ceremonies, master mariner, certificate and letter of completion, =MS Office, =MS Teams, =MS SQL, degree celsius, scrum master, scrum masters, scrum master in, web master in, harbour master in, harbor master in, head master in, station master in, master in depth, high school diploma, equivalency diploma, high school equivalency diploma, school equivalency diploma, four year high school diploma, school diploma, high school, ged, abitur, baccalaureat general, diplome d etudes secondaires';

/** "Diploma / Degree": each of them. */
const EITHER = 'diploma degree, degree diploma, diploma or degree, degree or diploma, diploma and degree, degree and diploma';
const levelFinder = phraseFinder<EducationLevel | 'school' | 'either'>([
  ...vocabulary(LEVEL_WORDS),
  ...vocabulary({ school: SCHOOL_ONLY, either: EITHER }),
]);
const fieldFinder = phraseFinder(vocabulary(FIELD_WORDS));
const DEGREE_WORDS = phraseFinder(
  vocabulary({
    degree:
      'degree, degrees, qcf, btec, nneb, city & guilds, city and guilds, city & guild, nvq1, nvq2, nvq3, nvq4, nvq5, bachelor*, baccalaur*, masters, master s, master of, master degree, phd, doctor*, diploma*, graduate, graduates, graduated, undergraduate*, postgraduate*, university, universit*, college, bsc, msc, mba, ph d, =BS, =B.S., =MS, =M.S., =BA, =B.A., =MA, =M.A., beng, meng, qualification*, qualified, studi*, hochschul*, *hochschule, abschluss, *abschluss, ausbildung, *ausbildung, diplom, diplome*, licenciatura, titulacion, laurea, formation, major, majors, accredited, pgcert, pg cert, certificat*, certified, nvq, gmc, nmc, registered, master in, master en, scrum master, grade d un, grade universitaire, licence en, licence professionnelle, licence pro, bts, dut, bac 2, bac 3, bac 5, maitrise, promotion abgeschlossen, abgeschlossene promotion, staatlich gepruft*, immatrikuliert*, grado en, grado superior, grado medio, formacion profesional, ciclo formativo, tecnico superior, ultimos cursos, recien titulado, recien titulados, titulado en, titulada en, titulado universitario, laureato, laureata, laureati, laureando, laureanda, laureandi, neolaureat*, maestria, dottorato, ensino superior, graduacao, pos graduacao, bacharel*, mestrado, doutorado, formacao superior, superior completo, licenciado em, licenciada em, hbo opleiding, hbo werk, hbo niveau, hbo diploma, hbo of, hbo wo, mbo hbo, mbo diploma, mbo niveau, mbo opleiding, wo opleiding, wo niveau, wo diploma, opleiding, образован*, диплом*, бакалавр*, магистр*, неоконченное высшее, неполное высшее, аспирантура, tot nghiep, dai hoc, cao dang, cu nhan, thac si, tien si, bang cap, m level, level 6 qualification, level 7 qualification, kolehiyo, nvq level, cache level, aat qualified, penultimate year, final year, 学历, 學歷, 大专, 大專, 硕士, 碩士, 本科, 学士, 大卒, 卒業, 専門学校, 短大, 高専, 学歴, 대학교, 대졸, 졸업, 학력, 전문대, 4년제, 本科, 硕士, 博士, 学士, 修士, 大学, 학사, 석사, 박사',
  }),
);
/** Papers of work: some are only got there ("you will work towards an NVQ"). */
const PAPERS = new Set<EducationLevel>(['diploma', 'certification', 'microcredential']);
const PROMISED =
  /^(?:towards?|undertake|undertaking|achieve|achieving|enrol|enroll|enrolled|complete|completing|leads?|leading|sponsor|sponsored|vorbereitung|préparer)$/;
const PROMISED_WITHIN = 6;
const REFUSED_WITHIN = 4;
const NONE_WITHIN = 2;
const TURNED_AWAY = 6;
const TURNS_AWAY = /^(?:considered|accepted|shortlisted)$/;
const WORDS_BEFORE = 25;
const WORDS_AFTER = 8;
const LEVELS_KEPT = 4;
const FIELDS_KEPT = 8;

/**
 * Levels and fields, in the order of the vocabulary. `educationText` is the feed's own, without one, or where it names
 * only a school, the description is read ("a bachelor's degree is preferred"). What an organization offers or tells of itself asks for none.
 */
export function recogniseEducation(
  educationText: string | undefined,
  description: Words,
): { levels: EducationLevel[]; fields: EducationField[] } {
  const words = educationText?.trim() ? splitWords(educationText.slice(0, 6000)) : description;
  const anchors = DEGREE_WORDS.find(words).map((match) => match.first);
  const levels = new Set(anchors.length > 0 ? levelsIn(words) : []);
  // A feed's field holds the least that is asked; the text may prefer more ("Master's degree preferred").
  const highest = levels.size > 0 ? rankOf([...levels]) : EDUCATION_LEVELS.length;
  if (words !== description && DEGREE_WORDS.find(description).length > 0)
    for (const level of levelsIn(description))
      if ((!PAPERS.has(level) || level === 'diploma') && rankOf([level]) < highest) levels.add(level);
  // Papers of work that are preferred beside a degree are asked for as much.
  if (words !== description && levels.size > 0 && !levels.has('certification') && prefersPapers(description)) levels.add('certification');
  const fields = new Set<EducationField>();
  let next = 0;
  for (const { value, first } of fieldFinder.find(words)) {
    // Anchors and matches both come in the order of the text: "a degree in physics or a related field".
    while (next < anchors.length && (anchors[next] as number) < first - WORDS_BEFORE) next++;
    const anchor = anchors[next];
    if (first < 0 || (anchor !== undefined && anchor - first <= WORDS_AFTER)) fields.add(value);
  }
  return {
    levels: EDUCATION_LEVELS.filter((level) => levels.has(level)).slice(0, LEVELS_KEPT),
    fields: EDUCATION_FIELDS.filter((field) => fields.has(field)).slice(0, FIELDS_KEPT),
  };
}

/** The place of the highest of some levels in the order of all. */
const rankOf = (levels: readonly EducationLevel[]): number => Math.min(...levels.map((level) => EDUCATION_LEVELS.indexOf(level)));

const DEGREE = /^degrees?$/;
const GRADUATE = /^graduates?$/;
const PROGRAMME = /^(?:program(?:me)?s?|scheme|trainee|role|job|position|school|scholarship)$/;

/** "An occupational therapy degree", "a computer science graduate", "graduate in physics", "Abschluss in Informatik": a field tells that one is meant. */
function degreesOfFields(text: Words): number[] {
  const { words, breaks } = text;
  const folded = (at: number) => words[at]?.folded ?? '';
  return fieldFinder.find(text).flatMap(({ first, last }) => {
    if (first < 0) return [];
    const [next, afterNext] = breaks[last + 1] ? ['', ''] : [folded(last + 1), folded(last + 2)];
    const isDegreeOf = DEGREE.test(next) && afterNext !== 'of' && afterNext !== 'level';
    const isGraduate = GRADUATE.test(next) && !PROGRAMME.test(afterNext);
    const isOneOf = folded(first - 1) === 'in' && (GRADUATE.test(folded(first - 2)) || folded(first - 2) === 'abschluss');
    return isDegreeOf || isGraduate || isOneOf ? [first] : [];
  });
}

const PREFERRED = /^(?:prefer\w*|desirable|desired|ideally|advantageous|asset|souhait\w*|vorteil|wunschenswert\w*|deseable|preferib\w*)$/;
const PREFERRED_BEFORE = 25;
const PREFERRED_AFTER = 6;

/** "Preferred skills: a degree and a paralegal certificate". */
function prefersPapers(words: Words): boolean {
  const asideAt = asidesOf(words);
  return levelFinder.find(words).some(({ value, first, last }) => {
    if (value !== 'certification' || first < 0 || asideAt(words.starts[first] ?? 0)) return false;
    if (isNoPaper(words, first) || isRefused(words, first, last)) return false;
    const folded = words.words.slice(Math.max(0, first - PREFERRED_BEFORE), first + PREFERRED_AFTER).map((word) => word.folded);
    // "A degree is preferred, a certificate is not."
    return folded.some((word) => PREFERRED.test(word)) && !words.words.slice(last + 1, last + 3).some((word) => word.folded === 'not');
  });
}

function levelsIn(words: Words): EducationLevel[] {
  const asideAt = asidesOf(words);
  const found = levelFinder.find(words);
  const ofFields = degreesOfFields(words).filter(
    (at) => !asideAt(words.starts[at] ?? 0) && !isRefused(words, at, at + 2) && !isCovered(found, at),
  );
  const more = ofFields.length > 0 ? (['bachelor'] as const) : [];
  const levels = found.flatMap(({ value, first, last }, at) => {
    if (value === 'school') return [];
    if (value === 'either') return asideAt(words.starts[first] ?? 0) ? [] : (['bachelor', 'diploma'] as const);
    // "Master's or PhD degree in physics": which degree stands before it.
    if (words.words[first]?.folded === 'degree' && at > 0 && isDegree(found[at - 1]!.value) && found[at - 1]!.last === first - 1) return [];
    if (first < 0) return [value];
    if (asideAt(words.starts[first] ?? 0) || (PAPERS.has(value) && isNoPaper(words, first)) || isRefused(words, first, last)) return [];
    // "BS/MS", "BS or MS": both of them.
    return /^bs$/i.test(words.words[first]!.folded) && value === 'master' ? (['bachelor', value] as const) : [value];
  });
  return [...levels, ...more];
}

/** A degree whose level is said ("law degree", "master's degree in law", "MSc computer science graduate") needs no field to tell it. */
const isCovered = (found: readonly { first: number; last: number }[], at: number): boolean =>
  found.some(({ first, last }) => first <= at + LEVEL_NEAR && last >= at - LEVEL_NEAR);
const LEVEL_NEAR = 4;

/** Words that refuse what stands right behind them: "no degree", "keine Ausbildung", "aucun diplôme". */
const NONE = /^(?:no|without|kein|keine|keinen|keiner|ohne|aucun|aucune|sans|sin|senza|nessun|nessuna|sem|geen|zonder|fara|без|walang)$/;
const NOT_AFTER = /^(?:not|nicht|non|pas|niet|нет)$/;
const NEEDED = /^(?:required|necessary|needed|essential|mandatory|erforderlich|notwendig|notig|requis|requise|obligatoire|nodig|vereist)$/;

/** "Must not have a degree", "without a diploma", "no degree required", "a degree is not necessary". */
function isRefused({ words, breaks }: Words, first: number, last: number): boolean {
  // "Who do not hold a diploma will not be considered": it is asked for all the more.
  if (words.slice(last + 1, last + 1 + TURNED_AWAY).some(({ folded }, at) => TURNS_AWAY.test(folded) && words[last + at]?.folded === 'be'))
    return false;
  for (let at = first - 1; at >= Math.max(0, first - NONE_WITHIN) && !breaks[at + 1]; at--) if (NONE.test(words[at]!.folded)) return true;
  for (let at = last + 1; at <= last + NONE_WITHIN && words[at + 1] && !breaks[at]; at++)
    if (NOT_AFTER.test(words[at]!.folded) && NEEDED.test(words[at + 1]!.folded)) return true;
  for (let at = first - 1; at >= Math.max(0, first - REFUSED_WITHIN) && !breaks[at + 1]; at--) {
    if (words[at]!.folded === 'without') return true;
    if (words[at]!.folded === 'not') return /^(?:have|hold|possess|need|require)$/.test(words[at + 1]!.folded);
  }
  return false;
}

const isDegree = (value: EducationLevel | 'school' | 'either'): boolean => value !== 'school' && value !== 'either' && !PAPERS.has(value);

/** "Disclosure and Barring Service (DBS) certificate", "a numeracy test, equivalent to NVQ Level 2", and what is only got there. */
function isNoPaper(text: Words, first: number): boolean {
  const folded = (at: number) => text.words[at]?.folded ?? '';
  if (folded(first - 1) === 'dbs') return true;
  if (folded(first - 1) === 'to' && folded(first - 2) === 'equivalent' && /^(?:tests?|assessments?)$/.test(folded(first - 3))) return true;
  return isPromised(text, first);
}

function isPromised({ words, breaks }: Words, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - PROMISED_WITHIN) && !breaks[at + 1]; at--)
    if (PROMISED.test(words[at]!.folded)) return true;
  return false;
}
