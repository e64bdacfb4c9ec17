// Labels of postings in the reader's words. A row holds a code, which messages name, or words of its own (the feed's or the employer's).
// The reader's language comes with each call as Accept-Language; without it the tenant's is used.
import type { JobSummary } from '@fairway/contract/jobs/endpoints';
import { loadMessages } from '@fairway/i18n/messages';
import type { Messages } from '@fairway/i18n/messages.gen';
import { type Locale, languageTag, negotiateLocale } from '@fairway/rules/locales';
import { isJobLabelCode } from '@fairway/rules/recognition/labels';
import type { ApiRequest } from '../../kernel/http/request.ts';

type JobLabel = JobSummary['labels'][number];
/** The labels of a row (`job.labels`) as they travel. */
export type LabelNames = (stored: unknown) => JobLabel[];

/** The locale of the reader of a call. */
export function readersLocale({ fastify, tenant }: Pick<ApiRequest, 'fastify' | 'tenant'>): Locale {
  return negotiateLocale(fastify.headers['accept-language']) ?? tenant.locale;
}

/** ISO 639 codes of the languages that the readers of a locale read, as far as it says. */
export function readersLanguages(locale: Locale): string[] {
  return [languageTag(locale).split('-')[0]!];
}

/** A function that names the labels of rows for the reader of a call. */
export async function labelNames(request: Pick<ApiRequest, 'fastify' | 'tenant'>): Promise<LabelNames> {
  const { labels } = (await loadMessages(readersLocale(request))).jobs;
  return (stored) => (Array.isArray(stored) ? stored.flatMap((label) => labelOf(label, labels)) : []);
}

function labelOf(label: (Partial<JobLabel> & { code?: unknown }) | null, messages: Messages['jobs']['labels']): JobLabel[] {
  if (isJobLabelCode(label?.code)) {
    const tips: Partial<Record<string, string>> = messages.tips;
    return [{ type: 'text', text: messages.names[label.code], tooltip: tips[label.code] ?? null, img: null }];
  }
  if (typeof label?.text !== 'string') return [];
  return [{ type: label.type === 'img' ? 'img' : 'text', text: label.text, tooltip: label.tooltip ?? null, img: label.img ?? null }];
}
