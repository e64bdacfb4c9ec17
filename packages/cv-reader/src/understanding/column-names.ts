// What a column of a table holds by its name, in the words that forms of fourteen countries print above it: a label that is known, a time, or the root
// of a word for who, what and where. Roots say it only beside other names of columns.
import type { Context } from './context.ts';
import { labelNamed } from './labels.ts';
import { phrasesOf, WORDS } from './vocabulary.ts';
import type { Label } from './words/locale-words.ts';

const TIMES = [
  '(?:inclusive |start(?:ing)? |end(?:ing)? )?dates?(?: (?:from|to|started|left|ended|attended|worked|employed|of (?:employment|joining|leaving|attendance|graduation|issue)))?(?: ?\\(.*\\))?|from|to|until|period(?: of employment)?|time|(?:passing |pass-?out )?years?(?: (?:graduated|attended|completed|passed|of (?:graduation|completion|study|pass(?:ing|-?out)?)))?|duration|start|end|month ?/ ?year|from ?[-–/] ?to',
  'zeit|zeitraum|von|bis|von ?[-–/] ?bis|datum|jahre?|dauer|beginn|ende|eintritt|austritt|(?:start|end|ein|aus)tritts?datum',
  "périodes?|années?|de|à|du|au|début|fin|durée|entrée|sortie|date (?:de début|de fin|d’entrée|de sortie|d'entrée)|du ?[-–/] ?au|année d[’']obtention",
  'per[ií]odo|fechas?(?: (?:de )?(?:inicio|fin|ingreso|egreso|retiro|salida|t[ée]rmino|finalización|graduación))?|desde|hasta|años?(?: de (?:graduación|egreso|término))?|duración|inicio|fin|término|ingreso|egreso|salida|desde ?[-–/] ?hasta',
  'datas?(?: (?:de )?(?:admissão|saída|início|término|demissão|fim|conclusão))?|início|fim|admissão|demissão|entrada|saída|ano(?: de conclusão)?|conclusão|até',
  'dal?|al?|anno|anni|inizio|fine|data (?:di )?(?:inizio|fine|assunzione|cessazione|conseguimento)|dal ?[-–/] ?al|anno di conseguimento',
  'periode|van|tot(?: en met)?|t/m|jaar|jaren|(?:begin|eind|start)datum|datum (?:in|uit) dienst|data|van ?[-–/] ?tot',
  'perioada|de la|până la|data (?:angajării|încetării|începerii|absolvirii)|anul|anii|ani|început|sfârșit|anul absolvirii|durata',
  'период.*|год(?:ы)?(?: .*)?|с|по|начало|окончание|дата.*|принята?|уволена?|поступление|время|срок|месяц и год.*|с ?[-–/] ?по',
  'thời gian.*|từ(?: (?:năm|tháng|ngày).*)?|đến(?: (?:năm|tháng|ngày).*)?|năm.*|niên khóa|từ .* đến .*|từ ?[-–/] ?đến',
  'petsa.*|mula|hanggang|taon.*|panahon|mula ?[-–/] ?hanggang',
  '(?:起止|工作|在职|就读|学习|任职|起讫|获得|取得|培训)?(?:时间|日期|年月|期间|起止)(?:.{0,4})?|(?:开始|结束|入学|毕业|入职|离职|起始|终止|截止)(?:时间|日期|年月)|年限|自|至|起|止',
  '.{0,4}期間|年月日?|年|月|(?:入社|退社|入学|卒業|入職|退職|取得)(?:年月)?日?|開始|終了',
  '.{0,4}기간|년월일?|(?:입사|퇴사|입학|졸업|취득|재직)(?:일자?|년월일?|연월)?|시작일?|종료일?|연도|일자|년도',
].join('|');
const TIME = new RegExp(`^(?:${TIMES})$`, 'iu');

/** The one that stands first in a name says it: "직위 및 담당업무" is what somebody was. */
const ROOTS: readonly (readonly [Label, RegExp])[] = [
  ['none', /reason|leaving|percentage|^%|\bmarks\b|^c?gpa\b|^division$|^board$|motif|motivo|причин|lý do|원인|사유|理由|原因|dahilan|salary|sueldo|salario|зарплат|lương|급여|薪|证明人|témoin|duties|tasks|descri|beschreib|aufgaben|missions|tâches|funciones|atividades|attività|taken|werkzaamheden|responsabil|atribuții|обязанност|mô tả|tungkulin|内容|描述|职责|业绩|업무|내용|^(?:no\. of )?hours|^oras$|^uren$|^stunden$|^heures$|^horas$|^ore$|часов|số giờ|학점|时数|学时/iu],
  ['degree', /qualification|diplom|degree|^course$|^exam(?:ination)?s?(?: passed)?$|^class$|^standard$|award|título|titulación|titolo|abschluss|certificate|квалификац|văn bằng|bằng cấp|^bằng|trình độ|学历|学位|학위|katibayan/iu],
  ['title', /position|\bjob\b|job\s?title|\bpost\b|\brole|occupation|designation|tätigkeit|stelle|beschäftigt|funktion|\bposte\b|fonction|emploi|cargo|puesto|ocupación|función|função|funções|mansion|ruolo|posizione|incarico|functie|\brol\b|funcți|\bpost\b|ocupat|должност|professions?|chức|vị trí|công việc đảm|posisyon|trabaho|gawain|职务|职位|岗位|职称|職種|役職|職位|職務|職名|직위|직급|직책|직무|직종/iu],
  ['employer', /compan|employer|\bfirm\b|organi[sz]ation|business|arbeitgeber|unternehmen|firma|betrieb|entreprise|employeur|société|empresa|entidad|empleador|azienda|\bditta|datore|\bente\b|werkgever|bedrijf|organisatie|angajator|societat|loc(?:ul)? de muncă|организаци|предприят|место работы|компани|работодател|công ty|đơn vị|nơi (?:làm|công tác)|cơ quan|kompan|kumpan|pinagtrab|pinagtatrab|tanggapan|samahan|单位|公司|企业|会社|勤務先|企業|就業先|회사|근무처|직장|기관|업체/iu],
  ['school', /school|college|universit|institut|établissement|école|escuela|centro|colegio|institución|instituição|escola|scuola|schule|bildung|einrichtung|onderwijs|instelling|școal|unitate|учебн|заведен|\bвуз|trường|nơi đào tạo|paaralan|eskwel|院校|学校|学校名|출신교|학교/iu],
  ['field', /\bmajor|subject|\bfield|\bfach|studiengang|filière|spécialit|especialid|carrera|indirizzo|studierichting|специальност|chuyên|ngành|专业|学部|学科|専攻|전공|학과|계열/iu],
]; // biome-ignore format: a table

/** Who held the examination, beside the school. */
const EXAMINER =
  /^(?:university ?[/&] ?board|board ?[/&] ?university|(?:examining |examination )?board|awarding body|affiliated (?:to|university))$/iu;

export const isExaminer = (text: string): boolean => EXAMINER.test(text.trim());

/** What a column holds by a known name of it, or by the first of two ("Company / Office", "Organization, town"). */
export function knownColumn(text: string, context: Context): Label | undefined {
  if (TIME.test(text.trim())) return 'none';
  const label = labelNamed(text, context);
  if (label !== undefined) return label;
  const [first = '', ...more] = text.split(/\s*[,/／,、]\s*|\s[&]\s/u);
  return more.length > 0 ? labelNamed(first, context) : undefined;
}

/** The same by the root of a word, where nothing else says it. */
export function columnByRoot(text: string): Label | undefined {
  const found = ROOTS.flatMap(([label, root]) => {
    const at = root.exec(text)?.index;
    return at === undefined ? [] : [{ label, at }];
  });
  // "Специальность и квалификация по диплому": the degree says what was studied, too.
  const isDegree = found.some(({ label }) => label === 'field') && found.some(({ label }) => label === 'degree');
  return isDegree ? 'degree' : found.toSorted((a, b) => a.at - b.at)[0]?.label;
}

const LONGEST_USUAL = 20;

/** A name that every reader knows for what a column holds: its own, or the language's usual one. */
export function nameOfColumn(text: string, label: Label, context: Context): string {
  if (labelNamed(text, context) === label) return text;
  const names = phrasesOf(WORDS[context.language].labels[label] ?? WORDS.en.labels[label] ?? '');
  const usual = names.find((name) => name.length <= LONGEST_USUAL) ?? names[0];
  // A small letter at its beginning goes on with the line above.
  return usual === undefined ? text : usual.charAt(0).toUpperCase() + usual.slice(1);
}

/** A cell that says when: "Period", "From". */
export const isTimeName = (text: string): boolean => TIME.test(text.trim());
