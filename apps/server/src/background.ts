// Every background job: the kernel's own, and those that the features' manifests name.
import { FEATURES } from './features.ts';
import type { JobRegistration } from './kernel/background/background.ts';
import type { JobServices } from './kernel/feature.ts';
import { fileRemovalJobs } from './kernel/files/file-removal.ts';
import { givenBy } from './kernel/given.ts';
import { mailJobs } from './kernel/mail/jobs.ts';
import { reactionJobs } from './kernel/news/reactions.ts';
import { sessionKeys } from './kernel/session/keys.ts';
import { clock } from './services.ts';

export const jobServices = (opened: Omit<JobServices, 'clock' | 'keys' | 'features'>): JobServices => ({
  ...opened,
  clock,
  keys: sessionKeys(opened.config.secret),
  features: FEATURES,
});

export function backgroundJobs(services: JobServices): JobRegistration[] {
  const { mailer, config } = services;
  const templates = Object.assign({}, ...FEATURES.map(({ mails }) => mails ?? {}));
  const senders = { findSender: givenBy(FEATURES, 'mailSender'), findReaderZone: givenBy(FEATURES, 'readerZone') };
  return [
    ...(mailer ? mailJobs({ ...services, mailer, baseUrl: config.baseUrl, templates, ...senders }) : []),
    ...fileRemovalJobs(services),
    ...reactionJobs(
      services,
      FEATURES.flatMap(({ reactions }) => reactions ?? []),
    ),
    ...FEATURES.flatMap((feature) => feature.jobs?.(services) ?? []),
  ];
}
