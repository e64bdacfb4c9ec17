// The draft as the public page draws it, in a language that one chooses. Nothing in it leads away or does anything.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { Select } from '@fairway/ui/select';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { OrganizationView } from '../../organizations/components/organization-view.tsx';
import { companyQuery, previewQuery } from '../queries.ts';
import styles from './profile.module.css';

type Page = ComponentProps<typeof OrganizationView>['page'];
const NO_JOBS: Pick<Page, 'postings' | 'hiring' | 'pay'> = {
  ...{ postings: [], pay: null, hiring: { education_level: [], employment_types: [], languages: [], address: [] } },
};

type Props = { locale: Locale; onLocale: (locale: Locale) => void; isPublic: boolean };

export function ProfilePreview({ locale, onLocale, isPublic }: Props) {
  const t = useTranslations('organization-profiles.preview');
  const api = useApi();
  const { organizationId } = useConsoleOrganization();
  const reply = useQuery({ ...previewQuery(api, organizationId, locale), staleTime: 0 });
  const company = useQuery({ ...companyQuery(api, organizationId, locale), enabled: isPublic });
  return (
    <div className={styles.form}>
      <div className={styles.language}>
        <Select
          label={t('language')}
          hint={t('hint')}
          options={LOCALES.map((one) => ({ value: one, label: LOCALE_NAMES[one] }))}
          value={locale}
          onChange={(event) => onLocale(event.currentTarget.value as Locale)}
        />
      </div>
      <Loaded reply={reply}>
        {({ company: { description: _, ...facts }, profile }) => {
          const today = company.data;
          const page: Page = {
            ...NO_JOBS,
            ...(today ? { postings: today.postings, hiring: today.hiring, pay: today.pay } : {}),
            ...{ nowMs: Date.now(), profile, similar: [], replies: undefined, trust: undefined },
            company: { ...facts, openPostings: today?.totalPostings ?? 0 },
            family: { id: facts.id, name: facts.name, segment: facts.segment, children: [] },
          };
          return (
            <section
              className={styles.sheet}
              aria-label={t('label')}
              onClickCapture={(event) => {
                if (event.target instanceof Element && event.target.closest('a, button')) {
                  event.preventDefault();
                  event.stopPropagation();
                }
              }}
            >
              <OrganizationView page={page} />
            </section>
          );
        }}
      </Loaded>
    </div>
  );
}
