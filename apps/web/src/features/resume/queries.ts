// The calls of the profile as a document.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';
import type { ImportSection } from './resume-file.ts';

export type ProfileImport = components['schemas']['ProfileImport'];
export type ResumeLayout = 'classic' | 'modern';

/** Saves the PDF as a file. @throws ApiProblem */
export async function downloadPdf(api: Api, query: { layout: ResumeLayout; locale: Locale }): Promise<void> {
  save(await api.call.GET('/api/v1/candidate/resume.pdf', { params: { query }, parseAs: 'blob' }), 'resume.pdf');
}

/** Saves the JSON Resume as a file. @throws ApiProblem */
export async function downloadJson(api: Api): Promise<void> {
  save(await api.call.GET('/api/v1/candidate/resume.json', { parseAs: 'blob' }), 'resume.json');
}

/** @throws ApiProblem import.unreadable, import.daily_limit */
export async function importResume(api: Api, resume: Record<string, unknown>, sectionTypes: ImportSection[]): Promise<ProfileImport> {
  const { data } = await api.call.POST('/api/v1/candidate/import/json-resume', { body: { resume, sectionTypes } });
  return data as ProfileImport;
}

function save({ data, response }: { data?: unknown; response: Response }, fallback: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data as Blob);
  link.download = nameIn(response.headers.get('content-disposition')) ?? fallback;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The name of a file that a reply gives it (RFC 6266). */
export function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
