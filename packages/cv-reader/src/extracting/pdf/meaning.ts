// Whether letters mean anything. A font that does not say which letters its shapes are gives numbers instead: private or unassigned code
// points, scripts at random, or Latin letters shifted along the alphabet. Such text must be told, not taken for a CV.

const KNOWN =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Bengali}\p{Script=Tamil}\p{M}\p{N}\p{P}\p{S}\s]/u;
/** Of the most frequent letters of Chinese in both ways of writing, with those that every CV has. */
const FREQUENT_HAN = new Set(
  '的一是在不了有和人这這中大为為上个個国國我以要他时時来來用们們生到作地于於出就分对對成会會可主发發年动動同工也能下过過子说說产產种種面而方后後多定行学學法所民得经經十三之进進着等部度家电電力里如水化高自二理起小物现現实實加量都两體体制机機当當使点點从從业業本去把性好应應开開它合还還因由其些然前外天政四日那社义義事平形相全表间間样樣与與关關各重新线線内數数正心反你明看原又么利比或但质質气氣第向道命此变變条條只没沒结結解问問意建月公无無系军軍很情者最立代想已通并提直题題党程展五果料象员員革位入常文总總次品式活设設及管特件长長求老头頭基资資边邊流路级級少图圖山统統接知较較将將组組见見计計别別她手角期根论論运運农農指几幾九区區强強放决決西被干做必战戰先回则則任取据處处理隊给給色光门門即保治北造百规規热熱领領七海口东東导導器压壓志世金增争爭济濟阶階油思术術极極交受联聯什认認六共权權收证證改清己美再采转轉更单單风風切打白教速花带帶安场場身车車例真务務具万萬每目至达達走积積示议議声聲报報斗完类類八离離华華名确確才科张張信马馬节節话話米整空元况況今集温溫传傳土许許步群广廣石记記需段研界拉林律叫且究观觀越织織装裝影算低持音众眾书書布复復容儿兒须須际際商非验驗连連断斷深难難近矿礦千周委素技备備半办辦青省列习習响響约約支般史感劳勞便团團往酸历歷市克何除消构構府称稱太准精值号號率族维維划劃选選标標写寫存候毛亲親快效斯院查江型眼王按格养養易置派层層片始却專专状狀育厂廠京识識适適属屬圆圓包火住调調满滿县縣局照参參红紅细細引听聽该該铁鐵价價严嚴',
);

/** Letters (white space left out) that say something: enough of known scripts, and of a language's own frequency. */
export function hasMeaning(text: string): boolean {
  const letters = [...text.replace(/\s+/g, '')];
  if (letters.length === 0) return true;
  const known = letters.filter((letter) => KNOWN.test(letter)).length;
  if (known < letters.length * 0.6) return false;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  const han = letters.filter((letter) => /\p{Script=Han}/u.test(letter));
  const alphabetic = letters.filter((letter) => /\p{L}/u.test(letter)).length;
  if (latin.length >= 100 && latin.length > alphabetic * 0.6) return vowels(latin) >= 0.2;
  const kana = letters.filter((letter) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)).length;
  if (han.length >= 100 && kana < alphabetic * 0.05) return han.filter((letter) => FREQUENT_HAN.has(letter)).length >= han.length * 0.06;
  return true;
}

function vowels(latin: string[]): number {
  return latin.filter((letter) => /[aeiouyæøœı]/i.test(letter.normalize('NFD').charAt(0))).length / latin.length;
}
