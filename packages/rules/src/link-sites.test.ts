import { expect, test } from 'vitest';
import { linkSite, shownAddress, withScheme } from './link-sites.ts';

test.each([
  ['https://www.linkedin.com/in/ada', 'linkedin'],
  ['https://no.linkedin.com/in/ada', 'linkedin'],
  ['HTTPS://GitHub.com', 'github'],
  ['https://ada.github.io/', 'github'],
  ['http://twitter.com/ada', 'x'],
  ['https://notx.com', undefined],
  ['https://linkedin.com.example.org', undefined],
  ['https://example.org/linkedin.com', undefined],
  ['linkedin.com/in/ada', undefined],
  ['', undefined],
])('the site of %s is %s', (address, site) => {
  expect(linkSite(address)).toBe(site);
});

test.each([
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  [' example.org ', 'https://example.org'],
  ['http://example.org', 'http://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['localhost:80', 'localhost:80'],
  ['not an address', 'not an address'],
  ['', ''],
])('%j is meant as %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});

test.each([
  ['https://www.example.org/', 'example.org'],
  ['http://example.org/a/', 'example.org/a'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
