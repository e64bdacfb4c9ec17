// What the search of a console (Ctrl K) finds: rows of lists, and pages below the sections of its menu. Data of manifests.
import type { ConsoleArea } from '@fairway/rules/access';
import type { MessageKeys, Messages, NestedKeyOf } from 'use-intl';
import type { ListPath, QueryOf, RowOf } from '../lists/use-list.ts';
import type { PathParams, PathQuery } from '../paths.ts';
import type { ConsoleWord } from './console.ts';

export type Found = {
  name: string;
  /** Tells it from others of the same name. */
  hint?: string | null | undefined;
  page: string;
  named?: PathParams;
  query?: PathQuery;
};

/** A list that is looked in; `found` reads a row of just that list. */
export type ConsoleFind = {
  [P in ListPath]: {
    console: ConsoleArea;
    /** Its place among what is found, from above. */
    place: number;
    /** Says what was found: the word of the section. */
    word: ConsoleWord;
    list: P;
    /** Another order than the list's own: one in which the first few of many are found soon. */
    sort?: QueryOf<P> extends { sort?: infer S } ? NonNullable<S> : never;
    found: (row: RowOf<P>) => Found;
  };
}[ListPath];

/** A key of any message; as the parameter of a translator it would ask for the arguments of all texts together (40 s of the compiler's). */
type Word = MessageKeys<Messages, NestedKeyOf<Messages>>;

export type ConsolePlace = {
  console: ConsoleArea;
  /** The section that it is below. */
  section: ConsoleWord;
  word: Word;
  /** What is said of it there: its words find it too. */
  text?: Word;
  page: string;
  named?: PathParams;
  /** A part of a page, or what is done there: shown once it is typed. */
  isPart?: true;
  /** Only who administers the school that is shown finds it. */
  administered?: true;
};
