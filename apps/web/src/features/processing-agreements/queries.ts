import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';
import { useTranslations } from 'use-intl';

export type SchoolAgreement = components['schemas']['SchoolProcessingAgreement'];
export type EditedAgreement = components['schemas']['EditedProcessingAgreement'];

export const SCHOOL_PATH = '/api/v1/staff/schools/{schoolId}/processing-agreement';
export const ADMIN_PATH = '/api/v1/admin/processing-agreement';

export const schoolAgreementQuery = (api: Api, schoolId: number, locale: Locale) =>
  api.query.queryOptions('get', SCHOOL_PATH, { params: { path: { schoolId }, query: { locale } } });
export const editedAgreementQuery = (api: Api) => api.query.queryOptions('get', ADMIN_PATH);

/** `ours:2` and `edition:3` in words. */
export function useVersionName(): (version: string) => string {
  const t = useTranslations('processing-agreements.versions');
  return (version) => {
    const [kind, number = ''] = version.split(':');
    return t(kind === 'ours' ? 'ours' : 'edition', { number });
  };
}
