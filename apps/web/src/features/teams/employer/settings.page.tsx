// /employer/settings: what an organization decides once. Each section saves itself, and is its feature's.
import '../../../lib/later-messages.ts';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { Slot } from '../../../lib/slots.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.settings'), path: pathOf('employer-settings'), noIndex: true }));

export default function EmployerSettingsPage() {
  const t = useTranslations('teams.settings');
  const console = useTranslations('console.employer');
  const { name, role } = useConsoleOrganization();
  if (role === 'Representative') return <Nothing />;
  return (
    <ConsolePage title={console('settings')} description={role === 'OrganizationAdmin' ? t('text', { organization: name }) : t('readOnly')}>
      <Slot name="employer-settings" />
      <Elsewhere />
    </ConsolePage>
  );
}

/** What people look for here and is decided elsewhere. */
function Elsewhere() {
  const t = useTranslations('teams.settings');
  const { href, exists } = useConsoleHrefs();
  const links = [
    { page: 'employer-profile', label: t('profile') },
    { page: 'employer-team', label: t('team') },
    { page: 'account-settings', label: t('mails') },
  ].filter(({ page }) => exists(page));
  return (
    <Section id="elsewhere" title={t('elsewhere')} text={t('elsewhereText')}>
      <ul className={styles.plain}>
        {links.map(({ page, label }) => (
          <li key={page}>
            <Link href={href(page)}>{label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
