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

/** The kind that a heading's roots say; nothing where none or several do. */
export function kindOfRoots(text: string): SectionKind | undefined {
  const folded = fold(text);
  const kinds = ROOTS.filter(([, root]) => root.test(folded)).map(([kind]) => kind);
  if (kinds.length === 2 && kinds.includes('work') && kinds.includes('education')) return 'studyAndWork';
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** Whether a heading's words have a root of one kind among others: "Weiterbildungen und Zertifikate". */
export const hasRootOf = (kind: SectionKind, text: string): boolean => ROOTS.some(([one, root]) => one === kind && root.test(fold(text)));
