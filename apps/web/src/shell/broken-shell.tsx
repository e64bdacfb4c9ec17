// What stands when the shell itself cannot be drawn. It uses nothing that could be broken too, but the words.
import { type Locale, languageTag } from '@fairway/rules/locales';
import { createTranslator } from 'use-intl/core';
import { preparedMessages } from '../lib/messages.ts';
import styles from './broken-shell.module.css';

export function BrokenShell({ locale }: { locale: Locale }) {
  const t = createTranslator({ locale: languageTag(locale), messages: preparedMessages(locale), namespace: 'shell' });
  return (
    <main className={styles.page}>
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <a href={`/${locale}`}>{t('notFound.home')}</a>
    </main>
  );
}
