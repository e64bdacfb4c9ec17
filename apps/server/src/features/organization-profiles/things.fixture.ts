import { EMPTY_PROFILE } from '@fairway/rules/organization-profile';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';

const P = '/api/v1/employer/organizations/{organizationId}/profile';
const content = { ...EMPTY_PROFILE, tagline: { en: 'Mine now' } };

export const things: FeatureThings = {
  paths: { [`${P}/versions/{number}`]: 'word:1' },
  queries: { previewOrganizationProfile: 'locale=en' },
  bodies: {
    saveOrganizationProfileDraft: { edition: 1, content },
    publishOrganizationProfile: { edition: 1 },
    restoreOrganizationProfileVersion: { edition: 1 },
    uploadOrganizationProfilePicture: { kind: 'logo' },
  },
  // No picture, but it was looked at.
  ownAnswers: { uploadOrganizationProfilePicture: '422 organization_profiles.picture_type' },
  nobodysNames: ['videos.id', 'articles.id'],
  after: ['organizations'],
  rows: async ({ put, id, mark, now }) => {
    const written = JSON.stringify({ ...content, tagline: { en: mark } });
    const of = { organization_id: Number(id('organization')), content: written };
    await put('organization_profile_draft', { ...of, edition: 1, base: written, changed_at: now });
    await put('organization_profile_version', { ...of, number: 1, differences: '[]', published_at: now });
    return {};
  },
};
