import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { mount, pause, unmount, until, violations } from './mount.tsx';

afterEach(unmount);

let sent = 0;
let pressed = 0;
let end = () => {};
function Form() {
  const [busy, setBusy] = useState(false);
  end = () => setBusy(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
        setBusy(true);
      }}
    >
      <input aria-label="Name" />
      <Button
        type="submit"
        busy={busy}
        onClick={() => {
          pressed += 1;
        }}
      >
        Save
      </Button>
    </form>
  );
}

test('a busy button keeps the focus, says that it is busy, and takes neither click nor Enter, nor does its form', async () => {
  await mount(<Form />);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await until(() => save.element().getAttribute('aria-busy') === 'true');
  await expect.poll(() => document.activeElement).toBe(save.element());
  expect(save.element().getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  (save.element() as HTMLButtonElement).click();
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Enter}');
  await pause(50);
  expect([pressed, sent]).toEqual([1, 1]);
  expect(await violations()).toEqual([]);
  (save.element() as HTMLButtonElement).focus();
  end();
  await until(() => save.element().getAttribute('aria-busy') === null);
  await userEvent.keyboard('{Enter}');
  await until(() => sent === 2);
});
