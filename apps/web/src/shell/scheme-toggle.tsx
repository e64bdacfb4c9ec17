// Light or dark by hand. Which icon shows is decided by CSS from the attribute that the inline script sets, so the server need not
// know it and nothing flashes. Without JavaScript the page is light and the button is not there.
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './scheme-toggle.module.css';
import { SCHEME_KEY } from './theme-script.ts';

/** Light or dark, the other one of what is shown. */
export function toggleScheme(): void {
  const root = document.documentElement;
  const next = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.mantineColorScheme = next;
  try {
    // Back at what the device says: follow it again.
    if (next === system) localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, next);
  } catch {
    // A browser that keeps nothing: the choice holds for this page.
  }
}

export function SchemeToggle() {
  const t = useTranslations('shell.scheme');
  return (
    <button type="button" className={styles.toggle} onClick={toggleScheme} title={t('label')} aria-label={t('toggle')}>
      <IconMoon className={styles.moon} size={20} aria-hidden />
      <IconSun className={styles.sun} size={20} aria-hidden />
    </button>
  );
}
