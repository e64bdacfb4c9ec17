// Letters as a reader knows them: whatever a font or a word processor made of them (ligatures, private numbers, marks of direction) is
// brought back. Used by every format, so that the same CV gives the same text from all of them.

/** Old fonts number these privately: ligatures, figures of the old style, small capitals. */
function privateLetter(code: number): string | undefined {
  if (code >= 0xf730 && code <= 0xf739) return String.fromCharCode(code - 0xf700);
  if (code >= 0xf761 && code <= 0xf77a) return String.fromCharCode(code - 0xf720);
  return { 61441: 'fi', 61442: 'fl', 64256: 'ff', 64257: 'fi', 64258: 'fl', 64259: 'ffi', 64260: 'ffl', 64261: 'st', 64262: 'st' }[code];
}

/** Browsers name some Chinese letters as the radicals that look like them: each before the letter that Unicode calls equal (EquivalentUnifiedIdeograph). */
const RADICALS =
  '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺫目⺬示⺭礻⺯糹⺰纟⺱罓⺲罒⺳㓁⺴冗⺶羊⺹耂⺺肀' +
  '⺻聿⺼肉⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏邑⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟';

function plainIdeograph(letter: string): string {
  const at = RADICALS.indexOf(letter);
  return at >= 0 && at % 2 === 0 ? (RADICALS[at + 1] ?? letter) : letter.normalize('NFKC');
}

/** Letters that simplified Chinese alone has, and those of the same words that it has not. */
const SIMPLIFIED = /[们这运业专门发务时实经历书语简岁关观说让为从东车马]/u;
const TRADITIONAL = /[們這運業專門發務時實經歷書語簡歲關觀說讓為從東車馬]/u;
/** What Unicode calls equal to a radical, as simplified Chinese writes it: browsers name "户" as the radical too. */
const SHORTER: Readonly<Record<string, string>> = { 戶: '户', 靑: '青', 黃: '黄' };
/** The same as Japanese writes it: 瀬戸, 神戸. */
const OF_JAPAN: Readonly<Record<string, string>> = { ...SHORTER, 戶: '戸' };
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]{3}/u;

/** The cells of a document in simplified letters, or those of Japan, throughout, where a font named some of them as radicals. */
export function withSimplified<T extends { text: string }>(cells: readonly T[]): T[] {
  const text = cells.map((cell) => cell.text).join('');
  const isJapanese = KANA.test(text);
  if (!isJapanese && (!SIMPLIFIED.test(text) || TRADITIONAL.test(text))) return [...cells];
  const letters = isJapanese ? OF_JAPAN : SHORTER;
  return cells.map((cell) => ({ ...cell, text: cell.text.replace(/[戶靑黃]/gu, (letter) => letters[letter] ?? letter) }));
}

const SPECIAL = /[\ufb00-\ufb06\uf001\uf002\uf730-\uf739\uf761-\uf77a]/g;
/** Soft hyphens, marks of direction and of order, joiners without effect, the replacement of what was not readable. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/g;
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f]+/g;

/** Ligatures apart, NFC, without what nobody sees; spaces stay as they are. */
export function plainLetters(text: string): string {
  return text
    .replace(SPECIAL, (letter) => privateLetter(letter.charCodeAt(0)) ?? letter)
    .replace(/[\u2e80-\u2fdf]/g, plainIdeograph)
    .replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])\u2027/g, '・')
    .replaceAll('\u2012', '–')
    .replace(UNSEEN, '')
    .replace(CONTROL, '')
    .normalize('NFC');
}

/** One space between words, none at the ends; the wide space of Chinese and Japanese stays. */
export function tidy(text: string): string {
  return text
    .replace(/\u3000/g, '\u0001')
    .replace(SPACES, ' ')
    .replaceAll('\u0001', '\u3000')
    .replace(/^[ \u3000]+|[ \u3000]+$/g, '');
}

export function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

const IDEOGRAPH = /[\u2e80-\u303f\u3041-\u30ff\u3100-\u312f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Chinese and Japanese letters and their punctuation, between which no space is written. */
export function isIdeograph(letter: string): boolean {
  return IDEOGRAPH.test(letter) || (letter.codePointAt(0) ?? 0) >= 0x20000;
}

/** A brace is what the bullet of TeX's symbol fonts is called where the font does not say what it draws. */
const BULLET =
  /^(?:[•●∙·‧‣⁃◦○◉◎■□▪▫◆◇❖►▸▶▹▷➢➤➔→⇒➣✓✔✗☑★☆✦✧✶❑❒⦁⦿⁍¤\u2043\u204c\u204d\u25aa\u25fe\u25fd\u2756\u30fb\uff65]|o(?= )|[-–—−‐*+»>~{](?= ))[\ufe0e\ufe0f]?\s*/u;
/** Of Wingdings and Symbol, as word processors number them. */
const PRIVATE_BULLET = /^[\uf020-\uf0ff]\s*/;

/** The mark of a list at the head of a line, and what stands behind it; nothing where there is none, or nothing behind it. */
export function splitBullet(text: string): { bullet: string; rest: string } | undefined {
  const found = BULLET.exec(text) ?? PRIVATE_BULLET.exec(text);
  if (!found) return undefined;
  const rest = text.slice(found[0].length);
  const mark = found[0].trim();
  if (!rest || (mark === '★' && /^★|^☆/.test(rest)) || (mark === 'o' && !/^\p{Lu}/u.test(rest))) return undefined;
  return { bullet: isPrivate(mark.charCodeAt(0)) ? '•' : mark, rest };
}

const ICONS = /^(?:(?![•▪▫◾◽★✓✔☑©®™ℹ\d#*])\p{Extended_Pictographic}[\ufe0e\ufe0f]?|[✆☏⌂]|[⚲⌖⌕⚐](?=\s))\s*(?=\S)/u;

/** Text without the letters of icon fonts, and without the pictures of a telephone or an envelope before what they stand for. */
export function withoutIcons(text: string): string {
  let out = '';
  for (const letter of text) if (!isPrivate(letter.codePointAt(0) ?? 0)) out += letter;
  return out.replace(ICONS, '');
}
