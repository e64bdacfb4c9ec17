import { describe, expect, it } from 'vitest';
import {
  type ImportFlow,
  type ImportFlowEvent,
  importFlowAfter,
  mayCloseImport,
  mayConfirmImport,
  openedImport,
  shownSections,
} from './import-flow.ts';
import { IMPORT_SECTIONS, profileLink } from './profile-import.ts';

type Flow = ImportFlow<string>;
const after = (flow: Flow, ...events: ImportFlowEvent<string>[]): Flow => events.reduce(importFlowAfter<string>, flow);
const file = after(openedImport('file'), { type: 'file', file: 'cv.pdf' });
const linkedin = after(openedImport('linkedin'), { type: 'link', link: ' https://linkedin.com/in/ada ' }, { type: 'next' });
const running = after(file, { type: 'confirm' });

describe('what is given', () => {
  it('a file leads to the selection of what to upload, a valid link or LinkedIn’s file to that of what to import', () => {
    expect(file).toMatchObject({ at: 'SelectWhatToUpload', given: { source: 'file', file: 'cv.pdf' } });
    expect(linkedin).toMatchObject({ at: 'SelectWhatToImport', given: { link: 'https://www.linkedin.com/in/ada/' } });
    expect(after(openedImport('linkedin'), { type: 'file', file: 'Profile.pdf' })).toMatchObject({
      at: 'SelectWhatToImport',
      given: { source: 'linkedin' },
    });
  });
  it('a link that is none stays where it is typed, and says so until it is changed', () => {
    const wrong = after(openedImport('linkedin'), { type: 'link', link: 'https://example.com/in/ada' }, { type: 'next' });
    expect(wrong).toEqual({ at: 'EnterId', link: 'https://example.com/in/ada', error: 'import.link_invalid' });
    expect(after(wrong, { type: 'link', link: 'x' })).toEqual({ at: 'EnterId', link: 'x' });
  });
  it('a wrong file is dropped', () => {
    expect(after(openedImport('file'), { type: 'refused', error: 'wrong' })).toEqual({ at: 'FileInput', error: 'wrong' });
  });
  it.each([
    ['https://www.linkedin.com/in/ada', true],
    ['http://de.linkedin.com/in/ada-lovelace-1b2/?trk=x#top', true],
    ['  https://linkedin.com/in/%E6%9E%97  ', true],
    ['linkedin.com/in/ada', false],
    ['https://linkedin.com/company/ada', false],
    ['https://linkedin.com.example/in/ada', false],
    ['https://linkedin.com/in/', false],
    ['javascript:alert(1)//linkedin.com/in/ada', false],
    ['', false],
  ])('%j is a profile: %s', (typed, isOne) => {
    expect(profileLink(typed) !== undefined).toBe(isOne);
  });
});

describe('what is wanted', () => {
  it('all that is shown is chosen at first; a file’s summary is not shown', () => {
    expect(shownSections('file')).toEqual(IMPORT_SECTIONS.filter((section) => section !== 'summary'));
    expect(file).toMatchObject({ chosen: shownSections('file') });
    expect(linkedin).toMatchObject({ chosen: IMPORT_SECTIONS });
    expect(after(file, { type: 'toggle', section: 'summary' })).toBe(file);
  });
  it('nothing chosen cannot be confirmed', () => {
    const none = after(file, ...shownSections('file').map((section) => ({ type: 'toggle', section }) as const));
    expect(none).toMatchObject({ chosen: [] });
    expect(mayConfirmImport(none)).toBe(false);
    expect(after(none, { type: 'confirm' })).toBe(none);
    expect(after(none, { type: 'toggle', section: 'languages' })).toMatchObject({ chosen: ['languages'] });
  });
  it('back leads to where it was given, with the link as it was', () => {
    expect(after(file, { type: 'back' })).toEqual({ at: 'FileInput' });
    expect(after(linkedin, { type: 'back' })).toEqual({ at: 'EnterId', link: 'https://www.linkedin.com/in/ada/' });
  });
});

describe('the reading', () => {
  it('goes through its steps and takes none back', () => {
    expect(running).toMatchObject({ at: 'InProgress', step: 'sending', percent: 0 });
    const sent = after(running, { type: 'sent', percent: 40 }, { type: 'sent', percent: 100 });
    expect(sent).toMatchObject({ step: 'checking', percent: 100 });
    expect(after(sent, { type: 'step', step: 'joining' }, { type: 'step', step: 'reading' }, { type: 'sent', percent: 100 })).toMatchObject(
      { step: 'joining' },
    );
  });
  it('cannot be closed or opened anew', () => {
    expect(mayCloseImport(running)).toBe(false);
    expect(after(running, { type: 'open', source: 'linkedin' })).toBe(running);
    for (const flow of [openedImport('file'), file, linkedin, { at: 'Results' } as const]) expect(mayCloseImport(flow)).toBe(true);
  });
  it('success leads to the results, failure back to the selection with its words and what was chosen', () => {
    expect(after(running, { type: 'succeeded' })).toEqual({ at: 'Results' });
    const chosen = after(file, { type: 'toggle', section: 'languages' }, { type: 'confirm' }, { type: 'failed', error: 'import.no_text' });
    expect(chosen).toMatchObject({ at: 'SelectWhatToUpload', error: 'import.no_text' });
    expect(chosen).not.toMatchObject({ chosen: expect.arrayContaining(['languages']) });
  });
  it('opening clears link, file and error', () => {
    expect(after(linkedin, { type: 'open', source: 'linkedin' })).toEqual({ at: 'EnterId', link: '' });
    expect(after(file, { type: 'open', source: 'file' })).toEqual({ at: 'FileInput' });
  });
});
