import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import { pdfOf } from './pdf.fixture.ts';
import { type ChosenWords, PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx';

beforeEach(() => page.viewport(1000, 800));
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

const TWO = pdfOf([['Harbour economist', 'Gothenburg'], ['Languages: Swedish']]);
const addressOf = (bytes: Uint8Array<ArrayBuffer>) => URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
const pages = () => [...document.querySelectorAll<HTMLElement>('[data-page]')];
const wordsOf = (at: number) => pages()[at]?.textContent ?? '';
const isDrawn = (at: number) => {
  const canvas = pages()[at]?.querySelector('canvas');
  if (!canvas?.width) return false;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, place) => place % 4 === 0 && value < 100);
};

const open = (url: string, more: Partial<PdfViewerProps> = {}, scheme: 'light' | 'dark' = 'light') =>
  stage(
    <>
      <h1>Review</h1>
      <PdfViewer url={url} title="CV of Ada Berg" {...more} />
    </>,
    { scheme },
  );

/** Chooses a whole piece of text, as a double press and a drag do. */
function choose(words: string): void {
  const piece = [...document.querySelectorAll('[data-page] span')].find((one) => one.textContent === words)!;
  document.getSelection()!.selectAllChildren(piece);
  piece.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
}

describe('a PDF', () => {
  test('is drawn page by page as wide as its place, with its words as text', async () => {
    await open(addressOf(TWO));
    await until(() => wordsOf(0).includes('Gothenburg') && wordsOf(1).includes('Swedish'));
    await until(() => isDrawn(0));
    expect(document.body.textContent).toContain('2 pages');
    expect(pages().map((one) => one.getAttribute('aria-label'))).toEqual(['Page 1 of 2', 'Page 2 of 2']);
    const { width, height } = pages()[0]!.getBoundingClientRect();
    expect(height / width).toBeCloseTo(842 / 595, 1);
    expect(width).toBeGreaterThan(900);
    // The words lie on their picture: 72 of 595 points from the left.
    const word = [...document.querySelectorAll('[data-page] span')].find((one) => one.textContent === 'Gothenburg')!;
    expect((word.getBoundingClientRect().left - pages()[0]!.getBoundingClientRect().left) / width).toBeCloseTo(72 / 595, 2);
  });

  test('grows and shrinks, and fits again', async () => {
    await open(addressOf(TWO));
    await until(() => wordsOf(0).includes('Gothenburg'));
    const fit = pages()[0]!.getBoundingClientRect().width;
    await page.getByRole('button', { name: 'Larger' }).click();
    await until(() => Math.abs(pages()[0]!.getBoundingClientRect().width - fit * 1.25) < 2);
    await page.getByRole('button', { name: 'Fit the width' }).click();
    await until(() => pages()[0]!.getBoundingClientRect().width === fit);
    await page.getByRole('button', { name: 'Smaller' }).click();
    await until(() => pages()[0]!.getBoundingClientRect().width < fit);
  });

  test('tells the words that are chosen and where they stand, and that none are any more', async () => {
    const told: (ChosenWords | null)[] = [];
    await open(addressOf(TWO), { onChoose: (chosen) => told.push(chosen) });
    await until(() => wordsOf(0).includes('Gothenburg'));
    choose('Gothenburg');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ page: 1, quote: 'Gothenburg' });
    expect(told[0]!.boxes[0]!.x).toBeCloseTo(72 / 595, 2);
    expect(told[0]!.boxes[0]!.y).toBeGreaterThan(0.2);
    expect(told[0]!.boxes[0]!.y).toBeLessThan(0.26);
    document.getSelection()!.removeAllRanges();
    pages()[0]!.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    expect(told[1]).toBeNull();
  });

  test('shows what is said of its words, once for the keyboard, and brings the one that is looked at into the window', async () => {
    const pressed: string[] = [];
    const boxes = [
      { x: 0.1, y: 0.6, width: 0.4, height: 0.03 },
      { x: 0.1, y: 0.65, width: 0.2, height: 0.03 },
    ];
    const marks = [{ id: 'k1', page: 2, label: 'Which level?', boxes }];
    await open(addressOf(TWO), { marks, current: 'k1', onMark: (id) => pressed.push(id) });
    await until(() => wordsOf(1).includes('Swedish'));
    const mark = page.getByRole('button', { name: 'Which level?' });
    expect(mark.elements()).toHaveLength(1);
    mark.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(pressed).toEqual(['k1']);
  });

  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await open(addressOf(TWO), {}, scheme);
    await until(() => wordsOf(0).includes('Gothenburg'));
    await until(() => isDrawn(0));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });

  test('that is damaged is said, and tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open(addressOf(new TextEncoder().encode('No document at all')));
    await until(() => document.querySelector('[role="alert"]')?.textContent?.includes('did not load') ?? false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(() => document.querySelector('[role="alert"]')?.textContent?.includes('did not load') ?? false);
  });
});
