// The calls of the profile as a document.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { ImportSource } from '@fairway/rules/import-flow';
import type { Locale } from '@fairway/rules/locales';
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import type { ImportSection } from '@fairway/rules/profile-import';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';
import { uploadFile } from '../../lib/uploads.ts';

export type ProfileImport = components['schemas']['ProfileImport'];
export type RecentImport = components['schemas']['RecentImport'];
export type MachineReading = components['schemas']['MachineReading'];
export type ResumeLayout = 'classic' | 'modern';

/** Saves the PDF as a file. @throws ApiProblem */
export async function downloadPdf(api: Api, query: { layout: ResumeLayout; locale: Locale }): Promise<void> {
  save(await api.call.GET('/api/v1/candidate/resume.pdf', { params: { query }, parseAs: 'blob' }), 'resume.pdf');
}

/** Saves the JSON Resume as a file. @throws ApiProblem */
export async function downloadJson(api: Api): Promise<void> {
  save(await api.call.GET('/api/v1/candidate/resume.json', { parseAs: 'blob' }), 'resume.json');
}

/** What a machine reads in a document, or in the PDF of the profile. */
export type ReadWhat = { documentId: string } | { layout: ResumeLayout; locale: Locale };

/** @throws ApiProblem documents.wrong_type, import.* */
export async function machineReading(api: Api, what: ReadWhat): Promise<MachineReading> {
  const { data } =
    'documentId' in what
      ? await api.call.GET('/api/v1/candidate/cv/{id}/reading', { params: { path: { id: what.documentId } } })
      : await api.call.GET('/api/v1/candidate/resume-reading', { params: { query: what } });
  return data as MachineReading;
}

const latestImportQuery = (api: Api) => api.query.queryOptions('get', '/api/v1/candidate/import/latest');

/** What was imported last; null where there was nothing, undefined until it is known. */
export const useLatestImport = (): ProfileImport | null | undefined => useQuery(latestImportQuery(useApi())).data?.import;

/** Whether a provider reads profile links here. */
export const useImportLinks = (): boolean => useQuery(latestImportQuery(useApi())).data?.readsLinks ?? false;

const recentImportsQuery = (api: Api) => ({ ...api.query.queryOptions('get', '/api/v1/candidate/import'), staleTime: 0 });

/** What was imported within the last seven days, newest first. */
export const useRecentImports = () => useQuery(recentImportsQuery(useApi()));

/** @throws ApiProblem not_found */
export async function readImport(api: Api, id: string): Promise<ProfileImport> {
  return (await api.call.GET('/api/v1/candidate/import/{id}', ofImport(id))).data as ProfileImport;
}

const PATHS: Readonly<Record<ImportSource, string>> = {
  file: '/api/v1/candidate/import/resume-file',
  linkedin: '/api/v1/candidate/import/linkedin-file',
};

type Upload = {
  source: ImportSource;
  file: File;
  sectionTypes: readonly ImportSection[];
  isKept: boolean;
  onProgress: (percent: number) => void;
};

/** @throws ApiProblem documents.*, import.* */
export function importUpload({ source, file, sectionTypes, isKept, onProgress }: Upload): Promise<ProfileImport> {
  const fields = { sectionTypes: JSON.stringify(sectionTypes), ...(isKept ? { keepAsDocument: 'true', consent: 'true' } : {}) };
  return uploadFile<ProfileImport>({ path: PATHS[source], field: 'file', file, fields, onProgress });
}

/** @throws ApiProblem import.* */
export async function importLink(api: Api, linkedinProfileLink: string, sectionTypes: readonly ImportSection[]): Promise<ProfileImport> {
  const body = { linkedinProfileLink, sectionTypes: [...sectionTypes] };
  return (await api.call.POST('/api/v1/candidate/import/linkedin-proxycurl', { body })).data as ProfileImport;
}

const ofImport = (id: string) => ({ params: { path: { id } } });

/** @throws ApiProblem */
export async function setImportResolved(api: Api, id: string, section: ImportSection, areResolved: boolean): Promise<void> {
  await api.call.PATCH('/api/v1/candidate/import/{id}/update-resolved', {
    ...ofImport(id),
    body: { sectionTypes: [section], areResolved },
  });
}

/** @throws ApiProblem */
export async function reviewImport(api: Api, id: string): Promise<void> {
  await api.call.PATCH('/api/v1/candidate/import/{id}/update-reviewed', { ...ofImport(id), body: { isReviewed: true } });
}

/** @throws ApiProblem import.nothing_to_take, profile.invalid */
export async function takeImportItem(api: Api, id: string, itemId: string): Promise<ProfileImport> {
  return (await api.call.PATCH('/api/v1/candidate/import/{id}/take', { ...ofImport(id), body: { item: itemId } })).data as ProfileImport;
}

/** `kept`: what was changed since, `later`: what a later import went on from. */
type Undone = { import: ProfileImport; kept: number; later: number };

/** @throws ApiProblem import.undo_over */
export async function undoWholeImport(api: Api, id: string): Promise<Undone> {
  return (await api.call.POST('/api/v1/candidate/import/{id}/undo', ofImport(id))).data as Undone;
}

/** @throws ApiProblem not_found */
export async function deleteImportRecord(api: Api, id: string): Promise<void> {
  await api.call.DELETE('/api/v1/candidate/import/{id}', ofImport(id));
}

/** The profile, and what was imported last, are asked for again. */
export function tellImportChanged(): void {
  window.dispatchEvent(new CustomEvent(PROFILE_EVENTS.update));
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
