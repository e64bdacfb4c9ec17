// The banner of maintenance, loaded only while there is one: in the reader's language, closed by who has read it, and gone when its time is over.
// @rule tenants.8
import type { Boot } from '@fairway/client/page-request';
import { pickText } from '@fairway/i18n/fallback';
import { languageTag } from '@fairway/rules/locales';
import { Banner } from '@fairway/ui/banner';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../lib/boot.ts';
import { useHydrated } from '../lib/hydrated.ts';
import { isKept, keep } from '../lib/kept-flag.ts';
import styles from './maintenance-notice.module.css';

type Notice = NonNullable<Boot['tenant']['maintenance']>;

/** The longest that a browser's clock waits for. */
const WAIT_MS_MAX = 2_147_483_647;

export default function MaintenanceNotice({ id, texts, untilAt }: Notice) {
  const t = useTranslations('shell');
  const { locale, tenant } = useBoot();
  const key = `maintenance-${id}`;
  // What the server renders is the same for every reader: what this browser knows counts once the page lives.
  const hydrated = useHydrated();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), Math.min(Math.max(0, Date.parse(untilAt) - Date.now()), WAIT_MS_MAX));
    return () => clearTimeout(timer);
  }, [untilAt]);
  const picked = pickText(texts, locale, tenant.locale);
  if (!picked || isGone || (hydrated && isKept(key))) return null;
  const close = () => {
    keep(key, true);
    setGone(true);
  };
  return (
    <div className={styles.notice}>
      <Banner meaning="warning" onClose={close} closeLabel={t('dialog.close')}>
        <span lang={languageTag(picked.locale)}>{picked.text}</span>
      </Banner>
    </div>
  );
}
