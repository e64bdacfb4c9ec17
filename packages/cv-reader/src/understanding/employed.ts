// How somebody was employed, as it stands in brackets behind a title: "店員（アルバイト）", "Barista (Teilzeit)". It is part of what they were, and no
// thing of its own. By language: hours, terms of a contract, training, unpaid work, times of the year.

const WORDS: readonly string[] = [
  'full[-\\s]?time|part[-\\s]?time|casual|seasonal|temporary|temp|freelance|fixed[-\\s]term|contract|internship|intern|apprenticeship|work placement|unpaid|voluntary|volunteer|summer|summer job|zero[-\\s]hours',
  'vollzeit|teilzeit|minijob|geringfügig|befristet|unbefristet|nebenjob|ferienjob|saisonal|aushilfsweise|freiberuflich|auf honorarbasis|praktikum|werkstudent(?:in)?|ehrenamtlich|ausbildung',
  "temps plein|temps partiel|cdd|cdi|intérim|saisonnier|saisonnière|job d[’']été|indépendante?|alternance|apprentissage|stage|bénévole|bénévolat",
  'jornada completa|media jornada|tiempo completo|tiempo parcial|temporal|eventual|autónom[oa]|por horas|prácticas|becari[oa]|becario\\/a|empleado\\/a|empleada|empleado|mando intermedio|verano|voluntari[oa]|voluntariado',
  'tempo pieno|part time|tempo determinato|tempo indeterminato|stagionale|a chiamata|tirocinio|apprendistato|estate|volontari[oa]|volontariato',
  'tempo integral|meio período|part-time|tempo parcial|temporário|temporária|freelancer|clt|pj|estágio|verão|voluntári[oa]|voluntariado',
  'voltijds?|deeltijds?|bijbaan|vakantiewerk|studentenjob|oproepkracht|uitzendkracht|zzp|stage|vrijwillig|vrijwilliger',
  'normă întreagă|jumătate de normă|sezonier|vara|colaborare|stagiu|practică|voluntar|voluntariat',
  'полная занятость|частичная занятость|неполный день|полставки|подработка|временно|на лето|стажировка|практика|фриланс|волонт[её]р|волонт[её]рство',
  'toàn thời gian|bán thời gian|thời vụ|hợp đồng|thực tập|cộng tác viên|tự do|tình nguyện|tình nguyện viên',
  'pansamantala|kontraktuwal|tag-araw|boluntaryo|walang bayad',
  '全职|兼职|临时|实习|暑期实习|寒假|暑假|寒假实习|暑假兼职|外包|志愿|全職|兼職|臨時|實習|工讀|約聘|志工',
  '正社員|契約社員|派遣|派遣社員|アルバイト|パート|パートタイム|非常勤|常勤|業務委託|インターン|インターンシップ|学生アルバイト|ボランティア',
  '정규직|비정규직|계약직|기간제|파견직|아르바이트|알바|파트타임|단기|인턴|현장실습|프리랜서|자원봉사|봉사활동',
];

const EMPLOYED = new RegExp(`^(?:${WORDS.join('|')})$`, 'iu');

/** Whether the words in brackets say how somebody was employed. */
export const isEmployed = (inside: string): boolean => EMPLOYED.test(inside.trim());

/** "Weaver | full-time": how somebody was employed, beside what they were in one line, is neither a title nor an employer. */
export const withoutEmployment = <Piece extends { text: string; row: object }>(
  pieces: readonly Piece[],
  isTitle: (text: string) => boolean,
): Piece[] =>
  pieces.filter((piece) => {
    const [others, rest] = [false, true].map((isElsewhere) =>
      pieces.filter((other) => other !== piece && (other.row !== piece.row) === isElsewhere),
    ) as [Piece[], Piece[]];
    const isTold = (other: Piece) => !isEmployed(other.text) && isTitle(other.text);
    // "Education · Employee" below the title: a line that says of which trade, and how.
    return !isEmployed(piece.text) || !(others.some(isTold) || (others.length === 1 && rest.some(isTold)));
  });

/** "Scania, Zwolle (via Tempo-Team)": through whom, which is neither the employer nor its town. */
const AGENCY =
  /\s*[(（]\s*((?:via|through|über|durch|par l['’]intermédiaire d[eu'’]\s?|intérim|tramite|através d[aeo]|a través de|prin|через|qua|uitgeleend via|uitzendkracht via|employed by|placed by|hired through|agency:|派遣元|派遣会社|파견)\s?[^()（）]{2,60})[)）](?=\s*$|\s{2,}|\s*[|,;·–—])/iu;

/** The agency in a text, and where its brackets stand. */
export function agencyIn(text: string): { words: string; from: number; to: number } | undefined {
  const found = AGENCY.exec(text);
  return found ? { words: found[1] ?? '', from: found.index, to: found.index + found[0].length } : undefined;
}

/** Time without work, which people put among their work so that nothing is missing: by language as above. */
const NOT_EMPLOYED = new RegExp(
  `^(?:${[
    '(?:planned |voluntary )?career break|maternity(?! (?:cover|ward|unit|hospital|clinic|nurse|care|service|home|assistant))|time off|travell?ing|parental leave|maternity leave|paternity leave|sabbatical|gap year|unemployed|job[- ]?seeking|looking for (?:a )?work|seeking employment|family (?:break|time|leave)|stay-at-home (?:mum|mom|dad|parent)|homemaker|raising (?:my |our )?(?:children|family)',
    'arbeits?suchend|(?:grund)?wehrdienst(?: und verlängerung)?|karenz(?:zeit)?|mutterschaft(?:surlaub|sschutz)?|elternkarenz|weltreise|kindererziehung|arbeitslos|auf arbeitssuche|elternzeit|mutterschutz|babypause|familienzeit|familienpause|erziehungsurlaub|sabbatjahr|auszeit|hausfrau|hausmann|berufliche neuorientierung',
    "pause (?:parentale|professionnelle|carrière)|tour du monde|congé (?:parental|maternité|sabbatique|de maternité|de paternité|maladie)(?: d[’']éducation)?|recherche d[’']emploi|en recherche d[’']emploi|sans emploi|mère au foyer|père au foyer|année sabbatique|éducation de mes enfants",
    'desemplead[oa]|en (?:búsqueda activa|paro|desempleo)|en búsqueda de empleo|búsqueda (?:activa )?de empleo|excedencia(?: por .*)?|baja (?:por )?(?:maternal|maternidad|paternidad)|maternidad|licencia (?:de )?maternidad|permiso (?:de )?maternidad|año sabático|pausa (?:laboral|profesional|familiar)|ama de casa|cuidado de (?:mis )?hijos',
    'disoccupat[oa]|in cerca di (?:lavoro|occupazione)|congedo (?:parentale|di maternità|maternità)|maternità|aspettativa|anno sabbatico|casalinga|pausa (?:familiare|lavorativa)',
    'desempregad[oa]|à procura de emprego|em busca de (?:emprego|recolocação)|licença[- ](?:de )?(?:maternidade|paternidade|parental)|pausa na carreira|ano sabático|dona de casa',
    'werkzoekend|werkloos|ouderschapsverlof|(?:zwangerschaps|bevallings)verlof|wereldreis|tussenjaar|loopbaanonderbreking|huisvrouw|huisman|sabbatical|thuis bij de kinderen|zorg voor de kinderen',
    'concediu (?:de |pentru )?(?:creștere(?:a)? (?:a )?copilului|maternal|maternitate|paternal|parental)|în căutarea unui loc de muncă|șomer[ăa]?|casnică|pauză de carieră|creștere copil',
    'отпуск по беременности(?: и родам)?|отпуск по уходу(?: за (?:ребёнком|ребенком|детьми))?|декрет(?:ный отпуск)?|в декрете|в поиске работы|поиск работы|без работы|домохозяйка|перерыв в карьере|уход за (?:ребёнком|ребенком|детьми)',
    '(?:nghỉ|chế độ) thai sản|nghỉ (?:sinh|đẻ|dưỡng thai|chăm|nuôi)(?: con(?: nhỏ)?| em bé)?|sinh con|thai sản|đang tìm việc|thất nghiệp|nội trợ|tạm nghỉ(?: việc)?|nghỉ chăm con|ở nhà chăm con',
    'naghahanap ng trabaho|nanganak|maternity leave|nag-?aalaga ng (?:anak|pamilya|bata)|walang trabaho|maybahay|nag-alaga ng (?:anak|pamilya)|pahinga sa trabaho',
    '求職中|求職活動(?:中)?|(?:産前産後・?)?育児休業|出産・?(?:育児)?(?:のため)?(?:休業|休暇|専念)?(?=$|\\s|のため)|子育て(?:に専念|のため)?(?=$|\\s)|留学準備|育児休暇|育休|産休|休職|離職期間|専業主婦|専業主夫|家事・?育児|育児に専念',
    '休产假|生育|待业|待業|求职中|求職中|产假|產假|育儿|育兒|家庭主妇|全职(?:妈妈|太太)|照顾(?:家庭|孩子)|职业空窗期|间隔年',
    '출산\\s?(?:및\\s?)?육아|육아\\s?휴직|출산\\s?휴가|휴직|육아(?:로\\s?(?:인해\\s?)?(?:쉼|휴식|경력\\s?단절))?|경력\\s?단절|구직\\s?중|구직\\s?활동|전업주부|가사(?:\\s?및\\s?육아)?',
  ].join(
    '|',
  )})(?=$|\\s*[,.;:(（|–—-]|\\s+(?:after|to|for|und|and|et|y|e|en|with|mit|para|pour|nach|bei|de|mes|mis|nos|с|из-за|cho|để)(?!\\p{L}))`,
  'iu',
);

/** Whether a text says that somebody did not work then: "Elternzeit", "Career break (raising two children)"; not "Maternity cover". */
export const isBreak = (text: string): boolean => NOT_EMPLOYED.test(text.trim());

/** What every man of a country must do: a unit or a trade beside it makes work of it. */
const SERVICE =
  /^(?:(?:compulsory |mandatory |national |military )(?:military )?service|(?:grund)?wehrdienst|militärdienst|präsenzdienst|service (?:militaire|national)|servicio militar|servizio (?:militare|di leva)|leva militare|serviço militar|(?:militaire )?dienstplicht|(?:stagiul?|serviciul?) militar|(?:срочная )?служба (?:в (?:армии|рядах|вс рф|вооружённых силах|вооруженных силах)|по призыву)|срочная служба|армия$|(?:đi |thực hiện )?nghĩa vụ quân sự|bộ đội|服兵役|兵役|군\s?복무|병역(?:\s?의무)?|(?:육군|해군|공군)\s?(?:병장)?\s?(?:만기)?\s?전역)/iu;

/** Whether nothing of an entry's names says more than that somebody served. */
export const isServiceAlone = (names: readonly string[]): boolean => names.length > 0 && names.every((name) => SERVICE.test(name.trim()));

const SELF_EMPLOYED =
  /(?<!\p{L})(?:self[- ]?employed|freelance\p{L}*|selbst[äa]?ndig\p{L}*|freiberuflich\p{L}*|ind[ée]pendante?|auto-?entrepreneu(?:r|se)|micro-?entrepreneu(?:r|se)|autónom[oa]|autônom[oa]|por cuenta propia|por conta própria|libero professionista|partita iva|zzp(?:'er)?|zelfstandig\p{L}*|pe cont propriu|PFA|самозанят\p{L}*|фриланс\p{L}*|tự do|sariling hanapbuhay)(?!\p{L})|フリーランス|個人事業|自営業|프리랜서|자영업|自由职业|个体户|個體戶/iu;

/** Whether a title says that somebody worked for nobody. */
export const isSelfEmployed = (text: string): boolean => SELF_EMPLOYED.test(text);
