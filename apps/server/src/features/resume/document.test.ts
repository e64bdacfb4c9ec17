// The profile as a PDF: what a screen reader and a search find in it, and what is never in it.

import { Readable } from 'node:stream';
import { LOCALES, languageTag } from '@fairway/rules/locales';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { FileNotFound, type FileStore } from '../../kernel/files/file-store.ts';
import { newId } from '../../kernel/ids.ts';
import { create, fields, profileWorld } from '../candidates/profile.fixture.ts';
import { elementsOf, readPdf } from './document/pdf-reader.fixture.ts';
import type { Block, ResumeContent } from './document/resume-content.ts';
import { richBlocks } from './document/rich-blocks.ts';
import { type ResumeLayout, writeDocument } from './document/write-document.ts';
import { resumePicture } from './picture.ts';

const PDF = '/api/v1/candidate/resume.pdf';
const LAYOUTS: ResumeLayout[] = ['classic', 'modern'];
const words = (text: string) => [{ text }];

function content(given: Partial<ResumeContent> = {}): ResumeContent {
  return {
    locale: 'en',
    language: 'en-GB',
    title: 'Ada – CV',
    author: 'Ada Lovelace',
    headline: '',
    contact: { title: 'Contact', facts: [[{ text: 'ada@example.org', href: 'mailto:ada@example.org' }]] },
    sections: [],
    createdAt: new Date('2026-03-01T10:00:00Z'),
    ...given,
  };
}
const summary = (html: string) => [{ title: 'Summary', place: 'main' as const, blocks: richBlocks(html), entries: [], facts: [] }];
const written = async (given: Partial<ResumeContent>, layout: ResumeLayout = 'classic') =>
  readPdf(await writeDocument({ content: content(given), layout, pageWords: '{page} / {count}' }));

describe('over the API', () => {
  let db: Awaited<ReturnType<typeof cloneDatabase>>;
  let world: Awaited<ReturnType<typeof profileWorld>>;
  beforeAll(async () => {
    db = await cloneDatabase();
    world = await profileWorld(db);
  }, 180_000);

  it.each(LAYOUTS)('%s: the profile in its order, with the file named after the person, and nothing that the law protects', async (layout) => {
    const ada = await world.person();
    await ada.saved({
      user: fields({ firstName: 'Ada', lastName: 'Nguyễn', phoneNumber: '+4722334455' }),
      candidate: fields({ country: 'NO', city: 'Oslo', summary: '<p>Quiet <strong>systems</strong></p>', gender: 'B', disability: 'yes', ethnicMinority: 'yes', pronoun: { type: 'other', value: 'xeqxe' } }),
      nationalities: create({ nationality: 'BT' }),
      workExperiences: create({ title: 'Engineer', companyTitle: 'Nordic Energy', location: '', description: '<ul><li>Led</li></ul>', start: '2021-09-01', end: null, isCurrentJob: true }),
      languages: create({ languageId: 'nb', proficiencyId: 'native_or_bilingual' }),
      skills: fields({ addSkills: [{ customSkillName: 'Juggling' }] }),
      links: create({ name: 'Site', value: 'https://ada.example.org/' }),
      studyPrograms: create({ start: null, end: '2019-06-01', studyProgram: { customSchoolName: 'Hill College', name: 'Robotics', levelId: 'bachelor', addFields: [{ id: 'law' }] } }),
    });
    const reply = await ada.browser.send('GET', `${PDF}?layout=${layout}&locale=de`);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringContaining('Ada%20Nguy%E1%BB%85n.pdf') });
    const pdf = readPdf(reply.rawPayload);
    for (const said of ['Ada Nguyễn', 'Oslo, Norwegen', '+47 22 33 44 55', 'Quiet systems', 'Engineer', 'Nordic Energy', 'Sept. 2021', 'Led', 'Bachelor', 'Robotics', 'Hill College', 'Juggling', 'Norwegisch', 'Site'])
      expect(pdf.text).toContain(said);
    expect(pdf.links).toEqual(expect.arrayContaining(['https://ada.example.org/']));
    expect(pdf.text).not.toMatch(/xeqxe|Bhutan|Non-binary|disab/i);
  }); // biome-ignore format: a profile

  it('a study names the campus after the school', async () => {
    const { database } = db;
    const school = await database
      .insertInto('school')
      .values({ name: 'Nordic School', slug: 'nordic' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const campusId = newId();
    await database.insertInto('campus').values({ id: campusId, school_id: school.id, name: 'Malmö' }).execute();
    const ada = await world.person();
    const studyProgram = { schoolId: school.id, name: 'Robotics', levelId: 'bachelor', addFields: [{ id: 'law' }] };
    await ada.saved({ studyPrograms: create({ campusId, start: null, end: '2019-06-01', studyProgram }) });
    expect(readPdf((await ada.browser.send('GET', PDF)).rawPayload).text).toContain('Nordic School · Malmö · Law');
  });

  it.each(LOCALES)('an empty profile is a document in %s', async (locale) => {
    const ada = await world.person();
    const pdf = readPdf((await ada.browser.send('GET', `${PDF}?locale=${locale}`)).rawPayload);
    expect(pdf.catalog).toContain(`/Lang (${languageTag(locale)})`);
  });

  it('needs a sign-in, and a layout that exists', async () => {
    expect((await world.app.inject(PDF)).statusCode).toBe(401);
    expect((await (await world.person()).browser.send('GET', `${PDF}?layout=fancy`)).statusCode).toBe(422);
  });
});

describe('for screen readers', () => {
  it.each(LAYOUTS)('%s: is tagged, names its language and title, and has headings, lists and links', async (layout) => {
    const pdf = await written(
      { sections: summary('<p>See <a href="https://example.org/">this</a></p><ol><li>One<ul><li>Deep</li></ul></li></ol>') },
      layout,
    );
    expect(pdf.catalog).toMatch(/\/MarkInfo/);
    expect(pdf.catalog).toMatch(/\/Lang \(en-GB\)/);
    expect(pdf.tree.type).toBe('Document');
    expect(elementsOf(pdf.tree, 'H1').map(({ text }) => text)).toEqual(['Ada Lovelace']);
    expect(elementsOf(pdf.tree, 'H2').map(({ text }) => text)).toContain('Summary');
    expect(elementsOf(pdf.tree, 'Lbl').map(({ text }) => text)).toEqual(expect.arrayContaining(['1.', '•']));
    expect(elementsOf(pdf.tree, 'LBody').map(({ text }) => text)).toEqual(expect.arrayContaining(['Deep']));
    expect(elementsOf(pdf.tree, 'Link').map(({ alt }) => alt)).toEqual(expect.arrayContaining(['this', 'ada@example.org']));
  });

  it('a picture has words', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c96' } })
      .jpeg()
      .toBuffer();
    const pdf = await written({ picture: { jpeg, alt: 'Picture of Ada' } }, 'modern');
    expect(elementsOf(pdf.tree, 'Figure').map(({ alt }) => alt)).toEqual(['Picture of Ada']);
  });
});

describe('the picture', () => {
  const store = (bytes: Uint8Array | undefined) =>
    ({
      get: async (key: string) => {
        if (!bytes) throw new FileNotFound(key);
        return { stream: Readable.from([Buffer.from(bytes)]) };
      },
    }) as unknown as FileStore;
  const AVATAR = '/media/avatars/a.webp';

  it('is a JPEG, whatever it was', async () => {
    const webp = await sharp({ create: { width: 900, height: 600, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer();
    const jpeg = await resumePicture(store(webp), AVATAR);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320, hasAlpha: false });
  });

  it('is left out where it is gone, damaged, or not ours', async () => {
    expect(await resumePicture(store(undefined), AVATAR)).toBeUndefined();
    expect(await resumePicture(store(Buffer.from('no picture')), AVATAR)).toBeUndefined();
    expect(await resumePicture(store(undefined), 'https://elsewhere.example/a.webp')).toBeUndefined();
    expect(await resumePicture(store(undefined), null)).toBeUndefined();
  });
});

describe('scripts', () => {
  it.each([
    ['en', 'Ærøskøbing ß Łódź', 'NotoSans'],
    ['vi', 'Nguyễn Thị Ánh, chuyến đi dài', 'NotoSans'],
    ['ru', 'Инженер-программист', 'NotoSans'],
    ['cn', '软件工程师，直线骨海', 'NotoSansSC'],
    ['jp', '株式会社「品質」エンジニア', 'NotoSansJP'],
    ['ko', '소프트웨어 엔지니어', 'NotoSansKR'],
    ['en', 'データ', 'NotoSansJP'],
    ['jp', '直線', 'NotoSansJP'],
    ['cn', '直线', 'NotoSansSC'],
  ] as const)('%s writes %s with %s', async (locale, text, font) => {
    const pdf = await written({ locale, author: text, sections: summary(`<p>${text} <strong>${text}</strong></p>`) });
    expect(pdf.text).toContain(text);
    expect(pdf.fonts.some((name) => name.startsWith(font))).toBe(true);
    expect(pdf.text).not.toContain('\ufffd');
  });

  it('what no font has is left out, never a crash', async () => {
    const pdf = await written({ author: '🚀', sections: summary('<p>a🚀b \u{1f468}\u200d\u{1f469} ༀ \ud800 c\u202e\ufe0f</p>') });
    expect(pdf.text.replace(/\s+/g, ' ')).toContain('ab c');
  });
});

describe('pages', () => {
  const entry = (n: number, blocks: Block[]) => ({ title: words(`Entry ${n}`), detail: 'Somewhere', period: '2020', blocks });
  const section = (count: number, html: string) => [
    {
      title: 'Work',
      place: 'main' as const,
      blocks: [],
      facts: [],
      entries: Array.from({ length: count }, (_, n) => entry(n, richBlocks(html))),
    },
  ];

  it.each(LAYOUTS)('%s: a hundred entries with long texts are all there, in order', async (layout) => {
    const pdf = await written({ sections: section(100, `<p>${'word '.repeat(75)}</p>`) }, layout);
    expect(pdf.pageCount).toBeGreaterThan(5);
    expect(elementsOf(pdf.tree, 'H3').map(({ text }) => text.trim())).toEqual(Array.from({ length: 100 }, (_, n) => `Entry ${n}`));
  });

  it('a word longer than the page, and a name of a thousand letters, are broken', async () => {
    const pdf = await written({ author: 'W'.repeat(1000), sections: summary(`<p>${'x'.repeat(5000)}</p>`) }, 'modern');
    expect(pdf.text.replace(/\s/g, '')).toContain('x'.repeat(5000));
  });

  it('a full profile takes less than a second', async () => {
    await written({ sections: section(3, '<p>warm</p>') });
    const startedAt = performance.now();
    await written({
      locale: 'jp',
      sections: section(25, '<p>私はソフトウェアエンジニアです。<strong>分散システム</strong> and more words to fill it.</p>'),
    });
    const tookMs = performance.now() - startedAt;
    process.stdout.write(`a résumé of 25 entries: ${Math.round(tookMs)} ms\n`);
    // A loaded machine may take longer; a minute would be a fault.
    expect(tookMs).toBeLessThan(process.env.CI ? 10_000 : 60_000);
  });
});

describe('rich text', () => {
  it.each([
    ['<a href="javascript:alert(1)">x</a>', undefined],
    ['<a href="https://a.example/?q=1&amp;r=2">x</a>', 'https://a.example/?q=1&r=2'],
    ['<a href="mailto:a@b.example">x</a>', 'mailto:a@b.example'],
    ['<a href="data:text/html,x">x</a>', undefined],
    ['<a href="//a.example">x</a>', undefined],
  ])('%s leads to %s', (html, href) => {
    const [block] = richBlocks(html);
    expect(block?.kind === 'paragraph' ? block.inlines[0]?.href : 'none').toBe(href);
  });

  it('unbalanced and unknown tags are words without markup', () => {
    expect(richBlocks('</ul></p><li>a<table><b onclick="x">b</strong></em><p></p><ul></ul>&lt;i&gt;')).toEqual([
      { kind: 'paragraph', inlines: [{ text: 'a' }, { text: 'b' }] },
      { kind: 'paragraph', inlines: [{ text: '<i>' }] },
    ]);
  });
});
