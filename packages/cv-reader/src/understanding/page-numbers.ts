// What the foot of a page says of its number, beside a name or what the document is called.

/** "Page 1", "pág. 2 / 3" */
export const PAGE =
  /^(?:page|p\.|pag\.|pág\.|seite|página|pagina|pagină|strana|стр\.|trang)\s*\d{1,2}(?:\s*(?:\/|of|von|de|di|van|din|из)\s*\d{1,2})?$/iu;

/** "Page 1 - Curriculum vitae of", "© 2002" */
export const FOOT =
  /©.*\b(?:19|20)\d\d|^(?:page|seite|página|pagina|pagină|strana|стр\.)\s+\d{1,2}\s[-–—|·]\s.*(?:curriculum|resume|résumé|lebenslauf|\bcv\b)/iu;
