// Files that would act where somebody opens them, or that are far larger than they look: through the import their text is read, and nothing else
// happens. Each says the same as the plain file that it was made from.
import { readFileSync } from 'node:fs';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { rawPdf } from '@fairway/cv-reader/extracting/made-pdf.fixture';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import * as cfb from 'cfb';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileWorld } from '../candidates/profile.fixture.ts';

const CORPUS = new URL('../../../../../packages/cv-reader/corpus/', import.meta.url);
const DOCX = 'de-nora-keller-word-sidebar.docx';
const DOC = 'de-leonie-brandt-word-labelled.doc';
const MACRO = strToU8('Sub AutoOpen()\r\nShell "calc.exe"\r\nEnd Sub\r\n'.repeat(200));

let world: Awaited<ReturnType<typeof profileWorld>>;
beforeAll(async () => {
  world = await profileWorld(await cloneDatabase());
}, 180_000);

type Given = Record<string, string>;
/** What an import of the file told, and the profile that it made, without what tells one account from another. */
async function imported(bytes: Uint8Array, fileName: string, more: Given = {}) {
  const person = await world.person();
  const values = Object.entries({ sectionTypes: '["overview","languages","study_programs","work_experience","memberships"]', ...more });
  const { payload, headers } = multipart(...values.map(([name, value]) => ({ name, value })), { name: 'file', fileName, bytes });
  const reply = await person.browser.send('POST', '/api/v1/candidate/import/resume-file', payload, headers);
  if (reply.statusCode !== 200) return { code: reply.json().code as string };
  const { workExperiences, studyPrograms, languages, skills, links, city, country } = await person.read();
  const isOwn = (key: string, value: unknown) => key === 'id' && /^[0-9a-f-]{36}$/.test(String(value));
  const profile = { workExperiences, studyPrograms, languages, skills, links, city, country };
  const { result } = reply.json();
  return {
    profile: JSON.parse(
      JSON.stringify(profile, (key, value) => (isOwn(key, value) || key === 'candidateId' || key === 'programId' ? undefined : value)),
    ),
    items: (result.sections as { items: { descriptionKey: string; descriptionValues: Given }[] }[]).flatMap(({ items }) => items),
    unread: result.unread,
  };
}
const corpus = (name: string) => new Uint8Array(readFileSync(new URL(name, CORPUS)));

/** The same Word document with a project of macros that begins by itself. */
function docxWithMacros(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const types = strFromU8(parts['[Content_Types].xml'] as Uint8Array)
    .replace('wordprocessingml.document.main+xml', 'wordprocessingml.document.macroEnabled.main+xml')
    .replace('</Types>', '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>');
  return zipSync({
    ...parts,
    '[Content_Types].xml': strToU8(types),
    'word/vbaProject.bin': MACRO,
    'word/vbaData.xml': strToU8('<wne:vbaSuppData/>'),
  });
}

function docWithMacros(bytes: Uint8Array): Uint8Array {
  const container = cfb.parse(Buffer.from(bytes));
  for (const path of ['Macros/VBA/dir', 'Macros/VBA/ThisDocument', 'Macros/PROJECT'])
    cfb.utils.cfb_add(container, path, Buffer.from(MACRO));
  return new Uint8Array(cfb.write(container, { type: 'buffer', fileType: 'cfb' }) as Buffer);
}

describe('macros', () => {
  it.each([
    ['a Word document', DOCX, docxWithMacros],
    ['an old Word document', DOC, docWithMacros],
  ])('in %s are not looked at: its text is read as without them', async (_name, file, withMacros) => {
    const plain = await imported(corpus(file), file);
    const acting = withMacros(corpus(file));
    expect(plain.profile?.workExperiences.length).toBeGreaterThan(0);
    expect(await imported(acting, file)).toEqual(plain);
    expect(JSON.stringify(plain)).not.toMatch(/AutoOpen|Shell|calc/);
    // Who wants to keep it is told why it is not kept: others would open it.
    const kept = await imported(acting, file, { keepAsDocument: 'true', consent: 'true' });
    const notStored = kept.items?.find(({ descriptionKey }) => descriptionKey === 'resume.import.notStored');
    expect(notStored?.descriptionValues.code).toBe('documents.macros');
  });
});

const MB = 1024 * 1024;
/** Of a reading thread. What the process around it gives back late may be as much again. */
const MEMORY_MB = 384;

const TEXT = `BT /B 14 Tf 40 780 Td ${['Maren Holloway', 'maren@mail.example', 'EXPERIENCE', 'Engineer, Norsea Ltd, 2019 - 2020']
  .map((line) => `(${line}) Tj 0 -30 Td`)
  .join(' ')} ET\n`;
const PICTURE_MB = 50;
const PICTURES = 4;

function pdfOfPictures(): Uint8Array {
  const picture = {
    dictionary: `/Type/XObject/Subtype/Image/Width 5000/Height ${Math.ceil((PICTURE_MB * MB) / 15_000)}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`,
    stream: deflateSync(Buffer.alloc(PICTURE_MB * MB), { level: 1 }),
  };
  const xobjects = Array.from({ length: PICTURES }, () => picture);
  return rawPdf(TEXT + xobjects.map((_, index) => `q 500 0 0 500 40 40 cm /X${index} Do Q\n`).join(''), { xobjects });
}

function docxOfPictures(): Uint8Array {
  const picture = Buffer.alloc(PICTURE_MB * MB);
  const media = Array.from({ length: PICTURES }, (_, index) => [`word/media/image${index}.bmp`, [picture, { level: 1 }] as const]);
  return zipSync({ ...unzipSync(corpus(DOCX)), ...Object.fromEntries(media) });
}

/** A page of spaces without end, called a picture so that nobody asks how much it unpacks to. */
function pdfOfFalsePicture(): Uint8Array {
  const spaces = deflateRawSync(Buffer.alloc(MB, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const begin = deflateRawSync(TEXT, { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), begin, ...Array.from({ length: 1500 }, () => spaces), Buffer.from([3, 0])]);
  return rawPdf(packed, { dictionary: '/Subtype/Image' });
}

/** What an import of the file gave, and the most that the process held meanwhile above what it held before. */
async function weighed(bytes: Uint8Array, fileName: string) {
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const taken = await imported(bytes, fileName);
  clearInterval(looking);
  return { ...taken, heldMb: (most - before) / MB };
}

describe('two hundred MB of pictures', () => {
  it.each([
    ['that a PDF draws', 'cv.pdf', pdfOfPictures],
    ['in a Word document', 'cv.docx', docxOfPictures],
  ])('%s are never unpacked: the text is read', async (_name, fileName, made) => {
    const bytes = made();
    expect(bytes.length).toBeLessThan(2 * MB);
    const { profile, heldMb } = await weighed(bytes, fileName);
    expect(profile?.workExperiences.length).toBeGreaterThan(0);
    expect(heldMb).toBeLessThan(MEMORY_MB);
  });

  it('are what a page calls itself that unpacks to fifteen hundred: the thread ends, and the server goes on', async () => {
    const { code, heldMb } = await weighed(pdfOfFalsePicture(), 'cv.pdf');
    expect(code).toBe('import.failed');
    expect(heldMb).toBeLessThan(2 * MEMORY_MB);
    expect((await imported(corpus(DOCX), DOCX)).profile?.workExperiences.length).toBeGreaterThan(0);
  });
});
