// How somebody was employed, as it stands in brackets behind a title: "店員（アルバイト）", "Barista (Teilzeit)". It is part of what they were, and no
// thing of its own. By language: hours, terms of a contract, training, unpaid work, times of the year.

const WORDS: readonly string[] = [
  'full[-\\s]?time|part[-\\s]?time|casual|seasonal|temporary|temp|freelance|fixed[-\\s]term|contract|internship|intern|apprenticeship|work placement|unpaid|voluntary|volunteer|summer|summer job|zero[-\\s]hours',
  'vollzeit|teilzeit|minijob|geringfügig|befristet|unbefristet|nebenjob|ferienjob|saisonal|aushilfsweise|freiberuflich|auf honorarbasis|praktikum|werkstudent(?:in)?|ehrenamtlich|ausbildung',
  "temps plein|temps partiel|cdd|cdi|intérim|saisonnier|saisonnière|job d[’']été|indépendante?|alternance|apprentissage|stage|bénévole|bénévolat",
  'jornada completa|media jornada|tiempo completo|tiempo parcial|temporal|eventual|autónom[oa]|por horas|prácticas|becari[oa]|verano|voluntari[oa]|voluntariado',
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
  pieces.filter(
    (piece) =>
      !isEmployed(piece.text) || !pieces.some((other) => other.row === piece.row && !isEmployed(other.text) && isTitle(other.text)),
  );
