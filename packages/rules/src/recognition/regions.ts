// States and provinces of the countries whose postings name them instead of the country, and their zones.

/** Code or name, its country, and its own zone where the country has several. */
export type Region = { code: string; name: string; country: string; zone: string };

const US_ZONES: Record<string, string> = {
  'America/New_York':
    'CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,IN Indiana,KY Kentucky,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,NH New Hampshire,NJ New Jersey,NY New York,NC North Carolina,OH Ohio,PA Pennsylvania,RI Rhode Island,SC South Carolina,VT Vermont,VA Virginia,WV West Virginia',
  'America/Chicago':
    'AL Alabama,AR Arkansas,IL Illinois,IA Iowa,KS Kansas,LA Louisiana,MN Minnesota,MS Mississippi,MO Missouri,NE Nebraska,ND North Dakota,OK Oklahoma,SD South Dakota,TN Tennessee,TX Texas,WI Wisconsin',
  'America/Denver': 'CO Colorado,ID Idaho,MT Montana,NM New Mexico,UT Utah,WY Wyoming',
  'America/Phoenix': 'AZ Arizona',
  'America/Los_Angeles': 'CA California,NV Nevada,OR Oregon,WA Washington',
  'America/Anchorage': 'AK Alaska',
  'Pacific/Honolulu': 'HI Hawaii',
  'America/Puerto_Rico': 'PR Puerto Rico',
};
const CA_ZONES: Record<string, string> = {
  'America/Toronto': 'ON Ontario,QC Quebec',
  'America/Vancouver': 'BC British Columbia',
  'America/Edmonton': 'AB Alberta,NT Northwest Territories',
  'America/Winnipeg': 'MB Manitoba',
  'America/Regina': 'SK Saskatchewan',
  'America/Halifax': 'NS Nova Scotia,NB New Brunswick,PE Prince Edward Island',
  'America/St_Johns': 'NL Newfoundland and Labrador',
  'America/Whitehorse': 'YT Yukon',
};
const AU_ZONES: Record<string, string> = {
  'Australia/Sydney': 'NSW New South Wales,ACT Australian Capital Territory',
  'Australia/Melbourne': 'VIC Victoria',
  'Australia/Brisbane': 'QLD Queensland',
  'Australia/Perth': 'WA Western Australia',
  'Australia/Adelaide': 'SA South Australia',
  'Australia/Hobart': 'TAS Tasmania',
  'Australia/Darwin': 'NT Northern Territory',
};
const GB_ZONES: Record<string, string> = { 'Europe/London': 'SCT Scotland,WLS Wales,NIR Northern Ireland' };
const OTHERS: Record<string, [zone: string, names: string]> = {
  DE: [
    'Europe/Berlin',
    'Bayern,Bavaria,Baden-Württemberg,Hessen,Hesse,Nordrhein-Westfalen,North Rhine-Westphalia,NRW,Niedersachsen,Lower Saxony,Sachsen,Saxony,Sachsen-Anhalt,Thüringen,Brandenburg,Mecklenburg-Vorpommern,Schleswig-Holstein,Rheinland-Pfalz,Saarland',
  ],
  ES: [
    'Europe/Madrid',
    'Cataluña,Catalonia,Catalunya,Andalucía,Comunidad de Madrid,País Vasco,Galicia,Comunidad Valenciana,La Rioja,Navarra,Navarre,Asturias,Cantabria,Aragón,Aragon,Canarias,Canary Islands,Islas Canarias,Castilla-La Mancha,Castilla La Mancha,Castilla y León,Extremadura,Illes Balears,Balearic Islands,Baleares,Islas Baleares',
  ],
  FR: [
    'Europe/Paris',
    'Île-de-France,Auvergne-Rhône-Alpes,Bretagne,Occitanie,Nouvelle-Aquitaine,Hauts-de-France,Normandie,Provence-Alpes-Côte d’Azur,Centre-Val de Loire,Bourgogne-Franche-Comté,Bourgogne Franche-Comté,Grand Est,Alsace,Lorraine,Pays de la Loire,Corse,Corsica',
  ],
  IT: [
    'Europe/Rome',
    'Lombardia,Lombardy,Lazio,Toscana,Tuscany,Piemonte,Veneto,Emilia-Romagna,Sicilia,Campania,Abruzzo,Basilicata,Calabria,Friuli-Venezia Giulia,Friuli Venezia Giulia,Liguria,Marche,Molise,Puglia,Apulia,Sardegna,Sardinia,Trentino-Alto Adige,Trentino Alto Adige,Alto Adige,Südtirol,South Tyrol,Umbria,Valle d’Aosta,Aosta Valley',
  ],
  GB: [
    'Europe/London',
    'Greater London,West Midlands,East Midlands,Yorkshire,West Yorkshire,South Yorkshire,North Yorkshire,Kent,Essex,Surrey,Sussex,East Sussex,West Sussex,Hampshire,Lancashire,Cheshire,Devon,Cornwall,Dorset,Somerset,Norfolk,Suffolk,Hertfordshire,Berkshire,Buckinghamshire,Oxfordshire,Cambridgeshire,Bedfordshire,Northamptonshire,Leicestershire,Nottinghamshire,Derbyshire,Lincolnshire,Staffordshire,Shropshire,Worcestershire,Gloucestershire,Wiltshire,Cumbria,Merseyside,Greater Manchester,Tyne and Wear,County Durham,Northumberland',
  ],
  IN: ['Asia/Kolkata', 'Karnataka,Maharashtra,Tamil Nadu,Telangana,Haryana,Uttar Pradesh,Gujarat,West Bengal,Kerala'],
  BR: ['America/Sao_Paulo', 'São Paulo,Rio de Janeiro,Minas Gerais,Paraná,Santa Catarina,Rio Grande do Sul'],
  NL: [
    'Europe/Amsterdam',
    'Noord-Holland,North Holland,Zuid-Holland,Noord-Brabant,Gelderland,Drenthe,Friesland,Limburg,Zeeland,Overijssel,Flevoland',
  ],
  CN: ['Asia/Shanghai', 'Guangdong,Zhejiang,Jiangsu,Sichuan,Hubei,Fujian'],
  AT: [
    'Europe/Vienna',
    'Burgenland,Kärnten,Carinthia,Niederösterreich,Lower Austria,Oberösterreich,Upper Austria,Steiermark,Styria,Tirol,Tyrol,Vorarlberg',
  ],
  BE: ['Europe/Brussels', 'Vlaanderen,Flanders,Wallonie,Wallonia'],
};

/** All regions that postings name without their country. */
export const REGIONS: readonly Region[] = [
  ...coded('US', US_ZONES),
  ...coded('CA', CA_ZONES),
  ...coded('AU', AU_ZONES),
  ...coded('GB', GB_ZONES),
  ...Object.entries(OTHERS).flatMap(([country, [zone, names]]) => names.split(',').map((name) => ({ code: '', name, country, zone }))),
];

/** Names of one region: the one that stands for it. */
const SAME: Record<string, string> = {
  Bavaria: 'Bayern', Hesse: 'Hessen', 'North Rhine-Westphalia': 'Nordrhein-Westfalen', NRW: 'Nordrhein-Westfalen', 'Lower Saxony': 'Niedersachsen',
  Saxony: 'Sachsen', Catalonia: 'Cataluña', Catalunya: 'Cataluña', Lombardy: 'Lombardia', Tuscany: 'Toscana', 'North Holland': 'Noord-Holland',
  'Friuli Venezia Giulia': 'Friuli-Venezia Giulia',
  Apulia: 'Puglia',
  Sardinia: 'Sardegna',
  'Trentino Alto Adige': 'Trentino-Alto Adige',
  'Alto Adige': 'Trentino-Alto Adige',
  Südtirol: 'Trentino-Alto Adige',
  'South Tyrol': 'Trentino-Alto Adige',
  'Aosta Valley': 'Valle d’Aosta',
  Navarre: 'Navarra',
  Aragon: 'Aragón',
  'Canary Islands': 'Canarias',
  'Islas Canarias': 'Canarias',
  'Castilla La Mancha': 'Castilla-La Mancha',
  'Balearic Islands': 'Illes Balears',
  Baleares: 'Illes Balears',
  'Islas Baleares': 'Illes Balears',
  'Bourgogne Franche-Comté': 'Bourgogne-Franche-Comté',
  Alsace: 'Grand Est',
  Lorraine: 'Grand Est',
  Corsica: 'Corse',
  Carinthia: 'Kärnten',
  'Lower Austria': 'Niederösterreich',
  'Upper Austria': 'Oberösterreich',
  Styria: 'Steiermark',
  Tyrol: 'Tirol',
  Flanders: 'Vlaanderen',
  Wallonia: 'Wallonie',
}; // biome-ignore format: a list

/** The key of a region, whichever of its names: `US-NY`, `DE-Bayern`. */
export const regionKey = ({ country, code, name }: Pick<Region, 'country' | 'code' | 'name'>): string =>
  `${country}-${code || (SAME[name] ?? name)}`;

function coded(country: string, zones: Record<string, string>): Region[] {
  return Object.entries(zones).flatMap(([zone, list]) =>
    list.split(',').map((entry) => {
      const space = entry.indexOf(' ');
      return { code: entry.slice(0, space), name: entry.slice(space + 1), country, zone };
    }),
  );
}
