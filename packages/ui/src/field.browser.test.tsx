import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { mount, unmount } from './mount.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

afterEach(unmount);

const tops = (host: HTMLElement, selector: string) =>
  new Set([...host.querySelectorAll(selector)].map((one) => Math.round(one.getBoundingClientRect().top)));
const pair = (first: { hint?: string; error?: string }) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
    <TextField label="Field" {...first} />
    <Select label="Level" options={[]} />
  </div>
);

test('fields side by side stand in line where only one of them has a hint', async () => {
  const host = await mount(pair({ hint: 'For example: finance' }));
  expect(tops(host, 'input, select').size).toBe(1);
});

test('and where only one of them has an error, which stretches nothing', async () => {
  const host = await mount(pair({ error: 'Write a field' }));
  expect(tops(host, 'input, select').size).toBe(1);
  expect(tops(host, 'label').size).toBe(1);
});

test.each([
  [1280, true],
  [360, false],
])('a notice is one line with its button where there is room: %i px', async (widthPx, inLine) => {
  await page.viewport(widthPx, 740);
  const host = await mount(
    <Banner actions={<Button size="small">Verify</Button>}>Verify Delft University of Technology to apply for jobs.</Banner>,
  );
  const button = host.querySelector('button')?.getBoundingClientRect();
  const range = document.createRange();
  const text = [...host.querySelectorAll('div')].flatMap((one) => [...one.childNodes]).find((node) => node.nodeType === Node.TEXT_NODE);
  range.selectNodeContents(text as Node);
  const words = range.getBoundingClientRect();
  expect((button?.top ?? 0) < words.bottom).toBe(inLine);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
});
