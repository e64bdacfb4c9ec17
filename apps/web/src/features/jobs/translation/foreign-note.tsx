// Above a text in another language than the reader's: which it is, and who translates it. What happens after a press comes with the press.
import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { translatorAddress, translatorHost, translatorLanguage } from '@fairway/rules/translator-templates';
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { lazy, type RefObject, useEffect, useState, useTransition } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { browserTranslates } from './browser-translator.ts';
import styles from './foreign-note.module.css';
import type { Translation } from './foreign-text.ts';

const TranslationBar = lazy(() => import('./translation-bar.tsx'));
const focus = (button: HTMLElement | null) => button?.focus();

export type ForeignNoteProps = {
  job: JobDetail;
  /** Tag of the text's language, and its name. */
  tag: string;
  languageName: string;
  /** What is translated. */
  original: RefObject<Element | null>;
  show: (translation: Translation | undefined) => void;
};

/** @rule jobs.41 */
export function ForeignNote({ job, tag, languageName, original, show }: ForeignNoteProps) {
  const t = useTranslations('jobs.detail');
  const sourceLanguage = translatorLanguage(tag);
  const targetLanguage = translatorLanguage(useBoot().languageTag);
  const byBrowser = useBrowserTranslates(sourceLanguage, targetLanguage);
  const elsewhere = useTranslatorLink(job, sourceLanguage, targetLanguage);
  const [stage, setStage] = useState<'offered' | 'pressed' | 'left'>('offered');
  const [isComing, startPress] = useTransition();
  const originalText = t('otherLanguage', { language: languageName });

  if (stage === 'pressed' && original.current)
    return (
      <TranslationBar
        {...{ sourceLanguage, targetLanguage, originalText, show }}
        title={job.title}
        original={original.current}
        leave={() => {
          show(undefined);
          setStage('left');
        }}
      />
    );
  return (
    <div className={styles.note}>
      <p>{originalText}</p>
      {byBrowser ? (
        <Button
          size="small"
          ref={stage === 'left' ? focus : null}
          aria-busy={isComing}
          onClick={() => startPress(() => setStage('pressed'))}
        >
          {t('translate')}
        </Button>
      ) : elsewhere ? (
        <Link href={elsewhere.href} target="_blank" rel="noopener">
          {t('translateWith', { host: elsewhere.host })}
        </Link>
      ) : null}
    </div>
  );
}

function useBrowserTranslates(sourceLanguage: string, targetLanguage: string): boolean {
  const [does, setDoes] = useState(false);
  useEffect(() => {
    let isHere = true;
    void browserTranslates({ sourceLanguage, targetLanguage }).then((answer) => isHere && setDoes(answer));
    return () => {
      isHere = false;
    };
  }, [sourceLanguage, targetLanguage]);
  return does;
}

/** The tenant's translator, where it finds what it is asked to read: it opens the page as anybody, and a closed posting is no page to it. */
function useTranslatorLink(job: JobDetail, source: string, language: string): { href: string; host: string } | undefined {
  const { origin, tenant } = useBoot();
  const { href } = useHrefs();
  const template = tenant.translatorTemplate;
  const host = template && !job.exclusive && !job.expired ? translatorHost(template) : undefined;
  if (!template || !host) return undefined;
  return { host, href: translatorAddress(template, { url: origin + href('jobdetail', { id: job.segment }), language, source }) };
}
