// Titles of residence that by their own law say where somebody may work, whatever their label: "Niederlassungserlaubnis" is of Germany, "F-6" of Korea.
// Each is to be checked by its owner. One that names another country says that one (permits.ts), and what depends on more than its name is not here.

const TITLES: readonly (readonly [string, RegExp])[] = [
  ['DE', /(?<!\p{L})(?:niederlassungserlaubnis|unbefristete aufenthaltserlaubnis|blaue karte eu)(?!\p{L})/iu],
  ['AT', /rot-wei(?:ß|ss)-rot[- –]karte/iu],
  ['CH', /niederlassungsbewilligung|(?:ausweis|bewilligung)\s[BC](?!\p{L})/iu],
  ['GB', /indefinite leave to remain|(?<!\p{L})(?:ILR|(?:pre-)?settled status)(?!\p{L})/iu],
  ['US', /(?<!\p{L})(?:green card(?: holder)?|u\.?s\.? permanent resident)(?!\p{L})/iu],
  ['CA', /canadian permanent resident|permanent resident of canada|résident permanent du canada/iu],
  ['AU', /australian permanent residen(?:t|cy)/iu],
  ['NZ', /new zealand (?:permanent )?resident|nz (?:permanent )?resident/iu],
  ['IE', /(?<!\p{L})stamp 4(?!\d)/iu],
  ['FR', /(?<!\p{L})(?:titre de séjour|carte de résident|carte de séjour|passeport talent)(?!\p{L})/iu],
  ['IT', /(?<!\p{L})(?:permesso di soggiorno|carta di soggiorno)(?!\p{L})/iu],
  ['ES', /permiso de residencia|autorización de residencia|residencia (?:legal|permanente|de larga duración)/iu],
  ['PT', /(?:autorização|título|cartão) de residência/iu],
  ['BR', /(?<!\p{L})C?RNM(?!\p{L})/u],
  ['NL', /(?<!\p{L})verblijfsvergunning(?!\p{L})/iu],
  ['RO', /permis de ședere|permis de şedere/iu],
  ['RU', /(?<!\p{L})(?:вид на жительство|ВНЖ|РВП|патент на работу)(?!\p{L})/iu],
  ['KR', /(?:체류|비자|결혼이민|영주|재외동포|거주).{0,12}\bF-?[2456]\b|\bF-?[2456]\b.{0,6}(?:비자|체류)|영주권/iu],
  ['JP', /永住者|永住権|永住許可|定住者|技術・人文知識|高度専門職/u],
  ['CN', /外国人永久居留/u],
  ['VN', /thẻ (?:tạm|thường) trú/iu],
];

/** Nobody has what is asked for, is refused, or has ended. */
const NONE =
  /(?<!\p{L})(?:no|not|kein|keine|ohne|sans|sin|senza|sem|geen|fără|нет|без|không|beantragt|applied|pending|expired|abgelaufen)(?!\p{L})|없음|なし|无/iu;

/** The countries that such titles in a row name. `named`: whether its words name a country themselves. */
export function residencesIn(text: string, named: boolean): string[] {
  const found = TITLES.flatMap(([country, title]) => (title.test(text) ? [country] : []));
  // "취업 제한 없음": no restriction is what lets somebody work.
  const told = text.replace(/제한\s*없음|就労制限なし|no restrictions?|ohne einschränkung\p{L}*|sans restriction/giu, '');
  return named || NONE.test(told) ? [] : found;
}
