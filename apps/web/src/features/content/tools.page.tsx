import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import {
  type IconBook2,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCertificate,
  IconChartRadar,
  IconDeviceMobile,
  IconExternalLink,
  IconFileCheck,
  IconFolder,
  IconHelp,
  IconMapPin,
  IconMessages,
  IconNews,
  IconPresentation,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { ContentPage } from './content-page.tsx';
import { type ToolLink, type ToolWord, toolGroups } from './tool-links.ts';
import styles from './tools.module.css';

const ICONS: Record<ToolWord, typeof IconBook2> = {
  jobs: IconBriefcase,
  employers: IconBuilding,
  jobsInChina: IconMapPin,
  events: IconCalendarEvent,
  assessments: IconChartRadar,
  masterclasses: IconPresentation,
  courses: IconCertificate,
  calendar: IconMessages,
  resources: IconFolder,
  cvReview: IconFileCheck,
  countryGuides: IconWorld,
  blog: IconNews,
  faq: IconHelp,
  apps: IconDeviceMobile,
};

export const meta = pageMeta(({ t, boot }) => ({
  title: t('content.tools.title'),
  description: t('content.tools.lead', { name: boot.tenant.name }),
  path: pathOf('tools'),
}));

/** The page of links to everything that helps on the way to a job. @spec decision 10 */
export default function ToolsPage() {
  const t = useTranslations('content.tools');
  const boot = useBoot();
  const groups = toolGroups(boot);
  return (
    <ContentPage title={t('title')} lead={t('lead', { name: boot.tenant.name })}>
      {groups.length === 0 ? <EmptyState drawing="list" title={t('empty')} text={t('emptyText')} /> : null}
      {groups.map((group) => (
        <section key={group.word} className={styles.group}>
          <h2>{t(group.word)}</h2>
          <ul className={styles.cards}>
            {group.links.map((link) => (
              <li key={link.word}>
                <ToolCard link={link} name={boot.tenant.name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ContentPage>
  );
}

function ToolCard({ link, name }: { link: ToolLink; name: string }) {
  const t = useTranslations('content.tools');
  const Icon = ICONS[link.word];
  return (
    <Link href={link.href} className={styles.card}>
      <span className={styles.icon}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>
          {t(`cards.${link.word}.title`)}
          {link.external ? <IconExternalLink size={16} role="img" aria-label={t('external')} /> : null}
        </strong>
        <span className={styles.text}>{link.word === 'apps' ? t('cards.apps.text', { name }) : t(`cards.${link.word}.text`)}</span>
      </span>
    </Link>
  );
}
