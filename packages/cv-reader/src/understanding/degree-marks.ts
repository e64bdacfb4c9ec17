// What is written with a degree and is neither its name nor what was studied: how well and how far somebody came, and what it includes.
import { withoutStudyForm } from './study-forms.ts';

/** "(abandonnée)", "– in progress": how far somebody came is no part of the degree nor of its field. */
export const STATE =
  /^(.{2,}?\S)(?:\s*[(（[](?:[^()（）,]{2,20},\s*)?|\s*[,–—-]\s+)(?:ohne abschluss|(?:vorzeitig )?abgebrochen|laufend|noch laufend|nicht abgeschlossen|unterbrochen|en cours|inachevée?|abandonnée?|non (?:validée?|obtenue?|terminée?|achevée?)|niveau|interrompue?|sin (?:terminar|acabar|finalizar|concluir)|en curso|inacabad[oa]s?|incomplet[oa]s?|abandonad[oa]s?|trunc[oa]|inconclus[oa]|cursando|in corso|interrott[oa]|(?:non?|n[aã]o) (?:acabad|finalizad|completat|completad|conclu[ií]d|concl[uú]s|terminad|terminat)[oa]|incompiut[oa]|niet (?:afgerond|voltooid|behaald)|zonder diploma|gestopt|lopend|afgebroken|trancad[oa]|em andamento|em curso|a frequentar|interrompid[oa]|neterminată|nefinalizată|neterminate|întrerupte?ă?|în curs(?: de (?:finalizare|desfășurare))?|abandonată?|in progress|ongoing|(?:not|never) (?:completed|finished)|incomplete|uncompleted|unfinished|discontinued|withdrew|dropped out|undergraduate level|hindi natapos|kasalukuyan)\s*[)）\]]?$/iu;

/** Words for marks, before a number. */
const MARK_WORD =
  '(?:abschluss|gesamt|durchschnitts)?note|notendurchschnitt|durchschnitt|grade|(?:c?g|gw)pa|cgpa|gwa|(?:nota|voto|media|medie|média|promedio|moyenne)(?:\\s(?:media|finale?|final|générale|generală|de bacalaureat|global))?|votazione|(?:gemiddeld\\s)?cijfer|gemiddelde|средний балл|điểm(?:\\stb|\\strung bình)?|average|score|평점|학점|成绩|绩点';
const MARKED = new RegExp(
  `^(.{2,}?\\S)\\s*(?:[(（]\\s*(?:${MARK_WORD})\\s*[:：]?\\s*\\d[\\d.,/%\\s]*[)）]|[,;]\\s*\\d{1,3}(?:[.,]\\d{1,2})?\\s?\\/\\s?\\d{1,3}(?:\\se lode)?|[,;]\\s*(?:${MARK_WORD})\\s*[:：]?\\s*\\d[\\d.,/%]*|[,;]?\\s+(?:class\\s(?:I{1,3}|[123])(?:\\s?[(]?(?:ii?|[12])[)]?)?|(?:upper|lower) second(?:[-\\s]class)?(?:\\shonou?rs)?|(?:avec\\s)?mention\\s(?:très bien|assez bien|bien|honorable|passable)|(?:first|second|third)[-\\s]class(?:\\shonou?rs)?|2[:.][12]))$`,
  'iu',
);
/** "Bachelor of Science (Note 1,9)", "BA History, Class II (i)": how well somebody did is no part of the degree nor of its field. */
export const withoutMarks = (text: string) => MARKED.exec(text.trim())?.[1] ?? withoutStudyForm(text);
/** A mark alone in brackets behind a subject: "Sociology (C)". */
export const MARK = /^(?:[A-FU][*+-]{0,2}|\d{1,2}(?:[.,]\d{1,2})?)$/u;
export const INCLUDING =
  /^(?:including|incl\.?|among them|inklusive|inkl\.?|einschließlich|darunter|y compris|dont|incluyendo|inclus[oaie]|incluindo|compres[oaie]|tra cui|waaronder|inclusief|inclusiv|включая|bao gồm|kabilang|kasama)(?=\s)/iu;
