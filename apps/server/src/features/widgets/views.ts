import type { keptWidget } from '@fairway/contract/kept-widgets';
import type { widget } from '@fairway/contract/widgets';
import { pickText, type TextSlots } from '@fairway/i18n/fallback';
import { type Locale, languageTag } from '@fairway/rules/locales';
import type { WidgetKind } from '@fairway/rules/widgets';
import type { z } from 'zod';
import type { CsvCell } from '../../kernel/files/csv-export.ts';
import type { ListedWidgetRow, WidgetRow } from './queries.ts';

/** In the reader's language, else in the best there is, which is then named. */
export function widgetView(row: WidgetRow, { locale, tenantLocale }: { locale: Locale; tenantLocale: Locale }): z.input<typeof widget> {
  const title = pickText(row.titles as TextSlots, locale, tenantLocale);
  const text = pickText(row.texts as TextSlots, locale, tenantLocale);
  return {
    id: row.id,
    schoolId: row.school_id,
    kind: row.kind as WidgetKind,
    title: title?.text ?? '',
    text: text?.text ?? '',
    link: row.link,
    image: row.image,
    order: row.position,
    active: row.is_active,
    fellBack: {
      ...(title?.fellBack ? { title: languageTag(title.locale) } : {}),
      ...(text?.fellBack ? { text: languageTag(text.locale) } : {}),
    },
  };
}

export function keptWidgetView(row: WidgetRow): z.input<typeof keptWidget> {
  return {
    id: row.id,
    kind: row.kind as WidgetKind,
    titles: row.titles as Record<Locale, string>,
    texts: row.texts as Record<Locale, string>,
    link: row.link,
    image: row.image,
    active: row.is_active,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function listedWidgetView(row: ListedWidgetRow): z.input<typeof keptWidget> & { place: number } {
  return { ...keptWidgetView(row), place: row.place };
}

/** Names of the file's columns, and a widget in them, in one language. */
export const WIDGET_HEADER = ['place', 'title', 'text', 'kind', 'link', 'shown', 'changed'];
export function widgetLine(row: ListedWidgetRow, words: { locale: Locale; tenantLocale: Locale }): CsvCell[] {
  const { title, text, link, active } = widgetView(row, words);
  return [row.place, title, text, row.kind, link, active, row.updated_at];
}
