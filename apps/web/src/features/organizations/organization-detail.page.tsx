import type { Locale } from '@fairway/rules/locales';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { recordEvent } from '../../lib/analytics.ts';
import { browserLoader, serverLoader } from '../../lib/page.ts';
import { hrefsOf, pathOf } from '../../lib/paths.ts';
import { absolute, pageMeta } from '../../lib/seo.ts';
import { OrganizationView } from './components/organization-view.tsx';
import { loadOrganization } from './organization-page.ts';
import { organizationOf } from './organization-structured.ts';

export const loader = serverLoader(loadOrganization);
export const clientLoader = browserLoader(loadOrganization);

export const meta = pageMeta<typeof loadOrganization>(({ data, boot, t }) => {
  const { company: organization, profile } = data;
  const path = pathOf('employerdetail', { id: organization.segment });
  const picture = (href: string | null) => (href === null ? undefined : absolute(href, boot));
  return {
    title: organization.name,
    description: t('organizations.detail.description', {
      name: organization.name,
      tagline: asSentence(organization.tagline, boot.locale),
      count: organization.openPostings,
    }).trim(),
    path,
    image: profile.banner ?? organization.logo,
    type: 'profile',
    structured: [
      organizationOf(organization, profile.locations, {
        url: absolute(hrefsOf(boot).href('employerdetail', { id: organization.segment }), boot),
        logo: picture(organization.logo),
        image: picture(profile.banner),
        links: profile.links,
      }),
    ],
  };
});

/** A tagline has no full stop; the description goes on behind it. */
function asSentence(tagline: string, locale: Locale): string {
  if (tagline === '' || /[.!?…。！？]$/u.test(tagline)) return tagline;
  return tagline + (locale === 'jp' || locale === 'cn' ? '。' : '.');
}

/** An organization. @rule organizations.7 */
export default function OrganizationDetailPage() {
  const page = useLoaderData<typeof clientLoader>();
  const { id, name } = page.company;
  useEffect(() => recordEvent('company_view', { company_id: id, organization_name: name.slice(0, 500) }), [id, name]);
  return <OrganizationView key={id} page={page} />;
}
