// "Ledbury Falls, OH": towns that no list has, told by the state behind them. States whose two capitals are degrees as well ("Biology, MA") say nothing.

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|MI|MN|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const TOWN_OF_STATE = new RegExp(`^(\\p{Lu}[\\p{L}.'’-]+(?:\\s\\p{Lu}[\\p{L}.'’-]+){0,2}),\\s(?:${STATES})$`, 'u');
const NO_TOWN = /univers|college|school|institut|academy|center|centre|church|hospital|\b(?:inc|llc|corp|co|ltd)\b/iu;

const BRAZIL = 'AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO';
const TOWN_OF_BRAZIL = new RegExp(`^(\\p{Lu}[\\p{L}.'’-]+(?:\\s[\\p{L}.'’-]+){0,4})\\s?/\\s?(?:${BRAZIL})$`, 'u');

/** "Villasis, Pangasinan": provinces of the Philippines, without those whose names a company or a person may have. */
const PROVINCES =
  'Abra|Agusan del Norte|Agusan del Sur|Aklan|Albay|Apayao|Bataan|Batangas|Benguet|Bohol|Bukidnon|Bulacan|Cagayan|Camarines Norte|Camarines Sur|Camiguin|Capiz|Catanduanes|Cavite|Cebu|North Cotabato|South Cotabato|Davao de Oro|Davao del Norte|Davao del Sur|Ifugao|Ilocos Norte|Ilocos Sur|Iloilo|Isabela|Kalinga|La Union|Laguna|Lanao del Norte|Lanao del Sur|Leyte|Maguindanao|Marinduque|Masbate|Misamis Occidental|Misamis Oriental|Negros Occidental|Negros Oriental|Nueva Ecija|Nueva Vizcaya|Occidental Mindoro|Oriental Mindoro|Palawan|Pampanga|Pangasinan|Quezon Province|Quirino|Rizal|Romblon|Samar|Sarangani|Sorsogon|Southern Leyte|Sultan Kudarat|Surigao del Norte|Surigao del Sur|Tarlac|Zambales|Zamboanga del Norte|Zamboanga del Sur|Zamboanga Sibugay|Metro Manila';
const TOWN_OF_PROVINCE = new RegExp(`^(\\p{Lu}[\\p{L}.'’-]+(?:\\s(?:de\\s|del\\s)?\\p{Lu}[\\p{L}.'’-]+){0,3}),\\s(?:${PROVINCES})$`, 'u');
const townOfProvince = (text: string): string | undefined => TOWN_OF_PROVINCE.exec(text)?.[1];

/** The town of a text that is nothing but a town and its state. */
export function townOfState(text: string): string | undefined {
  const town = (TOWN_OF_STATE.exec(text.trim()) ?? TOWN_OF_BRAZIL.exec(text.trim()))?.[1] ?? townOfProvince(text.trim());
  return town !== undefined && !NO_TOWN.test(town) ? town : undefined;
}
