// index.html of the export: one page without scripts, links or pictures from elsewhere, readable in light and dark and on a phone.
// What people wrote is text here, whatever it looks like.
import type { formatters } from '@fairway/i18n/formatters';
import type { Translator } from '@fairway/i18n/translator';
import { type Locale, languageTag } from '@fairway/rules/locales';

export type ReadPart = { name: string; heading: string; content: unknown };

type Reader = { locale: Locale; t: Translator; format: ReturnType<typeof formatters>; madeAt: string; title: string; note: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;border-bottom:1px solid #8888;padding-bottom:.25rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}
dt{font-weight:600;overflow-wrap:anywhere}dd p{margin:0}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}ol{padding-left:1.5rem}li{margin:.75rem 0}
@media(max-width:32rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

export function readingPage(parts: readonly ReadPart[], reader: Reader): string {
  const { t } = reader;
  const contents = parts.map((part) => `<li><a href="#${part.name}">${escaped(part.heading)}</a></li>`).join('');
  const sections = parts.map(
    (part) => `<section><h2 id="${part.name}">${escaped(part.heading)}</h2>${shownValue(part.content, reader)}</section>`,
  );
  const title = escaped(reader.title);
  return `<!doctype html>
<html lang="${languageTag(reader.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${title}</title><style>${STYLE}</style></head>
<body><header><h1>${title}</h1><p>${escaped(t('archive.madeAt', { date: reader.madeAt }))}</p><p>${escaped(reader.note)}</p></header>
<nav><ul>${contents}</ul></nav><main>
${sections.join('\n')}
</main></body></html>
`;
}

function shownValue(value: unknown, reader: Reader): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return `<p>${escaped(reader.t('archive.nothing'))}</p>`;
    return `<ol>${value.map((item) => `<li>${shownValue(item, reader)}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([name, held]) => `<dt lang="en">${escaped(spaced(name))}</dt><dd>${shownValue(held, reader)}</dd>`,
    );
    return rows.length === 0 ? `<p>${escaped(reader.t('archive.nothing'))}</p>` : `<dl>${rows.join('')}</dl>`;
  }
  return escaped(shownText(value, reader));
}

function shownText(value: unknown, { t, format }: Reader): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t('archive.yes') : t('archive.no');
  if (typeof value === 'string' && INSTANT.test(value)) return format.dateTime(new Date(value));
  return String(value);
}

/** `createdAt` reads "created at". */
const spaced = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
