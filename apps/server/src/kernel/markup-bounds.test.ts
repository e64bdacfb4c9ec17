import { describe, expect, it } from 'vitest';
import { markupFault } from './markup-bounds.ts';

const BOUNDS = { characters: 1000, depth: 3, elements: 6, attributes: 2 };

describe('XML from outside, before it is parsed', () => {
  it.each([
    ['three levels', '<a><b><c/></b></a>'],
    ['levels side by side', '<a><b><c/></b><b><c></c></b></a>'],
    ['two attributes', '<a x="1" y="2"/>'],
    ['signs in values', '<a x="<b><c><d>" y=\'a="1" >\'><b>=</b></a>'],
    ['signs in comments, sections and instructions', `<?x <a><a><a><a>?><a><!-- ${'<b>'.repeat(9)} --><![CDATA[${'<b>'.repeat(9)}]]></a>`],
    ['no XML at all', 'a < b and > c'],
    ['nothing', ''],
  ])('of %s may be', (_what, xml) => expect(markupFault(xml, BOUNDS)).toBeUndefined());

  it.each([
    ['four levels', '<a><b><c><d/></c></b></a>', 'too_large'],
    ['levels that are closed too often', '<a></b></b></b></b><b><c><d><e></a>', 'too_large'],
    ['seven elements', '<a/>'.repeat(7), 'too_large'],
    ['three attributes', '<a x="1" y="2" z="3"/>', 'too_large'],
    ['a thousand characters', ' '.repeat(1001), 'too_large'],
    ['a type of its own', '<!DOCTYPE a [<!ENTITY x "y">]><a/>', 'document_type'],
    ['entities', '<a><!ENTITY x "y"></a>', 'document_type'],
  ])('of %s is refused', (_what, xml, fault) => expect(markupFault(xml, BOUNDS)).toBe(fault));

  it('may have a type where that is said', () => {
    const bounds = { ...BOUNDS, documentType: 'allowed' } as const;
    expect(markupFault('<!DOCTYPE svg PUBLIC "-//W3C//DTD" "http://a"><a/>', bounds)).toBeUndefined();
    expect(markupFault('<!DOCTYPE a><a><b><c><d/>', bounds)).toBe('too_large');
  });

  it.each(['<', '<a', '<a "', "<a x='", '<!--', '<![CDATA[', '<?', '</', '<a x="1'])('that ends as %s is looked at to its end', (xml) => {
    expect(markupFault(xml.repeat(100), BOUNDS)).not.toBe('document_type');
  });
});
