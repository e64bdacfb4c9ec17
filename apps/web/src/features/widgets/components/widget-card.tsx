// A widget as my page shows it: a picture, words, and where it leads.
import { Link } from '@fairway/ui/link';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { localized } from '../../../lib/paths.ts';
import type { Widget } from '../queries.ts';
import styles from './widgets.module.css';

export type ShownWidget = Pick<Widget, 'title' | 'text' | 'link' | 'image' | 'fellBack'>;

export function WidgetCard({ widget }: { widget: ShownWidget }) {
  const { title, text, link, image, fellBack } = widget;
  return (
    <article className={styles.card}>
      {image ? <img src={image} alt="" loading="lazy" /> : null}
      <h3 dir="auto" lang={fellBack.title}>
        {link ? <WidgetLink title={title} link={link} /> : title}
      </h3>
      {text === '' ? null : (
        <p dir="auto" lang={fellBack.text}>
          {text}
        </p>
      )}
    </article>
  );
}

function WidgetLink({ title, link }: { title: string; link: string }) {
  const t = useTranslations('widgets');
  const { locale } = useBoot();
  if (link.startsWith('/')) return <Link href={localized(locale, link)}>{title}</Link>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {title} <IconExternalLink size={16} aria-hidden />
      <span className="fw-hidden"> ({t('external')})</span>
    </a>
  );
}
