// A page of a PDF: a picture of it, its words above as text that can be chosen and heard, and what is marked on it. It is drawn when it comes
// near the window, and anew when the zoom changes.
import type { PageBox } from '@fairway/rules/page-anchors';
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextLayer } from './pdf-engine.ts';
import styles from './pdf-viewer.module.css';

/** Something that is said of words of a page. */
export type PdfMark = { id: string; page: number; label: string; boxes: readonly PageBox[] };

type Props = {
  pdf: PDFDocumentProxy;
  number: number;
  widthPx: number;
  /** Height by width of the first page: what the place is kept with until this one is known. */
  ratio: number;
  marks: readonly PdfMark[];
  current: string | undefined;
  onMark: ((id: string) => void) | undefined;
};

/** A canvas of more pixels is refused by some browsers and takes memory of all. */
const MOST_PIXELS = 16_000_000;
const NEAR = '800px 0px';

export function PdfPage({ pdf, number, widthPx, ratio, marks, current, onMark }: Props) {
  const t = useTranslations('console.pdf');
  const place = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [shape, setShape] = useState(ratio);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const [picture, text] = [canvas.current, words.current];
    if (!isNear || !picture || !text || widthPx <= 0) return;
    let drawing: Drawing | undefined;
    let over = false;
    void pdf
      .getPage(number)
      .then(async (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (over) return;
        setShape(height / width);
        drawing = draw(page, widthPx / width, picture, text);
        await drawing.done;
        if (!over) setFailed(false);
      })
      // A page that cannot be drawn is said in its place; the others are shown.
      .catch(() => over || setFailed(true));
    return () => {
      over = true;
      drawing?.cancel();
    };
  }, [pdf, number, widthPx, isNear]);
  return (
    <section
      ref={place}
      className={styles.page}
      data-page={number}
      aria-label={t('page', { page: `${number}`, pages: `${pdf.numPages}` })}
      style={{ width: widthPx, height: Math.round(widthPx * shape) }}
    >
      <canvas ref={canvas} aria-hidden />
      <div className={styles.marks}>
        {marks.flatMap(({ id, label, boxes }) =>
          boxes.map((box, at) => (
            <button
              key={`${id}-${box.x}-${box.y}`}
              type="button"
              className={styles.mark}
              data-current={id === current}
              // One stop for the keyboard and one word for who listens, however many lines it covers.
              {...(at === 0 ? { 'aria-label': label } : { tabIndex: -1, 'aria-hidden': true })}
              style={{ left: `${box.x * 100}%`, top: `${box.y * 100}%`, width: `${box.width * 100}%`, height: `${box.height * 100}%` }}
              onClick={() => onMark?.(id)}
            />
          )),
        )}
      </div>
      <div ref={words} className={styles.words} />
      {failed ? <p className={styles.fault}>{t('pageFailed')}</p> : null}
    </section>
  );
}

type Drawing = { done: Promise<unknown>; cancel: () => void };

function draw(page: PDFPageProxy, scale: number, canvas: HTMLCanvasElement, words: HTMLDivElement): Drawing {
  const viewport = page.getViewport({ scale });
  const dots = Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));
  // The picture before stays until this one is whole.
  const sheet = document.createElement('canvas');
  sheet.width = Math.round(viewport.width * dots);
  sheet.height = Math.round(viewport.height * dots);
  const picture: RenderTask = page.render({ canvas: sheet, viewport: page.getViewport({ scale: scale * dots }) });
  const held = document.createElement('div');
  held.style.setProperty('--total-scale-factor', `${scale}`);
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: held, viewport });
  const put = () => {
    canvas.width = sheet.width;
    canvas.height = sheet.height;
    canvas.getContext('2d')?.drawImage(sheet, 0, 0);
  };
  return {
    done: Promise.all([picture.promise.then(put), text.render().then(() => words.replaceChildren(held))]),
    cancel: () => {
      picture.cancel();
      text.cancel();
    },
  };
}

/** Is it in the window, or about to be? Once it was, it stays so: what was drawn is kept. */
function useNear(place: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      // Only the place that scrolls can be looked at beyond its edges.
      root: element.parentElement,
      rootMargin: NEAR,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, near]);
  return near;
}
