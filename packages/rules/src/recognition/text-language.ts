// The language of a text: its script, and for Latin and Cyrillic letters its most common small words. Meant for paragraphs, not for titles.
import { fold } from '../folding.ts';
import { perWord, type Words } from './words.ts';

const STOP_WORDS: Record<string, string> = {
  en: 'the and of to in for with you will our are is on your we be as this that or from have at by an it who experience team',
  de: 'der die und in den von zu das mit sich des auf fur ist im dem nicht ein eine als auch wir sie bei oder einer ihre unser zum zur uber deine werden',
  fr: 'le de la et les des en un du une pour dans que est au vous sur avec par nous notre qui aux votre ou plus sont cette etes ces',
  es: 'de la que el en y los del se las por un para con una su al es lo como mas o nuestro trabajo ser somos buscamos tu sus esta',
  it: 'di e il la che in un per con del una della si le dei al nel alla i delle da sono come gli lavoro piu nostro anche o ai',
  nl: 'de het een en van in is op te dat die voor met zijn je als aan er of bij ben wij onze jouw om naar ook wat heb',
  pt: 'de a o que e do da em um para com uma os no se na por mais as dos como mas ao das voce nossa sua ou nos nosso',
  ro: 'si de la in cu pe un o pentru din este care sa nu mai sunt ca se al ai prin sau noastra echipa te vei fi',
  vi: 'va cua cac cho voi la trong mot duoc khong nguoi co nhung tai de viec cong hoac kinh nghiem tu den lam',
  fil: 'ang ng sa mga na at ay para kung o ito kami iyong mo hindi may din isang namin aming upang',
  sv: 'och att det i en som pa ar av for med till den har de du vi ett om vara eller din inte kommer vill',
  da: 'og i at det er en til af pa for med som de den du vi har et vil eller kan din vores ikke hos',
  nb: 'og i a det er en til av pa for med som de du vi har et vil eller kan din vare ikke hos deg',
  fi: 'ja on etta se oli ei ovat sekä kanssa tai jos me sinun voit meidan olet myos kuin tyo joka',
  pl: 'i w na z do sie nie jest o za od dla przez oraz jak po co lub pracy ktore twoje nasz jako bedziesz',
  cs: 'a v na je se s z do pro ze jako nebo ve k jsme prace nas od by jsou vas bude mate',
  hu: 'a az es hogy nem egy is van vagy mint meg ez de csapat munka szamara ki kell',
  tr: 've bir bu icin ile de da olarak en cok daha olan veya gibi ekip deneyim sahibi',
  id: 'dan yang di untuk dengan dari ini pada dalam adalah atau kami anda akan tidak sebagai',
  ru: 'и в на с по для не что к из от как или вы мы о работы это наш опыт за при до быть',
  uk: 'і в на з та до для не що у від як або ми ви про це наш досвід за при роботи',
  bg: 'и на в за с от да се по като или ние не са ще ви със при',
};

const LANGUAGES = Object.keys(STOP_WORDS);
const byWord = new Map<string, number[]>();
LANGUAGES.forEach((language, index) => {
  for (const word of fold(STOP_WORDS[language] as string).split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), index]);
});
const languagesOf = perWord((word) => byWord.get(word));
const VI = LANGUAGES.indexOf('vi');
const RO = LANGUAGES.indexOf('ro');

const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];
const WORDS_READ = 250;
const WORDS_NEEDED = 5;

/** ISO 639 code of the text's language; undefined where the text is too short or mixed to tell. */
export function languageOfText(text: Words): string | undefined {
  const sample = text.text.slice(0, 2000);
  if (/[^\u0000-\u024f\u1e00-\u1eff\u2000-\u20ff]/.test(sample)) {
    const letters = sample.match(/\p{L}/gu)?.length ?? 0;
    for (const [script, language] of SCRIPTS) {
      const count = sample.match(script)?.length ?? 0;
      const needed = language === 'ja' ? 0.05 : 0.25;
      if (letters > 3 && count / letters > needed) return language;
    }
  }
  const scores = new Float64Array(LANGUAGES.length);
  const score = (index: number) => scores[index] as number;
  let hits = 0;
  const count = Math.min(WORDS_READ, text.words.length);
  for (let at = 0; at < count; at++) {
    const languages = languagesOf(text, at);
    if (!languages) continue;
    hits++;
    // A word of many languages tells little.
    for (const language of languages) scores[language] = score(language) + 1 / languages.length;
  }
  if (hits < WORDS_NEEDED) return undefined;
  if (score(VI) > 0 && /[ăâđêôơưạảấầẩậắằẳặẹẻẽếềểệỉịọỏốồổộớờởợụủứừửựỳỵỷỹ]/i.test(sample)) scores[VI] = score(VI) * 1.5;
  if (score(RO) > 0 && /[șțăşţ]/i.test(sample)) scores[RO] = score(RO) * 1.5;
  let best = 0;
  for (let index = 1; index < scores.length; index++) if (score(index) > score(best)) best = index;
  const isClear = scores.every((other, index) => index === best || score(best) >= other * 1.1);
  return isClear && score(best) > 0 ? LANGUAGES[best] : undefined;
}
