import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { seenWidgetsQuery } from '../queries.ts';
import { WidgetCard } from './widget-card.tsx';
import styles from './widgets.module.css';

/** The widgets of my schools and of the platform; nothing where there are none, or they could not be loaded. @rule widgets.1 */
export function MyWidgets() {
  const t = useTranslations('widgets');
  const { locale } = useBoot();
  const { data } = useQuery(seenWidgetsQuery(useApi(), locale));
  if (!data || data.widgets.length === 0) return null;
  return (
    <section aria-labelledby="my-widgets" className={styles.mine}>
      <h2 id="my-widgets">{t('mine')}</h2>
      <ul className={styles.list}>
        {data.widgets.map((widget) => (
          <li key={widget.id}>
            <WidgetCard widget={widget} />
          </li>
        ))}
      </ul>
    </section>
  );
}
