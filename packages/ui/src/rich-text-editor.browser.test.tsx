import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount, until, violations } from './mount.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

const LABELS = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulleted: 'Bulleted list',
  numbered: 'Numbered list',
  link: 'Link',
  linkAddress: 'Address',
  linkApply: 'Apply',
  linkRemove: 'Remove link',
  linkWrong: 'Write a web address',
};

let html: string | null | undefined;
let set: (value: string | null) => void = () => {};
let calls = 0;

function Description({ value: first = null }: { value?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  html = value;
  set = setValue;
  return (
    <RichTextEditor
      label="Description"
      value={value}
      onChange={(next) => {
        calls += 1;
        setValue(next);
      }}
      maxCharacters={20}
      countCharacters={(text) => text.replace(/<[^>]*>/g, '').length}
      counterText={(used, max) => `${used} of ${max} characters`}
      toolbarLabels={LABELS}
      error={(value ?? '').replace(/<[^>]*>/g, '').length > 20 ? 'Too long' : undefined}
    />
  );
}

const box = () => document.querySelector<HTMLElement>('[role="textbox"][contenteditable]')!;
const tool = (name: string) => page.getByRole('button', { name, exact: true });
async function ready(value?: string | null) {
  await mount(<Description {...(value === undefined ? {} : { value })} />);
  await until(() => box() !== null && (!value || box().textContent !== ''), 8000);
  // It listens to its label and to pastes from effects, which come after it is drawn.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
async function write(text: string) {
  box().focus();
  await userEvent.keyboard(text);
}
function paste(type: string, content: string) {
  const clipboard = new DataTransfer();
  clipboard.setData(type, content);
  box().dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  html = undefined;
  calls = 0;
});
afterEach(unmount);

describe('a rich text editor', () => {
  test.each(['light', 'dark'] as const)('has nothing that axe objects to in the %s scheme', async (scheme) => {
    await mount(<Description value="<p>Hello <strong>you</strong></p>" />, scheme);
    await until(() => box()?.textContent === 'Hello you', 8000);
    expect(await violations()).toEqual([]);
    await tool('Link').click();
    expect(await violations()).toEqual([]);
  });

  test('is a textbox of its label, and the label gives it the focus', async () => {
    await ready();
    expect(page.getByRole('textbox', { name: 'Description' }).element()).toBe(box());
    document.querySelector('label')!.click();
    await until(() => document.activeElement === box());
  });

  test('writes paragraphs, and null when it is emptied', async () => {
    await ready();
    await write('One{Enter}Two');
    await until(() => html === '<p>One</p><p>Two</p>');
    expect(page.getByText('6 of 20 characters').element()).toBeTruthy();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await until(() => html === null);
  });

  test('says nothing when it only shows what it was given', async () => {
    await ready('<p>Hello <strong>you</strong></p>');
    expect(calls).toBe(0);
    expect(box().querySelector('strong')?.textContent).toBe('you');
    set('<ol><li>One</li></ol>');
    await until(() => box().querySelector('ol li')?.textContent === 'One');
    expect(calls).toBe(0);
  });

  test('marks by keys and by the toolbar with the keyboard alone', async () => {
    await ready();
    await write('{Control>}b{/Control}a{Control>}b{/Control}{Control>}i{/Control}b{Control>}i{/Control}{Control>}u{/Control}c');
    await until(() => html === '<p><strong>a</strong><em>b</em><u>c</u></p>');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Bold');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Underline');
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Bold');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => document.activeElement).toBe(box());
  });

  test('Tab leaves it', async () => {
    await ready();
    await write('a{Tab}');
    expect(document.activeElement).not.toBe(box());
    expect(html).toBe('<p>a</p>');
  });

  test('makes lists and takes them back', async () => {
    await ready();
    await write('One');
    await tool('Bulleted list').click();
    await until(() => html === '<ul><li>One</li></ul>');
    await write('{Enter}Two');
    await until(() => html === '<ul><li>One</li><li>Two</li></ul>');
    await tool('Numbered list').click();
    await until(() => html === '<ol><li>One</li><li>Two</li></ol>');
    await tool('Numbered list').click();
    await until(() => html === '<p>One</p><p>Two</p>');
  });

  test('links what is selected, changes and removes the link', async () => {
    await ready();
    await write('here{Control>}a{/Control}{Control>}k{/Control}');
    await until(() => document.activeElement?.matches('input') === true);
    await userEvent.keyboard('nonsense{Enter}');
    await until(() => document.querySelector('input')?.getAttribute('aria-invalid') === 'true');
    await page.getByRole('textbox', { name: 'Address' }).fill('example.org/a?b=1&c="2"');
    await userEvent.keyboard('{Enter}');
    await until(() => html?.includes('<a ') === true);
    expect(html).toBe('<p><a href="https://example.org/a?b=1&amp;c=&quot;2&quot;">here</a></p>');
    await until(() => document.activeElement === box());
    await tool('Link').click();
    await tool('Remove link').click();
    await until(() => html === '<p>here</p>');
  });

  test('never links to a script', async () => {
    await ready();
    await write('here{Control>}a{/Control}{Control>}k{/Control}');
    await until(() => document.activeElement?.matches('input') === true);
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await until(() => document.querySelector('input')?.getAttribute('aria-invalid') === 'true');
    await userEvent.keyboard('{Escape}');
    expect(html).toBe('<p>here</p>');
  });

  test('cleans what is pasted', async () => {
    await ready();
    box().focus();
    paste(
      'text/html',
      `<h1 style="color:red" onclick="x()">Head</h1><p style="text-align:center;font-size:40px">a<s>b</s><span style="font-weight:700;color:blue">c</span>
       <a href="javascript:alert(1)">d</a><img src="x" onerror="x()"><script>bad()</script></p><table><tr><td>e</td></tr></table>`,
    );
    await until(() => html?.includes('Head') === true);
    expect(html).not.toMatch(/style|script|img|color|<s>|<h1|table|javascript|on\w+=/);
    expect(html).toContain('<strong>c</strong>');
    expect(box().querySelector('[style*="color"], s, img')).toBeNull();
  });

  test('counts, and says when it is too long', async () => {
    await ready('<p>12345678901234567890</p>');
    await write('{Control>}{End}{/Control}x');
    await until(() => box().getAttribute('aria-invalid') === 'true');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('21 of 20 characters');
    expect(box().getAttribute('aria-describedby')).toContain('error');
    expect(await violations()).toEqual([]);
  });

  test('undo takes back what was written', async () => {
    await ready();
    await write('abc');
    await until(() => html === '<p>abc</p>');
    // What is written within a second is one step; a busy machine may need longer for three letters.
    for (let steps = 0; steps < 3; steps += 1) await userEvent.keyboard('{Control>}z{/Control}');
    await until(() => html === null);
  });
});
