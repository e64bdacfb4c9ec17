import { createElement, type ReactNode, Suspense, use } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { wholeHtml } from './whole-html.ts';

const soon = () => new Promise<string>((resolve) => setTimeout(resolve, 20, 'there'));
let later = soon();
beforeEach(() => {
  later = soon();
});
const Later = ({ children }: { children?: ReactNode }) => createElement('b', null, use(later), children);
const fault = new TypeError('no such thing');
function Broken(): never {
  throw fault;
}

it('waits for every part', async () => {
  const html = await wholeHtml(createElement('p', null, createElement(Suspense, null, createElement(Later))), { report: () => undefined });
  expect(html).toContain('<b>there</b>');
});

it('a part that throws fails the page, and nothing else: an error that nobody hears ends the process', async () => {
  // The second part becomes ready after the first has failed.
  const app = createElement('div', null, createElement(Later, null, createElement(Broken)), createElement(Later));
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on('unhandledRejection', hear);
  const reported: unknown[] = [];
  await expect(wholeHtml(app, { report: (error) => void reported.push(error) })).rejects.toBe(fault);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', hear);
  expect([reported, unheard]).toEqual([[fault], []]);
});
