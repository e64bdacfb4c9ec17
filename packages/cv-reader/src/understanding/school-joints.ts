// Words for "at the" before a school: "Bachelor of Architecture aan de Universiteit van Gent", "Licence de droit à l'Université de Lille". They stand in
// fields and in names too ("aan zee"), so that they part nothing unless a school begins right behind them.
import type { Locale } from '@fairway/rules/locales';
import type { Context } from './context.ts';
import { degreeMark } from './degrees.ts';
import { schoolMark } from './orgs.ts';

const JOINTS: Partial<Record<Locale, readonly string[]>> = {
  en: ['at the', 'from the', 'from'],
  nl: ['aan de', 'aan het', 'aan', 'op de', 'op het', 'op'],
  de: ['an der', 'an dem', 'an den', 'an', 'am'],
  fr: ["à l'", 'à la', 'à', 'au', 'auprès de', 'auprès de la'],
  it: ["presso l'", "all'", "dell'", 'alla', 'al', 'nella', 'dalla', 'conseguita presso', 'conseguito presso'],
  es: ['en la', 'en el', 'por la', 'de la'],
  pt: ['na', 'no', 'pela', 'pelo'],
  ro: ['la', 'în cadrul'],
  ru: ['в', 'при'],
  fil: ['sa'],
  vi: ['tại', 'ở'],
};

/** The words that may join a degree to its school in a language. */
export const schoolJoints = ({ language }: Context): readonly string[] => JOINTS[language] ?? [];

/** Whether such a word does so: a school begins behind it, and none stands before it. */
export const isSchoolBehind = (before: string, behind: string, joint: string, context: Context): boolean =>
  schoolJoints(context).includes(joint.toLowerCase().replaceAll('’', "'")) &&
  // "Diploma di liceo classico al Liceo Flacco": a degree may be called as its kind of school is.
  (schoolMark(before, context) === 0 || degreeMark(before, context) > 1) &&
  context.words.schools.find(behind)[0]?.from === 0;

/** "Kauffrau im Einzelhandel", "Fachwirt im Gesundheits- und Sozialwesen": a trade, where nobody learns. */
const TRADE =
  /^(?:\p{Lu}\p{L}*-\s(?:und|oder)\s)?\p{Lu}\p{L}*(?:handel|wesen|management|verkehr|handwerk|dienst|gewerbe|service|marketing|bereich|bau|logistik|industrie)(?![\p{L}-])/u;

/** Whether such a word is of the degree's own name. */
export const isWithinTrade = (joint: string, behind: string, context: Context): boolean =>
  context.language === 'de' && joint === 'im' && TRADE.test(behind) && schoolMark(behind, context) === 0;
