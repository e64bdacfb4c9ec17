import type { schoolSummary } from '@fairway/contract/candidates/education';
import type { z } from 'zod';

export type SchoolSummary = z.infer<typeof schoolSummary>;

type SchoolRow = {
  id: number;
  name: string;
  logo: string | null;
  web_address: string | null;
  country_code: string | null;
  city: string | null;
  is_managed: boolean;
  suspended_at: Date | null;
  domains: string[];
};

/** `verified`: its own staff keep it here, it has domains to verify students by, and it does not rest. */
export function schoolView(row: SchoolRow): SchoolSummary {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    webAddress: row.web_address,
    countryCode: row.country_code,
    city: row.city,
    verified: row.is_managed && row.suspended_at === null && row.domains.length > 0,
    domains: row.domains,
  };
}
