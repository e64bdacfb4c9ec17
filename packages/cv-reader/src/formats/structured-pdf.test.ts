// The PDF that Europass makes carries the CV as an attachment, which says more than its page.
import { describe, expect, it } from 'vitest';
import { drawnPdf } from '../extracting/made-pdf.fixture.ts';
import { readCv } from '../read-cv.ts';
import { CANDIDATE, EXPECTED, PASSPORT, PASSPORT_JSON } from './europass.fixture.ts';

const TODAY = { today: '2026-11-24' };

/** A page with a name, and these files attached. */
const pdfWith = (files: Record<string, string | Buffer>) =>
  drawnPdf((sheet) => {
    sheet.fontSize(20).text('Nobody Else', 40, 40);
    sheet.fontSize(10).text('nobody.else@mail.example', 40, 80);
    for (const [name, content] of Object.entries(files)) sheet.file(Buffer.from(content), { name });
  });
const read = async (files: Record<string, string | Buffer>, asText = false) => {
  const reply = await readCv(await pdfWith(files), { ...TODAY, asText });
  if (!reply.ok || !('cv' in reply.reading)) throw new Error(JSON.stringify(reply));
  return reply.reading;
};

describe('a PDF with an attachment', () => {
  it.each([
    ['the candidate', 'attachment.xml', CANDIDATE, EXPECTED],
    ['the passport', 'Europass-CV.XML', PASSPORT, EXPECTED],
    ['the passport in UTF-16', 'cv.xml', Buffer.from(`\ufeff${PASSPORT.replace('UTF-8', 'UTF-16')}`, 'utf16le'), EXPECTED],
    ['the passport as JSON', 'cv.json', PASSPORT_JSON, { name: EXPECTED.name, work: EXPECTED.work }],
  ])('of Europass gives what that says: %s', async (_name, file, content, expected) => {
    const reading = await read({ 'notes.txt': 'nothing', [file]: content });
    expect(reading.source).toBe('europass');
    expect(reading.cv).toMatchObject(expected);
  });

  it.each([
    ['other XML', { 'a.xml': '<invoice><total>12</total></invoice>' }],
    ['XML that is cut off', { 'a.xml': CANDIDATE.slice(0, 900) }],
    ['XML with entities of its own', { 'a.xml': `<!DOCTYPE Candidate [<!ENTITY a "b">]>${CANDIDATE}` }],
    ['other JSON', { 'a.json': '{"SkillsPassport":[]}' }],
    ['JSON Resume, which Europass does not make', { 'a.json': '{"basics":{"name":"Somebody"}}' }],
    ['another name', { 'a.txt': CANDIDATE }],
    ['more than two MB', { 'a.xml': CANDIDATE + ' '.repeat(2 * 1024 * 1024) }],
  ])('of %s is read by its page', async (_name, files) => {
    const reading = await read(files);
    expect(reading.source).toBe('text');
    expect(reading.cv.emails[0]?.value).toBe('nobody.else@mail.example');
  });

  it('is read by its page too where a machine is asked that knows nothing of attachments', async () => {
    expect((await read({ 'cv.xml': CANDIDATE }, true)).cv.emails[0]?.value).toBe('nobody.else@mail.example');
  });
});
