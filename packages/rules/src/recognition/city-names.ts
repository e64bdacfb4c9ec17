// What the larger cities are called in the languages of the platform: `first name in cities.ts=name`. What is not here keeps its first name in
// languages of Latin letters; for the others the name in their script among the city's names is taken, and where there is none it stays as the
// posting has it.
import type { Locale } from '../locales.ts';
import { CITIES } from './cities.ts';

const NAMES: Partial<Record<Locale, string>> = {
  en: 'München=Munich,Köln=Cologne,Nürnberg=Nuremberg,Hannover=Hanover,Wien=Vienna,Zürich=Zurich,Genf=Geneva,Luzern=Lucerne,Bruxelles=Brussels,Antwerpen=Antwerp,Gent=Ghent,Brugge=Bruges,Den Haag=The Hague,Sevilla=Seville,Lisboa=Lisbon,Milano=Milan,Roma=Rome,Torino=Turin,Firenze=Florence,Napoli=Naples,Venezia=Venice,Genova=Genoa,Padova=Padua,København=Copenhagen,Göteborg=Gothenburg,Warszawa=Warsaw,Kraków=Krakow,Praha=Prague,București=Bucharest,Ciudad de México=Mexico City,Montréal=Montreal',
  de: 'Bruxelles=Brüssel,Antwerpen=Antwerpen,Liège=Lüttich,Brugge=Brügge,Nice=Nizza,Strasbourg=Straßburg,Luxembourg=Luxemburg,Lisboa=Lissabon,Milano=Mailand,Roma=Rom,Torino=Turin,Firenze=Florenz,Napoli=Neapel,Venezia=Venedig,Genova=Genua,Padova=Padua,København=Kopenhagen,Göteborg=Göteborg,Warszawa=Warschau,Kraków=Krakau,Wrocław=Breslau,Gdańsk=Danzig,Poznań=Posen,Praha=Prag,Brno=Brünn,Plzeň=Pilsen,București=Bukarest,Cluj-Napoca=Cluj-Napoca,Athens=Athen,Belgrade=Belgrad,Kyiv=Kiew,Lviv=Lemberg,Moscow=Moskau,Saint Petersburg=Sankt Petersburg,Riyadh=Riad,Cairo=Kairo,Tangier=Tanger,Cape Town=Kapstadt,New Delhi=Neu-Delhi,Beijing=Peking,Hong Kong=Hongkong,Taipei=Taipeh,Tokyo=Tokio,Singapore=Singapur,Ho Chi Minh City=Ho-Chi-Minh-Stadt,Ciudad de México=Mexiko-Stadt,Québec=Québec',
  es: 'London=Londres,Edinburgh=Edimburgo,Dublin=Dublín,Berlin=Berlín,München=Múnich,Hamburg=Hamburgo,Köln=Colonia,Frankfurt am Main=Fráncfort,Stuttgart=Stuttgart,Dresden=Dresde,Nürnberg=Núremberg,Wien=Viena,Salzburg=Salzburgo,Zürich=Zúrich,Genf=Ginebra,Basel=Basilea,Bern=Berna,Luzern=Lucerna,Lausanne=Lausana,Paris=París,Marseille=Marsella,Bordeaux=Burdeos,Strasbourg=Estrasburgo,Nice=Niza,Bruxelles=Bruselas,Antwerpen=Amberes,Gent=Gante,Brugge=Brujas,Liège=Lieja,Amsterdam=Ámsterdam,Rotterdam=Róterdam,Den Haag=La Haya,Luxembourg=Luxemburgo,Porto=Oporto,Milano=Milán,Roma=Roma,Torino=Turín,Firenze=Florencia,Napoli=Nápoles,Venezia=Venecia,Genova=Génova,Bologna=Bolonia,København=Copenhague,Stockholm=Estocolmo,Göteborg=Gotemburgo,Warszawa=Varsovia,Kraków=Cracovia,Praha=Praga,București=Bucarest,Athens=Atenas,Belgrade=Belgrado,Kyiv=Kiev,Moscow=Moscú,Saint Petersburg=San Petersburgo,Istanbul=Estambul,Jerusalem=Jerusalén,Dubai=Dubái,Cairo=El Cairo,Cape Town=Ciudad del Cabo,Tangier=Tánger,New Delhi=Nueva Delhi,Beijing=Pekín,Shanghai=Shanghái,Tokyo=Tokio,Seoul=Seúl,Singapore=Singapur,Ho Chi Minh City=Ciudad Ho Chi Minh,New York=Nueva York,Philadelphia=Filadelfia,Sydney=Sídney',
  fr: 'London=Londres,Edinburgh=Édimbourg,Hamburg=Hambourg,Köln=Cologne,München=Munich,Frankfurt am Main=Francfort,Dresden=Dresde,Hannover=Hanovre,Nürnberg=Nuremberg,Wien=Vienne,Salzburg=Salzbourg,Zürich=Zurich,Genf=Genève,Basel=Bâle,Bern=Berne,Luzern=Lucerne,St. Gallen=Saint-Gall,Antwerpen=Anvers,Gent=Gand,Brugge=Bruges,Den Haag=La Haye,Barcelona=Barcelone,Sevilla=Séville,Zaragoza=Saragosse,Lisboa=Lisbonne,Milano=Milan,Roma=Rome,Torino=Turin,Firenze=Florence,Napoli=Naples,Venezia=Venise,Genova=Gênes,Bologna=Bologne,København=Copenhague,Göteborg=Göteborg,Warszawa=Varsovie,Kraków=Cracovie,Praha=Prague,București=Bucarest,Athens=Athènes,Kyiv=Kiev,Moscow=Moscou,Saint Petersburg=Saint-Pétersbourg,Jerusalem=Jérusalem,Dubai=Dubaï,Cairo=Le Caire,Tangier=Tanger,Cape Town=Le Cap,Beijing=Pékin,Seoul=Séoul,Singapore=Singapour,Ho Chi Minh City=Hô Chi Minh-Ville,Hanoi=Hanoï,Philadelphia=Philadelphie',
  it: 'London=Londra,Edinburgh=Edimburgo,Dublin=Dublino,Berlin=Berlino,München=Monaco di Baviera,Hamburg=Amburgo,Köln=Colonia,Frankfurt am Main=Francoforte,Stuttgart=Stoccarda,Dresden=Dresda,Leipzig=Lipsia,Nürnberg=Norimberga,Wien=Vienna,Salzburg=Salisburgo,Zürich=Zurigo,Genf=Ginevra,Basel=Basilea,Bern=Berna,Lausanne=Losanna,Luzern=Lucerna,Paris=Parigi,Lyon=Lione,Marseille=Marsiglia,Nice=Nizza,Strasbourg=Strasburgo,Antwerpen=Anversa,Gent=Gand,Den Haag=L’Aia,Luxembourg=Lussemburgo,Barcelona=Barcellona,Sevilla=Siviglia,Zaragoza=Saragozza,Lisboa=Lisbona,København=Copenaghen,Stockholm=Stoccolma,Göteborg=Göteborg,Warszawa=Varsavia,Kraków=Cracovia,Praha=Praga,București=Bucarest,Athens=Atene,Belgrade=Belgrado,Ljubljana=Lubiana,Zagreb=Zagabria,Kyiv=Kiev,Moscow=Mosca,Saint Petersburg=San Pietroburgo,Jerusalem=Gerusalemme,Cairo=Il Cairo,Cape Town=Città del Capo,Tangier=Tangeri,Beijing=Pechino,Seoul=Seul,Ho Chi Minh City=Ho Chi Minh,Ciudad de México=Città del Messico,São Paulo=San Paolo,Philadelphia=Filadelfia',
  nl: 'London=Londen,Berlin=Berlijn,Köln=Keulen,Aachen=Aken,Nürnberg=Neurenberg,Wien=Wenen,Genf=Genève,Basel=Bazel,Zürich=Zürich,Paris=Parijs,Lille=Rijsel,Strasbourg=Straatsburg,Bruxelles=Brussel,Liège=Luik,Luxembourg=Luxemburg,Lisboa=Lissabon,Milano=Milaan,Roma=Rome,Torino=Turijn,Firenze=Florence,Napoli=Napels,Venezia=Venetië,Genova=Genua,København=Kopenhagen,Göteborg=Göteborg,Warszawa=Warschau,Kraków=Krakau,Praha=Praag,București=Boekarest,Budapest=Boedapest,Athens=Athene,Belgrade=Belgrado,Kyiv=Kiev,Moscow=Moskou,Saint Petersburg=Sint-Petersburg,Jerusalem=Jeruzalem,Cairo=Caïro,Cape Town=Kaapstad,Tangier=Tanger,Beijing=Peking,Tokyo=Tokio,Ho Chi Minh City=Ho Chi Minhstad,Ciudad de México=Mexico-Stad',
  pt: 'London=Londres,Edinburgh=Edimburgo,Berlin=Berlim,München=Munique,Hamburg=Hamburgo,Köln=Colônia,Frankfurt am Main=Frankfurt,Stuttgart=Stuttgart,Nürnberg=Nuremberg,Wien=Viena,Salzburg=Salzburgo,Zürich=Zurique,Genf=Genebra,Basel=Basileia,Bern=Berna,Lyon=Lyon,Marseille=Marselha,Strasbourg=Estrasburgo,Bruxelles=Bruxelas,Antwerpen=Antuérpia,Amsterdam=Amsterdã,Rotterdam=Roterdã,Den Haag=Haia,Luxembourg=Luxemburgo,Madrid=Madri,Valencia=Valência,Sevilla=Sevilha,Milano=Milão,Torino=Turim,Firenze=Florença,Napoli=Nápoles,Venezia=Veneza,Genova=Gênova,Bologna=Bolonha,København=Copenhague,Stockholm=Estocolmo,Göteborg=Gotemburgo,Warszawa=Varsóvia,Kraków=Cracóvia,Praha=Praga,București=Bucareste,Budapest=Budapeste,Athens=Atenas,Belgrade=Belgrado,Kyiv=Kiev,Moscow=Moscou,Saint Petersburg=São Petersburgo,Istanbul=Istambul,Jerusalem=Jerusalém,Cairo=Cairo,Cape Town=Cidade do Cabo,Tangier=Tânger,New Delhi=Nova Délhi,Beijing=Pequim,Shanghai=Xangai,Tokyo=Tóquio,Osaka=Osaka,Seoul=Seul,Singapore=Singapura,Ho Chi Minh City=Cidade de Ho Chi Minh,New York=Nova York,Philadelphia=Filadélfia,Ciudad de México=Cidade do México,Montréal=Montreal',
  ro: 'London=Londra,Köln=Köln,Wien=Viena,Genf=Geneva,Zürich=Zürich,Bern=Berna,Strasbourg=Strasbourg,Bruxelles=Bruxelles,Antwerpen=Anvers,Den Haag=Haga,Lisboa=Lisabona,Milano=Milano,Roma=Roma,Torino=Torino,Firenze=Florența,Napoli=Napoli,Venezia=Veneția,Genova=Genova,København=Copenhaga,Göteborg=Göteborg,Warszawa=Varșovia,Kraków=Cracovia,Praha=Praga,Budapest=Budapesta,Athens=Atena,Belgrade=Belgrad,Kyiv=Kiev,Moscow=Moscova,Saint Petersburg=Sankt Petersburg,Jerusalem=Ierusalim,Cairo=Cairo,Seoul=Seul,Ho Chi Minh City=Ho Și Min,Ciudad de México=Ciudad de México',
  vi: 'München=Munich,Köln=Cologne,Wien=Vienna,Zürich=Zürich,Genf=Genève,Bruxelles=Brussels,Den Haag=Den Haag,London=Luân Đôn,Lisboa=Lisbon,Milano=Milan,Firenze=Florence,Napoli=Napoli,Venezia=Venice,København=Copenhagen,Warszawa=Warsaw,Praha=Praha,București=Bucharest,Moscow=Moskva,Athens=Athens,Beijing=Bắc Kinh,Shanghai=Thượng Hải,Shenzhen=Thâm Quyến,Guangzhou=Quảng Châu,Hong Kong=Hồng Kông,Taipei=Đài Bắc,Bangkok=Băng Cốc,Ho Chi Minh City=TP. Hồ Chí Minh,Hanoi=Hà Nội,Da Nang=Đà Nẵng,Ciudad de México=Thành phố Mexico',
  fil: 'München=Munich,Köln=Cologne,Nürnberg=Nuremberg,Wien=Vienna,Zürich=Zurich,Genf=Geneva,Bruxelles=Brussels,Antwerpen=Antwerp,Den Haag=The Hague,Sevilla=Seville,Lisboa=Lisbon,Milano=Milan,Roma=Rome,Torino=Turin,Firenze=Florence,Napoli=Naples,Venezia=Venice,København=Copenhagen,Göteborg=Gothenburg,Warszawa=Warsaw,Kraków=Krakow,Praha=Prague,București=Bucharest,Manila=Maynila,Cebu City=Lungsod ng Cebu,Quezon City=Lungsod Quezon,Ciudad de México=Mexico City,Montréal=Montreal',
  cn: 'Tokyo=东京,Yokohama=横滨,Fukuoka=福冈,Kobe=神户,Oslo=奥斯陆,Aarhus=奥胡斯,Edinburgh=爱丁堡,York=约克,Derby=德比,Santiago=圣地亚哥,Oakland=奥克兰,Pisa=比萨,Bari=巴里,Davao=达沃,Cali=卡利',
  jp: 'Guangzhou=広州,Suzhou=蘇州,Wuhan=武漢,Chongqing=重慶,Xiamen=厦門,Qingdao=青島,Dalian=大連,Ningbo=寧波,Busan=釜山,Incheon=仁川,Aarhus=オーフス,Lyon=リヨン,Oakland=オークランド,York=ヨーク,Derby=ダービー,Hull=ハル,Bath=バース,Essen=エッセン,Bonn=ボン,Kiel=キール,Reims=ランス,Nancy=ナンシー,Metz=メス,Brest=ブレスト,Caen=カーン,Trento=トレント,Pisa=ピサ,Iași=ヤシ,Quezon City=ケソン,Iloilo City=イロイロ,Rosario=ロサリオ,Cali=カリ,Quito=キト,Perth=パース,Buffalo=バッファロー,Boulder=ボルダー,Charlotte=シャーロット,Raleigh=ローリー,Phoenix=フェニックス',
  ko: 'Yokohama=요코하마,Nagoya=나고야,Fukuoka=후쿠오카,Sapporo=삿포로,Kobe=고베,Taipei=타이베이,Aarhus=오르후스,Bonn=본,Kiel=킬,Jena=예나,Wien=빈,Lille=릴,Rennes=렌,Metz=메스,Caen=캉,Faro=파루,Pisa=피사,Bari=바리,Giza=기자,Dhaka=다카,Xi’an=시안,Changsha=창사,Jinan=지난,Wuxi=우시,Hsinchu=신주,Cali=칼리,Lima=리마,Algiers=알제,Perth=퍼스',
  ru: 'Kyiv=Киев,Novosibirsk=Новосибирск,Kazan=Казань,Yekaterinburg=Екатеринбург,Aarhus=Орхус',
};

/** What names of a language without Latin letters are written in. */
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  cn: /\p{Script=Han}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
};
/** Japanese writes their cities in Chinese characters. */
const HAN_IN_JAPANESE = /^(JP|CN|TW|HK)/;
const HAN_ALONE = /^\p{Script=Han}+$/u;

const byLocale = new Map<Locale, Map<string, string>>();

/** A city's name in a language by its key (place-names.ts); undefined where we know none: it stays as the posting has it. */
export function cityName(key: string, locale: Locale): string | undefined {
  let names = byLocale.get(locale);
  if (!names) {
    names = namesIn(locale);
    byLocale.set(locale, names);
  }
  return names.get(key);
}

function namesIn(locale: Locale): Map<string, string> {
  const names = new Map<string, string>();
  const own = new Map((NAMES[locale] ?? '').split(',').map((entry) => entry.split('=') as [string, string]));
  const script = SCRIPTS[locale];
  for (const [country, list] of Object.entries(CITIES)) {
    for (const entry of list.split(',')) {
      const aliases = entry.split('=');
      const first = aliases[0]!;
      const name = own.get(first) ?? (script ? aliases.find((alias) => isWrittenIn(alias, locale, country, script)) : first);
      if (name !== undefined) names.set(`${country}/${first}`, name);
    }
  }
  return names;
}

function isWrittenIn(alias: string, locale: Locale, country: string, script: RegExp): boolean {
  if (locale === 'jp' && HAN_IN_JAPANESE.test(country)) return HAN_ALONE.test(alias);
  return script.test(alias);
}

/** Every name that a city has in one of the languages, with its key. */
export function* cityNames(): Generator<readonly [name: string, key: string]> {
  const keys = new Map(
    Object.entries(CITIES).flatMap(([country, list]) => list.split(',').map((entry) => [entry.split('=')[0]!, country])),
  );
  for (const list of Object.values(NAMES)) {
    for (const entry of list.split(',')) {
      const [first, name] = entry.split('=') as [string, string];
      const country = keys.get(first);
      if (country !== undefined) yield [name, `${country}/${first}`];
    }
  }
}
