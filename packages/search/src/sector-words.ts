// Words that make of a field those who are in it: "internship in the railway sector", 鉄道業界, "bedrijf in duurzame energie", 旅行の会社.

const SECTOR_WORD = 'industry|sectors?|secteur|sectorul|setor|settore|branche|industriya|sektor|отрасл[ьи]|сфер[ае]|сектор[ае]?|nganh';
const SECTOR = new RegExp(`(?:^|[\\s-])(?:${SECTOR_WORD})(?:\\s|$)|branche$|业界|業界|行业|行業|업계`, 'u');
/** In English and Dutch a company stands behind its field, or "in" stands between them: a company secretary is in no field. */
const COMPANY_BEHIND = 'company|companies|firms?|startups?|start-ups?|bedrijf|bedrijven|firma|firmen|unternehmen|betriebe?';
const COMPANY_BEFORE = [
  '(?:company|companies|firms?|startups?)\\s(?:in|for)(?:\\sthe)?',
  '(?:bedrijf|bedrijven)\\s(?:in|voor)(?:\\sde)?',
  '(?:firma|firmen|unternehmen|betrieb)\\s(?:in|im|fur)(?:\\s(?:der|bereich))?',
  '(?:entreprise|boite|societe|groupe)s?\\s(?:de|du|des|d|dans)(?:\\s(?:la|le|l|les))?',
  '(?:empresa|compania|grupo)s?\\s(?:de|del|da|do|en|na|no)(?:\\sla)?',
  '(?:azienda|aziende|ditta|societa)\\s(?:di|del|della|nel|nella)',
  '(?:companie|companii|firma|firme)\\sde',
  '(?:компани[яиюе]|фирм[аеуы])\\s(?:в|по)',
  '(?:cong\\sty|kumpanya\\sng)',
].join('|');
const BEHIND = new RegExp(
  `^(?:\\s(?:${SECTOR_WORD}|${COMPANY_BEHIND})(?:\\s|$)|业界|業界|行业|行業|\\s?업계|系?の?会社|系の?企業|\\s?회사|\\s?기업|公司|企业)`,
  'u',
);
const BEFORE = new RegExp(`(?:^|\\s)(?:(?:${SECTOR_WORD})(?:\\s(?:di|de|del|della|du|da|do|van))?|${COMPANY_BEFORE})\\s$`, 'u');

/** What stands right before and behind a stretch of a folded question and makes a sector of it. */
export function sectorAround(
  folded: string,
  { from, to }: { from: number; to: number },
): { before: RegExpExecArray | null; behind: RegExpExecArray | null } {
  return { before: BEFORE.exec(folded.slice(0, from)), behind: BEHIND.exec(folded.slice(to)) };
}

/** Whether a stretch says that it is a sector. */
export const saysSector = (folded: string): boolean => SECTOR.test(folded);
