import { afterEach, expect, test } from 'vitest';
import { mount, unmount } from './mount.tsx';

afterEach(unmount);

/** What stands in each line. */
function linesOf(title: Element): string[] {
  const lines = new Map<number, string>();
  const text = title.firstChild as Text;
  for (let at = 0; at < text.length; at += 1) {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    lines.set(top, (lines.get(top) ?? '') + text.data[at]);
  }
  return [...lines.values()];
}

test.each([
  ['ja', '準備ができました、芽衣さん', 'ました'],
  ['ko', '어떤 일자리에 관심이 있으세요', '관심이'],
] as const)('a title breaks between phrases, however narrow: %s', async (lang, words, whole) => {
  const host = await mount(<h2 lang={lang}>{words}</h2>);
  const title = host.querySelector('h2') as HTMLElement;
  for (const widthEm of [6, 7, 8, 9, 10]) {
    title.style.inlineSize = `${widthEm}em`;
    expect(linesOf(title).length).toBeGreaterThan(1);
    expect(linesOf(title).join('|')).toContain(whole);
  }
});
