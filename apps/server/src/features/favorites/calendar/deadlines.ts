// Deadlines as an iCalendar file (RFC 5545). An event ends at the very instant of the deadline, written in UTC, so that every program shows
// it at the right local time; the words say the time in the posting's own zone. The UID of a favourite never changes.
import { formatters } from '@fairway/i18n/formatters';
import type { Translator } from '@fairway/i18n/translator';
import type { Locale } from '@fairway/rules/locales';
import { jobSegment } from '@fairway/rules/slugs';
import { knownTimeZone } from '@fairway/rules/time-zones';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { DeadlineRow } from '../queries.ts';
import type { CalendarReminder } from '../slots.ts';

/** How long before its deadline an event begins. */
const EVENT_MS = 1_800_000;
const ASKED_AGAIN_SECONDS = 3600;
/** Characters that no line of a calendar may hold. */
const CONTROL = /[\u0000-\u001f\u007f]+/g;

export type CalendarReader = { locale: Locale; t: Translator; baseUrl: string; now: Date };

type Entries = { deadlines: readonly DeadlineRow[]; reminders: readonly CalendarReminder[] };

export function deadlineCalendar({ deadlines, reminders }: Entries, reader: CalendarReader): string {
  const { locale, t, baseUrl, now } = reader;
  const host = new URL(baseUrl).hostname;
  const calendar = ical({
    name: t('favorites.feed.name'),
    prodId: { company: 'Fairway', product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASKED_AGAIN_SECONDS,
  });
  for (const row of deadlines) {
    if (!row.deadline_at) continue;
    const zone = knownTimeZone(row.zone) ?? 'UTC';
    const format = formatters({ locale, timeZone: zone, now });
    const link = `${baseUrl}/${locale}/jobs/${jobSegment(row.job_id, row.title)}`;
    const when = `${format.date(row.deadline_at)}, ${format.timeWithZone(row.deadline_at)}`;
    calendar.createEvent({
      id: `favorite-${row.job_id}@${host}`,
      stamp: row.updated_at,
      created: row.created_at,
      start: new Date(row.deadline_at.getTime() - EVENT_MS),
      end: row.deadline_at,
      summary: plain(t('favorites.feed.closes', { title: row.title, company: row.organization_name })),
      description: `${t('favorites.feed.until', { when })}\n${link}`,
      ...(row.place_line ? { location: plain(row.place_line) } : {}),
      url: encodeURI(link),
      // A deadline takes nobody's time.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  for (const reminder of reminders) calendar.createEvent(reminderEvent(reminder, reader));
  return calendar.toString();
}

/** A reminder begins when it is due. Its words are its owner's. */
function reminderEvent({ id, text, dueAt, title, organization, path }: CalendarReminder, { locale, baseUrl }: CalendarReader) {
  const link = `${baseUrl}/${locale}/${path}`;
  return {
    id: `reminder-${id}@${new URL(baseUrl).hostname}`,
    // Nothing tells when it was changed, and the file is the same from one reading to the next.
    stamp: dueAt,
    start: dueAt,
    end: new Date(dueAt.getTime() + EVENT_MS),
    summary: plain(text),
    description: `${plain(title)} (${plain(organization)})\n${link}`,
    url: encodeURI(link),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

const plain = (text: string) => text.replace(CONTROL, ' ');
