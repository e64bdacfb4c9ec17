import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { DialogFrame, type DialogTexts, useDisabledAction } from './dialog-frame.tsx';
import { DialogProvider, type Dialogs, defineDialog, useDialogs } from './dialog-stack.tsx';
import { mount, pause, unmount, until, violations } from './mount.tsx';

const TEXTS: DialogTexts = {
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  loading: 'Loading',
  errorTitle: 'An error occurred!',
  failed: 'Something went wrong. Please try again.',
  missing: 'Missing component',
};

let dialogs: Dialogs;
function Openers() {
  dialogs = useDialogs();
  return <Button onClick={() => dialogs.confirm({ title: 'Leave?', text: 'Your changes are lost.', confirmLabel: 'Leave' })}>Open</Button>;
}

function Consent() {
  const [ticked, setTicked] = useState(false);
  useDisabledAction('start', !ticked);
  return <Checkbox label="I agree" checked={ticked} onChange={(event) => setTicked(event.currentTarget.checked)} />;
}
const consentDialog = defineDialog<object, string>('consent', () => (
  <DialogFrame title="Consent" closingDisabled actions={[{ key: 'start', label: 'Start test', run: () => 'started' }]}>
    <Consent />
  </DialogFrame>
));

const show = (scheme?: 'light' | 'dark') =>
  mount(
    <DialogProvider texts={TEXTS} kinds={{ consent: consentDialog }}>
      <Openers />
    </DialogProvider>,
    scheme,
  );
const shown = () => [...document.querySelectorAll('dialog[open]')];
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1000, 700));
afterEach(unmount);

describe('a dialog', () => {
  test.each(['light', 'dark'] as const)('has nothing that axe objects to in the %s scheme', async (scheme) => {
    await show(scheme);
    void dialogs.confirm({ title: 'Delete it?', text: 'It is gone for good.', confirmLabel: 'Delete', danger: true });
    await until(() => shown().length === 1);
    expect(await violations()).toEqual([]);
  });

  test('closes on Escape and gives the focus back to its opener', async () => {
    await show();
    await button('Open').click();
    await until(() => shown().length === 1);
    await userEvent.keyboard('{Escape}');
    await until(() => shown().length === 0);
    expect(document.activeElement?.textContent).toBe('Open');
  });

  test('closes on its backdrop but not on a press inside', async () => {
    await show();
    const answer = dialogs.confirm({ title: 'Leave?', text: 'Text', confirmLabel: 'Leave' });
    await until(() => shown().length === 1);
    await page.getByText('Text').click();
    expect(shown()).toHaveLength(1);
    await userEvent.click(shown()[0] as Element, { position: { x: -10, y: 10 }, force: true });
    expect(await answer).toBe(false);
  });

  test('keeps the focus inside', async () => {
    await show();
    void dialogs.confirm({ title: 'Leave?', confirmLabel: 'Leave' });
    await until(() => shown().length === 1);
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      expect(focused === document.body || shown()[0]?.contains(focused)).toBe(true);
    }
  });

  test('answers what was chosen', async () => {
    await show();
    const yes = dialogs.confirm({ title: 'Leave?', confirmLabel: 'Leave' });
    await button('Leave').click();
    expect(await yes).toBe(true);
    const no = dialogs.confirm({ title: 'Leave?', confirmLabel: 'Leave' });
    await button('Cancel').click();
    expect(await no).toBe(false);
  });
});

describe('an action that gives a promise', () => {
  test('shows a spinner, disables every button and lets nothing dismiss the dialog', async () => {
    await show();
    let finish = () => {};
    const answer = dialogs.confirm({ title: 'Save?', confirmLabel: 'Save', onConfirm: () => new Promise<void>((done) => (finish = done)) });
    await button('Save').click();
    await until(() => document.querySelector('[aria-busy="true"]') !== null);
    expect(
      [...document.querySelectorAll<HTMLButtonElement>('dialog button')].map((one) => one.disabled || one.ariaDisabled === 'true'),
    ).toEqual([true, true, true]);
    await userEvent.keyboard('{Escape}{Escape}');
    await pause(50);
    expect(shown()).toHaveLength(1);
    finish();
    expect(await answer).toBe(true);
    await until(() => shown().length === 0);
  });

  test('that fails leaves the dialog open and says so', async () => {
    await show();
    void dialogs.confirm({ title: 'Save?', confirmLabel: 'Save', onConfirm: () => Promise.reject(new Error('no')) });
    await button('Save').click();
    await until(() => document.querySelector('dialog [role="alert"]') !== null);
    expect(document.querySelector('dialog [role="alert"]')?.textContent).toBe(TEXTS.failed);
    expect(await violations()).toEqual([]);
    expect(document.querySelector<HTMLButtonElement>('dialog button:disabled')).toBeNull();
  });
});

describe('a dialog whose closing is disabled', () => {
  test('stays on Escape and backdrop, and its content disables its action', async () => {
    await show();
    const answer = dialogs.open(consentDialog, {});
    await until(() => shown().length === 1);
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await userEvent.click(shown()[0] as Element, { position: { x: -10, y: 10 }, force: true });
    await pause(50);
    expect(shown()).toHaveLength(1);
    expect(document.querySelector('dialog [aria-label="Close"]')).toBeNull();
    await expect.element(button('Start test')).toBeDisabled();
    await page.getByText('I agree').click();
    await expect.element(button('Start test')).toBeEnabled();
    await button('Start test').click();
    expect(await answer).toBe('started');
  });
});

describe('dialogs over dialogs', () => {
  test('Escape closes the upper one only, and the focus goes back into the lower', async () => {
    await show();
    void dialogs.confirm({ title: 'Lower', confirmLabel: 'Yes' });
    await until(() => shown().length === 1);
    void dialogs.error({ text: 'It did not work.' });
    await until(() => shown().length === 2);
    await userEvent.keyboard('{Escape}');
    await until(() => shown().length === 1);
    expect(shown()[0]?.textContent).toContain('Lower');
    expect(shown()[0]?.contains(document.activeElement)).toBe(true);
  });
});

describe('named dialogs', () => {
  test('the error dialog has its title and OK', async () => {
    await show();
    const told = dialogs.error();
    await expect.element(page.getByRole('alertdialog', { name: 'An error occurred!' })).toBeVisible();
    await button('OK').click();
    await told;
  });
  test('a known name opens it', async () => {
    await show();
    void dialogs.openNamed('consent');
    await expect.element(page.getByRole('dialog', { name: 'Consent' })).toBeVisible();
  });
  test('an unknown name shows "Missing component"', async () => {
    await show();
    const told = dialogs.openNamed('no such dialog');
    await expect.element(page.getByRole('alertdialog', { name: 'Missing component' })).toBeVisible();
    await button('OK').click();
    await told;
  });
});
