import type { components } from '@fairway/client/api.gen';
import { LOCALES } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, field, pageOf, press, testLooks, text } from '../../testing/console-stage.tsx';
import { problem } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import { SitePageEditor } from './administration/components/site-page-editor.tsx';
import type { EditedPage } from './administration/queries.ts';
import SitePagesPage from './administration/site-pages.page.tsx';
import { SitePageView } from './components/site-page-view.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const FACTS = { name: 'Fairway', email: 'help@fairway.example', locale: 'en' } as const;
const TEXT = `Before.

## One
First **words** and [a link](/jobs).

- a
- b

## Two
Second.

## Three
Third.

## Four
Fourth.`;

describe('an own page', () => {
  const shown = (questions: boolean): components['schemas']['ShownSitePage'] => {
    const { html, contents } = pageHtml(TEXT, FACTS, { questions });
    return {
      page: questions ? 'faq' : 'privacy',
      title: 'Privacy policy',
      description: '',
      html,
      contents: questions ? null : { label: 'On this page', headings: contents },
      fellBack: questions ? null : { language: 'de', why: 'This page is shown in German.' },
      changed: { on: '2026-11-23', text: 'Last changed on 23 Nov 2026' },
    };
  };
  const show = (questions: boolean, scheme: 'light' | 'dark' = 'light') =>
    stage(<SitePageView shown={shown(questions)} />, { scheme, address: '/en/privacy' });

  for (const questions of [false, true])
    test.each([
      ['light', 1440],
      ['dark', 360],
    ] as const)(
      `${questions ? 'of questions' : 'of text'} has one heading, fits, and nothing that axe objects to: %s, %i px`,
      async (scheme, widthPx) => {
        await page.viewport(widthPx, 800);
        await show(questions, scheme);
        await until(() => document.querySelector('h1') !== null);
        expect(document.querySelectorAll('h1')).toHaveLength(1);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
        expect(await violations()).toEqual([]);
      },
    );

  test('leads to its headings, and says in which language it is and why', async () => {
    await show(false);
    await until(() => document.querySelector('nav ol') !== null);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav ol a')];
    expect(links.map((link) => document.querySelector(link.hash)?.textContent)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(text()).toContain('This page is shown in German.');
    expect(document.querySelector('[lang="de"] h2')?.textContent).toBe('One');
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-23');
  });

  test('opens the answer of a question by keyboard', async () => {
    await show(true);
    await until(() => document.querySelector('summary') !== null);
    expect([...document.querySelectorAll('details')].some((one) => one.open)).toBe(false);
    document.querySelector('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => document.querySelector('details')?.open === true);
  });
});

const EDITED: EditedPage = {
  tenant: { id: 3, name: 'North', locale: 'de', email: null },
  page: 'faq',
  state: 'own',
  link: null,
  edition: 3,
  texts: { de: '## Wie?\nSo, {name}.' },
  ours: Object.fromEntries(LOCALES.map((locale) => [locale, `Ours ${locale}`])),
  editions: [
    { number: 3, publishedAt: '2026-11-20T10:00:00.000Z', locales: ['de'] },
    { number: 2, publishedAt: '2026-11-19T10:00:00.000Z', locales: null },
    { number: 1, publishedAt: '2026-11-18T10:00:00.000Z', locales: ['en', 'fr'] },
  ],
};
const { open, sent } = consoleStage(['admin', 'admin-site-pages', 'admin-site-page', 'admin-audit']);
const written = () => sent.filter(({ method }) => method !== 'GET');
const editor = (edited = EDITED, locale: 'de' | 'en' = 'de') => <SitePageEditor edited={edited} locale={locale} onLocale={() => {}} />;
const rows = pageOf([
  {
    id: 3,
    name: 'North',
    pages: [
      { page: 'privacy', state: 'elsewhere', locales: [], changedAt: null },
      { page: 'terms', state: 'own', locales: ['de', 'en'], changedAt: '2026-11-20T10:00:00.000Z' },
      { page: 'imprint', state: 'missing', locales: [], changedAt: null },
      { page: 'faq', state: 'ours', locales: [], changedAt: null },
    ],
  },
]);

describe('the console', () => {
  testLooks('the list', open, <SitePagesPage />, () => rows);
  testLooks('the editor', open, editor());

  test('lists the state of each page, and leads to it', async () => {
    await open(<SitePagesPage />, () => rows);
    await until(() => text().includes('North'));
    const links = [...document.querySelectorAll('main td a, main tbody a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toContainEqual(['Own text, 2 languages', '/en/admin/site-pages/3/terms']);
    expect(links).toContainEqual(['Not shown', '/en/admin/site-pages/3/imprint']);
  });

  test('publishes what was typed with the edition that was read, empty languages left out', async () => {
    await open(editor(), () => EDITED);
    await until(() => field('Text in Deutsch') !== null);
    await userEvent.fill(field('Text in Deutsch'), 'Neu');
    await press('Publish');
    await until(() => written().length === 1);
    expect(written()).toEqual([{ method: 'PUT', path: '/api/v1/admin/site-pages/3/faq', body: { edition: 3, texts: { de: 'Neu' } } }]);
    await until(() => text().includes('Published'));
  });

  test('keeps what was typed where somebody else published meanwhile', async () => {
    await open(editor(), () => problem('site_pages.changed', 409));
    await until(() => field('Text in Deutsch') !== null);
    await userEvent.fill(field('Text in Deutsch'), 'Neu');
    await press('Publish');
    await until(() => text().includes('Somebody else has published this page'));
    expect(field('Text in Deutsch').value).toBe('Neu');
  });

  test('wants a text in one language at least', async () => {
    await open(editor(), () => EDITED);
    await until(() => field('Text in Deutsch') !== null);
    await userEvent.clear(field('Text in Deutsch'));
    await press('Publish');
    await until(() => text().includes('Write a text in at least one language.'));
    expect(written()).toEqual([]);
  });

  test('begins an empty language with our text, and shows what readers will see', async () => {
    await open(editor(EDITED, 'en'), () => EDITED);
    await until(() => Boolean(button('Begin with our text')));
    await press('Begin with our text');
    expect(field('Text in English').value).toBe('Ours en');
    await userEvent.fill(field('Text in English'), '## Why?\nSo, **{name}**.');
    await userEvent.click(page.getByText('Preview'));
    await until(() => document.querySelector('main strong')?.textContent === 'North');
    expect(await violations()).toEqual([]);
  });

  test('takes up an edition into the editor, and publishes nothing by itself', async () => {
    await open(editor(), () => ({ number: 1, publishedAt: '2026-11-18T10:00:00.000Z', texts: { en: 'Old', de: 'Alt' } }));
    await until(() => Boolean(button('Take up edition 1')));
    expect(button('Take up edition 3')).toBeUndefined();
    await press('Take up edition 1');
    await until(() => field('Text in Deutsch').value === 'Alt');
    expect(written()).toEqual([]);
  });

  test('goes back to our text after a question', async () => {
    await open(editor(), () => ({ ...EDITED, edition: 4, texts: null, state: 'ours' }));
    await until(() => Boolean(button('Back to our text')));
    await press('Back to our text');
    await until(() => document.querySelector('dialog[open]')?.textContent?.includes('Show our text again?') === true);
    expect(await violations()).toEqual([]);
    await press('Back to our text', 'dialog[open]');
    await until(() => written().length === 1);
    expect(written()[0]?.body).toEqual({ edition: 3, texts: null });
  });
});
