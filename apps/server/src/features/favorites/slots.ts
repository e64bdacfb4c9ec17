// What features that use favourites put into the calendar of a person.
import type { Database } from '../../kernel/database/database.ts';
import { slot } from '../../kernel/feature.ts';

/** Something that somebody wants to be reminded of. `path`: of its page, behind the locale. */
export type CalendarReminder = { id: string; text: string; dueAt: Date; title: string; organization: string; path: string };

/** Reminders of a person that were due after `since`, or will be. */
export const calendarReminders =
  slot<(database: Database, userId: string, since: Date) => Promise<CalendarReminder[]>>('reminders of the calendar');
