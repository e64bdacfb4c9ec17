// What numbers are by what stands before them and by how they are written: those of papers and files are none to call.

/** Identity cards, tax and insurance numbers, licences, files of job boards, accounts, orders: by language. */
const PAPER = [
  '(?:id|identity|identification|passport|licen[cs]e|registration|reg|member(?:ship)?|certificate|tin|sss|gsis|philhealth|pag-?ibig|hdmf|prc|umid|ssn|ni|nin|nhs|nmc(?: pin)?|pin|account|ref(?:erence)?|cv|resume)(?: card)?(?:\\s?(?:no|number|id))?',
  '(?:personalausweis|ausweis|reisepass|steuer-?id|sozialversicherungs|versicherungs|führerschein|kunden|mitglieds|ahv)(?:-?\\s?(?:nr|nummer))?',
  "(?:siret|siren|sécurité sociale|n[°º] (?:ss|adeli|rpps|d['’]ordre|de permis)|rpps|adeli|carte d['’]identité|passeport|permis)",
  '(?:d\\.?n\\.?i|n\\.?i\\.?[ef]|c\\.?c|c\\.?i|c\\.?u\\.?i\\.?[lt]|r\\.?u\\.?[tn]|curp|r\\.?f\\.?c|nss|cédula(?: profesional| de (?:identidad|ciudadanía))?|documento(?: de identidad)?|pasaporte|matrícula|colegiad[oa]|licencia|tarjeta profesional|t\\.?p)',
  "(?:codice fiscale|c\\.?f|p(?:artita)?\\.?\\s?iva|carta d['’]identità|patente|matricola|iscrizione|albo)",
  '(?:c\\.?p\\.?f|r\\.?g|cnh|ctps|pis(?:/pasep)?|cnpj|nif|niss|bi|cartão de cidadão|título de eleitor|coren(?:-\\p{L}{2})?|crm|crea|oab|cref|crc|registro)',
  '(?:bsn|burgerservicenummer|paspoort|rijbewijs|big(?:-?(?:nummer|registratie))?|rijksregister(?:nummer)?|kvk|btw)',
  '(?:cnp|ci|c\\.i|buletin|pașaport|seria|permis|cui)',
  '(?:паспорт|снилс|инн|серия|удостоверение|полис|резюме|иин)(?:\\s?(?:серия|№|номер))?',
  '(?:cmnd|cccd|cmt|chứng minh(?: nhân dân)?|căn cước(?: công dân)?|số cmnd|số cccd|mst|mã số thuế|hộ chiếu|bhxh|sổ bhxh)(?:\\s?(?:số|/cccd))?',
  '(?:身份证|身份證|证件|護照|护照|简历|履歷|编号|証|証明|社保|学号|考生)(?:号码|號碼|号|號|编号|編號)?',
  '(?:免許|登録|受験|会員|社員|証)番号|第',
  '(?:주민(?:등록)?번호|여권번호|면허번호|자격번호|수험번호|등록번호|접수번호|사번|군번)',
].join('|');
const OF_PAPER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PAPER})\\.?\\s*(?:n(?:r|o|º|°|úm|um)?\\.?[°ºo]?|№|号|번호|番号)?\\s*[:：#.]?\\s*$`,
  'iu',
);
/** What a telephone is called, though the word before it is one of papers: "CP No.", "Ref. tel.". */
const CALLED =
  /(?:(?<!\p{L})(?:tel|cel|cp|mob|gsm|тел|моб)(?!\p{L})|phone|telef|celular|mobil|fono|handy|телефон|电话|電話|手机|전화)\.?[^|•·\d]{0,12}$/iu;
/** So much of a line before a number may say what it is. */
const BEFORE = 40;

/** Whether the words before a number say that it is of a paper, or of a file. */
export function isOfPaper(before: string): boolean {
  const words = before.slice(-BEFORE);
  return OF_PAPER.test(words) && !CALLED.test(words);
}

/** "0917-632-8815", "0998 140 2276": mobiles of the Philippines are written so, and nobody else's. */
export const isFilipinoMobile = (written: string): boolean => /^09\d{2}[-\s.]\d{3}[-\s.]\d{4}$/u.test(written.trim());
