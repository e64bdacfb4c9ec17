import { brandSchemes } from '@fairway/rules/colours';
import { LOCALES } from '@fairway/rules/locales';
import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, field, pageOf, press, testLooks, text } from '../../../testing/console-stage.tsx';
import { FakeUpload } from '../../../testing/fake-upload.ts';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import type { TenantDns as Dns, Tenant } from './queries.ts';
import { TenantDns } from './tenant-dns.tsx';
import { TenantForm } from './tenant-form.tsx';
import { TenantLogo } from './tenant-logo.tsx';
import { TenantSuspension } from './tenant-suspension.tsx';
import { TenantSwitches } from './tenant-switches.tsx';
import TenantsPage from './tenants.page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const { open, sent } = consoleStage(['admin', 'admin-tenants', 'admin-tenant', 'admin-school']);
const LONG = 'Institute for Advanced Studies of Economics, Administration and Everything Else of the Northern Provinces';
const TENANT: Tenant = {
  id: 3, name: LONG, slug: 'north', hosts: ['careers.north.example'], isDefault: false, logo: null, primaryColor: '#1d4e89',
  secondaryColor: '#e3a72f', locale: 'en', countryCode: 'NO', phoneCountry: 'NO', zone: 'Europe/Oslo', socialAuths: ['google'], consent: 'implied', accounts: 'plain',
  supportEmail: null, blogLink: null, faqLink: null, privacyLink: null, messengerLink: null, translatorTemplate: null, schoolId: 5, needsSchool: false,
  administratorsNeedSecondFactor: false, production: false, school: { id: 5, name: 'Nordic School', hasLogo: false, hasDomain: true, isSuspended: false },
  features: [
    { feature: 'favorites', on: true, byDefault: true, set: null, built: true },
    { feature: 'chat', on: false, byDefault: false, set: null, built: false },
  ],
  suspendedAt: null, updatedAt: '2026-03-01T10:00:00.000Z',
}; // biome-ignore format: a row

/** One that is there: where none can be loaded, its place is filled. */
const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E";

describe('a tenant', () => {
  testLooks('the form', open, <TenantForm tenant={TENANT} />);
  testLooks('the list of switches', open, <TenantSwitches tenant={TENANT} />);

  test('is saved whole, with the instant of what was edited, and says what is wrong at its field', async () => {
    let reply: Response | object = problem('tenants.host_taken', 409);
    await open(<TenantForm tenant={TENANT} />, () => reply);
    expect((button('Save') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.fill(field('Host names'), 'careers.north.example\nJobs.North.example');
    await press('Save');
    await until(() => text().includes('Another tenant answers this host name.'));
    expect(sent.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/api/v1/admin/tenants/3',
      body: { hosts: ['careers.north.example', 'Jobs.North.example'], schoolId: 5, updatedAt: TENANT.updatedAt, blogLink: null },
    });
    reply = { ...TENANT, hosts: ['careers.north.example', 'jobs.north.example'], updatedAt: '2026-03-01T11:00:00.000Z' };
    await press('Save');
    await until(() => text().includes('Saved'));
  });

  test('warns of a colour that is hard to read, and takes it', async () => {
    await open(<TenantForm tenant={TENANT} />, () => TENANT);
    await userEvent.fill(field('First colour'), '#ffe066');
    await until(() => text().includes('hard to read on a light background (1.1:1'));
    await userEvent.fill(field('First colour'), 'yellow');
    await until(() => text().includes('Write a colour such as'));
  });

  test('shows how it looks before it is saved, in the colours that pages make of the typed ones', async () => {
    await open(<TenantForm tenant={{ ...TENANT, logo: PICTURE }} />, () => TENANT);
    const cards = () => [...document.querySelectorAll<HTMLElement>('figure [data-scheme]')];
    const fills = () => cards().map((card) => card.style.getPropertyValue('--fill'));
    const before = fills();
    await userEvent.fill(field('First colour'), '#7a1f3d');
    await userEvent.fill(field('Name'), 'Northern Careers');
    await until(() => cards().every((card) => card.textContent?.includes('Northern Careers')));
    expect(fills()).toEqual((['light', 'dark'] as const).map((scheme) => brandSchemes('#7a1f3d')[scheme].fill));
    expect(fills()).not.toEqual(before);
    expect(cards().map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual(Array(2).fill(PICTURE));
    expect(sent).toEqual([]);
  });

  test('sets a switch at once, and offers none for what is not built', async () => {
    await open(<TenantSwitches tenant={TENANT} />, () => TENANT);
    const selects = [...document.querySelectorAll('select')];
    expect(selects).toHaveLength(1);
    expect(text()).toContain('Not built yet');
    await userEvent.selectOptions(selects[0]!, 'off');
    await until(() => text().includes('Favourites: saved'));
    expect(sent).toEqual([{ method: 'PUT', path: '/api/v1/admin/tenants/3/features/favorites', body: { on: false } }]);
  });

  test.each(LOCALES)('says in full how everything is set, in the words of %s', async (locale) => {
    const known = TENANT.features[0]!;
    const features = [true, false].map(
      (byDefault) => ({ ...known, feature: byDefault ? 'favorites' : 'forcedLogin', byDefault }) as typeof known,
    );
    await stage(
      <div style={{ width: 544 }}>
        <TenantSwitches tenant={{ ...TENANT, features }} />
        <TenantForm tenant={{ ...TENANT, consent: 'explicit', accounts: 'discreet' }} />
      </div>,
      { locale, reply: () => Response.json({}) },
    );
    await until(() => document.querySelectorAll('select').length > 2);
    expect([...document.querySelectorAll('select')].filter(isCut).map((one) => one.selectedOptions[0]?.text)).toEqual([]);
    expect(document.querySelectorAll('input[type="radio"]:checked')).toHaveLength(2);
  });
});

const WEBP = new File([new Uint8Array(9)], 'logo.webp', { type: 'image/webp' });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;

// @rule tenants.9
describe('the logo of a tenant', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeUpload));
  afterEach(() => vi.unstubAllGlobals());
  testLooks('a logo', open, <TenantLogo tenant={TENANT} />);
  testLooks('a logo that is there', open, <TenantLogo tenant={{ ...TENANT, logo: '/media/logos/tenant-1.webp' }} />);

  test('is stored as soon as it is chosen, and the form leaves it as it is', async () => {
    const tenant = { ...TENANT, logo: '/media/logos/tenant-1.webp', updatedAt: '2026-03-01T11:00:00.000Z' };
    FakeUpload.begin({ status: 200, body: tenant });
    await open(<TenantLogo tenant={TENANT} />, () => tenant);
    await userEvent.upload(fileInput(), WEBP);
    await until(() => text().includes('The logo is saved'));
    expect(FakeUpload.sent.map(({ path, form }) => [path, (form.get('logo') as File).name])).toEqual([
      ['/api/v1/admin/tenants/3/logo', 'logo.webp'],
    ]);
    await open(<TenantForm tenant={tenant} />, () => tenant);
    await userEvent.fill(field('Name'), 'North');
    await press('Save');
    await until(() => sent.length > 0);
    expect(sent[0]?.body).toMatchObject({ name: 'North', logo: tenant.logo, updatedAt: tenant.updatedAt });
  });

  test('of another kind or too large is refused before it is sent; what the server refuses is said', async () => {
    FakeUpload.begin({ status: 422, body: { code: 'tenants.logo_active', status: 422 } });
    await open(<TenantLogo tenant={TENANT} />, () => TENANT);
    await userEvent.upload(fileInput(), new File(['x'], 'logo.gif'));
    await until(() => text().includes('This is no PNG, JPEG, WebP or SVG.'));
    await userEvent.upload(fileInput(), new File([new Uint8Array(2_200_000)], 'logo.png'));
    await until(() => text().includes('at most 2 MB.'));
    expect(FakeUpload.sent).toEqual([]);
    await userEvent.upload(fileInput(), new File(['<svg/>'], 'logo.svg'));
    await until(() => text().includes('This SVG holds scripts'));
  });

  test('is removed after a question', async () => {
    await open(<TenantLogo tenant={{ ...TENANT, logo: '/media/logos/tenant-1.webp' }} />, () => TENANT);
    await press('Remove logo');
    await until(() => text().includes('then show its name'));
    expect(sent).toEqual([]);
    await press('Remove logo', 'dialog[open]');
    await until(() => text().includes('The logo is removed'));
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/v1/admin/tenants/3/logo' });
  });
});

const DNS: Dns = {
  own: { host: 'fairway.example', addresses: ['203.0.113.7', '2001:db8::7'] },
  hosts: (['this_machine', 'leads_here', 'partly', 'elsewhere', 'no_records', 'no_domain', 'unanswered', 'incomparable'] as const).map(
    (state) => ({
      host: `${state.replace('_', '-')}.${'careers.'.repeat(12)}north.example`,
      state,
      cname: state === 'elsewhere' ? 'edge.example' : null,
      addresses: state === 'partly' ? ['203.0.113.7', '2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff'] : [],
    }),
  ),
  lookedAt: '2026-03-01T10:00:00.000Z',
};

// @rule tenants.10
describe('where host names lead', () => {
  testLooks('the list of hosts', open, <TenantDns id={3} />, () => DNS);

  test('is said of each with what to do, and looked at again on a press', async () => {
    let answer: Dns | Response = DNS;
    await open(<TenantDns id={3} />, () => answer);
    await until(() => text().includes('Leads elsewhere'));
    for (const words of ['Leads here', 'Leads here in part', 'No address', 'Not in DNS', 'No answer', 'Not comparable', 'This machine'])
      expect(text()).toContain(words);
    expect(text()).toContain('CNAME edge.example');
    expect(text()).toContain('Add a CNAME record that points to fairway.example.');
    expect(text()).toContain('or have its addresses: 203.0.113.7, 2001:db8::7.');
    const before = sent.length;
    answer = { ...DNS, own: { host: 'fairway.example', addresses: [] }, hosts: DNS.hosts.slice(1, 2) };
    await press('Look again');
    await until(() => !text().includes('Leads elsewhere'));
    expect(text()).toContain('by a CNAME record.');
    expect(sent.slice(before).map(({ path }) => path)).toEqual(['/api/v1/admin/tenants/3/dns']);
    answer = problem('unavailable', 503);
    await press('Look again');
    await until(() => text().includes('not available right now'));
    expect(text()).toContain('Leads here');
  });

  test('may be of none, or not be answered', async () => {
    await open(<TenantDns id={3} />, () => ({ ...DNS, hosts: [] }));
    await until(() => text().includes('This tenant has no host names.'));
    await open(<TenantDns id={4} />, () => problem('unavailable', 503));
    await until(() => text().includes('not available right now'));
    expect(button('Look again')).toBeDefined();
  });
});

// @rule tenants.11
describe('the suspension of a tenant', () => {
  const suspended = { ...TENANT, suspendedAt: '2026-03-01T10:00:00.000Z' };
  testLooks(
    'a tenant that may be suspended',
    open,
    <>
      <p>{LONG}</p>
      <TenantSuspension tenant={TENANT} />
    </>,
  );
  testLooks('a suspended tenant', open, <TenantSuspension tenant={suspended} />);

  test('is said in the list of tenants', async () => {
    const row = { ...TENANT, isSuspended: true };
    await open(<TenantsPage />, () => pageOf([row, { ...row, id: 4, name: 'South', isSuspended: false }]), '/en/admin/tenants');
    await until(() => text().includes('South'));
    const rows = [...document.querySelectorAll('tr')].filter((one) => one.textContent?.includes('Suspended'));
    expect(rows.map((one) => one.textContent?.includes(LONG))).toEqual([true]);
  });

  test('is asked about first, by its hosts, and said', async () => {
    await open(<TenantSuspension tenant={TENANT} />, () => suspended);
    await press('Suspend tenant');
    await until(() => text().includes('careers.north.example'));
    await press('Cancel', 'dialog[open]');
    expect(sent).toEqual([]);
    await press('Suspend tenant');
    await until(() => document.querySelector('dialog[open]') !== null);
    await press('Suspend tenant', 'dialog[open]');
    await until(() => text().includes('The tenant is suspended'));
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/v1/admin/tenants/3/suspension' });
  });

  test('is lifted at once', async () => {
    await open(<TenantSuspension tenant={suspended} />, () => TENANT);
    await until(() => text().includes('Suspended since'));
    await press('Resume tenant');
    await until(() => text().includes('The tenant answers again'));
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/v1/admin/tenants/3/suspension' });
  });

  test('is not offered for the default, and a refusal is said', async () => {
    await open(<TenantSuspension tenant={{ ...TENANT, isDefault: true }} />, () => TENANT);
    await until(() => text().includes('The default tenant cannot be suspended.'));
    expect(button('Suspend tenant')).toBeUndefined();
    await open(<TenantSuspension tenant={{ ...TENANT, hosts: [] }} />, () => problem('tenants.never_suspended', 409));
    await press('Suspend tenant');
    await until(() => text().includes('nobody can open this site.'));
    await press('Suspend tenant', 'dialog[open]');
    await until(() => text().includes('the tenant you are using now cannot be suspended'));
  });
});

/** Whether a list to unfold shows less than the words it stands at. */
function isCut(select: HTMLSelectElement): boolean {
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = style.font;
  const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room;
}
