import { describe, expect, it } from 'vitest';
import { pageHtml } from './page-text.ts';
import { SITE_PAGES, sitePageLink, sitePageState } from './site-pages.ts';

const FACTS = { name: 'Rolf & <Sons>', email: 'help@north.example', locale: 'fr' } as const;
const html = (text: string) => pageHtml(text, FACTS).html;

describe('the text of a page', () => {
  it.each([
    ['paragraphs and lines', 'One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    ['lists', '- a\n- b\n\n1. c\n2. d', '<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>'],
    ['a list below words', 'We keep\n- a', '<p>We keep</p><ul><li>a</li></ul>'],
    ['smaller headings', '### One\n### Two', '<h3>One</h3><h3>Two</h3>'],
    ['important words', 'a **b {name}** c', '<p>a <strong>b Rolf &amp; &lt;Sons&gt;</strong> c</p>'],
    ['a link elsewhere', '[a](https://a.example/?b=1&c)', '<p><a href="https://a.example/?b=1&amp;c">a</a></p>'],
    ['a path of this site, in the reader’s language', '[jobs](/jobs?q=1)', '<p><a href="/fr/jobs?q=1">jobs</a></p>'],
    ['the address for questions', '{email}', '<p><a href="mailto:help@north.example">help@north.example</a></p>'],
    ['ends of lines of Windows', 'a\r\n\r\nb', '<p>a</p><p>b</p>'],
    ['nothing', ' \n ', ''],
  ])('knows %s', (_what, text, made) => expect(html(text)).toBe(made));

  it.each([
    '<script>alert(1)</script>', '[a](javascript:alert(1))', '[a](//evil.example)', '[a](/\\evil.example)', '[a](http://plain.example)',
    '[a](data:text/html,x)', '**open', '[a](b', '[a]("onclick="x)', '#no heading', '-no item', '{other}', '<img src=x onerror=alert(1)>',
  ])('leaves %j as it was written', (text) => {
    expect(html(text)).toBe(`<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</p>`);
  }); // biome-ignore format: a list

  it('gives headings an anchor, and the list of them', () => {
    const made = pageHtml('Before\n## Who is **{name}**\nUs.\n## Why', FACTS);
    expect(made.contents).toEqual([
      { id: 'section-1', title: 'Who is Rolf & <Sons>' },
      { id: 'section-2', title: 'Why' },
    ]);
    expect(made.html).toBe(
      '<p>Before</p><h2 id="section-1">Who is <strong>Rolf &amp; &lt;Sons&gt;</strong></h2><p>Us.</p><h2 id="section-2">Why</h2>',
    );
  });

  it('opens and closes what answers a question', () => {
    expect(pageHtml('## Why?\nSo.', FACTS, { questions: true }).html).toBe(
      '<details id="section-1"><summary><h2>Why?</h2></summary><p>So.</p></details>',
    );
  });

  it('says nothing where there is no address for questions', () => {
    expect(pageHtml('a {email}', { ...FACTS, email: null }).html).toBe('<p>a </p>');
  });
});

describe('a page of a tenant', () => {
  it.each([
    ['privacy', 'https://a.example', true, 'elsewhere'],
    ['privacy', null, true, 'own'],
    ['privacy', null, false, 'ours'],
    ['imprint', null, true, 'own'],
    ['imprint', null, false, 'missing'],
  ] as const)('%s with the address %s, written %s, is %s', (page, link, isOwn, state) =>
    expect(sitePageState(page, { link, isOwn })).toBe(state),
  );

  it('has an address elsewhere where the tenant has a field for it', () => {
    const tenant = { privacyLink: 'https://p.example', faqLink: 'https://f.example' };
    expect(SITE_PAGES.map((page) => sitePageLink(page, tenant))).toEqual(['https://p.example', null, null, 'https://f.example']);
  });
});
