import { useDialogs } from '@fairway/ui/dialog-stack';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import type { AvatarChange } from './components/avatar.ts';
import { avatarDialog } from './components/avatar-dialog.ts';
import { squareOf } from './components/avatar-editor.tsx';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const results: (AvatarChange | undefined)[] = [];

function Opener({ current }: { current: string | null }) {
  const dialogs = useDialogs();
  return (
    <main>
      <h1>Account</h1>
      <button type="button" onClick={async () => results.push(await dialogs.open(avatarDialog, { current, saves: false }))}>
        Open
      </button>
    </main>
  );
}

async function picture(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#2a6';
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob as Blob], 'me.png', { type: 'image/png' });
}
/** As if it was dropped: what a picker would not offer comes this way too. */
async function choose(file: File) {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const crop = () => document.querySelector<HTMLElement>('.ReactCrop__crop-selection');
const named = (name: string) => page.getByRole('button', { name });
async function open(current: string | null, scheme: 'light' | 'dark' = 'light') {
  await stage(<Opener current={current} />, { scheme });
  await named('Open').click();
  await until(() => document.querySelector('input[type=file]') !== null);
}

beforeEach(async () => {
  results.length = 0;
  await page.viewport(1000, 800);
});
afterEach(() => unmount());

describe('the editor of the picture', () => {
  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open(DOT, scheme);
    expect(await violations()).toEqual([]);
    await choose(await picture(300, 200));
    await until(() => crop() !== null);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('keeps the largest square in the middle, and moves it with the arrow keys', async () => {
    await open(null);
    expect((named('Save picture').element() as HTMLButtonElement).disabled).toBe(true);
    await choose(await picture(300, 200));
    await until(() => crop() !== null);
    crop()?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await named('Save picture').click();
    await until(() => results.length === 1);
    const [change] = results;
    if (change?.kind !== 'picture') throw new Error('No picture was chosen.');
    expect(change.picture.file.name).toBe('me.png');
    const { left, top, side } = change.picture.square;
    expect([top, side]).toEqual([0, 200]);
    expect(left).toBeLessThan(50);
    expect(left).toBeGreaterThanOrEqual(0);
  });

  test('removes the picture that is there', async () => {
    await open(DOT);
    await named('Remove picture').click();
    await until(() => results.length === 1);
    expect(results).toEqual([{ kind: 'removed' }]);
  });

  test.each([
    ['of another type', new File(['<svg/>'], 'me.svg'), 'Invalid file type'],
    ['that is too large', new File([new Uint8Array(10_485_761)], 'me.png'), 'Image is too large'],
    ['that is none', new File(['not a picture'], 'me.png'), 'This picture is damaged and cannot be opened. Try another one.'],
  ])('refuses a file %s', async (_name, file, words) => {
    await open(null);
    await choose(file);
    await expect.element(page.getByText(words)).toBeVisible();
    expect((named('Save picture').element() as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('the square', () => {
  test.each([
    [{ x: 0, y: 0, width: 100, height: 100 }, 200, 200, { left: 0, top: 0, side: 200 }],
    [{ x: 50, y: 0, width: 50, height: 100 }, 401, 200, { left: 201, top: 0, side: 200 }],
    [{ x: 99.9, y: 99.9, width: 33.4, height: 33.4 }, 100, 100, { left: 67, top: 67, side: 33 }],
    [{ x: 0, y: 0, width: 0.1, height: 0.1 }, 100, 100, { left: 0, top: 0, side: 1 }],
  ])('of %j of %i x %i is %j: whole pixels, inside', (part, width, height, square) => {
    expect(squareOf({ unit: '%', ...part }, width, height)).toEqual(square);
  });
});
