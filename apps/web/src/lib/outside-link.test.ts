import { describe, expect, it } from 'vitest';
import { outsideLink } from './outside-link.ts';

describe('a link that an organization gives', () => {
  it('shows its host without www', () => {
    expect(outsideLink('https://www.lindvik.example/jobs?x=1')).toEqual({
      href: 'https://www.lindvik.example/jobs?x=1',
      host: 'lindvik.example',
    });
    expect(outsideLink('http://lindvik.example')?.href).toBe('http://lindvik.example/');
  });

  it.each([
    null,
    undefined,
    '',
    'lindvik.example',
    '/rooted',
    '//x.example',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'https://',
  ])('is no link: %s', (address) => expect(outsideLink(address)).toBeUndefined());
});
