// What a console is, as data: the shell draws its bar, menu and gate from it (shell/console/). The consoles that there are and who holds
// them stand in the rules (access.ts), their sections in the manifests of the features whose pages they are.
import { type ConsoleArea, type ConsoleKey, consolesHeld } from '@fairway/rules/access';
import type { StaffDuty } from '@fairway/rules/staff-shapes';
import type { ComponentType, ReactNode } from 'react';
import type { useTranslations } from 'use-intl';
import type { Session } from '../session.ts';

/** A key of the messages `console`, of the words of a console. */
export type ConsoleWord = Extract<Parameters<ReturnType<typeof useTranslations<'console'>>>[0], `${ConsoleArea}.${string}`>;
/** A heading of a menu, a key of the messages `console.groups`. */
type ConsoleGroup = Parameters<ReturnType<typeof useTranslations<'console.groups'>>>[0];
/** What a section may be drawn as. */
export type SectionIcon =
  | 'activity'
  | 'address-book'
  | 'book'
  | 'building'
  | 'chart'
  | 'check'
  | 'copy'
  | 'download'
  | 'eye'
  | 'file'
  | 'flag'
  | 'grid'
  | 'history'
  | 'home'
  | 'list'
  | 'mail'
  | 'news'
  | 'order'
  | 'review'
  | 'school'
  | 'settings'
  | 'user'
  | 'users'
  | 'world';
type User = NonNullable<Session['user']>;

/** An entry of a console's menu. Its page is shown where it exists. */
export type ConsoleSection<Area extends string = ConsoleArea> = {
  console: Area;
  /** Its place in the menu, from above. */
  place: number;
  /** The id of its page, which begins with the console's area. */
  page: string;
  word: ConsoleWord;
  /** Its picture, by name: the bar of the consoles draws it (shell/console/section-icons.ts). */
  icon: SectionIcon;
  /** The heading that it stands below; sections without one stand above all headings. */
  group?: ConsoleGroup;
  /** What waits there: names of what the console counts (`useWaiting`), added up. */
  waits?: readonly string[];
  /** Of the school's console: the duty that its pages are. */
  duty?: StaffDuty;
  /** Who of those that hold the console sees it; everybody unless told. */
  seenBy?: (user: User) => boolean;
};

/** Its area is the id of its home page too. */
export type Console<Area extends string = ConsoleArea> = ConsoleKey<Area> & {
  /** Its name. */
  word: ConsoleWord;
  sections: readonly ConsoleSection<Area>[];
  /** Stands around its pages: says what they are about, or why there is nothing to show. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** Stands in its bar: chooses what its pages are about. */
  chooser?: ComponentType;
  /** A hook: the duties that the reader holds at what the console shows; undefined until they are known. */
  useDuties?: () => readonly string[] | undefined;
  /** A hook: how much of what waits, by name; undefined until it is known. It follows what happens. */
  useWaiting?: () => Readonly<Record<string, number>> | undefined;
};

/** The sections that somebody finds in a console, in their order, of the pages that exist; none for who does not hold it. `duties`: where they are known. */
export function sectionsFor(
  one: Console<string>,
  user: User | null | undefined,
  pages: readonly string[],
  duties?: readonly string[] | undefined,
): readonly ConsoleSection<string>[] {
  if (!user || consolesHeld(user.roles, [one]).length === 0) return [];
  return one.sections
    .filter(({ page, seenBy, duty }) => pages.includes(page) && (seenBy?.(user) ?? true) && (!duty || !duties || duties.includes(duty)))
    .sort((a, b) => a.place - b.place);
}

/** Sections by their headings: those without one first, then each group where its first section stands. */
export function groupsOf(
  sections: readonly ConsoleSection<string>[],
): { group: ConsoleGroup | undefined; sections: ConsoleSection<string>[] }[] {
  const names = [undefined, ...new Set(sections.map(({ group }) => group).filter((group) => group !== undefined))];
  return names
    .map((group) => ({ group, sections: sections.filter((one) => one.group === group) }))
    .filter((one) => one.sections.length > 0);
}

/** How much waits at a section; undefined where nothing does or nothing is known. */
export function waitingAt({ waits }: Pick<ConsoleSection<string>, 'waits'>, counts: Readonly<Record<string, number>> | undefined) {
  const sum = (waits ?? []).reduce((total, name) => total + (counts?.[name] ?? 0), 0);
  return sum > 0 ? sum : undefined;
}
