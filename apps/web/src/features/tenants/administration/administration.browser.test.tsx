import { LOCALES } from '@fairway/rules/locales';
import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, field, testLooks, text } from '../../../testing/console-stage.tsx';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import type { Tenant } from './queries.ts';
import { TenantForm } from './tenant-form.tsx';
import { TenantSwitches } from './tenant-switches.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const { open, sent } = consoleStage(['admin', 'admin-tenants', 'admin-tenant', 'admin-school']);
const LONG = 'Institute for Advanced Studies of Economics, Administration and Everything Else of the Northern Provinces';
const TENANT: Tenant = {
  id: 3, name: LONG, slug: 'north', hosts: ['careers.north.example'], isDefault: false, logo: null, primaryColor: '#1d4e89',
  secondaryColor: '#e3a72f', locale: 'en', countryCode: 'NO', phoneCountry: 'NO', zone: 'Europe/Oslo', socialAuths: ['google'], consent: 'implied', accounts: 'plain',
  supportEmail: null, blogLink: null, faqLink: null, privacyLink: null, messengerLink: null, translatorTemplate: null, schoolId: 5, needsSchool: false,
  administratorsNeedSecondFactor: false, production: false, school: { id: 5, name: 'Nordic School', hasLogo: false, hasDomain: true },
  features: [
    { feature: 'favorites', on: true, byDefault: true, set: null, built: true },
    { feature: 'chat', on: false, byDefault: false, set: null, built: false },
  ],
  updatedAt: '2026-03-01T10:00:00.000Z',
}; // biome-ignore format: a row

describe('a tenant', () => {
  testLooks('the form', open, <TenantForm tenant={TENANT} />);
  testLooks('the list of switches', open, <TenantSwitches tenant={TENANT} />);

  test('is saved whole, with the instant of what was edited, and says what is wrong at its field', async () => {
    let reply: Response | object = problem('tenants.host_taken', 409);
    await open(<TenantForm tenant={TENANT} />, () => reply);
    expect((button('Save') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.fill(field('Host names'), 'careers.north.example\nJobs.North.example');
    await userEvent.click(button('Save'));
    await until(() => text().includes('Another tenant answers this host name.'));
    expect(sent.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/api/v1/admin/tenants/3',
      body: { hosts: ['careers.north.example', 'Jobs.North.example'], schoolId: 5, updatedAt: TENANT.updatedAt, blogLink: null },
    });
    reply = { ...TENANT, hosts: ['careers.north.example', 'jobs.north.example'], updatedAt: '2026-03-01T11:00:00.000Z' };
    await userEvent.click(button('Save'));
    await until(() => text().includes('Saved'));
  });

  test('warns of a colour that is hard to read, and takes it', async () => {
    await open(<TenantForm tenant={TENANT} />, () => TENANT);
    await userEvent.fill(field('First colour'), '#ffe066');
    await until(() => text().includes('hard to read on a light background (1.1:1'));
    await userEvent.fill(field('First colour'), 'yellow');
    await until(() => text().includes('Write a colour such as'));
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

/** Whether a list to unfold shows less than the words it stands at. */
function isCut(select: HTMLSelectElement): boolean {
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = style.font;
  const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room;
}
