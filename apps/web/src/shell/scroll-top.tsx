// Back to the top, once the page is scrolled more than 500 px. A mark at that height tells; nothing listens to scrolling.
// @spec 2.2 "scroll-to-top button", 9 "scroll-to-top 500 px"
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './scroll-top.module.css';

export function ScrollTop() {
  const t = useTranslations('shell');
  const mark = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry !== undefined && !entry.isIntersecting));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} className={styles.mark} aria-hidden="true" />
      {shown ? (
        <button
          type="button"
          className={styles.button}
          title={t('scrollTop')}
          aria-label={t('scrollTop')}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <IconArrowUp size={20} aria-hidden />
        </button>
      ) : null}
    </>
  );
}
