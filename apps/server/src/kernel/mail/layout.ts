// Draws the blocks of a mail as HTML: one column without tables, styles inline, dark by the reader's choice, readable without any of it.
// Every text is escaped here; the only picture is the tenant's logo; nothing else is loaded and nothing is counted.
import { brandSchemes } from '@fairway/rules/colours';
import { type Locale, languageTag } from '@fairway/rules/locales';
import { escapeHtml } from '../http/escape.ts';
import type { MailBlocks } from './blocks.ts';
import type { MailSender } from './sender.ts';

export type MailFrame = {
  sender: Pick<MailSender, 'name' | 'logo' | 'colour' | 'origin'>;
  locale: Locale;
  /** Where the button leads. */
  link?: string | undefined;
  /** Words above the address of the button. */
  linkHint: string;
  declineLink?: string | undefined;
};

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif";
const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.55;color:#211f1c';
const SMALL = 'margin:0 0 12px;font-size:14px;line-height:1.5;color:#5c574f';

/** Programs without it show the light looks. */
function darkStyle(dark: { text: string; fill: string; onFill: string }): string {
  return (
    ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){' +
    'body,.page{background:#161513!important}.card{background:#211f1c!important}.text{color:#f4f2ee!important}' +
    `.small{color:#b5b0a6!important}.brand{color:${dark.text}!important}` +
    `.button{background:${dark.fill}!important;color:${dark.onFill}!important}}`
  );
}

/** The HTML part. */
export function mailHtml(blocks: MailBlocks, frame: MailFrame): string {
  const { light, dark } = brandSchemes(frame.sender.colour);
  const name = escapeHtml(frame.sender.name);
  const paragraph = (text: string) => `<p class="text" style="${TEXT}">${escapeHtml(text)}</p>`;
  const small = (html: string) => `<p class="small" style="${SMALL}">${html}</p>`;
  const link = (address: string, text: string) =>
    `<a class="brand" href="${escapeHtml(address)}" style="color:${light.text};word-break:break-all">${escapeHtml(text)}</a>`;
  const logo = frame.sender.logo
    ? `<img src="${escapeHtml(frame.sender.logo)}" alt="${name}" height="40" style="height:40px;max-width:240px;background:#ffffff;border-radius:6px">`
    : name;
  const facts = blocks.facts?.map(([label, value]) => `${escapeHtml(label)}: <b>${escapeHtml(value)}</b>`).join('<br>');
  const button =
    blocks.button && frame.link
      ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(frame.link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${light.fill};color:${light.onFill};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(blocks.button)}</a></p>` +
        small(`${escapeHtml(frame.linkHint)}<br>${link(frame.link, frame.link)}`)
      : '';
  const decline = blocks.decline && frame.declineLink ? `<br>${link(frame.declineLink, blocks.decline)}` : '';
  return `<!doctype html>
<html lang="${languageTag(frame.locale)}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(blocks.subject)}</title><style>${darkStyle(dark)}</style></head>
<body style="margin:0;padding:0;background:#f4f2ee;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(blocks.preheader)}</div>
<div class="page" style="padding:24px 12px;background:#f4f2ee"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:18px;font-weight:600"><a class="brand" href="${escapeHtml(frame.sender.origin)}" style="color:${light.text};text-decoration:none">${logo}</a></p>
<div class="card" style="padding:28px 24px;background:#ffffff;border-radius:12px">
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#211f1c">${escapeHtml(blocks.heading)}</h1>
${blocks.paragraphs.map(paragraph).join('\n')}
${facts ? `<p class="text" style="${TEXT}">${facts}</p>` : ''}${button}${blocks.note ? small(escapeHtml(blocks.note)) : ''}
</div>
<div style="padding:16px 24px">${small(`${escapeHtml(blocks.reason)}${decline}`)}</div>
</div></div></body></html>
`;
}

/** The plain text part, of the same blocks. */
export function mailText(blocks: MailBlocks, frame: MailFrame): string {
  const parts = [
    blocks.heading,
    ...blocks.paragraphs,
    blocks.facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    blocks.button && frame.link ? `${blocks.button}:\n${frame.link}` : undefined,
    blocks.note,
    `-- \n${frame.sender.name}\n${frame.sender.origin}`,
    blocks.reason,
    blocks.decline && frame.declineLink ? `${blocks.decline}:\n${frame.declineLink}` : undefined,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}
