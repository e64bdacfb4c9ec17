// Permits to work: what stands behind a label, and what is told without a colon ("Authorized to work in the United States", "캐나다 취업비자 보유"). A
// permit that somebody has none of, or needs somebody for, is none; what cannot be told stays as text.
import { countryOf } from '@fairway/rules/recognition/country-names';
import type { Context } from './context.ts';
import { labelled } from './labels.ts';
import { keyOf } from './phrases.ts';

/** Gives the country of a nationality's words; personal.ts. */
type CountryOf = (words: string, context: Context) => string | undefined;

const UNION =
  /(?<!\p{L})(?:EU|UE|ЕС|EEA|EEE|EWR|EER|European Union|European Economic Area|Europäischen? Union|Union européenne|Unión Europea|Unione europea|Europese Unie|União Europeia|Uniunea Europeană|Европейск(?:ий|ого|ом) союз[аеу]?|Евросоюз[аеу]?|Liên minh châu Âu|Schengen)(?!\p{L})|欧盟|歐盟|欧州連合|EU圏|유럽연합|유럽 연합/iu;

/** "None", "keine", "нет": unless none is needed ("not required: Swiss"). */
const NONE =
  /^(?:no(?:ne)?|nein|keine?n?|non|aucune?|sin|ningun[oa]|nessun[oa]|senza|geen|nenhum[a]?|não|nu|нет|wala|không)(?!\p{L})|^(?:无|無|没有|沒有|なし|없음)/iu;
const NEEDLESS =
  /(?<!\p{L})(?:required|needed|necessary|erforderlich|nötig|notwendig|nécessaire|necesari[oa]|necessari[oa]|necessário|nodig|necesar|требуется|нужн[оы])(?!\p{L})/iu;
const NEEDS = /(?<!\p{L})(?:sponsor\p{L}*|needs?|requires?|required|benötigt?)(?!\p{L})/iu;
const NEEDS_NOT = /(?<!\p{L})(?:no|not|without|nicht|kein|keine)\s+(?:\p{L}+\s+)?(?:sponsor\p{L}*|needed|required|needs?)(?!\p{L})/iu;

const SEPARATORS = /\s*[,;/、，()（）]\s*|\s+(?:and|und|et|y|e|en|și|и|và|at)\s+/u;

/** Countries, and `EU`, in what a permit's label says, each once. */
export function permitsIn(words: string, context: Context, countryOfWords: CountryOf): string[] {
  const value = words.trim();
  if (NONE.test(value) && !NEEDLESS.test(value)) return [];
  if (NEEDS.test(value) && !NEEDS_NOT.test(value) && !NEEDLESS.test(value.replace(NEEDS, ''))) return [];
  const found = value.split(SEPARATORS).flatMap((part) => {
    if (part === '') return [];
    if (UNION.test(part)) return ['EU'];
    return countryOfWords(part, context) ?? [];
  });
  return [...new Set(found)];
}

/** "Permit for Switzerland": what leads from a label of permits to a country, in the languages that have such words. */
const LEADS =
  /\s+(?:for|in|within|im|für|en|au|aux|à|pour|para|per|voor|em|no|na|nos|în|pentru|в|на|sa|ở|tại|cho)\s+(?:(?:the|die|der|den|das|la|le|les|el|los|il|lo|de|het|os?|as?)\s+)?(?=\S)/giu;
const HAS =
  /^(?:i\s+(?:am|have)\s+|ich\s+habe\s+|j’ai\s+|j'ai\s+|tengo\s+|ho\s+|tenho\s+|am\s+|имею\s+|legally\s+|fully\s+|valid\s+|gültige\s+)+/iu;
/** What stands behind the label where the country stands before it. */
const HELD = /\s*(?:あり|有り|有|保有|取得済み?|取得|보유|소지|있음)$/u;
const HOLDS = /^(?:持有|拥有|擁有|具有|已获|有)/u;
const SHORTEST = 2;
const LONGEST_COUNTRY = 14;

/** What a permit without a colon says, without the words that say that it is one. */
export function permitTold(piece: string, { words: { labels } }: Context): string | undefined {
  const text = piece
    .replace(/^[\s\p{S}\p{P}]+/u, '')
    .replace(HAS, '')
    .replace(/[\s.。]+$/u, '');
  // Several may stand in it, and the label have one itself: "разрешение на работу в Германии".
  for (const { 0: lead, index } of text.matchAll(LEADS))
    if (labels.get(keyOf(text.slice(0, index))) === 'permit') return text.slice(index + lead.length);
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return undefined;
  const bare = text.replace(HELD, '').replace(HOLDS, '');
  for (let at = SHORTEST; at <= Math.min(LONGEST_COUNTRY, bare.length - SHORTEST); at += 1) {
    const country = bare.slice(0, at).replace(/(?:での|で|の|의|\s)+$/u, '');
    if (labels.get(keyOf(bare.slice(at))) === 'permit' && (countryOf(country) || UNION.test(country))) return country;
  }
  return undefined;
}

/** What a piece of a row says of permits, behind a label or without one; undefined where it is about none. */
export function permitWords(piece: string, context: Context): string | undefined {
  const found = labelled(piece, context);
  if (found) return found.label === 'permit' ? found.value : undefined;
  return permitTold(piece, context);
}
