// The little HTML that the demo world writes: paragraphs, headings, lists. Texts are escaped here and nowhere else.

/** Text made safe inside HTML. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export const paragraph = (...texts: string[]) => `<p>${texts.filter(Boolean).map(escapeText).join(' ')}</p>`;
export const heading = (text: string) => `<h3>${escapeText(text)}</h3>`;
export const strong = (text: string) => `<strong>${escapeText(text)}</strong>`;
export const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;

/** The text of such HTML, one line a block. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|h3|li|ul)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
