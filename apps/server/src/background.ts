// Every background job of every feature.
import type pg from 'pg';
import { accountJobs } from './features/account/jobs.ts';
import { cvReviewMails } from './features/cv-reviews/mails/templates.ts';
import { identityJobs } from './features/identity/jobs.ts';
import { identityMails } from './features/identity/mails/templates.ts';
import { feedJobs } from './features/imports/feeds/jobs.ts';
import { logoJobs } from './features/imports/logos/jobs.ts';
import { feedMails } from './features/imports/mails/templates.ts';
import { postingDigestJobs } from './features/jobs/digest/digest.ts';
import { postingMails } from './features/jobs/digest/templates.ts';
import { schoolJobs } from './features/schools/jobs.ts';
import { supportJobs } from './features/support/jobs.ts';
import { verificationJobs } from './features/verification/jobs.ts';
import { verificationMails } from './features/verification/mails/templates.ts';
import { rosterJobs } from './features/verification/roster/jobs.ts';
import { widgetJobs } from './features/widgets/jobs.ts';
import type { JobRegistration } from './kernel/background/background.ts';
import type { Config } from './kernel/config.ts';
import type { Database } from './kernel/database/database.ts';
import { fileRemovalJobs } from './kernel/files/file-removal.ts';
import type { FileStore } from './kernel/files/file-store.ts';
import { mailJobs } from './kernel/mail/jobs.ts';
import type { Mailer } from './kernel/mail/mailer.ts';
import { sessionKeys } from './kernel/session/keys.ts';
import { ERASERS } from './personal-data.ts';
import { clock } from './services.ts';

export type BackgroundServices = {
  database: Database;
  pool: pg.Pool;
  /** Absent without MAIL_URL: what sends mail is then nobody's work, and waits in the queue. */
  mailer: Mailer | undefined;
  files: FileStore;
  config: Config;
};

export function backgroundJobs(services: BackgroundServices): JobRegistration[] {
  const keys = sessionKeys(services.config.secret);
  return [
    ...(services.mailer ? sendingJobs(services, services.mailer) : []),
    ...fileRemovalJobs({ database: services.database, files: services.files, clock }),
    ...identityJobs({ database: services.database, clock }),
    ...accountJobs({ database: services.database, clock, keys, erasers: ERASERS }),
    ...verificationJobs({ database: services.database, clock }),
    ...rosterJobs({ database: services.database, keys, clock }),
    ...schoolJobs({ database: services.database, clock }),
    ...widgetJobs({ database: services.database, clock }),
    ...logoJobs({ database: services.database, files: services.files, clock }),
    ...feedJobs({ database: services.database, pool: services.pool, clock }),
    ...postingDigestJobs({ database: services.database, clock, keys, secret: services.config.secret }),
  ];
}

function sendingJobs({ database, config }: BackgroundServices, mailer: Mailer): JobRegistration[] {
  const { hostname } = new URL(config.baseUrl);
  return [
    ...mailJobs({
      database,
      mailer,
      keys: sessionKeys(config.secret),
      clock,
      baseUrl: config.baseUrl,
      templates: { ...identityMails, ...verificationMails, ...cvReviewMails, ...feedMails, ...postingMails },
    }),
    ...supportJobs({ database, mailer, supportAddress: `support@${hostname}` }),
  ];
}
