// A PDF in a page of ours: all its pages below each other, fit to the width or larger, with text that can be chosen. Words that are chosen can be
// taken up by whoever shows it (`onChoose`), and what is said of words is marked on them. The engine is loaded with the first document.

import type { PageAnchor } from '@fairway/rules/page-anchors';
import { Button, IconButton } from '@fairway/ui/button';
import { SkeletonBlock } from '@fairway/ui/skeleton';
import { IconArrowAutofitWidth, IconMinus, IconPlus } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../reader-formats.ts';
import { chosenWords } from './chosen-words.ts';
import type { PdfMark } from './pdf-page.tsx';
import styles from './pdf-viewer.module.css';

export type ChosenWords = PageAnchor & { page: number };
export type PdfViewerProps = {
  /** Of this origin. */
  url: string;
  /** What it is: "CV of Ada Berg". */
  title: string;
  marks?: readonly PdfMark[];
  /** The mark that is looked at: its page comes into the window. */
  current?: string | undefined;
  onMark?: (id: string) => void;
  /** Somebody chose words, or none any more. */
  onChoose?: (chosen: ChosenWords | null) => void;
  /** Beside the zoom: a download. */
  actions?: ReactNode;
};

const PdfPage = lazy(async () => ({ default: (await import('./pdf-page.tsx')).PdfPage }));
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = ZOOMS.indexOf(1);
type Opened = { state: 'loading' } | { state: 'failed' | 'locked' } | { state: 'open'; pdf: PDFDocumentProxy; ratio: number };

export function PdfViewer({ url, title, marks = [], current, onMark, onChoose, actions }: PdfViewerProps) {
  const t = useTranslations('console.pdf');
  const formats = useReaderFormats();
  const [tries, setTries] = useState(0);
  const opened = useOpened(url, tries);
  const [zoom, setZoom] = useState(FIT);
  const pages = useRef<HTMLElement>(null);
  const widthPx = useWidth(pages);
  useChosen(pages, onChoose);
  useEffect(() => {
    const page = marks.find(({ id }) => id === current)?.page;
    const shown = page === undefined ? null : pages.current?.querySelector(`[data-page="${page}"]`);
    shown?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'center' });
  }, [current, marks]);
  const percent = ZOOMS[zoom] ?? 1;
  return (
    <div className={styles.viewer}>
      <div className={styles.bar}>
        {opened.state === 'open' ? <p className={styles.count}>{t('pages', { count: opened.pdf.numPages })}</p> : null}
        <IconButton label={t('smaller')} icon={<IconMinus aria-hidden />} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <span className={styles.zoom}>{formats.percent(percent * 100)}</span>
        <IconButton
          label={t('larger')}
          icon={<IconPlus aria-hidden />}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton label={t('fit')} icon={<IconArrowAutofitWidth aria-hidden />} disabled={zoom === FIT} onClick={() => setZoom(FIT)} />
        {actions}
      </div>
      {/* Who scrolls by keys comes into it by Tab. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached */}
      <section ref={pages} className={styles.pages} aria-label={title} tabIndex={0}>
        {opened.state === 'loading' ? (
          <div role="status">
            <span className="fw-hidden">{t('loading')}</span>
            <SkeletonBlock width="100%" height="30rem" />
          </div>
        ) : null}
        {opened.state === 'failed' || opened.state === 'locked' ? (
          <div role="alert" className={styles.failed}>
            <p>{t(opened.state)}</p>
            {opened.state === 'failed' ? <Button onClick={() => setTries(tries + 1)}>{t('retry')}</Button> : null}
          </div>
        ) : null}
        {opened.state === 'open' ? (
          <Suspense>
            {Array.from({ length: opened.pdf.numPages }, (_, at) => at + 1).map((number) => (
              <PdfPage
                key={number}
                pdf={opened.pdf}
                number={number}
                widthPx={Math.floor(widthPx * percent)}
                ratio={opened.ratio}
                marks={marks.filter(({ page }) => page === number)}
                current={current}
                onMark={onMark}
              />
            ))}
          </Suspense>
        ) : null}
      </section>
    </div>
  );
}

/** The document at an address; tried again when `tries` changes. */
function useOpened(url: string, tries: number): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    setOpened({ state: 'loading' });
    const ending = new AbortController();
    const open = async () => {
      const { openPdf } = await import('./pdf-engine.ts');
      if (ending.signal.aborted) return;
      const pdf = await openPdf(url, ending.signal);
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!ending.signal.aborted) setOpened({ state: 'open', pdf, ratio: height / width });
    };
    open().catch((error: unknown) => {
      if (ending.signal.aborted) return;
      setOpened({ state: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'failed' });
    });
    return () => ending.abort();
  }, [url, tries]);
  return opened;
}

/** How wide the place of the pages is, in pixels. */
function useWidth(place: { current: HTMLElement | null }): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidthPx(Math.floor(entry.contentRect.width)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return widthPx;
}

/** Tells what is chosen on the pages, once the pointer or the keys rest. */
function useChosen(place: { current: HTMLElement | null }, onChoose: PdfViewerProps['onChoose']): void {
  const latest = useRef(onChoose);
  latest.current = onChoose;
  const isWanted = onChoose !== undefined;
  useEffect(() => {
    const element = place.current;
    if (!element || !isWanted) return;
    const look = () => latest.current?.(chosenWords(element));
    element.addEventListener('pointerup', look);
    element.addEventListener('keyup', look);
    return () => {
      element.removeEventListener('pointerup', look);
      element.removeEventListener('keyup', look);
    };
  }, [place, isWanted]);
}
