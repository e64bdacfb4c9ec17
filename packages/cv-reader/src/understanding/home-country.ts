// Where a telephone without its country's code is from, by what the rest of a CV names: documents of identity, schools and examinations, towns, money. Asked only
// where no address says the country, and taken only where the number is one that exists there.
import type { Locale } from '@fairway/rules/locales';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { Context, Row } from './context.ts';
import { countryOfLatinRegion } from './latin-regions.ts';

/** Words that one country's CVs have, by language: where several countries write in it. In capitals as they are written. */
const SIGNS: Partial<Record<Locale, readonly (readonly [CountryCode, RegExp])[]>> = {
  es: [
    ['CO', /HOJA DE VIDA|[Hh]oja de [Vv]ida|[Cc]édula de [Cc]iudadanía|(?<!\p{L})C\.? ?C\.?:? ?(?:No\.? ?)?\d|[Ll]ibreta [Mm]ilitar|(?<!\p{L})(?:SENA|ICFES|SISB[EÉ]N|COP|COLPENSIONES)(?!\p{L})|Institución Educativa|Bachiller Académico|(?<!\p{L})(?:Bogotá|Medellín|Barranquilla|Bucaramanga|Ibagué|Cúcuta|Villavicencio|Manizales|Colombia)(?!\p{L})/gu],
    ['MX', /(?<!\p{L})(?:CURP|R\.?F\.?C|IMSS|INFONAVIT|UNAM|CONALEP|CBTIS|CETIS|CECYT|CDMX|MXN|SEP)(?!\p{L})|[Cc]édula [Pp]rofesional|Ciudad de México|(?<!\p{L})(?:Col\. \p{Lu}|Monterrey|Zapopan|Tlalnepantla|México)/gu],
    ['AR', /(?<!\p{L})(?:CUIL|CUIT|CABA|UBA|UTN|AFIP|ARS)(?!\p{L})|[Mm]onotribut|Capital Federal|(?<!\p{L})(?:Buenos Aires|Rosario, Santa Fe|Argentina|Mendoza)(?!\p{L})/gu],
    ['CL', /(?<!\p{L})(?:R\.?U\.?[TN]|INACAP|DUOC|AFP|FONASA|ISAPRE|CLP)(?!\p{L})|Región Metropolitana|(?<!\p{L})(?:Santiago de Chile|Viña del Mar|Antofagasta|Concepción, Chile|Chile|Temuco)(?!\p{L})/gu],
    ['PE', /(?<!\p{L})(?:SENATI|SUNAT|ESSALUD|PUCP|UNMSM|SUNEDU|PEN)(?!\p{L})|(?<!\p{L})(?:Lima|Arequipa|Chiclayo|Cusco|Callao|Perú)(?!\p{L})/gu],
    ['EC', /(?<!\p{L})(?:SENESCYT|ESPOL|IESS|ESPE)(?!\p{L})|(?<!\p{L})(?:Quito|Guayaquil|Cuenca, Azuay|Ecuador)(?!\p{L})/gu],
    ['VE', /(?<!\p{L})C\.?I\.?:? ?[VE][-.]?\d|(?<!\p{L})(?:SAIME|UCV|INCES|SENIAT)(?!\p{L})|(?<!\p{L})(?:Caracas|Maracaibo|Barquisimeto|Venezuela)(?!\p{L})/gu],
    ['ES', /(?<!\p{L})(?:N\.?I\.?E|ESO|SEPE|INEM|UNED|EBAU|UPM|UPC)(?!\p{L})|[Ss]eguridad [Ss]ocial|[Cc]arnet? de conducir|[Cc]iclo [Ff]ormativo|Grado Superior|Grado Medio|€/gu],
  ],
  pt: [
    ['BR', /(?<!\p{L})(?:C\.?P\.?F|R\.?G|CNH|CTPS|CNPJ|SENAI|SENAC|SENAT|ENEM|CEP|BRL)(?!\p{L})|R\$|[Ee]nsino [Mm]édio|(?<!\p{L})(?:São Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Brasil)(?!\p{L})/gu],
    ['PT', /(?<!\p{L})(?:N\.?I\.?F|NISS|IEFP|INEM)(?!\p{L})|[Cc]artão de [Cc]idadão|[Cc]arta de [Cc]ondução|1[02]\.?º [Aa]no|€|(?<!\p{L})(?:Lisboa|Porto|Coimbra|Braga|Portugal)(?!\p{L})/gu],
    ['AO', /(?<!\p{L})(?:AOA|Kz|Luanda|Benguela|Lubango|Huambo|Angola)(?!\p{L})/gu],
    ['MZ', /(?<!\p{L})(?:NUIT|Maputo|Matola|Nampula|Moçambique)(?!\p{L})/gu],
  ],
  en: [
    ['IN', /(?<!\p{L})(?:[Aa]adhaa?r|PAN|SSLC|HSC|CBSE|ICSE|B\.?Com|M\.?Com|B\.?Tech|M\.?Tech|GST|IIT|NIT|INR|Pvt\.? Ltd|[Ll]akhs?|Rs)(?!\p{L})|Plus Two|₹|(?<!\p{L})(?:Mumbai|Delhi|Bengaluru|Bangalore|Chennai|Kochi|Hyderabad|Pune|Kolkata|India)(?!\p{L})/gu],
    ['PH', /(?<!\p{L})(?:SSS|TIN|PhilHealth|Pag-?IBIG|TESDA|PRC|PHP|Brgy|[Bb]arangay|PSA|NBI)(?!\p{L})|₱|(?<!\p{L})(?:Manila|Quezon City|Cebu|Davao|Makati|Philippines)(?!\p{L})/gu],
    ['NG', /(?<!\p{L})(?:NYSC|WAEC|WASSCE|JAMB|BVN|NGN)(?!\p{L})|₦|(?<!\p{L})(?:Lagos|Abuja|Ibadan|Port Harcourt|Nigeria)(?!\p{L})/gu],
    ['KE', /(?<!\p{L})(?:KCSE|KCPE|KRA|NSSF|NHIF|SHIF|KES|KSh)(?!\p{L})|(?<!\p{L})(?:Nairobi|Mombasa|Kisumu|Kenya)(?!\p{L})/gu],
    ['ZA', /(?<!\p{L})(?:SAQA|TVET|SETA|UNISA|NSC|ZAR)(?!\p{L})|[Mm]atric (?:[Cc]ertificate|\d)|(?<!\p{L})(?:Johannesburg|Pretoria|Durban|Cape Town|South Africa)(?!\p{L})/gu],
    ['IE', /(?<!\p{L})(?:PPSN?|QQI|FETAC|CAO)(?!\p{L})|Leaving Cert|Junior Cert|(?<!\p{L})(?:Dublin|Co\. \p{Lu}\p{Ll}+|Limerick|Galway|Ireland)(?!\p{L})/gu],
    ['AU', /(?<!\p{L})(?:TFN|ABN|TAFE|ATAR|RSA|WWCC|AHPRA|NDIS|AUD)(?!\p{L})|(?<!\p{L})(?:Melbourne|Sydney|Brisbane|Perth|Adelaide|Australia)(?!\p{L})/gu],
    ['NZ', /(?<!\p{L})(?:NCEA|IRD|NZQA|NZD)(?!\p{L})|(?<!\p{L})(?:Auckland|Wellington|Christchurch|New Zealand|Aotearoa)(?!\p{L})/gu],
    ['SG', /(?<!\p{L})(?:NRIC|FIN No|SkillsFuture|GCE 'O' Level|SGD)(?!\p{L})|Singapore/gu],
    ['GB', /(?<!\p{L})(?:GCSEs?|NVQ|BTEC|NHS|DBS|A[- ][Ll]evels?|PGCE|QTS)(?!\p{L})|National Insurance|£|(?<!\p{L})(?:London|Manchester|Leeds|Cardiff|Glasgow|Wales|Scotland|England|UK)(?!\p{L})/gu],
  ],
  de: [
    ['CH', /(?<!\p{L})(?:AHV|EFZ|EBA|CHF|KV-Lehre|ETH|ZHAW)(?!\p{L})|(?<!\p{L})(?:Kanton|Zürich|Luzern|Winterthur|St\. Gallen|Schweiz)(?!\p{L})|Niederlassungsbewilligung/gu],
    ['AT', /(?<!\p{L})(?:SVNR|HTL|HAK|HLW|HASCH|AMS|WIFI|BHS)(?!\p{L})|Präsenzdienst|Lehrabschlussprüfung|(?<!\p{L})(?:Wien|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Österreich)(?!\p{L})/gu],
    ['DE', /(?<!\p{L})(?:IHK|Abitur|Fachabitur|BAföG|Realschule|Hauptschulabschluss|TVöD)(?!\p{L})|(?<!\p{L})(?:Berlin|Hamburg|München|Köln|Leipzig|Deutschland)(?!\p{L})/gu],
  ],
  fr: [
    ['CA', /(?<!\p{L})(?:NAS|DEC|DEP|DES|CÉGEP|CAD)(?!\p{L})|[Cc]égep|(?<!\p{L})(?:Montréal|Québec|Laval|Gatineau|Canada)(?!\p{L})/gu],
    ['BE', /(?<!\p{L})(?:CESS|CESI|NISS|Forem|FOREM|Actiris|IFAPME)(?!\p{L})|(?<!\p{L})(?:Bruxelles|Liège|Namur|Charleroi|Belgique)(?!\p{L})/gu],
    ['CH', /(?<!\p{L})(?:AVS|CFC|AFP|CHF|EPFL|HES-SO)(?!\p{L})|(?<!\p{L})(?:Genève|Lausanne|Fribourg|Neuchâtel|Suisse)(?!\p{L})/gu],
    ['MA', /(?<!\p{L})(?:CIN|CNSS|OFPPT|ISTA|ENCG|MAD)(?!\p{L})|(?<!\p{L})(?:Casablanca|Rabat|Marrakech|Fès|Maroc)(?!\p{L})/gu],
    ['SN', /(?<!\p{L})(?:BFEM|CNI|UCAD|FCFA)(?!\p{L})|(?<!\p{L})(?:Dakar|Thiès|Sénégal)(?!\p{L})/gu],
    ['CI', /(?<!\p{L})(?:Abidjan|Bouaké|Yamoussoukro|Côte d[’']Ivoire)(?!\p{L})/gu],
    ['TN', /(?<!\p{L})(?:Tunis|Sfax|Sousse|Tunisie|ISET)(?!\p{L})/gu],
    ['FR', /(?<!\p{L})(?:BTS|DUT|BUT|CAP|BEP|IUT|AFPA|SIRET|Pôle emploi|France Travail)(?!\p{L})|€|(?<!\p{L})(?:Paris|Lyon|Marseille|Lille|Nantes|France)(?!\p{L})/gu],
  ],
  nl: [
    ['BE', /(?<!\p{L})(?:VDAB|ASO|TSO|BSO|KSO|OCMW|KU Leuven)(?!\p{L})|[Rr]ijksregister|(?<!\p{L})(?:Antwerpen|Gent|Leuven|Brugge|Hasselt|België)(?!\p{L})/gu],
    ['NL', /(?<!\p{L})(?:BSN|[Mm][Bb][Oo]|[Hh][Bb][Oo]|[Vv][Mm][Bb][Oo]|[Hh][Aa][Vv][Oo]|DUO|UWV|ROC)(?!\p{L})|(?<!\p{L})(?:Amsterdam|Rotterdam|Utrecht|Groningen|Eindhoven|Nederland)(?!\p{L})/gu],
    ['SR', /(?<!\p{L})(?:Paramaribo|Suriname|NATIN|AdeKUS)(?!\p{L})/gu],
  ],
  ro: [
    ['MD', /(?<!\p{L})(?:IDNP|MDL|USMF|ASEM|UTM)(?!\p{L})|(?<!\p{L})(?:Chișinău|Bălți|Tiraspol|Cahul|Republica Moldova)(?!\p{L})/gu],
    ['RO', /(?<!\p{L})(?:CNP|ANOFM|AJOFM|RON|ASE|UBB)(?!\p{L})|(?<!\p{L})(?:București|Cluj-Napoca|Timișoara|Iași|Constanța|România)(?!\p{L})|(?<!\p{L})jud\./gu],
  ],
  ru: [
    ['KZ', /(?<!\p{L})(?:ИИН|ЕНТ|КазНУ|КазНТУ|ТОО)(?!\p{L})|тенге|(?<!\p{L})(?:Алматы|Астана|Шымкент|Караганда|Казахстан)(?!\p{L})/gu],
    ['BY', /(?<!\p{L})(?:УНП|БГУ|БНТУ|БГУИР|ОАО «Белаз»)(?!\p{L})|бел\. ?руб|(?<!\p{L})(?:Минск|Гомель|Брест|Витебск|Могил[её]в|Беларусь)(?!\p{L})/gu],
    ['UA', /(?<!\p{L})(?:ФОП|КНУ|КПИ)(?!\p{L})|гривен|(?<!\p{L})(?:Киев|Харьков|Одесса|Днепр|Украина)(?!\p{L})/gu],
    ['KG', /(?<!\p{L})(?:Бишкек|Ош|КРСУ|Кыргызстан)(?!\p{L})/gu],
    ['RU', /(?<!\p{L})(?:СНИЛС|ИНН|ЕГЭ|ОГЭ|ООО|ПАО|МГУ|РФ)(?!\p{L})|руб\.|(?<!\p{L})(?:Москва|Санкт-Петербург|Екатеринбург|Казань|Россия)(?!\p{L})/gu],
  ],
  cn: [
    ['TW', /身分證|健保|勞保|統測|學測|新台幣|台北|新北|桃園|臺|高雄/gu],
    ['HK', /香港身[份分]證|強積金|DSE|港元|九龍|新界|香港/gu],
    ['CN', /身份证|社保|高考|英语四级|英语六级|人民币|省|北京|上海|广州|深圳/gu],
  ],
}; // biome-ignore format: a table

/** The country that more of its own words name than any other's, each counted once. */
export function countryOfSigns(rows: readonly Row[], { language }: Context): CountryCode | undefined {
  const text = rows.map((row) => row.text).join('\n');
  const regions = rows.flatMap((row) =>
    row.text.split(/\s*[,，()|•·]\s*|\s{2,}|\s+[–—-]\s+/u).flatMap((part) => countryOfLatinRegion(part) ?? []),
  );
  const counts = (SIGNS[language] ?? [])
    .map(([code, signs]) => {
      const own = new Set([...text.matchAll(signs)].map(([sign]) => sign));
      return { code, count: own.size + (language === 'es' ? regions.filter((region) => region === code).length : 0) };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && first.count > (second?.count ?? 0) && isSupportedCountry(first.code) ? first.code : undefined;
}
