// The profile of an organization as its owners write it: a draft that saves itself, its pictures, publishing, and what was published before.
// @rule organizations.24
import { SECTORS } from '@fairway/rules/jobs';
import { PROFILE_LIMITS } from '@fairway/rules/organization-profile';
import { ORGANIZATION_STATES } from '@fairway/rules/organizations';
import { PROFILE_PARTS } from '@fairway/rules/profile-differences';
import { PROFILE_PICTURE_BYTES, PROFILE_PICTURE_KINDS } from '@fairway/rules/profile-pictures';
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, text } from '../kernel/fields.ts';
import { organization, organizationProfile } from '../organizations/endpoints.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const base = `${EMPLOYER_BASE}/profile`;
const rowId = z.int().min(1).max(2_147_483_647).nullable();

/** What is sent has bounds; what is shown today came from others and may be beyond them. */
function contentOf(isSent: boolean) {
  const line = (most: number) => (isSent ? text(most) : z.string());
  const some = <S extends z.ZodType>(one: S, most: number) => (isSent ? z.array(one).max(most) : z.array(one));
  const slots = (most: number) => z.partialRecord(locale, line(most));
  const picture = line(PROFILE_LIMITS.addressOfPicture).nullable();
  const html = slots(PROFILE_LIMITS.htmlCharacters);
  return z.strictObject({
    logo: picture,
    banner: picture,
    tagline: slots(roomFor(PROFILE_LIMITS.taglineCharacters)),
    description: html,
    sectors: some(isSent ? z.enum(SECTORS) : z.string(), PROFILE_LIMITS.sectors),
    website: line(PROFILE_LIMITS.linkCharacters),
    links: some(line(PROFILE_LIMITS.linkCharacters), PROFILE_LIMITS.links),
    places: some(
      z.strictObject({
        title: line(PROFILE_LIMITS.placeTitleCharacters),
        address: line(PROFILE_LIMITS.addressCharacters),
        city: line(PROFILE_LIMITS.cityCharacters),
        /** Empty: it is not said. */
        country: line(2),
        isHeadquarters: z.boolean(),
      }),
      PROFILE_LIMITS.places,
    ),
    videos: some(
      z.strictObject({
        id: rowId,
        title: slots(roomFor(PROFILE_LIMITS.videoTitleCharacters)),
        thumbnail: picture,
        link: line(PROFILE_LIMITS.linkCharacters),
      }),
      PROFILE_LIMITS.videos,
    ),
    articles: some(
      z.strictObject({
        /** Of one that was published; null: it is new. */
        id: rowId,
        slug: line(PROFILE_LIMITS.slugCharacters),
        title: slots(roomFor(PROFILE_LIMITS.titleCharacters)),
        ingress: slots(roomFor(PROFILE_LIMITS.ingressCharacters)),
        body: html,
        picture,
        isShown: z.boolean(),
        /** From when it is shown; null: from the next publishing. */
        publishAt: isSent ? instant.nullable() : z.string().nullable(),
      }),
      PROFILE_LIMITS.articles,
    ),
  });
}
const sentContent = contentOf(true).meta({ id: 'SentProfileContent' });
const keptContent = contentOf(false).meta({ id: 'ProfileContent' });

const difference = z
  .object({ part: z.enum(PROFILE_PARTS), added: z.int(), changed: z.int(), removed: z.int() })
  .meta({ id: 'ProfileDifference' });

export const profileDraft = z
  .object({
    /** Counts what happens to the draft: who saves says which one they began from. 0: nobody wrote anything yet. */
    edition: z.int(),
    content: keptContent,
    /** What readers see today. */
    shown: keptContent,
    changedAt: z.string().nullable(),
    /** Who changed it last; empty: an account that is gone, or nobody. */
    changedBy: z.string(),
    /** Of the organization. */
    state: z.enum(ORGANIZATION_STATES),
    /** The path segment of its page. */
    segment: z.string(),
  })
  .meta({ id: 'OrganizationProfileDraft' });

const edition = z.int().min(0).max(2_147_483_646);
const FAULTS = [
  'organization_profiles.missing',
  'organization_profiles.too_long',
  'organization_profiles.link_unfit',
  'organization_profiles.link_twice',
  'organization_profiles.video_unfit',
  'organization_profiles.country_unknown',
  'organization_profiles.headquarters_twice',
  'organization_profiles.slug_unfit',
  'organization_profiles.slug_twice',
  'organization_profiles.schedule_unfit',
] as const;

export const getProfileDraft = endpoint({
  name: 'getOrganizationProfileDraft',
  method: 'GET',
  path: base,
  summary: 'The profile as its owners write it, and as readers see it today. Before anybody wrote, the one is the other.',
  tag: 'organization profiles',
  access: 'organizationStaff',
  params: organizationParams,
  returns: profileDraft,
  errors: ['not_found'],
});

export const saveProfileDraft = endpoint({
  name: 'saveOrganizationProfileDraft',
  method: 'PUT',
  path: `${base}/content`,
  summary:
    'Saves the draft, which nobody sees; it may lack anything. Where somebody else saved meanwhile it is refused. Texts come back made safe.',
  tag: 'organization profiles',
  access: 'organizationStaff',
  params: organizationParams,
  body: z.strictObject({ edition, content: sentContent }),
  returns: profileDraft,
  errors: ['not_found', 'organization_profiles.changed', 'organization_profiles.picture_unknown'],
  bodyLimitBytes: PROFILE_LIMITS.bytes,
});

export const publishProfile = endpoint({
  name: 'publishOrganizationProfile',
  method: 'POST',
  path: `${base}/publish`,
  summary: 'Shows readers the draft, whole and at once; to publish the same edition again changes nothing.',
  tag: 'organization profiles',
  access: 'organizationStaff',
  params: organizationParams,
  body: z.strictObject({ edition }),
  returns: profileDraft,
  errors: ['not_found', 'organization_profiles.changed', ...FAULTS],
});

export const previewProfile = endpoint({
  name: 'previewOrganizationProfile',
  method: 'GET',
  path: `${base}/preview`,
  summary: 'The draft in the shapes of the public page, articles that wait for their time too.',
  tag: 'organization profiles',
  access: 'organizationStaff',
  params: organizationParams,
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({ company: organization, profile: organizationProfile }),
  errors: ['not_found'],
});

export const uploadProfilePicture = endpoint({
  name: 'uploadOrganizationProfilePicture',
  method: 'POST',
  path: `${base}/pictures`,
  summary:
    'A picture for the profile: a PNG, JPEG, WebP or AVIF, cut to its shape and kept as WebP and AVIF in some widths, without what the camera wrote. One that no draft and no version shows goes by itself.',
  tag: 'organization profiles',
  access: 'organizationStaff',
  params: organizationParams,
  upload: { field: 'picture', maxBytes: PROFILE_PICTURE_BYTES, tooLarge: 'organization_profiles.picture_large' },
  body: z.strictObject({
    kind: z.enum(PROFILE_PICTURE_KINDS),
    /** What to keep, in pixels of the upright picture; without a width the largest in the middle. */
    left: z.coerce.number().int().min(0).max(30_000).optional(),
    top: z.coerce.number().int().min(0).max(30_000).optional(),
    width: z.coerce.number().int().min(1).max(30_000).optional(),
  }),
  returns: z.object({ address: z.string() }),
  errors: [
    'not_found',
    'storage_full',
    'organization_profiles.picture_type',
    'organization_profiles.picture_unreadable',
    'organization_profiles.picture_large',
    'organization_profiles.pictures_many',
  ],
  tx: false,
});

export const listProfileVersions = endpoint({
  name: 'listOrganizationProfileVersions',
  method: 'GET',
  path: `${base}/versions`,
  summary: 'What was published, newest first: by whom, when, and what differed from the one before.',
  tag: 'organization profiles',
  access: 'organizationStaff',
  params: organizationParams,
  returns: z.object({
    versions: z.array(
      z.object({
        number: z.int(),
        publishedAt: z.string(),
        /** Empty: as it was before anybody published here, or an account that is gone. */
        publishedBy: z.string(),
        differences: z.array(difference),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const restoreProfileVersion = endpoint({
  name: 'restoreOrganizationProfileVersion',
  method: 'POST',
  path: `${base}/versions/{number}/restore`,
  summary: 'Puts what was published once into the draft. Readers see nothing of it before it is published.',
  tag: 'organization profiles',
  access: 'organizationStaff',
  params: organizationParams.extend({ number: intId }),
  body: z.strictObject({ edition }),
  returns: profileDraft,
  errors: ['not_found', 'organization_profiles.changed'],
});
