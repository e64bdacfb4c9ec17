// The agreement on data processing as the platform's administrators write it: each language, the editions before, and how many schools stand by it.
// @rule processing-agreements.1
import '../../../lib/later-messages.ts';
import type { Locale } from '@fairway/rules/locales';
import { Banner } from '@fairway/ui/banner';
import { LinkButton } from '@fairway/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { AgreementEditor } from '../components/agreement-editor.tsx';
import { type EditedAgreement, editedAgreementQuery } from '../queries.ts';

export const meta = pageMeta(({ t }) => ({
  title: t('console.admin.processingAgreement'),
  path: pathOf('admin-processing-agreement'),
  noIndex: true,
}));

export default function AgreementPage() {
  const reply = useQuery(editedAgreementQuery(useApi()));
  return <Loaded reply={reply}>{(edited) => <Edited edited={edited} />}</Loaded>;
}

function Edited({ edited }: { edited: EditedAgreement }) {
  const t = useTranslations('processing-agreements.admin');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const [locale, setLocale] = useState<Locale>(edited.platform.locale);
  const { accepted, all } = edited.schools;
  return (
    <ConsolePage
      title={console('processingAgreement')}
      description={t('description')}
      actions={<LinkButton href={href('admin-processing-agreement-schools')}>{t('toSchools')}</LinkButton>}
    >
      <Banner>{t('schools', { accepted: `${accepted}`, all: `${all}` })}</Banner>
      <Banner meaning="warning">{t('check')}</Banner>
      {edited.platform.email === null ? <Banner>{t('noEmail', { email: '{email}' })}</Banner> : null}
      <UnsavedGuard>
        {/* Each edition is a form of its own, begun with what it says. */}
        <AgreementEditor key={edited.edition} edited={edited} locale={locale} onLocale={setLocale} />
      </UnsavedGuard>
    </ConsolePage>
  );
}
