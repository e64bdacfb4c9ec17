// The regions of regions.ts by the codes that GeoNames has for them, so that a city tells its region. American ones are the same on both sides.
const CODES: Record<string, string> = {
  CA: '01 AB,02 BC,03 MB,04 NB,05 NL,07 NS,08 ON,09 PE,10 QC,11 SK,12 YT,13 NT',
  AU: '01 ACT,02 NSW,03 NT,04 QLD,05 SA,06 TAS,07 VIC,08 WA',
  DE: '01 Baden-Württemberg,02 Bayern,05 Hessen,06 Niedersachsen,07 Nordrhein-Westfalen,08 Rheinland-Pfalz,09 Saarland,10 Schleswig-Holstein,11 Brandenburg,12 Mecklenburg-Vorpommern,13 Sachsen,14 Sachsen-Anhalt,15 Thüringen',
  ES: '29 Comunidad de Madrid,51 Andalucía,56 Cataluña,58 Galicia,59 País Vasco,60 Comunidad Valenciana,27 La Rioja,32 Navarra,34 Asturias,39 Cantabria,52 Aragón,53 Canarias,54 Castilla-La Mancha,55 Castilla y León,57 Extremadura,07 Illes Balears',
  FR: '11 Île-de-France,28 Normandie,32 Hauts-de-France,53 Bretagne,75 Nouvelle-Aquitaine,76 Occitanie,84 Auvergne-Rhône-Alpes,93 Provence-Alpes-Côte d’Azur,24 Centre-Val de Loire,27 Bourgogne-Franche-Comté,44 Grand Est,52 Pays de la Loire,94 Corse',
  IT: '04 Campania,05 Emilia-Romagna,07 Lazio,09 Lombardia,12 Piemonte,15 Sicilia,16 Toscana,20 Veneto,01 Abruzzo,02 Basilicata,03 Calabria,06 Friuli-Venezia Giulia,08 Liguria,10 Marche,11 Molise,13 Puglia,14 Sardegna,17 Trentino-Alto Adige,18 Umbria,19 Valle d’Aosta',
  NL: '03 Gelderland,06 Noord-Brabant,07 Noord-Holland,11 Zuid-Holland,01 Drenthe,02 Friesland,05 Limburg,10 Zeeland,15 Overijssel,16 Flevoland',
  IN: '09 Gujarat,10 Haryana,13 Kerala,16 Maharashtra,19 Karnataka,25 Tamil Nadu,28 West Bengal,36 Uttar Pradesh,40 Telangana',
  BR: '15 Minas Gerais,18 Paraná,21 Rio de Janeiro,23 Rio Grande do Sul,26 Santa Catarina,27 São Paulo',
  CN: '02 Zhejiang,04 Jiangsu,07 Fujian,12 Hubei,30 Guangdong,32 Sichuan',
  AT: '01 Burgenland,02 Kärnten,03 Niederösterreich,04 Oberösterreich,06 Steiermark,07 Tirol,08 Vorarlberg',
  BE: 'VLG Vlaanderen,WAL Wallonie',
  GB: 'SCT SCT,WLS WLS,NIR NIR',
};

let keys: Map<string, string> | undefined;

/** The key of a region (regions.ts regionKey) by its country and GeoNames' code; undefined where we have no name for it. */
export function regionKeyOfCode(country: string, code: string): string | undefined {
  if (country === 'US') return `US-${code}`;
  keys ??= new Map(
    Object.entries(CODES).flatMap(([in_, list]) =>
      list.split(',').map((entry) => {
        const [code = ''] = entry.split(' ', 1);
        return [`${in_} ${code}`, `${in_}-${entry.slice(code.length + 1)}`] as const;
      }),
    ),
  );
  return keys.get(`${country} ${code}`);
}
