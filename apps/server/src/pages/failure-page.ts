// Pages that are sent when nothing can be rendered: no tenant, no database, a fault in the rendering itself, a site that is suspended. One small
// document without scripts, in the reader's language.
import { loadMessages } from '@fairway/i18n/messages';
import { translator } from '@fairway/i18n/translator';
import { type Locale, languageTag } from '@fairway/rules/locales';
import { NONCE_PLACEHOLDER } from './content-security.ts';
import { PageBody } from './page-body.ts';
import type { RenderedPage } from './page-cache.ts';

const STYLE = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:24px;background:Canvas;color:CanvasText}h1{font-size:28px;margin:0 0 8px}p{margin:0 0 24px}a{color:inherit}`;

/** The failure page with this status. It is never kept in a cache. */
export async function failurePage(locale: Locale, status: number): Promise<RenderedPage> {
  const { shell } = await loadMessages(locale);
  return plainPage(locale, status, { title: shell.error.title, text: shell.error.text, home: shell.notFound.home });
}

/** What hosts of a suspended tenant show in place of every page. */
export async function suspendedPage(locale: Locale): Promise<RenderedPage> {
  const t = await translator(locale);
  return plainPage(locale, 503, { title: t('suspended.title'), text: t('suspended.text') });
}

function plainPage(locale: Locale, status: number, words: { title: string; text: string; home?: string }): RenderedPage {
  const title = escapeHtml(words.title);
  const home = words.home === undefined ? '' : `<p><a href="/">${escapeHtml(words.home)}</a></p>`;
  const html =
    `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style nonce="${NONCE_PLACEHOLDER}">${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1><p>${escapeHtml(words.text)}</p>${home}</main></body></html>`;
  return { status, body: new PageBody(html), link: undefined };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
