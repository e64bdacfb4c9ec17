// How one CV is written throughout: its language, its layout, and the signs that it keeps to. What contradicts itself is settled here.
import type { Locale } from '@fairway/rules/locales';
import type { Bank, Label } from './bank-shape.ts';
import { pick } from './chance.ts';
import { type PeriodWriter, periodWriter } from './dates.ts';
import type { Level } from './factors.ts';
import type { Layout } from './layout.ts';
import type { Person } from './people.ts';

export type Hand = {
  locale: Locale;
  bank: Bank;
  layout: Layout;
  page: Level<'page'>;
  isSidebar: boolean;
  isNarrow: boolean;
  /** How title and employer are joined. */
  joint: Level<'joint'> | 'form';
  bold: Level<'bold'>;
  placing: Level<'workplace'>;
  dating: Level<'workdate'> | 'none';
  colon: string;
  comma: string;
  parens: { open: string; close: string };
  period: PeriodWriter;
  label: (label: Label) => string;
  /** Chance for the content. */
  dice: () => number;
  some: <T>(list: readonly T[]) => T;
};

/** Puts other levels in the place of those that the page has no room for. */
function settlePage(layout: Layout, isSidebar: boolean, isNarrow: boolean): void {
  const page = layout.get('page');
  const dating = layout.peek('workdate');
  const joint = layout.peek('joint');
  const isTimed = page === 'timeline' || page === 'date-table';
  if (page === 'timeline') layout.set('workdate', ['right', 'left', 'after-employer', 'end'].includes(dating) ? 'left' : 'above');
  if (page === 'date-table') layout.set('workdate', 'left');
  if (page === 'margin-heads' && dating === 'left') layout.set('workdate', 'right');
  if (isNarrow && dating === 'left') layout.set('duration', 'no');
  if (isTimed && (joint === 'sentence' || joint === 'labelled')) layout.set('joint', 'two-lines');
  if (page === 'form' && (joint === 'sentence' || joint === 'grouped')) layout.set('joint', 'labelled');
  if (layout.get('producer') !== 'docx' || !isSidebar) return;
  // What does not fit before a tab at the right is put elsewhere.
  if (layout.peek('workdate') === 'right' && joint !== 'two-lines' && joint !== 'grouped') layout.set('workdate', 'below');
  if (layout.peek('workplace') === 'right') layout.set('workplace', 'comma');
}

/** A name with the sign of the joint in it would be two names. */
function settleJoints(layout: Layout, { work, education }: Person): void {
  const hasComma = (names: readonly (string | undefined)[]) => names.some((name) => name && /[,、]/.test(name));
  if (layout.peek('joint') === 'comma' && hasComma(work.flatMap((one) => [one.title[0], one.employer[0]]))) layout.set('joint', 'pipe');
  const studies = education.flatMap(({ school, degree, field }) => [school[0], degree[0], field[0]]);
  if (layout.peek('edujoint') === 'comma' && hasComma(studies)) layout.set('edujoint', 'pipe');
}

export function makeHand(person: Person, bank: Bank, layout: Layout): Hand {
  const page = layout.get('page');
  const isSidebar = page === 'left-sidebar' || page === 'right-sidebar';
  const isNarrow = isSidebar || page === 'two-columns';
  settlePage(layout, isSidebar, isNarrow);
  settleJoints(layout, person);
  const joint = page === 'form' ? 'form' : layout.get('joint');
  if (joint === 'grouped' && ['after-employer', 'end'].includes(layout.peek('workdate'))) layout.set('workdate', 'brackets');
  const hasNoHead = joint === 'sentence' || joint === 'labelled' || joint === 'form';
  const isWide = Boolean(bank.isEastAsian) && bank.tag !== 'ko';
  const dice = layout.random('content');
  return {
    locale: person.locale,
    bank,
    layout,
    page,
    isSidebar,
    isNarrow,
    joint,
    bold: hasNoHead ? 'none' : layout.get('bold'),
    placing: joint === 'sentence' ? 'none' : layout.get('workplace'),
    dating: hasNoHead ? 'none' : layout.get('workdate'),
    colon: isWide && layout.random('colon')() < 0.6 ? '：' : ': ',
    comma: isWide && layout.random('comma')() < 0.5 ? '、' : ', ',
    parens: isWide ? { open: '（', close: '）' } : { open: ' (', close: ')' },
    period: periodWriter(layout, bank),
    label: (label) => bank.labels[label],
    dice,
    some: (list) => pick(list, dice()),
  };
}

/** `a (b)`. */
export const bracketed = ({ parens }: Hand, a: string, b: string): string => `${a}${parens.open}${b}${parens.close}`;
