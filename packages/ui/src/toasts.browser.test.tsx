import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogProvider, type Dialogs, useDialogs } from './dialog-stack.tsx';
import { mount, pause, unmount, until, violations } from './mount.tsx';
import { closeToast, showToast, toastStore } from './show-toast.tsx';
import { Toasts } from './toasts.tsx';

const cards = () =>
  [...document.querySelectorAll<HTMLElement>('section[aria-label="Notifications"] button')].map((one) => one.parentElement!);
const shown = () => toastStore.read().toasts.filter((toast) => toast.phase === 'shown');

let dialogs: Dialogs | undefined;
function Page() {
  dialogs = useDialogs();
  return <p>Page</p>;
}

beforeEach(() => page.viewport(1000, 700));
afterEach(async () => {
  unmount();
  await until(() => toastStore.read().toasts.length === 0);
});

async function show(scheme?: 'light' | 'dark') {
  await mount(
    <>
      <p>Page</p>
      <Toasts label="Notifications" closeLabel="Close" />
    </>,
    scheme,
  );
  await pause(150);
}

describe('toasts', () => {
  test.each(['light', 'dark'] as const)('have nothing that axe objects to in the %s scheme', async (scheme) => {
    await show(scheme);
    showToast({ kind: 'info', text: 'Your filters were saved.' });
    showToast({ kind: 'error', title: 'Not saved', text: 'Try again.' });
    showToast({ kind: 'warning', text: 'Almost full.' });
    showToast({ kind: 'success', text: 'Sent.' });
    await until(() => cards().length === 4);
    expect(await violations()).toEqual([]);
  });

  test('news stands in a polite region, an error in an assertive one', async () => {
    await show();
    showToast({ kind: 'info', text: 'News' });
    showToast({ kind: 'error', text: 'Trouble' });
    await until(() => cards().length === 2);
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('News');
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe('Trouble');
  });

  test('a click closes at once', async () => {
    await show();
    showToast({ kind: 'info', text: 'News' });
    await page.getByText('News').click();
    expect(shown()).toHaveLength(0);
    await until(() => cards().length === 0);
  });

  test('the keyboard closes too', async () => {
    await show();
    showToast({ kind: 'info', text: 'News', persistent: true });
    await until(() => cards().length === 1);
    cards()[0]?.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(shown()).toHaveLength(0);
  });

  test('one that appears under a resting pointer hides in its time', async () => {
    await show();
    showToast({ kind: 'info', text: 'First', persistent: true });
    await page.getByText('First').hover();
    closeToast(toastStore.read().toasts[0]!.id);
    await until(() => toastStore.read().toasts.length === 0);
    showToast({ kind: 'info', text: 'Short', durationMs: 1000 });
    // Without a move of the pointer: the page notices by itself that it lies under it.
    await until(() => document.querySelector('[data-fw-toast]:hover') !== null);
    await until(() => shown().length === 0);
  });

  test('none hides while the pointer is on them', async () => {
    await show();
    await page.getByText('Page').hover();
    // Long enough that a pointer gets there before it hides on a busy machine.
    showToast({ kind: 'info', text: 'Short', durationMs: 3000 });
    await page.getByText('Short').hover();
    await pause(3300);
    expect(shown()).toHaveLength(1);
    await userEvent.unhover(page.getByText('Short'));
    await until(() => shown().length === 0);
  });

  test('stand in the topmost dialog, where they can be reached', async () => {
    const texts = { close: 'Close', ok: 'OK', cancel: 'Cancel', loading: '…', errorTitle: 'Error', failed: 'Failed', missing: 'Missing' };
    await mount(
      <DialogProvider texts={texts}>
        <Page />
        <Toasts label="Notifications" closeLabel="Hide" />
      </DialogProvider>,
    );
    await until(() => document.querySelector('section[aria-label="Notifications"]') !== null);
    void dialogs?.error();
    await until(() => document.querySelector('dialog section[aria-label="Notifications"]') !== null);
    showToast({ kind: 'error', text: 'Trouble', persistent: true });
    await page.getByRole('button', { name: 'Hide' }).click();
    expect(shown()).toHaveLength(0);
    await page.getByRole('button', { name: 'OK' }).click();
    await until(() => document.querySelector('body > section[aria-label="Notifications"]') !== null);
  });
});
