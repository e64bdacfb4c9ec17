// What somebody is like ("pünktlich", "persoană serioasă", "без вредных привычек") stands among skills and is none. Only words that say it of a person: what
// can be learned is called by a noun ("Pünktlichkeit", "time management") and stays a skill.

/** By language, each a whole piece of a list; small words before them (`BEFORE`) change nothing. */
const WORDS: readonly string[] = [
  'punctual|reliable|dependable|honest|trustworthy|hard[- ]?working|hardworker|hard worker|friendly|polite|courteous|cheerful|responsible|motivated|self[- ]motivated|flexible|adaptable|patient|calm|diligent|dedicated|enthusiastic|energetic|ambitious|outgoing|sociable|quick learner|fast learner|team player|eager to learn|willing to learn|well[- ]organi[sz]ed|organi[sz]ed|proactive|trainable|non[- ]?smoker|no bad habits|physically fit|detail[- ]oriented|people person|god[- ]fearing|kind|sincere|loyal|disciplined|resilient|curious|confident|open[- ]minded',
  'pünktlich|zuverlässig|ehrlich|fleißig|freundlich|höflich|hilfsbereit|belastbar|flexibel|teamfähig|motiviert|engagiert|verantwortungsbewusst|gewissenhaft|geduldig|ruhig|ordentlich|sorgfältig|lernbereit|lernwillig|kontaktfreudig|kommunikativ|kommunikationsstark|offen|aufgeschlossen|selbst?ständig|zielstrebig|ehrgeizig|kreativ|loyal|diszipliniert|anpassungsfähig|stressresistent|strukturiert|neugierig|humorvoll|einfühlsam|empathisch|nichtraucher(?:in|:in)?|körperlich fit|reisebereit',
  "ponctuel(?:le)?|fiable|honnête|travailleu(?:r|se)|sérieu(?:x|se)|souriante?|polie?|dynamique|motivée?|autonome|rigoureu(?:x|se)|organisée?|patiente?|calme|discr(?:et|ète)|disponible|curieu(?:x|se)|polyvalente?|réacti(?:f|ve)|volontaire|persévérante?|bienveillante?|à l['’]écoute|consciencieu(?:x|se)|créati(?:f|ve)|sociable|aimable|non[- ]fumeu(?:r|se)|méthodique|adaptable|flexible",
  'puntual|responsable|honest[oa]|honrad[oa]|trabajador[a]?|amable|proactiv[oa]|dinámic[oa]|creativ[oa]|organizad[oa]|paciente|seri[oa]|ordenad[oa]|respetuos[oa]|sociable|empátic[oa]|comprometid[oa]|disciplinad[oa]|motivad[oa]|constante|colaborador[a]?|flexible|polivalente|resolutiv[oa]|extrovertid[oa]|adaptable|leal|no fumador[a]?|buena presencia|ganas de (?:trabajar|aprender)|facilidad de aprendizaje',
  'puntuale|affidabile|onest[oa]|seri[oa]|precis[oa]|dinamic[oa]|solare|socievole|educat[oa]|gentile|responsabile|motivat[oa]|flessibile|organizzat[oa]|paziente|creativ[oa]|curios[oa]|determinat[oa]|autonom[oa]|volenteros[oa]|intraprendente|estrovers[oa]|empatic[oa]|collaborativ[oa]|proattiv[oa]|non fumatore|non fumatrice|bella presenza|voglia di (?:imparare|lavorare)',
  "(?:[oó]tim[oa]|ottim[oa]|buon[oa]?|spiccat[oa]|grande|forte) (?:spirito|predisposizione|propensione|attitudine|senso) (?:di |del |della |dell[’']|al |alla |all[’']|a |per )\\p{L}.*",
  'pontual|responsável|honest[oa]|trabalhador[a]?|proativ[oa]|dinâmic[oa]|criativ[oa]|organizad[oa]|paciente|comunicativ[oa]|dedicad[oa]|esforçad[oa]|comprometid[oa]|motivad[oa]|flexível|simpátic[oa]|educad[oa]|disciplinad[oa]|empátic[oa]|ágil|não fumador[a]?|não fumante|boa aparência|vontade de aprender|facilidade de aprendizado|sou (?:proativ|responsável|dedicad)\\p{L}*',
  'punctueel|betrouwbaar|eerlijk|hardwerkend|harde werker|vriendelijk|beleefd|flexibel|sociaal|leergierig|stressbestendig|zelfstandig|gemotiveerd|nauwkeurig|geduldig|behulpzaam|enthousiast|verantwoordelijk|creatief|georganiseerd|doorzettingsvermogen|niet[- ]roker|rookvrij|teamspeler|spontaan|collegiaal|representatief|proactief|klantvriendelijk|daadkrachtig',
  'punctual[ăi]?|serio(?:s|asă)|responsabil[ă]?|harnic[ă]?|muncito(?:r|are)|onest[ă]?|cinstit[ă]?|corect[ă]?|sociabil[ă]?|comunicativ[ă]?|dinamic[ă]?|creativ[ă]?|organizat[ă]?|ambițio(?:s|asă)|răbdăto(?:r|are)|motivat[ă]?|flexibil[ă]?|perseverent[ă]?|ordonat[ă]?|politico(?:s|asă)|amabil[ă]?|adaptabil[ă]?|implicat[ă]?|conștiincio(?:s|asă)|nefumăto(?:r|are)|fără vicii|fără obiceiuri nocive|dornic[ă]? de (?:muncă|învățare|a învăța)|persoană \\p{L}+|rezistent[ă]? la (?:stres|efort)',
  'пунктуальн(?:ый|ая|а)|ответственн(?:ый|ая)|вежлив(?:ый|ая)|честн(?:ый|ая)|порядочн(?:ый|ая)|трудолюбив(?:ый|ая)|исполнительн(?:ый|ая)|коммуникабельн(?:ый|ая)|общительн(?:ый|ая)|доброжелательн(?:ый|ая)|внимательн(?:ый|ая)|аккуратн(?:ый|ая)|стрессоустойчив(?:ый|ая)|целеустремл[её]нн(?:ый|ая)|дисциплинированн(?:ый|ая)|добросовестн(?:ый|ая)|инициативн(?:ый|ая)|активн(?:ый|ая)|креативн(?:ый|ая)|терпелив(?:ый|ая)|усидчив(?:ый|ая)|обучаем(?:ый|ая)|легкообучаем(?:ый|ая)|легко обучаюсь|быстро обучаюсь|неконфликтн(?:ый|ая)|надёжн(?:ый|ая)|надежн(?:ый|ая)|тактичн(?:ый|ая)|энергичн(?:ый|ая)|некурящ(?:ий|ая)|не курю|не пью|(?:без|нет) вредных привычек|вредных привычек нет|готов(?:а)? к (?:командировкам|переезду|обучению)',
  'chăm chỉ|cần cù|trung thực|thật thà|nhiệt tình|vui vẻ|hòa đồng|cẩn thận|ham học hỏi|(?:có )?tinh thần trách nhiệm(?: cao)?|có trách nhiệm|năng động|đúng giờ|siêng năng|chịu khó|kiên nhẫn|sáng tạo|tự tin|nhanh nhẹn|thân thiện|chịu được áp lực(?: cao)?|chịu áp lực(?: công việc)?(?: tốt)?|không hút thuốc|cầu tiến|tỉ mỉ|hoạt bát|linh hoạt|yêu trẻ|hòa nhã',
  'masipag|matiyaga|maaasahan|mapagkakatiwalaan|tapat|magalang|matulungin|masayahin|palakaibigan|maagap|maka-?diyos|may takot sa diyos|responsable|madaling matuto|handang matuto|masunurin|malinis|marunong makisama|maaga sa trabaho|walang bisyo|hindi naninigarilyo',
  '认真负责|細心負責|细心负责|吃苦耐劳|吃苦耐勞|踏实(?:肯干|稳重|认真)?|诚实守信|诚信|诚实|责任心强|有责任心|责任感强|性格开朗|开朗|乐观(?:开朗|向上)?|热情|积极主动|主动积极|积极向上|工作认真|勤奋(?:好学)?|好学|守时|善于沟通|沟通能力强|执行力强|抗压能力强|学习能力强|适应能力强|团队意识强|细心|耐心|有亲和力|亲和力强|不吸烟|无不良嗜好|为人正直|待人真诚|做事认真|服从安排|有上进心|上进心强',
  '真面目|几帳面|責任感が強い|明るい|社交的|協調性がある|粘り強い|誠実|素直|好奇心旺盛|努力家|負けず嫌い|前向き|忍耐強い|笑顔|体力に自信(?:あり|がある)|時間厳守|非喫煙者?|禁煙|気配りができる|穏やか|行動力がある|明るく元気',
  '성실함?|성실한 (?:성격|태도)|책임감(?:이)? (?:강함|있음|강한)|긍정적(?:인 (?:성격|마인드|사고))?|적극적(?:인 (?:성격|자세))?|꼼꼼함?|꼼꼼한 성격|친절함?|정직함?|근면(?:성실)?(?:함)?|밝은 성격|원만한 대인관계|시간 약속 철저|비흡연(?:자)?|활발함?|차분함?|배려심(?: 있음)?|끈기(?: 있음)?|사교적(?:인 성격)?|부지런함?',
];

const BEFORE =
  '(?:(?:very|highly|sehr|très|muy|molto|muito|zeer|heel|foarte|очень|rất|я|sono|ich bin|i am|je suis|soy|sou|ik ben|sunt|persona|personne|pessoa|person|человек|napaka)\\s)?';
const END = '(?:\\s(?:and|und|et|y|e|en|și|и|và|at)\\s.{3,30})?';
const CHARACTER = new RegExp(
  `^${BEFORE}(?:${WORDS.join('|')})(?:\\s(?:person|человек|persona|persoană|personne|pessoa|persoon))?[.。!]?$`,
  'iu',
);
const JOINED = new RegExp(`^${BEFORE}(?:${WORDS.join('|')})${END}[.。!]?$`, 'iu');
const JOINTS = /\s(?:and|und|et|y|e|en|și|и|và|at)\s/iu;

/** Whether a piece of a list says what somebody is like, and no skill: one word of it, or two that are joined. */
export function isCharacter(piece: string): boolean {
  const text = piece.trim().normalize('NFC');
  if (CHARACTER.test(text)) return true;
  return JOINED.test(text) && text.split(JOINTS).every((part) => CHARACTER.test(part.trim()));
}
