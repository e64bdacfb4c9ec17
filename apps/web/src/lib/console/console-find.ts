// What the search of a console (Ctrl K) finds: rows of lists, and pages below the sections of its menu. Data of manifests.
import type { ConsoleArea } from '@fairway/rules/access';
import type { useTranslations } from 'use-intl';
import type { ListPath, RowOf } from '../lists/use-list.ts';
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

export type ConsoleFind = {
  console: ConsoleArea;
  /** Its place among what is found, from above. */
  place: number;
  /** Says what was found: the word of the section. */
  word: ConsoleWord;
  list: ListPath;
  found: (row: never) => Found;
};

/** A list that is looked in: `find({ console: 'staff', ..., list: '/api/v1/...', found: (row) => ({ ... }) })`. */
export const find = <P extends ListPath>(
  one: Omit<ConsoleFind, 'list' | 'found'> & { list: P; found: (row: RowOf<P>) => Found },
): ConsoleFind => one as ConsoleFind;

/** A key of any message. */
type Word = Parameters<ReturnType<typeof useTranslations<never>>>[0];

export type ConsolePlace = {
  console: ConsoleArea;
  /** The section that it is below. */
  section: ConsoleWord;
  word: Word;
  page: string;
  named?: PathParams;
};
