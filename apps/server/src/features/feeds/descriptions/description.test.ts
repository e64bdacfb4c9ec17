import { describe, expect, it } from 'vitest';
import { readDescription } from './description.ts';

const html = (source: string) => readDescription({ html: source }).html;
const text = (source: string) => readDescription({ text: source });

describe('HTML of feeds', () => {
  it('unwraps nested spans, drops styles and empty paragraphs', () => {
    expect(html('<p style="color:red">A <span class="x"><span>nested</span></span> text</p><p>&nbsp;</p><p><br></p>')).toBe(
      '<p>A nested text</p>',
    );
  });
  it('reads plain tags as it reads any', () => {
    expect(html('<p>You work<span> with <u>people</u></span>.</p>')).toBe('<p>You work with people.</p>');
    const plain = '<P>A &amp; B &lt;script&gt; 1 > 0 "q"<BR/>b</P><ul><li>x <b>y</li></ul><p>z &nbsp;&eacute;</p>';
    expect(html(plain)).toBe(html(plain.replace('<P>', '<P class="x">')));
    expect(html(plain)).toBe('<p>A &amp; B &lt;script&gt; 1 &gt; 0 "q"<br>b</p>\n<ul><li>x <strong>y</strong></li></ul>\n<p>z é</p>');
  });
  it('makes lists of typed bullets, in paragraphs and lines', () => {
    expect(html('<p>• one</p><p></p><p>• two</p>')).toBe('<ul><li>one</li><li>two</li></ul>');
    expect(html('<p>You:<br>- can code<br>- can write</p>')).toBe('<p>You:</p>\n<ul><li>can code</li><li>can write</li></ul>');
  });
  it('makes headings of short bold paragraphs that something follows', () => {
    expect(html('<p><strong>Duties:</strong></p><p>Work</p><p><strong>The end</strong></p>')).toBe(
      '<h3>Duties</h3>\n<p>Work</p>\n<p><strong>The end</strong></p>',
    );
    expect(html('<h1>A</h1><p>x</p><h5>B</h5><p>y</p>')).toBe('<h3>A</h3>\n<p>x</p>\n<h4>B</h4>\n<p>y</p>');
  });
  it('decodes what was escaped once or twice', () => {
    expect(html('&lt;p&gt;A &amp;amp; B&lt;/p&gt;')).toBe('<p>A &amp; B</p>');
    expect(html('&amp;lt;p&amp;gt;A&amp;lt;/p&amp;gt;')).toBe('<p>A</p>');
  });
  it('keeps tables of values, and reads layout tables as text', () => {
    expect(html('<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Mon</td><td>8</td></tr></table>')).toBe(
      '<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Mon</td><td>8</td></tr></table>',
    );
    expect(html('<table><tr><td><p>Just text</p></td></tr></table>')).toBe('<p>Just text</p>');
  });
  it('flattens lists inside lists', () => {
    expect(html('<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>')).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>');
  });
  it('keeps links to the web and to mail only, without passing rank', () => {
    expect(html('<p><a href="https://e.example/?a=1&b=2" target="_blank">x</a> <a href="mailto:a@e.example">m</a></p>')).toBe(
      '<p><a href="https://e.example/?a=1&amp;b=2" rel="nofollow noopener">x</a> <a href="mailto:a@e.example" rel="nofollow noopener">m</a></p>',
    );
  });
  it.each([
    '<script>alert(1)</script><p>x</p>',
    '<p onclick="alert(1)">x</p>',
    '<p>x<img src=x onerror=alert(1)></p>',
    '<p>x<svg onload=alert(1)></svg></p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href=" jav&#x09;ascript:alert(1)">x</a>',
    '<p>x<iframe src="https://evil.example"></iframe></p>',
    '<p>x</p><style>body{display:none}</style>',
    '<p>x<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>"></math><p>x</p>',
    '&lt;p&gt;x&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;',
    '<p>x</p><form action="https://evil.example"><input></form><meta http-equiv="refresh" content="0">',
    '<p>x</p><a href="//evil.example">',
  ])('lets nothing live through: %s', (attack) => {
    const out = html(attack);
    expect(out).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|h3|h4|strong|em|a|sub|sup|table|tr|td|th)\b)/);
    expect(out).not.toMatch(/\son\w+=|javascript:|data:|style=|src=|alert\(1\)(?=[^<]*<\/script)/i);
    expect(out).toContain('x');
  });
  it('stays quick on hostile nesting and endless brackets', () => {
    const started = performance.now();
    for (const source of [
      '<div>'.repeat(20_000),
      '<'.repeat(50_000),
      '<b><i>'.repeat(10_000),
      '• '.repeat(30_000),
      '&lt;'.repeat(30_000),
      '- '.repeat(40_000),
      '1. '.repeat(30_000),
      ' .'.repeat(50_000),
    ])
      html(`<p>${source}</p>`);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
  it('cuts what is longer than a description', () => {
    const out = readDescription({ text: 'x '.repeat(100_000) });
    expect(out.wasCut).toBe(true);
    expect(out.text.length).toBeLessThanOrEqual(120_000);
  });
});

describe('plain text of feeds', () => {
  it('escapes, and keeps paragraphs, lists and numbers', () => {
    expect(text('We pay < 5 & more\n\nTasks\n- one\n- two\n\n1. first\n2. second').html).toBe(
      '<p>We pay &lt; 5 &amp; more</p>\n<p>Tasks</p>\n<ul><li>one</li><li>two</li></ul>\n<ol><li>first</li><li>second</li></ol>',
    );
  });
  it('finds lists whose line breaks were lost', () => {
    expect(text('The tasks of this position will be the following: • Plan the streets of the city. • Draw the squares.').html).toBe(
      '<p>The tasks of this position will be the following:</p>\n<ul><li>Plan the streets of the city.</li><li>Draw the squares.</li></ul>',
    );
    expect(text('Responsibilities of the candidate will include: 1. Prepare walls. 2. Mix paint. 3. Apply paint.').html).toContain(
      '<ol><li>Prepare walls.</li>',
    );
    expect(text('Necessary for this job are: ¿ Knowledge of the law ¿ Excellent writing skills').html).toContain(
      '<li>Knowledge of the law</li>',
    );
  });
  it('joins lines that a mailer wrapped', () => {
    const wrapped =
      'This is a long paragraph that somebody wrapped at seventy\ncharacters, as mail programs did in older days, and that should\nbe read as one paragraph again today.';
    expect(text(wrapped).html).toBe(`<p>${wrapped.replaceAll('\n', ' ')}</p>`);
  });
  it('makes headings of capital lines, and shortens dot leaders', () => {
    expect(text('DUTIES\n\nWork.\n\nEssay. . . . . . . . . . . 100%').html).toBe('<h3>Duties</h3>\n<p>Work.</p>\n<p>Essay … 100%</p>');
  });
  it('removes control characters, NUL and lone surrogates, and repairs broken encodings', () => {
    expect(text('a\u0000b\u0007c\u200b d\ud800e weâ€™re HPD¿s').text).toBe('abc de we’re HPD’s');
  });
  it('gives the same as plain text', () => {
    expect(readDescription({ markdown: '# About\n\nYou & *we*\n\n* a\n* b' }).text).toBe('About\n\nYou & we\n\n• a\n• b');
  });
  it('takes bold away where nearly all is bold, and keeps it where it tells', () => {
    expect(html('<p><b>We look for someone who cares for others.</b></p><p><b>You will be part of a team.</b></p><p>Apply soon.</p>')).toBe(
      '<p>We look for someone who cares for others.</p>\n<p>You will be part of a team.</p>\n<p>Apply soon.</p>',
    );
    expect(html('<p><b>Night shifts</b> are part of this job, and so are weekends.</p>')).toContain('<strong>Night shifts</strong>');
  });
  it('links bare addresses without the full stop behind them, and links nothing twice', () => {
    expect(text('See https://jobs.example/a?b=1&c=2. Or (http://x.example/y).').html).toBe(
      '<p>See <a href="https://jobs.example/a?b=1&amp;c=2" rel="nofollow noopener">https://jobs.example/a?b=1&amp;c=2</a>. Or (<a href="http://x.example/y" rel="nofollow noopener">http://x.example/y</a>).</p>',
    );
    const link = '<p><a href="https://a.example/" rel="nofollow noopener">https://a.example/</a></p>';
    expect(html(link)).toBe(link);
    expect(text('https:// and https://"><script> and javascript:alert(1)').html).not.toMatch(/<a |<script/);
  });
  it('makes a list of lines that begin alike: they lost their bullets', () => {
    const duties = ['To validate all results of the day.', 'To liaise with senior members of staff.', 'To monitor quality controls daily.'];
    const lines = (all: string[]) => html(`<p>${all.join('<br>')}</p>`);
    expect(lines([...duties, 'To assist with audits and research.'])).toMatch(/^<ul><li>To validate all results of the day\.<\/li>/);
    expect(lines(duties)).toMatch(/^<p>/);
    expect(lines([...duties, 'A quiet place.', 'Oslo'])).toMatch(/^<p>/);
  });
  it('takes apart contact forms whose fields ran together, and sentences between stars', () => {
    expect(
      html('<p>NameAda LovelaceJob titleMatronEmail [email removed] number01245 516444Additional contact informationCall at noon.</p>'),
    ).toBe('<p>Name: Ada Lovelace<br>Job title: Matron<br>Email: [email removed]<br>Telephone: 01245 516444<br>Call at noon.</p>');
    expect(html('<p>NameAda LovelaceJob titleLeadEmail [email removed]</p>')).toBe(
      '<p>Name: Ada Lovelace<br>Job title: Lead<br>Email: [email removed]</p>',
    );
    expect(text('**CITY STAFF** The office plans bridges.').html).toBe('<p>CITY STAFF<br>The office plans bridges.</p>');
    expect(text('You know *args and **kwargs.').html).toBe('<p>You know *args and **kwargs.</p>');
    expect(text('*** City staff only *** The office plans bridges.').html).toBe('<p>City staff only<br>The office plans bridges.</p>');
  });
  it('quiets short headings too, and takes a bold question for a heading', () => {
    expect(text('NOTE\n\nApply early.').html).toBe('<h3>Note</h3>\n<p>Apply early.</p>');
    expect(html('<p><b>Ready to apply?</b></p><p>Write to us.</p>')).toBe('<h3>Ready to apply?</h3>\n<p>Write to us.</p>');
  });
  it('heads sections without words of their own in the language of the text', () => {
    const sections = [{ kind: 'benefits' as const, body: { text: 'Brot.' } }];
    expect(readDescription({ text: 'Wir.' }, sections, '', () => 'de').html).toBe('<p>Wir.</p>\n<h3>Vorteile</h3>\n<p>Brot.</p>');
    expect(readDescription({ text: 'Me.' }, sections, '', () => 'xx').html).toContain('<h3>Benefits</h3>');
  });
  it('reads plain tags with attributes as the sanitiser would, and leaves the rest to it', () => {
    const same = '<p>a <a href="https://x.example/" rel="nofollow noopener">b</a></p>\n<ul><li>c</li></ul>';
    expect(html('<P CLASS="x"><span style="y">a</span> <a target=\'_blank\' href=\'https://x.example/\'>b</a></P><ul><li>c</ul>')).toBe(
      same,
    );
    expect(html('<p>a<a href="java&#10;script:alert(1)">b</a><a href="//x.example">c</a><img src=x onerror=alert(1)></p>')).toBe(
      '<p>abc</p>',
    );
    expect(html('<p title="<b>x">a &lt;script&gt;</p><!-- <script>x</script> -->')).not.toMatch(/<script/);
  });
  it('adds sections under their headings, none where there is nothing', () => {
    expect(
      readDescription({ text: 'Main' }, [
        { heading: 'A & B', body: { text: 'x' } },
        { heading: 'None', body: { text: ' ' } },
      ]).html,
    ).toBe('<p>Main</p>\n<h3>A &amp; B</h3>\n<p>x</p>');
  });
});
