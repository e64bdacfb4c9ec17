// What a heading is about when its very words are not known: roots of words that stand in headings of one kind in any of the 14 languages.
// Asked only for lines that look like the headings of their document, and only where one kind alone has a root in it.
import { fold } from '@fairway/rules/folding';
import type { SectionKind } from './words/locale-words.ts';

const ROOTS: readonly (readonly [SectionKind, RegExp])[] = [
  ['work', /experien|esperien|erfahrung|werdegang|ervaring|опыт|стажировк|трудов|kinh nghiem|karanasan|emploi|employ|empleo|emprego|impiego|lavorativ|laboral|professionn|経歴|職歴|職務|工作|实习|實習|경력|경험|career|internship|praktik|tirocin|estagio|stages|pagsasanay sa trabaho/],
  ['education', /educat|edukas|educac|ausbildung|bildungs|studi[eu]|schul|formation|formacion|formacao|formazione|istruzione|opleiding|onderwijs|образован|hoc van|dao tao|学历|學歷|学歴|学業|教育|학력|학업|academic|akadem|academi|pag-aaral|scolaire|scolarit|estudios|habilitac/],
  ['skills', /skill|kenntnis|competen|kompeten|habilid|vaardighe|навык|умени|ky nang|ki nang|kasanayan|kakayahan|スキル|技能|기술|역량|fahigkeit|aptitud|abilita|capacita|conhecimento|conocimiento/],
  ['languages', /languag|sprach|langue|idioma|lingue|linguis|talenkennis|язык|ngoai ngu|ngon ngu|wika|語学|语言|語言|外语|언어|외국어|limbi|lingv/],
  ['certificates', /certif|zertif|licens|licenc|sertip|сертиф|chung chi|資格|证书|證照|자격|lisensya|attestat/],
  ['memberships', /volunt|benevol|ehrenamt|mitglied|vrijwillig|волонт|tinh nguyen|boluntaryo|ボランティア|志愿|志工|봉사|extracurric|associat|afili|affili|memberships?\b|membres|apartenen|членств|союзы|kasapi|ngoai khoa/],
  ['projects', /project|projet|proyecto|progett|projekt|проект|du an|プロジェクト|项目|專案|프로젝트|proyekto|proiect/],
]; // biome-ignore format: a table

const anyOf = (...roots: string[]) => new RegExp(roots.join('|'));

/** Roots of what people call their sections in words of their own ("Waar ik werkte"); titles and names of schools have them too. */
const LOOSE: readonly (readonly [SectionKind, RegExp])[] = [
  ['work', anyOf(
    'worked|my work|work life|where i.?ve been|\\bjobs?\\b|posts? held|posts i|employers|workplaces|on the payroll|earned my',
    'arbeit|gearbeitet|beruf|stationen|anstellung|tatig|beschaftig|gejobbt|mein weg',
    'werkt|gewerkt|\\bbanen\\b|baantjes|werkplek|werkgevers|loopbaan',
    'trabaj|empleos|puestos|ocupacion|trabalh|trabaho|napasukan|pinasukan|hanapbuhay|empregos|ocupac',
    'lavor|impieghi|mestier|mansioni|travail|emplois|metiers|boulot|parcours pro|chemin pro|postes',
    'работ|труди|трудо|служи|должност|место службы|карьер|munc|lucrat|lucrez|locuri de|slujbe|joburi|angajator|posturi',
    'cong viec|lam viec|noi da lam|noi em da lam|cong tac|viec lam|da lam o|일한|일했|근무|직장|仕事|働|勤務|職場|勤め|任职|做过的事|工作过|上班|职场',
  )],
  ['education', anyOf(
    'learn|stud[iy]|classroom|lessons|taught me|went to school|schooling|schools|alma mater',
    'gelernt|lernte|lehre|lernen|schulisch|schulbank|hochschul|studium',
    'leerde|geleerd|leren|\\bscholen|schooltijd|studeerde|gestudeerd|lessen',
    'aprend|estud|aulas|etud|diplomes|ecoles|appris|bancs de|imparat|scuole|banchi di',
    'учил|учеб|учён|учен|учёб|получала? знани|знания получ|школ|invat|scoli|studiat|scoala',
    'hoc tap|hoc hanh|da hoc|hoc o dau|bang cap|truong lop|pinag-aral|nag-aral|paaralan|natutunan|eskwela',
    '배운|배움|공부한|다닌 학교|学んだ|学び|就学|母校|通った|读书|求学|念书|读过|上学|就读',
  )],
  ['skills', anyOf(
    'i can|can do|good at|i bring|strength|handy|knack|know.?how|toolbox|toolkit|talents|know my way',
    'kann ich|auskenn|was ich kann|starken|liegt mir|konnen|talente|werkzeug|beherrsche',
    'gereedschap|\\btools\\b|\\boutils|herramientas|ferramentas|\\battrezzi|\\bunelte|инструменты|cong cu|道具|工具|도구|mga gamit sa',
    'goed in|ik kan|kan ik|wat ik kan|sterke punten|talenten|in huis heb',
    'se hacer|fortalezas|se me da|domino|talentos|sei fazer|o que sei|pontos fortes|jeito para|so fare|punti di forza|bravo a|brava a',
    'sais faire|savoir-faire|atouts|points forts|cordes a mon arc',
    'умею|могу|получается|сильные стороны|владею|stiu sa|ma pricep|puncte forte|pot sa fac|stiu sa fac',
    'lam duoc|the manh|diem manh|so truong|gioi ve|kaya kong|husay|galing|talento|marunong',
    '할 줄|다루는|다룰|쓰는 도구|使える|扱える|会用的|강점|잘하는|특기|재주|できる|得意|強み|特技|擅长|特长|優勢|优势|拿手|本领|会做|强项|专长',
  )],
  ['languages', /tongue|i speak|speak|spreche|sprech|spreek|spreken|\btalen\b|hablo|hablar|parlo|falo|falar|parle|говорю|говори|vorbesc|vorbes|lenguas|tieng noi|salita|話せる|ことば|말할|会说|会讲/],
  ['certificates', anyOf(
    'kurso|khoa da hoc|证件|urkunden|tickets|permits|papers|\\bcards\\b|tests passed|courses|qualified',
    "papieren|scheine|nachweise|lehrgang|kurse|diploma's|bewijzen|cursussen|rijbewij",
    'carnes|carnets|titulos|cursos|cursillos|corsi|patentini|patenti|brevets|permis|habilitations|cours suivis',
    'удостовер|корочк|свидетельств|курсы|курсов|atestat|diplomi e|cartas e|permise|cursuri|adeverint',
    'giay chung|giay phep|khoa hoc|khoa ngan|seminar|pagsasanay na natapos|katibayan|証明|免許|検定|考取|证书|持证|자격|면허|수료',
  )],
  ['memberships', anyOf(
    'giving|unpaid|good causes|pro bono|for the community|in the community|helping out|clubs|societies',
    'gemeinnutz|soziales|vereine|verein|onbetaald|clubleven|social engagement|engagement|bonnes causes',
    'impegno|colaboracion|solidari|associativ|implicare|voluntar|доброволь|обществен|благотвор',
    'good deeds|giving back|gutes tun|coup de main|buenas causas|boas causas|dare una mano|fapte bune|goede doelen|добрые дела|viec tot|paglilingkod|bayanihan|地域のこと|まちのこと|나눔과',
    'thien nguyen|tu thien|cong dong|나눔|함께한|동아리|地域活動|社会活動|部活|サークル|公益|社团|komunidad|samahan|tumulong',
  )],
]; // biome-ignore format: a table

/** The kind that a heading's roots say; nothing where none or several do. */
export const kindOfRoots = (text: string): SectionKind | undefined => kindIn(ROOTS, text);

/** The same for a line whose look or place says already that it is a heading. */
export const kindOfOwnWords = (text: string): SectionKind | undefined => kindIn(ALL, text);

const ALL = [...ROOTS, ...LOOSE];

function kindIn(roots: typeof ROOTS, text: string): SectionKind | undefined {
  const folded = fold(text);
  const kinds = [...new Set(roots.filter(([, root]) => root.test(folded)).map(([kind]) => kind))];
  if (kinds.length === 2 && kinds.includes('work') && kinds.includes('education')) return 'studyAndWork';
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** Whether a heading's words have a root of one kind among others: "Weiterbildungen und Zertifikate". */
export const hasRootOf = (kind: SectionKind, text: string): boolean => ROOTS.some(([one, root]) => one === kind && root.test(fold(text)));
