import { describe, expect, it } from 'vitest';
import { heading, list, paragraph, plainText, strong } from './markup.ts';

describe('the HTML of the demo world', () => {
  it('escapes what would be markup', () => {
    expect(paragraph('Juniper & Slate <b>')).toBe('<p>Juniper &amp; Slate &lt;b&gt;</p>');
    expect(list(['a < b', 'c & d'])).toBe('<ul><li>a &lt; b</li><li>c &amp; d</li></ul>');
    expect(strong('&amp;')).toBe('<strong>&amp;amp;</strong>');
  });

  it('leaves out empty sentences', () => expect(paragraph('One.', '', 'Two.')).toBe('<p>One. Two.</p>'));

  it('reads back as plain text, a line a block', () => {
    expect(plainText(heading('Tasks & more') + list(['First', 'Second']) + paragraph('End.'))).toBe('Tasks & more\nFirst\nSecond\nEnd.');
    expect(plainText(paragraph('&lt; stays'))).toBe('&lt; stays');
  });
});
