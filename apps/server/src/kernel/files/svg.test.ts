import { describe, expect, it } from 'vitest';
import { cleanSvg } from './svg.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 10 10"') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

describe('an SVG that only draws', () => {
  it('is copied with what draws, without comments, metadata and words of editors', () => {
    const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 10 10" inkscape:version="1">
      <metadata><rdf xmlns="x">secret</rdf></metadata><g fill="#fff" data-name="l"><path d="M0 0h10"/></g></svg>`;
    expect(cleanSvg(source)).toEqual({
      ok: true,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g fill="#fff"><path d="M0 0h10"></path></g></svg>',
    });
  });

  it('keeps styles and references into itself', () => {
    const source = svg(
      '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><rect class="a" fill="url(#g)" width="1" height="1"/><use href="#g"/>',
    );
    const verdict = cleanSvg(source);
    expect(verdict.ok && verdict.svg).toContain('url(#g)');
    expect(verdict.ok && verdict.svg).toContain('<use href="#g">');
  });

  it('is written with its texts escaped', () => {
    const verdict = cleanSvg(svg('<text>a &lt;b&gt; &amp; "c"</text>'));
    expect(verdict.ok && verdict.svg).toContain('<text>a &#60;b&#62; &#38; &#34;c&#34;</text>');
  });
});

describe('an SVG that runs or loads something is refused', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in another case', svg('<SCRIPT>alert(1)</SCRIPT>')],
    [
      'a script with a prefix',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><s:script>1</s:script></svg>`,
    ],
    ['a script of another language', svg('<script xmlns="http://www.w3.org/1999/xhtml">1</script>')],
    ['a handler', svg('', 'viewBox="0 0 1 1" onload="alert(1)"')],
    ['a handler on a shape', svg('<rect OnClick="1"/>')],
    ['a foreign object', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a picture from elsewhere', svg('<image href="https://x.example/a.png"/>')],
    ['a picture within', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['a use from elsewhere', svg('<use href="https://x.example/a.svg#b"/>')],
    ['a use of a script', svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="javascript:alert(1)"/>')],
    ['a link', svg('<a href="https://x.example"><rect/></a>')],
    ['a style from elsewhere', svg('<style>@import "https://x.example/a.css";</style>')],
    ['a style that loads', svg('<style>a{fill:url(https://x.example)}</style>')],
    ['a style that loads, escaped', svg('<style>a{fill:u\\72l(https://x.example)}</style>')],
    ['a style in CDATA', svg('<style><![CDATA[a{fill:url("//x.example")}]]></style>')],
    ['an attribute that loads', svg('<rect fill="url(https://x.example#a)"/>')],
    ['a style attribute that loads', svg('<rect style="background:url(//x.example)"/>')],
    ['an animation of a reference', svg('<use href="#a"><animate attributeName="href" to="javascript:1"/></use>')],
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "<script>1</script>">]>${svg('&a;')}`],
    ['a style sheet before it', `<?xml-stylesheet href="https://x.example/a.css"?>${svg('')}`],
    ['a base', svg('', 'viewBox="0 0 1 1" xml:base="https://x.example/"')],
  ])('%s', (_what, source) => expect(cleanSvg(source)).toEqual({ ok: false, reason: 'active' }));
});

describe('what is no SVG is refused', () => {
  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['HTML', '<html><svg viewBox="0 0 1 1"></svg></html>'],
    ['cut off', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>'],
    ['of another namespace', '<svg viewBox="0 0 1 1"></svg>'],
    ['without a size', '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'],
    ['too deep', svg(`${'<g>'.repeat(70)}${'</g>'.repeat(70)}`)],
    ['too many shapes', svg('<rect/>'.repeat(6000))],
    ['too long', svg(`<path d="${'M0 0'.repeat(200_000)}"/>`)],
  ])('%s', (_what, source) => expect(cleanSvg(source)).toEqual({ ok: false, reason: 'unreadable' }));
});
