// The languages, each in its own words. Choosing one loads the page anew at /{locale}{path}; the choice is kept in a cookie for
// addresses without a locale. @rule locales.4
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { IconLanguage } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../lib/boot.ts';
import { LaterLife } from '../lib/later-life.tsx';
import { localized, usePathBehindLocale } from '../lib/paths.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './locale-menu.module.css';
import { MenuItem, MenuList, menuEntry } from './menu-list.tsx';

const YEAR_SECONDS = 31_536_000;

/** Remembers the choice for addresses without a locale. */
function remember(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** The list of all languages, as links to this very page. */
export function LocaleList() {
  const t = useTranslations('shell.locale');
  const { locale: current } = useBoot();
  const path = usePathBehindLocale();
  const { search } = useLocation();
  return (
    <MenuList label={t('label')}>
      {LOCALES.map((locale) => (
        <MenuItem key={locale}>
          <a
            className={`${menuEntry} ${styles.name}`}
            href={localized(locale, path) + search}
            lang={languageTag(locale)}
            hrefLang={languageTag(locale)}
            onClick={() => remember(locale)}
            {...(locale === current ? { 'aria-current': 'true' as const } : {})}
          >
            {LOCALE_NAMES[locale]}
          </a>
        </MenuItem>
      ))}
    </MenuList>
  );
}

/** Always the same element: it changes with the address alone. */
const LIST = (
  <LaterLife>
    <LocaleList />
  </LaterLife>
);

/** The dropdown of the header. */
export function LocaleMenu() {
  const t = useTranslations('shell.locale');
  const { locale } = useBoot();
  return (
    <Disclosure
      button={
        <>
          <IconLanguage size={20} aria-hidden />
          <span className="fw-hidden">{`${t('label')}: `}</span>
          <span className={styles.current}>{LOCALE_NAMES[locale]}</span>
        </>
      }
    >
      <div className={styles.list}>{LIST}</div>
    </Disclosure>
  );
}
