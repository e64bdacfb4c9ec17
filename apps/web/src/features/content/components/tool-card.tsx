import { Link } from '@fairway/ui/link';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { linkHref, type ToolLink, useLanguageMark } from '../tool-links.ts';
import styles from './tool-card.module.css';
import { ToolIcon } from './tool-icon.tsx';

/** Cards side by side. */
export function ToolCards({ links }: { links: readonly ToolLink[] }) {
  return (
    <ul className={styles.cards}>
      {links.map((link) => (
        <li key={link.id}>
          <ToolCard link={link} />
        </li>
      ))}
    </ul>
  );
}

function ToolCard({ link }: { link: ToolLink }) {
  const t = useTranslations('content.tools');
  const boot = useBoot();
  const mark = useLanguageMark();
  return (
    <Link href={linkHref(link.address ?? '/', boot)} className={styles.card}>
      <span className={styles.icon}>
        <ToolIcon icon={link.icon} size={22} />
      </span>
      <span className={styles.words} {...mark(link)}>
        <strong className={styles.title}>
          {link.title}
          {link.external ? <IconExternalLink size={16} role="img" lang={boot.languageTag} aria-label={t('external')} /> : null}
        </strong>
        {link.text === '' ? null : <span className={styles.text}>{link.text}</span>}
      </span>
    </Link>
  );
}
