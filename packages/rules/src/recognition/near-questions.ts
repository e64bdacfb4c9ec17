// "jobs near Lyon", "près de Lyon", "リヨンの近く": a question that names a place and means what is around it.
import { fold } from '../folding.ts';

/** What stands before the place: longer phrases first, so that their beginnings do not win. */
const BEFORE = [
  'near to|near|close to|around|in the vicinity of|in the area of',
  'in der nähe von|in der nähe der|in der umgebung von|im umkreis von|im raum|nahe|rund um',
  'cerca de|alrededor de|en los alrededores de|próximo a',
  'malapit sa|paligid ng',
  'près de|près d|autour de|autour d|à proximité de|à proximité d|aux alentours de|aux environs de',
  'vicino a|vicino ad|nei dintorni di|nei pressi di|intorno a',
  'in de buurt van|in de omgeving van|nabij|rondom|dicht bij',
  'perto de|próximo a|próximo de|nos arredores de|em torno de',
  'în apropiere de|aproape de|lângă|în jurul',
  'рядом с|недалеко от|вблизи|возле|около|неподалеку от',
  'gần|xung quanh|lân cận',
].flatMap((list) => list.split('|').map((phrase) => fold(phrase)));
/** What stands behind it, in scripts without spaces. */
const BEHIND = [
  '附近',
  '周边',
  '周邊',
  '的附近',
  'の近く',
  'の周辺',
  'の付近',
  '近く',
  '周辺',
  '付近',
  ' 근처',
  '근처',
  ' 인근',
  '인근',
  ' 주변',
  '주변',
].sort((a, b) => b.length - a.length);
const PLACE_WORDS_MAX = 5;
const PLACE_CHARACTERS_MAX = 12;

/** A question without its place, and the place. */
export type NearQuestion = { text: string; place: string };

/** Reads what is near which place; undefined where the question says so of no place. `isPlace`: whether a text is one that has an around. */
export function readNear(question: string, isPlace: (text: string) => boolean): NearQuestion | undefined {
  return behindPhrase(question, isPlace) ?? beforePhrase(question, isPlace);
}

/** "data analyst near New York part time": the longest place behind the phrase. */
function behindPhrase(question: string, isPlace: (text: string) => boolean): NearQuestion | undefined {
  const words = question.split(/(?<=[\s'’])/u);
  // An apostrophe ends a word: "près d'Annecy".
  const folded = words.map((word) => fold(word).replace(/['’]$/u, ''));
  for (let at = 0; at < words.length; at++) {
    for (const phrase of BEFORE) {
      const length = phrase.split(' ').length;
      if (folded.slice(at, at + length).join(' ') !== phrase) continue;
      const from = at + length;
      for (let to = Math.min(words.length, from + PLACE_WORDS_MAX); to > from; to--) {
        const place = words.slice(from, to).join('').trim();
        if (isPlace(place)) return { text: [...words.slice(0, at), ...words.slice(to)].join('').trim(), place };
      }
    }
  }
  return undefined;
}

/** "リヨンの近くの仕事": the longest place that ends where the phrase begins. */
function beforePhrase(question: string, isPlace: (text: string) => boolean): NearQuestion | undefined {
  for (const phrase of BEHIND) {
    const at = question.indexOf(phrase);
    if (at < 1) continue;
    for (let from = Math.max(0, at - PLACE_CHARACTERS_MAX); from < at; from++) {
      const place = question.slice(from, at).trim();
      if (place === '' || !isPlace(place)) continue;
      const behind = question.slice(at + phrase.length).replace(/^(?:の|的|에서|에)/u, '');
      return { text: `${question.slice(0, from)} ${behind}`.replace(/\s+/gu, ' ').trim(), place };
    }
  }
  return undefined;
}
