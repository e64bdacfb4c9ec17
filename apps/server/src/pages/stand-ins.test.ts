// Which documents are sent another module in place of their page's own.
import { expect, test } from 'vitest';
import { STAND_IN_IDS, standInOf, withStandIn } from './stand-ins.ts';

const ofAddress = (address: string) => standInOf(new URL(address, 'https://fairway.test'));

test('a page stands below the popup that asks to sign in, whatever it is', () => {
  for (const address of ['/en?login=1', '/en/jobs?page=2&login=apply', '/en/redirect?to=/jobs&login=1'])
    expect(ofAddress(address)).toBe('standing');
  for (const address of ['/en', '/en/jobs?login=', '/en/jobs?logins=1', '/en/login']) expect(ofAddress(address)).toBeUndefined();
});

test('a link that only goes on stands too; one that has something to say or to ask for does not', () => {
  for (const query of ['to=/jobs', 'returnUrl=%2Fen%2Fjobs', 'returnUrl=/en/jobs&linked=google'])
    expect(ofAddress(`/de/redirect?${query}`)).toBe('going-on');
  for (const query of ['', 'linked=google', 'to=/jobs&code=odd', 'to=/jobs&error=odd', 'to=/jobs&next=email&provider=google'])
    expect(ofAddress(`/de/redirect?${query}`)).toBeUndefined();
  expect(ofAddress('/de/jobs?to=/jobs')).toBeUndefined();
});

const jobs = {
  id: 'jobs',
  module: '/assets/jobs-1.js',
  imports: ['/assets/lists-1.js'],
  css: ['/assets/lists-1.css'],
};
const redirect = { id: 'redirect', module: '/assets/redirect-1.js', imports: ['/assets/visitor-1.js'] };
const profile = { id: 'profile', module: '/assets/profile-1.js' };
const all = {
  ...{ jobs, redirect, profile },
  standing: { id: 'standing', module: '/assets/standing-1.js', imports: ['/assets/stand-in-1.js'] },
  'going-on': { id: 'going-on', module: '/assets/going-on-1.js' },
};

test('the module that stands in is told for which page, which keeps its styles; other pages keep their own', () => {
  expect([...STAND_IN_IDS]).toEqual(['standing', 'going-on']);
  expect(withStandIn('standing', { jobs, redirect, profile }, all)).toEqual({
    jobs: { id: 'jobs', module: '/assets/standing-1.js?jobs', imports: ['/assets/stand-in-1.js'], css: ['/assets/lists-1.css'] },
    ...{ redirect, profile },
  });
  expect(withStandIn('going-on', { jobs, redirect }, all)).toEqual({
    jobs,
    redirect: { id: 'redirect', module: '/assets/going-on-1.js?redirect', imports: [] },
  });
});

test('where the build has none, every page is sent its own', () => {
  expect(withStandIn('standing', { jobs, redirect }, { jobs, redirect })).toEqual({ jobs, redirect });
});
