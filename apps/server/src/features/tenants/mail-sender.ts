// Whose name, looks and address a mail carries. Links get the tenant's public origin from here and never from a request: a forged Host
// header would put somebody else's address into a mail that opens an account.
import { DEFAULT_LOCALE, isLocale } from '@fairway/rules/locales';
import type { FindMailSender } from '../../kernel/mail/sender.ts';

type SenderTenant = { slug: string; isDefault: boolean; hosts: readonly string[] };

/** The public origin of a tenant: its first host, in development SLUG.localhost, else BASE_URL. All with BASE_URL's scheme and port. */
export function tenantOrigin(baseUrl: string, tenant: SenderTenant | undefined): string {
  const base = new URL(baseUrl);
  const host = tenant?.hosts.includes(base.hostname) ? base.hostname : tenant?.hosts[0];
  if (host) base.hostname = host;
  else if (tenant && !tenant.isDefault && base.hostname === 'localhost') base.hostname = `${tenant.slug}.localhost`;
  return base.origin;
}

/** Mail programs do not draw SVG; there the name stands alone. */
function shownLogo(logo: string | null, origin: string): string | undefined {
  if (!logo || /\.svg$/i.test(logo)) return undefined;
  const address = URL.canParse(logo, origin) ? new URL(logo, origin) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}

/** The sender for a tenant; without one the default tenant's, and plain Fairway where there is none. */
export const mailSender: FindMailSender = async (database, baseUrl, tenantId) => {
  const row = await database
    .selectFrom('tenant')
    .select(['id', 'slug', 'name', 'logo', 'primary_color', 'zone', 'locale', 'is_default', 'support_email'])
    .where((where) => (tenantId === null ? where('is_default', '=', true) : where('id', '=', tenantId)))
    .executeTakeFirst();
  if (!row) {
    const origin = tenantOrigin(baseUrl, undefined);
    return { name: 'Fairway', logo: undefined, colour: '', origin, zone: 'UTC', locale: DEFAULT_LOCALE, supportAddress: undefined };
  }
  const hosts = await database.selectFrom('tenant_host').select('host').where('tenant_id', '=', row.id).orderBy('host').execute();
  const origin = tenantOrigin(baseUrl, { slug: row.slug, isDefault: row.is_default, hosts: hosts.map((entry) => entry.host) });
  return {
    name: row.name,
    logo: shownLogo(row.logo, origin),
    colour: row.primary_color,
    origin,
    zone: row.zone,
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    supportAddress: row.support_email ?? undefined,
  };
};
