// A posting in another language, and a browser whose translator is played here: it puts what it is given in brackets, when it is told to.
import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberBoot } from '../../../lib/boot.ts';
import { button, press, text } from '../../../testing/console-stage.tsx';
import { type Staging, stage, testBoot } from '../../../testing/stage.tsx';
import { JobView } from '../components/job-view.tsx';
import type { LanguagePair } from './browser-translator.ts';

const NOW = Date.UTC(2026, 10, 21);
const DESCRIPTION =
  '<h3>Über uns</h3><p>Wir bauen <strong>Brücken</strong> aus Holz.</p><ul><li>Mehr bei <a href="https://bau.example/stellen">unseren Stellen</a>, 40&nbsp;%</li><li>jobs@bau.example</li></ul><pre>ab 2027 in Köln</pre>';
const JOB = {
  id: '018f0000-0000-7000-8000-000000000009', segment: '018f0000-0000-7000-8000-000000000009-köchin-gesucht', requestId: '', eventId: '', title: 'Köchin gesucht',
  company: { id: 7, name: 'Bau AG', logo: null }, location: 'Köln', shortLocation: 'Köln', address: 'Köln', postingRegion: null, country: 'DE', countries: ['DE'],
  promotionValue: 0, promote: false, featured: false, language: 'de', languages: ['de'], employmentTypes: ['FULL_TIME'], preferredJobCategories: [], educationFields: [],
  educationLevels: [], sectors: [], startDate: null, startsNow: false, duration: null, workplace: null, pay: null, salary: null, sponsorship: null, deadline: null,
  publishedAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z', labels: [], expired: false, description: DESCRIPTION, places: [{ line: 'Köln' }], skills: [],
  zone: 'Europe/Berlin', externalApplication: true,
  appliesInside: false,
  replyDays: null, needsVerification: false, exclusive: false, standing: null, alsoAt: [],
} as unknown as JobDetail; // biome-ignore format: a row
const TEMPLATE = 'https://www.translate.example/?to={language}&from={source}&page={url}';

/** What the browser was asked, and holds back until it is told to go on. */
let asked: { pairs: LanguagePair[]; texts: string[]; destroyed: number; signal: AbortSignal | undefined };
let held: (() => void)[] = [];
const goOn = async () => {
  await until(() => held.length > 0);
  held.shift()?.();
};

type Played = {
  availability?: string | (() => Promise<string>);
  /** Parts of the download that are told one by one. */
  download?: number[];
  holds?: boolean;
  translate?: (text: string) => string;
};

function browserHas({ availability = 'available', download = [], holds = false, translate = (one) => `[${one}]` }: Played): void {
  const step = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => {
        held = held.filter((one) => one !== resolve);
        reject(signal.reason);
      });
      if (holds) held.push(resolve);
      else resolve();
    });
  const Translator = {
    async availability(pair: LanguagePair) {
      asked.pairs.push(pair);
      return typeof availability === 'string' ? availability : availability();
    },
    async create({ monitor, signal }: { monitor: (target: EventTarget) => void; signal: AbortSignal }) {
      const progress = new EventTarget();
      monitor(progress);
      asked.signal = signal;
      for (const loaded of download) {
        await step(signal);
        progress.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
      }
      // Strict mode begins twice, and leaves the first one at once.
      await null;
      signal.throwIfAborted();
      return {
        async translate(one: string, options: { signal: AbortSignal }) {
          await step(options.signal);
          asked.texts.push(one);
          return translate(one);
        },
        destroy: () => asked.destroyed++,
      };
    },
  };
  Object.defineProperty(window, 'Translator', { value: Translator, configurable: true, writable: true });
}

beforeEach(() => {
  asked = { pairs: [], texts: [], destroyed: 0, signal: undefined };
  held = [];
  Object.defineProperty(window, 'Translator', { value: undefined, configurable: true, writable: true });
});
afterEach(unmount);

async function open(job: Partial<JobDetail> = {}, staging: Staging = {}): Promise<void> {
  await page.viewport(1280, 900);
  rememberBoot(testBoot(staging));
  const view = <JobView job={{ ...JOB, ...job }} similar={[]} organization={undefined} nowMs={NOW} />;
  await stage(<div style={{ padding: '0 var(--fw-gutter)' }}>{view}</div>, { pages: ['jobs', 'jobdetail'], ...staging });
  await until(() => document.querySelector('h1') !== null);
}
const heading = () => document.querySelector('h1')!;
const shown = () => [...document.querySelectorAll<HTMLElement>('h2 ~ div [lang], h2 ~ div[lang]')].filter((one) => one.checkVisibility());
const status = () => document.querySelector('[role="status"]')?.textContent;
const link = () => [...document.querySelectorAll('a')].find((one) => one.textContent?.startsWith('Translate'));
/** Long enough for a browser to have answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));
const translate = () => press('Translate into English');

describe('a posting in another language (jobs.41)', () => {
  test('says its language and offers no more where nothing translates it', async () => {
    await open();
    await settled();
    expect(text()).toContain('This text is in German.');
    expect(heading().lang).toBe('de');
    expect([button('Translate into English'), link()]).toEqual([undefined, undefined]);
  });

  test('offers the translator of the tenant, with the address that everybody opens', async () => {
    await open({}, { tenant: { translatorTemplate: TEMPLATE }, locale: 'jp' });
    const outside = [...document.querySelectorAll('a')].find((one) => one.textContent === 'translate.exampleで翻訳する')!;
    expect([outside.target, outside.rel]).toEqual(['_blank', 'noopener']);
    const query = new URL(outside.href).searchParams;
    expect([query.get('to'), query.get('from')]).toEqual(['ja', 'de']);
    expect(query.get('page')).toBe(`${window.location.origin}/jp/jobs/${encodeURIComponent(JOB.segment)}`);
  });

  test.each<[string, Partial<JobDetail>, string | null]>([
    ['a posting that only some may open', { exclusive: true }, TEMPLATE],
    ['a closed posting', { expired: true }, TEMPLATE],
    ['a template that nobody could have saved', {}, 'javascript:alert("{url}{language}")'],
  ])('leads nobody to a translator with %s', async (_case, job, translatorTemplate) => {
    await open(job, { tenant: { translatorTemplate } });
    expect(text()).toContain('This text is in German.');
    expect(link()).toBeUndefined();
  });

  test.each<[string, Played]>([
    ['does not know the languages', { availability: 'unavailable' }],
    ['cannot say', { availability: () => Promise.reject(new RangeError('no such language')) }],
    ['never says', { availability: () => new Promise(() => undefined) }],
  ])('falls back to the tenant’s where the browser %s', async (_case, played) => {
    browserHas(played);
    await open({ language: 'nb' }, { tenant: { translatorTemplate: TEMPLATE } });
    await until(() => asked.pairs.length > 0);
    await settled();
    expect(asked.pairs[0]).toEqual({ sourceLanguage: 'no', targetLanguage: 'en' });
    expect(button('Translate into English')).toBeUndefined();
    expect(link()?.textContent).toBe('Translate with translate.example');
  });

  test('is no matter where it is the reader’s own', async () => {
    browserHas({});
    await open({}, { locale: 'de', tenant: { translatorTemplate: TEMPLATE } });
    await settled();
    expect(asked.pairs).toEqual([]);
    expect(text()).not.toContain('Sprache dieses Textes');
  });
});

describe('the browser’s translation', () => {
  test('stands in place of title and text, keeps marks and links, and gives way to the original and back', async () => {
    browserHas({});
    await open({}, { tenant: { translatorTemplate: TEMPLATE } });
    await translate();
    expect(link()).toBeUndefined();
    await until(() => status() === 'A machine in your browser translated this text. It may contain mistakes.');
    expect([heading().textContent, heading().lang]).toEqual(['[Köchin gesucht]', 'en-GB']);
    const [translated, ...more] = shown();
    expect(more).toEqual([]);
    expect(translated?.lang).toBe('en-GB');
    expect(translated?.querySelector('div')?.innerHTML).toBe(
      '<h3>[Über uns]</h3><p>[Wir bauen] <strong>[Brücken]</strong> [aus Holz.]</p><ul><li>[Mehr bei] <a href="https://bau.example/stellen">[unseren Stellen]</a>, 40&nbsp;%</li><li>jobs@bau.example</li></ul><pre>ab 2027 in Köln</pre>',
    );
    await expect.poll(() => document.activeElement).toBe(button('Show the original'));
    const { length } = asked.texts;
    await userEvent.keyboard('{Enter}');
    expect([heading().textContent, heading().lang, shown()[0]?.lang]).toEqual(['Köchin gesucht', 'de', 'de']);
    expect(status()).toBe('This text is in German.');
    await expect.poll(() => document.activeElement).toBe(button('Show the translation'));
    await userEvent.keyboard('{Enter}');
    expect([heading().textContent, shown()[0]?.lang]).toEqual(['[Köchin gesucht]', 'en-GB']);
    expect([asked.texts.length, asked.destroyed]).toEqual([length, 1]);
  });

  test('is text, whatever the machine says', async () => {
    browserHas({ translate: (one) => `<img src="x" onerror="document.title='run'"><b>${one}</b> $& $'` });
    await open();
    await translate();
    await until(() => button('Show the original') !== undefined);
    const [translated] = shown();
    expect(translated?.querySelectorAll('img, b')).toHaveLength(0);
    expect(translated?.querySelector('h3')?.textContent).toBe(`<img src="x" onerror="document.title='run'"><b>Über uns</b> $& $'`);
  });

  test('shows how far the download is, then goes on text by text, and is announced by its stages alone', async () => {
    browserHas({ availability: 'downloadable', download: [0, 0.4, 1], holds: true });
    await open();
    await translate();
    await goOn();
    await until(() => status() === 'Your browser is loading the language.');
    await goOn();
    const bar = () => document.querySelector('[role="progressbar"]');
    await until(() => bar()?.getAttribute('aria-valuenow') === '40');
    expect(bar()?.getAttribute('aria-label')).toBe('Your browser is loading the language.');
    expect(status()).toBe('Your browser is loading the language.');
    expect(heading().textContent).toBe('Köchin gesucht');
    expect(await violations()).toEqual([]);
    await goOn();
    await goOn();
    await until(() => heading().textContent === '[Köchin gesucht]');
    expect(status()).toBe('The text is being translated.');
    await goOn();
    await until(() => shown()[0]?.querySelector('h3')?.textContent === '[Über uns]');
    expect(shown()[0]?.querySelector('h3')?.lang).toBe('en-GB');
    expect(shown()[0]?.querySelector('p')?.textContent).toBe('Wir bauen Brücken aus Holz.');
    expect(Number(bar()?.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  });

  test('is given up with Cancel: the original stands, and the focus is where it began', async () => {
    browserHas({ holds: true });
    await open();
    await translate();
    await goOn();
    await until(() => heading().textContent === '[Köchin gesucht]');
    await press('Cancel');
    expect([heading().textContent, shown()[0]?.lang]).toEqual(['Köchin gesucht', 'de']);
    await until(() => document.activeElement === button('Translate into English'));
    expect(asked.signal?.aborted).toBe(true);
  });

  test('that fails half way leaves the original, says so, and works the next time', async () => {
    let fails = true;
    browserHas({
      translate: (one) => {
        if (fails && one === 'Brücken') throw new DOMException('Out of memory', 'UnknownError');
        return `[${one}]`;
      },
    });
    await open();
    await translate();
    await until(() => status() === 'The text could not be translated. You see the original.');
    expect([heading().textContent, shown()[0]?.lang, shown().length]).toEqual(['Köchin gesucht', 'de', 1]);
    expect(shown()[0]?.textContent).not.toContain('[');
    await expect.poll(() => document.activeElement).toBe(button('Try again'));
    expect(await violations()).toEqual([]);
    fails = false;
    await userEvent.keyboard('{Enter}');
    await until(() => heading().textContent === '[Köchin gesucht]' && button('Show the original') !== undefined);
    await expect.poll(() => document.activeElement).toBe(button('Show the original'));
  });

  test('ends when its reader leaves', async () => {
    browserHas({ holds: true });
    await open();
    await translate();
    await goOn();
    await until(() => asked.texts.length === 1);
    const { signal } = asked;
    unmount();
    await until(() => asked.destroyed === 1);
    expect([signal?.aborted, asked.texts.length]).toEqual([true, 1]);
  });

  test.each([
    ['light', 1280, 'ru'],
    ['dark', 360, 'fil'],
    ['light', 360, 'jp'],
  ] as const)('is accessible and fits in %s at %i px, in the words of %s', async (scheme, width, locale) => {
    browserHas({});
    await open({}, { scheme, locale });
    await page.viewport(width, 800);
    const note = () => [...document.querySelectorAll<HTMLElement>('h2 + div button')][0];
    await until(() => note() !== undefined);
    expect(await violations()).toEqual([]);
    await userEvent.click(note()!);
    await until(() => document.querySelector('[role="status"]') !== null && document.querySelector('[role="progressbar"]') === null);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
