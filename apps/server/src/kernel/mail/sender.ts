// Whose name, looks and address a mail carries; what is known of tenants and readers is given by features.
import type { Locale } from '@fairway/rules/locales';
import type { Database } from '../database/database.ts';

export type MailSender = {
  name: string;
  /** Absolute address of the logo, where mail programs can show it. */
  logo: string | undefined;
  colour: string;
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  zone: string;
  locale: Locale;
  supportAddress: string | undefined;
};

/** The sender for a tenant; without one the default tenant's, and plain Fairway where there is none. */
export type FindMailSender = (database: Database, baseUrl: string, tenantId: number | null) => Promise<MailSender>;

/** The zone in which somebody reads times; undefined where they never said. */
export type FindReaderZone = (database: Database, userId: string) => Promise<string | undefined>;
