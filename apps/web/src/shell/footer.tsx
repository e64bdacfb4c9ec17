// The foot of every page: all links once more (the menu button of small screens leads here without JavaScript) and the languages.
import { SITE_PAGES } from '@fairway/rules/site-pages';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { consentDialog } from '../features/consent/components/consent-dialog.ts';
import { supportDialog } from '../features/support/components/help-button.tsx';
import { useBoot } from '../lib/boot.ts';
import { BrandMark } from '../lib/brand-mark.tsx';
import { useHrefs } from '../lib/paths.ts';
import styles from './footer.module.css';
import { FOOT_MENU_ID } from './header.tsx';
import { LocaleList } from './locale-menu.tsx';
import { mainLinks, type NavLink, toolLinks } from './main-links.ts';

export function Footer() {
  const t = useTranslations('shell');
  const boot = useBoot();
  const { href, exists, sitePage } = useHrefs();
  const { tenant } = boot;
  const words = { faq: t('account.faqs'), privacy: t('account.privacy'), terms: t('footer.terms'), imprint: t('footer.imprint') };
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <BrandMark />
          <p>{t('footer.tagline')}</p>
        </div>
        <nav id={FOOT_MENU_ID} aria-label={t('footer.explore')}>
          <h2 className={styles.title}>{t('footer.explore')}</h2>
          <ul className={styles.links}>
            {[...mainLinks(boot), ...toolLinks(boot)].map((link) => (
              <li key={link.word}>
                <FootLink link={link} text={t(`nav.${link.word}`)} />
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>{t('footer.about')}</h2>
          <ul className={styles.links}>
            {exists('about-gptw') ? (
              <li>
                <Link href={href('about-gptw')}>{t('footer.aboutGptw')}</Link>
              </li>
            ) : null}
            {SITE_PAGES.map((page) => {
              const address = sitePage(page);
              return address ? (
                <li key={page}>
                  <Link href={address}>{words[page]}</Link>
                </li>
              ) : null;
            })}
            <FooterDialogs />
          </ul>
        </div>
        <div className={styles.languages}>
          <h2 className={styles.title}>{t('locale.label')}</h2>
          <LocaleList />
        </div>
      </div>
      <p className={styles.copyright}>{t('footer.copyright', { name: tenant.name })}</p>
    </footer>
  );
}

function FootLink({ link, text }: { link: NavLink; text: string }) {
  return link.external ? <a href={link.href}>{text}</a> : <Link href={link.href}>{text}</Link>;
}

/** What the reader can open from here: contact and cookie settings. */
function FooterDialogs() {
  const t = useTranslations('shell');
  const dialogs = useDialogs();
  return (
    <>
      <li>
        <button type="button" onClick={() => dialogs.open(supportDialog, {})}>
          {t('notFound.contact')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => dialogs.open(consentDialog, {})}>
          {t('account.cookies')}
        </button>
      </li>
    </>
  );
}
