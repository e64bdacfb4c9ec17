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
  ['memberships', /volunt|benevol|ehrenamt|mitglied|vrijwillig|волонт|tinh nguyen|boluntaryo|ボランティア|志愿|志工|봉사|extracurric|associat|kasapi|ngoai khoa/],
  ['projects', /project|projet|proyecto|progett|projekt|проект|du an|プロジェクト|项目|專案|프로젝트|proyekto|proiect/],
]; // biome-ignore format: a table

/** Roots of what people call their sections in words of their own ("Waar ik werkte"); titles and names of schools have them too. */
const LOOSE: readonly (readonly [SectionKind, RegExp])[] = [
  ['work', /worked|my work|work life|jobs|posts held|arbeit|beruf|stationen|werkt|gewerkt|trabaj|trabalh|trabaho|lavor|travail|работ|munc|lucrat|cong viec|lam viec|일한|일했|働い|勤務|任职/],
  ['education', /learn|stud[iy]|gelernt|lernte|lehre|leerde|geleerd|aprend|estud|imparat|etud|diplomes|учил|учеб|учёб|invat|hoc tap|hoc hanh|bang cap|pinag-aral|배운|学んだ|学び|就学|schooling|schools|schulisch/],
  ['skills', /i can|can do|good at|i bring|strength|kann ich|was ich kann|starken|goed in|ik kan|se hacer|so fare|sei fazer|o que sei|sais faire|savoir-faire|atouts|points forts|fortalezas|punti di forza|pontos fortes|умею|могу|stiu sa|lam duoc|the manh|할 줄|강점|できる|得意|擅长|特长|優勢/],
  ['languages', /tongue|i speak|speak|spreche|spreek|hablo|parlo|falo|je parle|говорю|vorbesc|lenguas/],
  ['certificates', /tickets|permits|papieren|scheine|lehrgang|carnes|carnets|patentini|patenti|brevets|habilitations|удостовер|atestat|diplomi e|cartas e/],
  ['memberships', /giving|unpaid|good causes|onbetaald|gemeinnutz|soziales|social engagement|impegno|colaboracion|solidari|associativ|implicare|доброволь|обществен|thien nguyen|나눔|地域活動|komunidad|for the community|in the community/],
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
