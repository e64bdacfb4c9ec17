// A department behind its employer ("온더데스크 디자인팀", "Norsea GmbH, Abteilung Einkauf") is no part of the employer's name; a branch ("롯데호텔 부산") is.
import type { Context } from './context.ts';

/** What departments are called before what they do, by language. */
const BEFORE = [
  'abteilung|abt\\.|fachabteilung|fachbereich|bereich|referat|sachgebiet|station|team',
  "service(?: d(?:e|es|u)| de l['’])?|département|direction(?: d(?:e|es|u))?|unité(?: d(?:e|['’]))?|pôle|équipe",
  'servicio de|unidad de|departamento de|depto\\.(?: de)?|área de|sección de|gerencia de',
  'reparto|ufficio|unità operativa|u\\.o\\.(?:c\\.)?|settore|area|divisione',
  'setor(?: d[aeo])?|seção d[aeo]|secção d[aeo]|serviço de|departamento d[aeo]|depto\\.(?: d[aeo])?|área d[aeo]',
  'afdeling|afd\\.|divisie|dienst',
  'sec[țţ]ia|serviciul|compartimentul|departamentul|dep\\.|direcția|biroul',
  'отделение|отдел|цех|служба|сектор|департамент|управление',
  'phòng|bộ phận|ban|khoa|tổ',
  'department of|dept\\.?(?: of)?|ward|division of|unit of|section of',
  'kagawaran ng|seksyon ng',
].join('|');
/** And behind it: "IT-Abteilung", "Accounting Department". */
const BEHIND =
  '[\\p{L}&/ -]{2,30}?(?:-?abteilung| department| dept\\.?| division| team)|\\p{L}[\\p{L}-]{2,20}(?:abteilung|afdeling)|(?:hr|it|sales|finance|marketing) team';
const LATIN = new RegExp(`^(.{3,}?)(?:\\s*,\\s*|\\s+[–—-]\\s+)((?:(?:${BEFORE})\\s[\\p{L}\\p{N}№][^,]*)|${BEHIND})((?:,\\s[^,]+)?)$`, 'iu');

/** What a department of East Asia does, where its last letter alone says little. */
const KOREAN =
  /^(.{2,}?)[\s·/|]+([가-힣A-Za-z0-9·&]{1,12}(?:팀|본부|사업부|부서|파트)|(?:국내|해외|경영|생산|품질|고객)?(?:영업|마케팅|인사|총무|경리|회계|재무|기획|관리|생산|품질|구매|개발|연구|디자인|홍보|전산|시설|물류|지원)(?:부|과|실))$/u;
const JAPANESE =
  /^(.{3,}?)[\s\u3000]+((?!\S*(?:学部|倶楽部|本部|支部)$)\S{0,12}[\p{Script=Han}\p{Script=Katakana}ーA-Z](?:部|課|係|グループ|チーム|病棟)(?:[\s\u3000]*\S{1,10}(?:課|係|グループ|チーム))?)$/u;
const CHINESE =
  /^(.{4,}?)(?:[\s·|/]+|\s*[—–-]+\s*)((?!\S*(?:总部|總部|俱乐部|项目部|分部|支部)$)\S{1,8}(?:部|部门|部門|科|科室|处|车间|班组))$|^(.+(?:公司|集团|集團))((?!\S*(?:总部|總部|项目部|分部|支部)$)\S{1,6}(?:部|部门|车间))$/u;

const WAYS: Partial<Record<Context['language'], RegExp>> = { ko: KOREAN, jp: JAPANESE, cn: CHINESE };

/** The employer alone, and its department. */
export function withoutDepartment(employer: string, { language }: Context): { employer: string; department?: string } {
  const found = WAYS[language]?.exec(employer);
  const [name, department] = found ? [found[1] ?? found[3], found[2] ?? found[4]] : [];
  if (name !== undefined && department !== undefined) return { employer: name, department };
  const [, before, part, town = ''] = LATIN.exec(employer) ?? [];
  return before !== undefined && part !== undefined ? { employer: `${before}${town}`, department: part } : { employer };
}

/** What is told of an employer in figures and words behind a colon, by language: how many work or live there, what it sells, how it is financed. */
const FACTS = [
  '(?:number of )?(?:employees|staff|headcount|beds|residents|pupils|students|stores?|outlets?)|team size|company size|size|turnover|revenue|industry|sector|business|founded|capital',
  '(?:anzahl )?(?:mitarbeiter(?:innen|:innen|zahl)?|beschäftigte|betten|plätze|filialen|bewohner)|umsatz|branche|betriebsgröße|unternehmensgröße|teamgröße|gegründet',
  "effectifs?|nombre de (?:salariés|lits|résidents)|chiffre d['’]affaires|ca|secteur(?: d['’]activité)?|taille(?: de l['’](?:entreprise|équipe))?|activité",
  '(?:n[.ºo°]+ (?:de )?)?(?:empleados|trabajadores|camas|plazas)|plantilla|facturación|sector|giro|tamaño(?: de la empresa)?|actividad',
  '(?:numero )?(?:dipendenti|addetti|posti letto)|fatturato|settore|organico|dimensioni',
  '(?:n[.ºo°]+ de )?(?:funcionários|colaboradores|leitos|camas)|faturamento|faturação|setor|porte|ramo',
  '(?:aantal )?(?:medewerkers|werknemers|bedden|bewoners|filialen)|omzet|branche|bedrijfsgrootte',
  '(?:număr(?:ul)? (?:de )?)?(?:angajați|paturi)|cifra de afaceri|domeniu(?:l)?(?: de activitate)?',
  '(?:численность|штат|количество (?:сотрудников|коек)|сотрудников|оборот|отрасль|сфера деятельности|площадь)',
  '(?:số (?:lượng )?)?(?:nhân viên|nhân sự|giường bệnh)|quy mô(?: công ty)?|doanh thu|ngành nghề|lĩnh vực',
  '公司规模|规模|規模|员工(?:人数|数)?|人数|行业|所属行业|公司性质|性质|主营(?:业务)?|营业额|年营收|床位数?',
  '利用者?定員|入居?者?定員|定員|病床数|店舗数|従業員数?|社員数|職員数|売上高?|年商|資本金|事業内容|事業|業種|設立|上場|利用者数|園児数|児童数|部署人数',
  '사원\\s?수|직원\\s?수|종업원\\s?수|병상\\s?수|점포\\s?수|매출액?|자본금|업종|사업\\s?내용|기업\\s?형태|기업\\s?규모|규모|설립(?:일|연도)?|정원',
].join('|');
const FACT = new RegExp(`^[・･\\s(（]*(?:${FACTS})\\s*[:：]\\s*\\S`, 'iu');
/** "80名", "500-999人", "120 Betten": so many, and nothing else, behind whatever label. */
const COUNT =
  /^[^:：]{2,24}[:：]\s*(?:約|约|ca\.?|environ|approx\.?|около|khoảng|약)?\s*[\d.,~～–-]+\s*(?:名|人|床|店舗|店|所|명|개|점포|employees|people|beds|mitarbeiter|betten|salariés|lits|empleados|camas|dipendenti|posti|funcionários|medewerkers|bedden|angajați|paturi|человек|чел\.?|коек|người|giường)(?:以上|程度|左右|以下)?$/iu;

/** Whether a line tells of an employer, and names none. */
export const isFact = (text: string): boolean => COUNT.test(text.trim()) || FACT.test(text.trim());
