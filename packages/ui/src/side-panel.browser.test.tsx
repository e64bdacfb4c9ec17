import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { mount, pause, unmount, until, violations } from './mount.tsx';
import { SidePanel } from './side-panel.tsx';

let routed: string[] = [];
const router = () => routed.push(JSON.stringify(window.history.state));

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <SidePanel open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close" footer={<Button>Apply</Button>}>
        <a href="#inside">Full-time jobs</a>
      </SidePanel>
    </>
  );
}

const panel = () => document.querySelector('dialog[open]');
async function opened(scheme?: 'light' | 'dark') {
  await mount(<Page />, scheme);
  await page.getByRole('button', { name: 'Filters' }).click();
  await until(() => panel() !== null);
  await pause(30);
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  routed = [];
  window.history.pushState({ key: 'page' }, '');
  window.addEventListener('popstate', router);
});
afterEach(async () => {
  unmount();
  await pause(50);
  window.removeEventListener('popstate', router);
});

describe('a side panel', () => {
  test.each(['light', 'dark'] as const)('has nothing that axe objects to in the %s scheme', async (scheme) => {
    await opened(scheme);
    expect(await violations()).toEqual([]);
  });

  test('closes on Escape, gives the focus back and takes its history entry away', async () => {
    await opened();
    expect(window.history.state).toHaveProperty('fairwayPanel');
    await userEvent.keyboard('{Escape}');
    await until(() => panel() === null);
    expect(document.activeElement?.textContent).toBe('Filters');
    await until(() => window.history.state.fairwayPanel === undefined);
    expect(window.history.state.key).toBe('page');
    expect(routed).toEqual([]);
    await until(() => document.querySelector('dialog') === null);
  });

  test('closes on its backdrop', async () => {
    await opened();
    // While it slides in, the place beside it is still its own.
    for (const animation of document.getAnimations()) animation.finish();
    await userEvent.click(panel() as Element, { position: { x: -50, y: 50 }, force: true });
    await until(() => panel() === null);
  });

  test('closes on its button', async () => {
    await opened();
    await page.getByRole('button', { name: 'Close' }).click();
    await until(() => panel() === null);
  });

  test('closes with the browser back button, which the router does not see', async () => {
    await opened();
    window.history.back();
    await until(() => panel() === null);
    expect(window.history.state).toEqual({ key: 'page' });
    expect(routed).toEqual([]);
  });

  test('opens and closes again after that', async () => {
    await opened();
    window.history.back();
    await until(() => panel() === null);
    await page.getByRole('button', { name: 'Filters' }).click();
    await until(() => panel() !== null);
    await userEvent.keyboard('{Escape}');
    await until(() => panel() === null && window.history.state.fairwayPanel === undefined);
    expect(window.history.state.key).toBe('page');
  });

  test('does not step back over an entry that a link inside it made', async () => {
    await opened();
    window.history.pushState({ key: 'next' }, '');
    await userEvent.keyboard('{Escape}');
    await until(() => panel() === null);
    await pause(60);
    expect(window.history.state.key).toBe('next');
  });
});
