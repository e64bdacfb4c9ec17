// /account/settings: everything about the account, a section each. The tabs beside it appear as their pages come. @rule account.4
import '../../lib/own-messages.ts';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { TabLinks } from '@fairway/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Section } from '../../lib/forms/section.tsx';
import { UnsavedGuard } from '../../lib/forms/unsaved.tsx';
import type { GatedPage } from '../../lib/gated-page.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { CommunicationSettings } from '../communication/components/communication-settings.tsx';
import { ContactEmailSection } from './components/contact-email-section.tsx';
import { DeletionSection } from './components/deletion-section.tsx';
import { EmailSection } from './components/email-section.tsx';
import { LanguageSection } from './components/language-section.tsx';
import { NamesSection } from './components/names-section.tsx';
import { PasswordSection } from './components/password-section.tsx';
import { PhoneSection } from './components/phone-section.tsx';
import { PrivacySection } from './components/privacy-section.tsx';
import { SessionsSection } from './components/sessions-section.tsx';
import { SignInSection } from './components/sign-in-section.tsx';
import { meQuery } from './queries.ts';
import styles from './settings.module.css';

export const meta = pageMeta(({ t }) => ({ title: t('account.title'), path: pathOf('account-settings'), noIndex: true }));

export const handle: GatedPage = { early: (api, queries) => queries.prefetchQuery(meQuery(api)) };

const TABS = ['settings', 'subscriptions', 'purchases', 'invoices', 'payments'] as const;

export default function AccountSettingsPage() {
  const t = useTranslations('account');
  const { href, exists } = useHrefs();
  const tabs = TABS.filter((tab) => exists(`account-${tab}`));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {tabs.length > 1 ? (
        <TabLinks
          label={t('title')}
          links={tabs.map((tab) => ({ href: href(`account-${tab}`), label: t(`tabs.${tab}`), current: tab === 'settings' }))}
        />
      ) : null}
      <Sections />
    </div>
  );
}

function Sections() {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const { data: user, error, refetch } = useQuery(meQuery(useApi()));
  if (error)
    return (
      <EmptyState
        drawing="error"
        title={t('failed')}
        text={errorText(error)}
        actions={<Button onClick={() => refetch()}>{t('again')}</Button>}
      />
    );
  if (!user) return <SkeletonRows label={t('title')} />;
  return (
    <UnsavedGuard>
      <div className={styles.sections}>
        <NamesSection key={`${user.firstName}\n${user.lastName}`} user={user} />
        <EmailSection user={user} />
        <ContactEmailSection user={user} />
        <PhoneSection user={user} />
        <LanguageSection user={user} />
        <PasswordSection user={user} />
        <SignInSection />
        <SessionsSection />
        <Section id="communication" title={t('communication.title')} text={t('communication.text')}>
          <CommunicationSettings />
        </Section>
        <PrivacySection />
        <DeletionSection user={user} />
      </div>
    </UnsavedGuard>
  );
}
