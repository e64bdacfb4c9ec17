// What an organization's public page tells of it besides what it says itself: what was proven, how and when, strongest first. The words are made
// here, so that no first visit is sent them for a few lines. @rule trust.8, teams.7
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { getOrganizationTrust } from '@fairway/contract/trust/appeals';
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import type { Locale } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { findOrganization } from '../organizations/queries.ts';
import { listProofs } from '../teams/queries.ts';

/** @throws Problem companies.not_found */
export async function organizationTrust(
  database: Database,
  id: number,
  { locale, now }: { locale: Locale; now: Date },
): Promise<EndpointReply<typeof getOrganizationTrust>> {
  const row = await findOrganization(database, id);
  if (!row) throw new Problem('companies.not_found');
  const proofs = await listProofs(database, row.id);
  const [t, formats] = [await translator(locale), formatters({ locale, timeZone: 'UTC', now })];
  return {
    heading: t('reports.proven'),
    lines: proofs.map(({ method, domain, provenAt }) =>
      t(`team-requests.proofs.${method}`, { domain, date: formats.date(new Date(provenAt)) }),
    ),
    report: t('reports.titles.organization'),
    reportArticle: t('reports.titles.article'),
    proofs,
  };
}
