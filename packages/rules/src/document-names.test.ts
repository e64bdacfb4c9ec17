import { describe, expect, it } from 'vitest';
import { documentName, freeName, renamedDocument } from './document-names.ts';

describe('the name of an upload', () => {
  it.each([
    ['CV Ada.pdf', 'CV Ada.pdf'],
    ['CV Ada.PDF', 'CV Ada.pdf'],
    ['CV Ada.docx', 'CV Ada.pdf'],
    ['holiday.exe', 'holiday.exe.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
    ['../../etc/passwd', '_.._etc_passwd.pdf'],
    ['.hidden', 'hidden.pdf'],
    ['a\u0000b\u202egpj.pdf', 'a b gpj.pdf'],
    ['\u200d.\u200cCV Fam 👩‍👩‍👧 نامه\u200cها\u200d.pdf', 'CV Fam 👩‍👩‍👧 نامه\u200cها.pdf'],
    ['  .pdf', 'CV.pdf'],
    ['\u200d\u200c.pdf', 'CV.pdf'],
    ['', 'CV.pdf'],
  ])('%j of a PDF becomes %j', (given, name) => {
    expect(documentName(given, 'pdf', 'CV')).toBe(name);
  });

  it('is cut to 200 characters, extension and all, never inside a character', () => {
    expect(documentName('a'.repeat(300), 'docx', 'CV')).toBe(`${'a'.repeat(195)}.docx`);
    const family = '👩‍👩‍👧';
    expect(documentName(family.repeat(60), 'pdf', 'CV')).toBe(`${family.repeat(24)}.pdf`);
  });
});

describe('a rename', () => {
  it.each([
    ['My CV', 'My CV.docx'],
    ['My CV.docx', 'My CV.docx'],
    ['My CV.DOCX', 'My CV.docx'],
    ['My CV.pdf', 'My CV.pdf.docx'],
    [' \u202e ', undefined],
    ['.docx', undefined],
  ])('to %j keeps the extension: %j', (given, name) => {
    expect(renamedDocument(given, 'docx')).toBe(name);
  });
});

describe('a name that is taken', () => {
  it('gets a number', () => {
    expect(freeName('CV.pdf', [])).toBe('CV.pdf');
    expect(freeName('CV.pdf', ['CV.docx'])).toBe('CV.pdf');
    expect(freeName('CV.pdf', ['cv.PDF'])).toBe('CV (2).pdf');
    expect(freeName('CV.pdf', ['CV.pdf', 'CV (2).pdf'])).toBe('CV (3).pdf');
  });

  it('so does the same file under another name', () => {
    expect(freeName('Copy.pdf', ['CV.pdf'], true)).toBe('Copy (2).pdf');
  });

  it('fits with its number', () => {
    const long = `${'a'.repeat(196)}.pdf`;
    expect(freeName(long, [long])).toBe(`${'a'.repeat(192)} (2).pdf`);
  });
});
