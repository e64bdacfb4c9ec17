// Back to the top, once the page is scrolled more than 500 px. A mark at that height tells; nothing listens to scrolling.
// @rule navigation.5
import { LIMITS } from '@fairway/rules/limits';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './scroll-top.module.css';

export function ScrollTop() {
  const t = useTranslations('shell');
  if (!useScrolledPast()) return null;
  return (
    <button
      type="button"
      className={styles.button}
      title={t('scrollTop')}
      aria-label={t('scrollTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp size={20} aria-hidden />
    </button>
  );
}

/** Whether the first 500 px of the page are out of sight. */
function useScrolledPast(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const mark = document.createElement('div');
    mark.className = styles.mark ?? '';
    mark.style.height = `${LIMITS.scrollTopPx}px`;
    document.body.append(mark);
    const observer = new IntersectionObserver(([entry]) => setPast(entry !== undefined && !entry.isIntersecting));
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, []);
  return past;
}
