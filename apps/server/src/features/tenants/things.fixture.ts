import type { FeatureThings } from '../../api/feature-things.fixture.ts';

const TENANT = {
  ...{ name: 'Mine now', slug: 'mine-now', hosts: [], isDefault: false, logo: null, primaryColor: '#123456', secondaryColor: '#123456' },
  ...{ locale: 'en', countryCode: null, zone: 'Europe/Oslo', phoneCountry: 'NO', socialAuths: [], consent: 'implied', accounts: 'plain' },
  ...{
    supportEmail: null,
    blogLink: null,
    faqLink: null,
    privacyLink: null,
    messengerLink: null,
    translatorTemplate: null,
    schoolId: '#{school}',
  },
  ...{ needsSchool: false, administratorsNeedSecondFactor: false, production: false },
};

export const things: FeatureThings = {
  paths: { '/api/v1/admin/tenants/{id}': 'tenant', '/api/v1/admin/tenants/{id}/features/{feature}': 'word:favorites' },
  bodies: {
    addTenant: TENANT,
    changeTenant: { ...TENANT, slug: 'mine-again', updatedAt: '2026-01-01T00:00:00.000Z' },
    setTenantFeature: { on: false },
  },
  nobodys: { tenant: '2000000000' },
  // It was changed since the good call's own time.
  ownAnswers: { changeTenant: '409 tenants.changed', uploadTenantLogo: '415 tenants.logo_type' },
  watched: { tenant: ['tenant'] },
  rows: async ({ put, open, openMark }) => ({ tenant: await put('tenant', { slug: openMark, name: open('Tenant') }, 'id') }),
};
