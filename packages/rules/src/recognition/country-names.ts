// Countries by any name a posting uses: ISO codes of two and three letters, names in the languages of the platform (from the runtime's
// own locale data), and the short forms people write. @rule jobs.13
import { fold } from '../folding.ts';

/** ISO 3166-1 alpha-2 and alpha-3. */
const CODES =
  'AD AND,AE ARE,AF AFG,AG ATG,AI AIA,AL ALB,AM ARM,AO AGO,AQ ATA,AR ARG,AS ASM,AT AUT,AU AUS,AW ABW,AX ALA,AZ AZE,BA BIH,BB BRB,BD BGD,BE BEL,BF BFA,BG BGR,BH BHR,BI BDI,BJ BEN,BL BLM,BM BMU,BN BRN,BO BOL,BQ BES,BR BRA,BS BHS,BT BTN,BW BWA,BY BLR,BZ BLZ,CA CAN,CC CCK,CD COD,CF CAF,CG COG,CH CHE,CI CIV,CK COK,CL CHL,CM CMR,CN CHN,CO COL,CR CRI,CU CUB,CV CPV,CW CUW,CX CXR,CY CYP,CZ CZE,DE DEU,DJ DJI,DK DNK,DM DMA,DO DOM,DZ DZA,EC ECU,EE EST,EG EGY,EH ESH,ER ERI,ES ESP,ET ETH,FI FIN,FJ FJI,FK FLK,FM FSM,FO FRO,FR FRA,GA GAB,GB GBR,GD GRD,GE GEO,GF GUF,GG GGY,GH GHA,GI GIB,GL GRL,GM GMB,GN GIN,GP GLP,GQ GNQ,GR GRC,GT GTM,GU GUM,GW GNB,GY GUY,HK HKG,HN HND,HR HRV,HT HTI,HU HUN,ID IDN,IE IRL,IL ISR,IM IMN,IN IND,IO IOT,IQ IRQ,IR IRN,IS ISL,IT ITA,JE JEY,JM JAM,JO JOR,JP JPN,KE KEN,KG KGZ,KH KHM,KI KIR,KM COM,KN KNA,KP PRK,KR KOR,KW KWT,KY CYM,KZ KAZ,LA LAO,LB LBN,LC LCA,LI LIE,LK LKA,LR LBR,LS LSO,LT LTU,LU LUX,LV LVA,LY LBY,MA MAR,MC MCO,MD MDA,ME MNE,MF MAF,MG MDG,MH MHL,MK MKD,ML MLI,MM MMR,MN MNG,MO MAC,MP MNP,MQ MTQ,MR MRT,MS MSR,MT MLT,MU MUS,MV MDV,MW MWI,MX MEX,MY MYS,MZ MOZ,NA NAM,NC NCL,NE NER,NF NFK,NG NGA,NI NIC,NL NLD,NO NOR,NP NPL,NR NRU,NU NIU,NZ NZL,OM OMN,PA PAN,PE PER,PF PYF,PG PNG,PH PHL,PK PAK,PL POL,PM SPM,PN PCN,PR PRI,PS PSE,PT PRT,PW PLW,PY PRY,QA QAT,RE REU,RO ROU,RS SRB,RU RUS,RW RWA,SA SAU,SB SLB,SC SYC,SD SDN,SE SWE,SG SGP,SH SHN,SI SVN,SJ SJM,SK SVK,SL SLE,SM SMR,SN SEN,SO SOM,SR SUR,SS SSD,ST STP,SV SLV,SX SXM,SY SYR,SZ SWZ,TC TCA,TD TCD,TF ATF,TG TGO,TH THA,TJ TJK,TK TKL,TL TLS,TM TKM,TN TUN,TO TON,TR TUR,TT TTO,TV TUV,TW TWN,TZ TZA,UA UKR,UG UGA,UM UMI,US USA,UY URY,UZ UZB,VA VAT,VC VCT,VE VEN,VG VGB,VI VIR,VN VNM,VU VUT,WF WLF,WS WSM,XK XKX,YE YEM,YT MYT,ZA ZAF,ZM ZMB,ZW ZWE';

const SHORT_FORMS: Record<string, string> = {
  GB: 'großbritannien,grande-bretagne,grande bretagne,gran bretaña,gran bretagna,groot-brittannië,grã-bretanha,marea britanie,marii britanii,uk,u.k.,united kingdom,great britain,britain,england,scotland,wales,northern ireland,england and wales,cymru,uk wide,nationwide uk,англия,英格兰,英格蘭,イングランド,잉글랜드,nước anh,anh quốc,schottland,écosse,escocia,escócia,scozia,schotland,scoția,шотландия,苏格兰,スコットランド,스코틀랜드,sang anh',
  US: 'usa,u.s.,u.s.a.,united states,united states of america,america,the united states,nationwide us,usa only,the states,amerika,америка,соединённые штаты,eeuu,ee uu,アメリカ,米国,美利坚,nước mỹ,ở mỹ,tại mỹ,đi mỹ,du học mỹ,estados unidos da américa,statele unite,états unis d’amérique,sang mỹ',
  NL: 'holland,the netherlands,niederlande,pays-bas,paises bajos,paesi bassi,nederland,holanda,olanda,голландия,ホランド',
  CZ: 'czech republic,czechia,tschechien,république tchèque,república checa,repubblica ceca,republica cehă,cộng hòa séc,ở séc',
  KR: 'south korea,korea,republic of korea,korea republic of,한국,남한,대한민국,corée,corea,coreia,coreea,корея,韓国,韓國,sang hàn,tại hàn',
  KP: 'north korea',
  CN: 'china,pr china,prc,mainland china,people’s republic of china,中国大陆,中國大陸,大陆,nước trung quốc',
  HK: 'hong kong,hong kong sar,香港,홍콩',
  MO: 'macau,macao,澳门,澳門,마카오,マカオ',
  TW: 'taiwan,taiwan roc,台湾,台灣,臺灣,대만,sang đài',
  RU: 'russia,russian federation,nước nga,ở nga,tại nga,российская федерация,sang nga,đi nga,bên nga',
  VN: 'vietnam,viet nam',
  AE: 'uae,u.a.e.,united arab emirates,emirates,эмираты,арабские эмираты,emirati arabi,emiratos árabes,emirados árabes,émirats,emirate',
  TR: 'turkey,turkiye,türkiye',
  MK: 'macedonia,north macedonia',
  CD: 'drc,dr congo,democratic republic of the congo',
  CI: 'ivory coast,cote d’ivoire',
  IR: 'iran,irã,iran',
  SY: 'syria',
  LA: 'laos,nước lào,ở lào,tại lào',
  MD: 'moldova,молдавия,moldavie,moldavia',
  BO: 'bolivia',
  VE: 'venezuela',
  TZ: 'tanzania',
  BN: 'brunei',
  MM: 'burma,myanmar,birma,birmanie,birmania,бирма',
  PS: 'palestine',
  SZ: 'swaziland,eswatini',
  CV: 'cape verde',
  BA: 'bosnia,bosnia and herzegovina,bosnia & herzegovina',
  JP: 'sang nhật,ở nhật,tại nhật,đi nhật,bên nhật,du học nhật',
  FR: 'sang pháp,ở pháp,tại pháp,đi pháp,bên pháp,du học pháp',
  AU: '호주,澳洲,nước úc,ở úc,tại úc,đi úc,du học úc,sang úc,bên úc',
  DE: 'nước đức,ở đức,tại đức,đi đức,du học đức,sang đức,bên đức',
  AT: 'nước áo,ở áo,tại áo',
  BE: 'nước bỉ,ở bỉ,tại bỉ',
  CY: 'đảo síp,cộng hòa síp',
  PH: 'pinas,the philippines',
  KG: 'кыргызстан,киргизия',
  BY: 'белоруссия,weißrussland,biélorussie,bielorussia,bielorrusia,bielorrússia,wit-rusland',
  OM: 'omã',
  GU: '괌',
  NZ: 'nz,aotearoa',
  CG: 'republic of the congo,republic of congo',
  IE: 'republic of ireland,eire',
};

const NAMED_IN = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'ro',
  'ru',
  'vi',
  'fil',
  'zh',
  'zh-Hant',
  'ja',
  'ko',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'tr',
];

const alpha2 = new Set<string>();
const alpha3 = new Map<string, string>();
for (const pair of CODES.split(',')) {
  const [two = '', three = ''] = pair.split(' ');
  alpha2.add(two);
  alpha3.set(three, two);
}

let names: Map<string, string> | undefined;

/** Every folded name with its code; made on first use. */
export function countryNames(): ReadonlyMap<string, string> {
  if (names) return names;
  names = new Map<string, string>();
  for (const tag of NAMED_IN) {
    const display = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
    for (const code of alpha2) {
      const name = display.of(code);
      if (!name) continue;
      names.set(fold(name), code);
      if (tag === 'en' && name.includes('&')) names.set(fold(name.replaceAll('&', 'and')), code);
    }
  }
  for (const [code, forms] of Object.entries(SHORT_FORMS)) for (const form of forms.split(',')) names.set(fold(form), code);
  return names;
}

/** The country of an ISO code of two or three letters, upper case, else undefined. */
export function countryOfCode(code: string): string | undefined {
  if (code === 'UK') return 'GB';
  return alpha2.has(code) ? code : alpha3.get(code);
}

/** The country of a whole text: a code (`US`, `GBR`) or a name in one of the platform's languages. */
export function countryOf(raw: string): string | undefined {
  const text = raw.trim();
  if (!text || text.length > 80) return undefined;
  if (text.length <= 3) {
    const byCode = countryOfCode(text.toUpperCase());
    if (byCode) return byCode;
  }
  return countryNames().get(fold(text).replace(/\.$/, '')) ?? countryNames().get(fold(text));
}

let english: Intl.DisplayNames | undefined;

/** The English name of a country, for the line of a place that has nothing else. */
export function countryNameInEnglish(code: string): string {
  english ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return english.of(code) ?? code;
}
