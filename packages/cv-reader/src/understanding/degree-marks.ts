// What is written with a degree and is neither its name nor what was studied: how well and how far somebody came, and what it includes.
import { fold } from '@fairway/rules/folding';
import { withoutStudyForm } from './study-forms.ts';

/** "(abandonnée)", "– in progress": how far somebody came is no part of the degree nor of its field. */
export const STATE =
  /^(.{2,}?\S)(?:\s*[(（[](?:[^()（）,]{2,20},\s*)?|\s*[,–—-]\s+)(?:ohne abschluss|(?:vorzeitig )?abgebrochen|laufend|noch laufend|nicht abgeschlossen|unterbrochen|en cours|inachevée?|abandonnée?|non (?:validée?|obtenue?|terminée?|achevée?)|niveau|interrompue?|sin (?:terminar|acabar|finalizar|concluir)|en curso|inacabad[oa]s?|incomplet[oa]s?|abandonad[oa]s?|trunc[oa]|inconclus[oa]|cursando|in corso|interrott[oa]|(?:non?|n[aã]o) (?:acabad|finalizad|completat|completad|conclu[ií]d|concl[uú]s|terminad|terminat)[oa]|incompiut[oa]|niet (?:afgerond|voltooid|behaald)|zonder diploma|gestopt|lopend|afgebroken|trancad[oa]|em andamento|em curso|a frequentar|interrompid[oa]|neterminată|nefinalizată|neterminate|întrerupte?ă?|în curs(?: de (?:finalizare|desfășurare))?|abandonată?|in progress|ongoing|(?:not|never) (?:completed|finished)|incomplete|uncompleted|unfinished|discontinued|withdrew|dropped out|undergraduate level|hindi natapos|kasalukuyan|在读|在讀|在职|在学中?|在籍中|肄业|재학(?:\s?중)?|중퇴|обучаюсь|учусь|не оконч\S*|đang học|chưa tốt nghiệp|studerend|nog bezig)\s*[)）\]]?$/iu;

/** Words for marks, before a number. */
export const MARK_WORD =
  '(?:abschluss|gesamt|durchschnitts)?note|notendurchschnitt|durchschnitt|grade|(?:c?g|gw)pa|cgpa|gwa|(?:nota|voto|media|medie|média|promedio|moyenne)(?:\\s(?:media|finale?|final|générale|generală|de bacalaureat|global))?|votazione|(?:gemiddeld\\s)?cijfer|gemiddelde|средний балл|điểm(?:\\stb|\\strung bình)?|average|score|평점|학점|成绩|绩点';
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
/** The best mark of scales that are in use; what else stands behind a stroke may be a year. */
const BEST = '(?:4[.,][035]0?|[4-7]|10(?:[.,]0)?|12|20|30|60|100|110)';
const HONOURS =
  '(?:summa |magna )?cum laude|(?:first|second|third)[- ]class(?: hon(?:ou)?rs?)?|(?:upper|lower) second(?:[- ]class)?(?: hon(?:ou)?rs)?|2[:.][12]|(?:with )?(?:(?:high|highest|great) )?(?:honou?rs|distinction|merit)|(?:avec )?mention (?:très bien|assez bien|bien|honorable|passable)|avec (?:les )?félicitations(?: du jury)?|con lode|com (?:distinção|louvor)|con (?:honores|distinción|mención honorífica)|mit auszeichnung|met (?:grote )?onderscheiding|с отличием|красный диплом|(?:xếp )?loại:? (?:khá|giỏi|xuất sắc|trung bình(?: khá)?)|may (?:mataas na )?karangalan';
const MARK_ALONE = new RegExp(
  `^(?:(?:${MARK_WORD})\\s*[:：=]?\\s*\\d[\\d.,/%\\s]*(?:e lode)?|${NUMBER}\\s?/\\s?${BEST}(?:\\s?e lode)?|\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:%|valores|val\\.|points|puntos|pontos|punti|баллов|балла|điểm)|\\d{1,2}[.,]\\d{1,2}|${HONOURS})$`,
  'iu',
);
/** Nothing but how somebody did. */
export const isMarkAlone = (text: string): boolean => MARK_ALONE.test(text.trim());
const MARKED = new RegExp(
  `^(.{2,}?\\S)\\s*(?:[(（]\\s*(?:${MARK_WORD})\\s*[:：]?\\s*\\d[\\d.,/%\\s]*[)）]|[,;]\\s*\\d{1,3}(?:[.,]\\d{1,2})?\\s?\\/\\s?\\d{1,3}(?:\\se lode)?|[,;]\\s*(?:${MARK_WORD})\\s*[:：]?\\s*\\d[\\d.,/%]*|[,;]?\\s+(?:class\\s(?:I{1,3}|[123])(?:\\s?[(]?(?:ii?|[12])[)]?)?|(?:upper|lower) second(?:[-\\s]class)?(?:\\shonou?rs)?|(?:avec\\s)?mention\\s(?:très bien|assez bien|bien|honorable|passable)|(?:first|second|third)[-\\s]class(?:\\shonou?rs)?|2[:.][12])|(?:[,;]|\\s[–—-])\\s*(?:(?:summa |magna )?cum laude|with (?:(?:high|highest|great) )?(?:honou?rs|distinction)|con lode|com (?:distinção|louvor)|con (?:honores|distinción|mención honorífica)|avec (?:les )?félicitations|mit auszeichnung|met (?:grote )?onderscheiding|с отличием|xếp loại:?\\s*\\p{L}+(?:\\s\\p{L}+)?|loại (?:khá|giỏi|xuất sắc|trung bình(?: khá)?)|may (?:mataas na )?karangalan))$`,
  'iu',
);
/** "Veehouderij niveau 3", "Cozinha/Pastelaria (nível 4)": how high a subject was studied is no part of it. */
const STEP_BEHIND =
  /^(.{3,}?\S)\s*,?\s*[(（]?\s*(?:eqf |deqf |qnq |nqf )?(?:niveau|nível|nivel(?:ul)?|level|livello|stufe|уровень|bậc|antas)\s?(?:\d|[IVX]{1,3})(?:\s(?:qnq|eqf|deqf|qeq|mecu|rqf))?[)）]?$/iu;
/** "niveau 4" beside "MBO Logistiek supervisor": how high, which is no degree of its own where another piece is one. */
export const STEP_ALONE = /^(?:niveau|level|nível|nivel|livello|stufe|eqf|nqf|уровень)\s?(?:\d|[IVX]{1,3})$/iu;
/** What was studied, without marks and steps. */
export const plainField = (text: string) => withoutMarks(STEP_BEHIND.exec(text.trim())?.[1] ?? text);

/** "(80 hours)", "(vijfjarig)", "(3 años)": how long it took. */
const LENGTH =
  /^(.{2,}?\S)\s*[(（]\s*(?:(?:\p{L}+\s){0,3}(?:ca\.?\s)?\d{1,4}(?:[.,]\d{1,3})?\s?-?(?:hours?|hrs?|h|years?|months?|weeks?|days?|stunden|std\.?|jahre?|monate?|wochen|tage?|jährig|monatig|wöchig|heures?|ans?|mois|semaines?|jours?|horas?|años?|meses|semanas?|días|anos?|dias|ore|anni|mesi|mese|settimane|giorni|uur|jaar|maanden|weken|dagen|jarig|ani|luni|zile|часов|часа|ч\.|лет|года?|мес\.?|giờ|năm|tháng|tiết|oras|taon|buwan|시간|년|개월|주|年制?|个月|学时|课时|時間|ヶ月)|(?:ein|zwei|drei|vier|fünf)jährig|(?:een|twee|drie|vier|vijf|zes)jarig|(?:one|two|three|four|five)[-\s]years?)\s*[)）]$/iu;
const withoutLength = (text: string) => LENGTH.exec(text.trim())?.[1] ?? text;

/** "Bachelor of Science (Note 1,9)", "BA History, Class II (i)": how well somebody did is no part of the degree nor of its field. */
export const withoutMarks = (text: string) => MARKED.exec(text.trim())?.[1] ?? withoutStudyForm(withoutLength(text));
/** A mark alone in brackets behind a subject: "Sociology (C)". */
export const MARK = /^(?:[A-FU][*+-]{0,2}|\d{1,2}(?:[.,]\d{1,2})?)$/u;
export const INCLUDING =
  /^(?:including|incl\.?|among them|inklusive|inkl\.?|einschließlich|darunter|y compris|dont|incluyendo|inclus[oaie]|incluindo|compres[oaie]|tra cui|waaronder|inclusief|inclusiv|включая|bao gồm|kabilang|kasama)(?=\s)/iu;

/** Whether capitals are the first letters of a name's longer words, in their order. */
export function isShortOf(short: string, name: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(short)) return false;
  const initials = [...name.matchAll(/(?<![\p{L}\p{M}])[\p{L}](?=[\p{L}\p{M}]{3})/gu)].map(([letter]) => fold(letter).toUpperCase()).join(''); // biome-ignore format: a chain
  return initials === short;
}

/** "7de jaar BSO", "3e année Licence": the year of it stands before it too. */
export const YEAR_BEFORE =
  /^\d{1,2}\s?(?:de|ste|e|er|ère|ème|re|º|ª|°|st|nd|rd|th|\.)?\s(?:jaar|year|année|año|ano|anno|jahr|klasse|an|taon)\s(?:of\s|de\s|di\s)?/iu;
