import type { widget } from '@fairway/contract/widgets/endpoints';
import type { keptWidget, schoolWidgets } from '@fairway/contract/widgets/kept';
import { pickText, type TextSlots } from '@fairway/i18n/fallback';
import { type Locale, languageTag } from '@fairway/rules/locales';
import type { WidgetKind } from '@fairway/rules/widgets';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import type { WidgetOwner } from './access.ts';
import { type AskedWidgets, askedWidgets, type ListedWidgetRow, orderIn, type WidgetRow } from './queries.ts';

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

/** The list of an owner; its file says each widget in one language. */
export function widgetListing(
  database: Database,
  owner: WidgetOwner,
  asked: AskedWidgets,
  tenantLocale: Locale,
): Listing<typeof schoolWidgets.list, ListedWidgetRow> {
  const said = (row: WidgetRow) => widgetView(row, { locale: asked.locale, tenantLocale });
  return {
    rows: askedWidgets(database, owner, asked),
    order: orderIn(asked.locale),
    view: (row) => ({ ...keptWidgetView(row), place: row.place }),
    file: 'widgets',
    columns: {
      place: ({ place }) => place,
      title: (_widget, row) => said(row).title,
      text: (_widget, row) => said(row).text,
      kind: ({ kind }) => kind,
      link: ({ link }) => link,
      shown: ({ active }) => active,
      changed: ({ updatedAt }) => updatedAt,
    },
  };
}
