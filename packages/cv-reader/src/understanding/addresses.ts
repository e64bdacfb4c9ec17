// The town in an address: a name that is known, or one that stands where addresses of its country have it.
import { type FoundPlace, isPlaceName, placeOf, regionOf } from './place-words.ts';

/** Behind a number: the house's, and no postcode. */
const STREET = /\s(?:st|street|ave|avenue|rd|road|blvd|boulevard|lane|ln|drive|dr|way|court|ct|place|pl|square|sq|highway|hwy)\.?$/i;
const PARTS = /\s*[,，、|·•]\s*|\s+[–—-]\s+/u;

/** What towns are called by before their names, and nothing smaller or larger is. */
const TOWN_WORD =
  /^(?:г\.|гор\.|город|пос\.|пгт\.?|дер\.|село|станица|thành phố|TP\.?|thị xã|thị trấn|lungsod ng|siyudad ng|bayan ng|oraș(?:ul)?|mun\.|municipiul|com\.|comuna|loc\.|localitatea)\s*(?=\p{Lu})/iu;
/** What counties, provinces and districts are called by. */
const REGION_WORD =
  /^(?:jud\.|județul|prov(?:\.|incia|ince|incie)|tỉnh|lalawigan ng|co\.|county|kreis|landkreis|cantón|canton|obl\.|респ\.|республика)\s*(?=\p{Lu})|^(?:Ags|B\.?C\.?S?|Camp|Chih|Chis|Coah|Col|Dgo|Edo\.? ?(?:de )?M[eé]x|Gto|Gro|Hgo|Jal|Mich|Mor|Nay|N\.?L|Oax|Pue|Qro|Q\.?R(?:oo)?|S\.?L\.?P|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac)\.$|(?:^|\s)(?:обл\.?|область|край|county|province|shire)$/iu;
/** Provinces of the Philippines, which the lists of places do not have. Those called as their town is are none: a town stands before them or not. */
const PROVINCE =
  /^(?:abra|agusan del (?:norte|sur)|aklan|albay|antique|apayao|aurora|bataan|batanes|batangas|benguet|biliran|bohol|bukidnon|bulacan|cagayan|camarines (?:norte|sur)|camiguin|capiz|catanduanes|cavite|cebu|(?:north |south )?cotabato|davao (?:de oro|del norte|del sur|occidental|oriental)|eastern samar|guimaras|ifugao|ilocos (?:norte|sur)|iloilo|isabela|kalinga|la union|laguna|lanao del (?:norte|sur)|leyte|maguindanao(?: del (?:norte|sur))?|marinduque|masbate|misamis (?:occidental|oriental)|mountain province|negros (?:occidental|oriental)|northern samar|nueva (?:ecija|vizcaya)|(?:occidental|oriental) mindoro|palawan|pampanga|pangasinan|quezon province|quirino|rizal|romblon|samar|sarangani|siquijor|sorsogon|southern leyte|sultan kudarat|sulu|surigao del (?:norte|sur)|tarlac|tawi-tawi|zambales|zamboanga (?:del norte|del sur|sibugay)|metro manila)$/iu;
/** The smallest part of a town that an address of the Philippines or of Vietnam names, right before the town. */
const VILLAGE = /^(?:brgy\.?|barangay|bgy\.?|xã|phường|thôn|ấp)\s/iu;
const POSTCODE_ALONE = /^(?:CEP\s*)?(?:[A-Z]{1,2}-?)?\d[\d\s-]{2,8}$|^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u;

/** Whether a text has a part that only addresses have. */
export const hasVillage = (text: string): boolean => text.split(PARTS).some((part) => VILLAGE.test(part));

const isTown = (text: string | undefined): text is string =>
  text !== undefined &&
  isPlaceName(text) &&
  !STREET.test(text) &&
  !REGION_WORD.test(text) &&
  !/^(?:centro|center|centrum|zentrum)$/iu.test(text);

/** "Sleaford, Lincolnshire", "Piove di Sacco (PD)", "Auch (32)", "Limoeiro do Norte/CE": a name that nobody knows before the region that it is in. */
export function townOfRegion(text: string): FoundPlace | undefined {
  const plain = text.trim();
  const [, bracketed = '', code = ''] =
    /^(\p{Lu}[^\d(),;:@]{1,40}?)\s*(?:\(((?:\d{2,3}|2[AB]|[A-Z]{2}))\)|\s?\/\s?[A-Z]{2})$/u.exec(plain) ?? [];
  if (isTown(bracketed) && code !== 'CV') return { text: plain, city: bracketed };
  // "Auch (Gers)": the region by its name.
  const [, before = '', region = ''] = /^(\p{Lu}[^\d(),;:@]{1,40}?)\s*\((\p{Lu}[^\d(),;:@]{2,40})\)$/u.exec(plain) ?? [];
  const around = region === '' ? undefined : regionOf(region);
  if (around && isTown(before)) return { text: plain, city: before, countryCode: around.slice(0, 2) };
  const parts = plain.split(PARTS).filter((part) => part !== '' && !POSTCODE_ALONE.test(part));
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const [town, region = ''] = [parts[at - 1], parts[at]];
    const known = regionOf(region);
    const country = known?.slice(0, 2) ?? (PROVINCE.test(region) ? 'PH' : undefined);
    if (isTown(town) && (country || REGION_WORD.test(region))) return { text: plain, city: town, ...(country && { countryCode: country }) };
  }
  return undefined;
}

/** A town by its own word, by the smaller part before it or the region behind it. */
function townByPlace(text: string, parts: readonly string[]): FoundPlace | undefined {
  const called = parts.find((part) => TOWN_WORD.test(part) && isPlaceName(part.replace(TOWN_WORD, '')));
  if (called) return { text, city: called };
  const village = parts.findIndex((part) => VILLAGE.test(part));
  const behind = village >= 0 ? parts[village + 1] : undefined;
  if (isTown(behind)) return { text, city: behind };
  const slashed = parts.flatMap((part) => (part.includes('/') ? (townOfRegion(part)?.city ?? []) : []))[0];
  if (slashed) return { text, city: slashed };
  const town = townOfRegion(text);
  return town && { ...town, text };
}

/** "… Pavia, Italia (Abitazione)": Europass says so which of somebody's addresses it is. */
const KIND_OF_ADDRESS =
  /\s*[(（](?:home|work|private|residence|current|permanent|privat|wohnung|zuhause|hauptwohnsitz|arbeit|domicile|maison|travail|casa|hogar|domicilio|trabajo|abitazione|residenza|lavoro|residência|emprego|thuis|werk|privé|acasă|domiciliu|serviciu|дом|домашний|работа|nhà riêng|cơ quan|bahay|trabaho|自宅|勤務先|家庭|住宅|单位|자택|직장)[)）]\s*$/iu;

/** A place out of an address: its last parts that name one. */
export function addressOf(written: string, mustBeKnown = false): FoundPlace | undefined {
  const text = written.replace(KIND_OF_ADDRESS, '');
  const whole = placeOf(text);
  if (whole) return whole;
  const parts = text.split(PARTS);
  const town = townOfAustralia(text) ?? townByPlace(text, parts);
  if (town) return town;
  for (let at = 0; at < parts.length; at += 1) {
    const place = placeOf(parts.slice(at).join(', '));
    if (place) return { ...place, text };
  }
  for (const part of parts) {
    const place = placeOf(part);
    if (place) return { ...place, text };
  }
  const postcode = /(?:^|[\s,])(?:[A-Z]{1,2}-)?\d{4,6}(?:\s[A-Z]{2}(?=\s))?\s+(\p{Lu}[\p{L}\p{M} .'’-]{2,30})/u.exec(text)?.[1];
  if (postcode && !STREET.test(postcode.trim())) return { text, city: postcode.trim() };
  const asian = asianCity(text);
  // "鲤城区西街18号, 泉州": a district stands in the city behind it.
  const behind = parts.at(-1) ?? '';
  const city = asian?.city?.endsWith('区') && parts.length > 1 && /^\p{Script=Han}{2,4}$/u.test(behind) ? behind : asian?.city;
  if (asian && city) return { ...asian, city };
  return mustBeKnown ? asian : (asian ?? { text });
}

/** Korea's provinces as they are written short. */
const KOREAN_PROVINCE = '(?:경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:도|특별자치도)?|(?:충청|전라|경상)[남북]도';
const KOREAN_CITY = new RegExp(
  `^(?:대한민국\\s)?(?:${KOREAN_PROVINCE})\\s+([가-힣]{1,4}[시군])(?:\\s+[가-힣\\d]+(?:구|동|읍|면|로|길|리))*$`,
  'u',
);
const KOREAN_METROPOLIS =
  /^(?:대한민국\s)?((?:서울|부산|대구|인천|광주|대전|울산|세종)(?:특별시|광역시|특별자치시|시)?)\s+[가-힣]{1,4}[구군](?:\s+[가-힣\d]+(?:동|읍|면|로|길))*$/u;
const CHINESE_CITY = /^(?:中国)?\p{Script=Han}{2,3}?(?:省|自治区)(\p{Script=Han}{2,5}?)市\p{Script=Han}{0,16}$/u;
/** "… Building 3, Carmarthen SA31 3QY": what stands right before a British postcode is the town. */
const BRITISH =
  /(?:^|[,，]\s*)(\p{Lu}[\p{L}\p{M}'’-]+(?:[\s-]\p{L}[\p{L}\p{M}'’-]*){0,3})[,，]?\s+[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?:[,，]\s*(?:UK|United Kingdom|Wales|Scotland|England))?$/u;

/** A city by the province before it, or by its postcode, though there is no house in the address, and the city is not known. */
export function cityOfProvince(text: string): FoundPlace | undefined {
  const plain = text.trim();
  // Behind the school or the office that somebody is at: "… 연구실, 부산광역시 금정구".
  const last = plain.split(/[,，]\s*/u).at(-1) ?? '';
  const city = [plain, last]
    .map((part) => (KOREAN_CITY.exec(part) ?? KOREAN_METROPOLIS.exec(part) ?? CHINESE_CITY.exec(part))?.[1])
    .find((found) => found !== undefined);
  if (city !== undefined) return { ...placeOf(city.replace(/(?:특별시|광역시|특별자치시|시)$/u, '')), text: plain, city };
  const british = BRITISH.exec(plain)?.[1];
  return isTown(british) && regionOf(british) === undefined ? { text: plain, city: british, countryCode: 'GB' } : undefined;
}

/** "北京市海淀区…", "東京都渋谷区…", "서울특별시 …". */
function asianCity(text: string): FoundPlace | undefined {
  const province =
    /^(?:〒?\s?\d{3}-?\d{4}\s*)?(?:中国)?(\p{Script=Han}{2,3}?[省都道府県])?(\p{Script=Han}{1,5}?[市区區州])|([가-힣]{2,4}(?:특별시|광역시|시|도)?)\s+([가-힣]+[시구군])/u.exec(
      text.trim(),
    );
  // "경기도 수원시 팔달구": the city stands behind its province; a district stands behind its city.
  const city = province?.[2] ?? (/[시군]$/u.test(province?.[4] ?? '') ? province?.[4] : province?.[3]);
  if (!city) return undefined;
  const known = placeOf(city) ?? placeOf(city.replace(/(?:특별시|광역시|[市시])$/u, ''));
  return { ...known, text, city };
}

/** "Gaspé (Québec) G4X 1A1", "Guelph, ON N1G 2W1": what stands before the province and a postcode that only Canada has. */
export function townOfCanada(text: string): FoundPlace | undefined {
  const plain = text.trim();
  const city =
    /(?:^|,\s)(\p{Lu}[\p{L}\p{M} .'’-]{1,40}?)(?:\s*\(\p{Lu}[^()]+\)|,?\s+[A-Z]{2}|,\s\p{Lu}[\p{L} -]+),?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d$/u.exec(
      plain,
    )?.[1];
  return city ? { text: plain, city, countryCode: 'CA' } : undefined;
}

const AUSTRALIAN =
  /(?:^|[,，]\s*)(\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,2}),?\s+(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT|New South Wales|Victoria|Queensland|Tasmania|South Australia|Western Australia|Northern Territory),?\s+\d{4}(?:[,，]\s*Australia)?$/u;

/** Long vowels of Māori names and a postcode of four digits right behind the town: "14 Kōwhai Street, Ngongotahā, Rotorua 3010". */
const NEW_ZEALAND =
  /^(?=.*[āēīōūĀĒĪŌŪ]|.*New Zealand|.*Aotearoa).*[,，]\s*(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})\s+\d{4}(?:[,，]\s*(?:New Zealand|Aotearoa|NZ))?$/u;

/** "12 Hill Street, Ballarat East VIC 3350": what stands before the state and a postcode of Australia. */
export function townOfAustralia(text: string): FoundPlace | undefined {
  const plain = text.trim();
  const town = NEW_ZEALAND.exec(plain)?.[1];
  if (isTown(town)) return { text: plain, city: town, countryCode: 'NZ' };
  const city = AUSTRALIAN.exec(plain)?.[1];
  return isTown(city) ? { text: plain, city, countryCode: 'AU' } : undefined;
}
