import type { Locale } from '@fairway/rules/locales';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '../../lib/page.ts';
import { hrefsOf, pathOf } from '../../lib/paths.ts';
import { absolute, pageMeta } from '../../lib/seo.ts';
import { recordEvent } from '../consent/analytics.ts';
import { loadCompany } from './company-page.ts';
import { organizationOf } from './company-structured.ts';
import { CompanyView } from './components/company-view.tsx';

export const loader = serverLoader(loadCompany);
export const clientLoader = browserLoader(loadCompany);

export const meta = pageMeta<typeof loadCompany>(({ data, boot, t }) => {
  const { company, profile } = data;
  const path = pathOf('employerdetail', { id: company.segment });
  const picture = (href: string | null) => (href === null ? undefined : absolute(href, boot));
  return {
    title: company.name,
    description: t('companies.detail.description', {
      name: company.name,
      tagline: asSentence(company.tagline, boot.locale),
      count: company.openPostings,
    }).trim(),
    path,
    image: profile.banner ?? company.logo,
    type: 'profile',
    structured: [
      organizationOf(company, profile.locations, {
        url: absolute(hrefsOf(boot).href('employerdetail', { id: company.segment }), boot),
        logo: picture(company.logo),
        image: picture(profile.banner),
      }),
    ],
  };
});

/** A tagline has no full stop; the description goes on behind it. */
function asSentence(tagline: string, locale: Locale): string {
  if (tagline === '' || /[.!?…。！？]$/u.test(tagline)) return tagline;
  return tagline + (locale === 'jp' || locale === 'cn' ? '。' : '.');
}

/** A company. @spec 2.4 "Company detail shows banner, description, videos, articles, locations and a job list" */
export default function CompanyDetailPage() {
  const page = useLoaderData<typeof clientLoader>();
  const { id, name } = page.company;
  useEffect(() => recordEvent('company_view', { company_id: id, company_name: name.slice(0, 500) }), [id, name]);
  return <CompanyView key={id} page={page} />;
}
