// Translates a posting in a copy of what is shown. The translator is given texts and gives texts: they replace the texts of the copy, whose
// elements stay as they were sanitised, so that nothing that a machine says can become markup.
import { browserTranslator, type LanguagePair, type TextTranslator } from './browser-translator.ts';
import type { Translation } from './foreign-text.ts';

export type CopyToTranslate = {
  pair: LanguagePair;
  /** Tag of what it is translated into. */
  language: string;
  title: string;
  original: Element;
  signal: AbortSignal;
  /** How much of the languages is there, in per cent. */
  onLoading: (percent: number) => void;
  /** What is to be shown from now on; its body goes on being translated in place. */
  onWorking: (translation: Translation, percent: number) => void;
};

/** Gives what `onWorking` was given last. @throws what the browser's translator throws, also for `signal` */
export async function translateCopy({
  pair,
  language,
  title,
  original,
  signal,
  onLoading,
  onWorking,
}: CopyToTranslate): Promise<Translation> {
  const api = browserTranslator();
  if (!api) throw new Error('The browser has no translator any more');
  const translator = await api.create({
    ...pair,
    signal,
    monitor: (download) => download.addEventListener('downloadprogress', ({ loaded }) => onLoading(loaded * 100)),
  });
  try {
    const body = original.cloneNode(true) as HTMLElement;
    const texts = textsOf(body);
    const of = texts.length + 1;
    onWorking({ title, body }, 0);
    const translation = { title: await translated(translator, title, signal), body };
    for (const [index, text] of texts.entries()) {
      onWorking(translation, (100 * (index + 1)) / of);
      text.data = await translated(translator, text.data, signal);
      if (text.parentElement) text.parentElement.lang = language;
    }
    for (const marked of body.querySelectorAll('[lang]')) marked.removeAttribute('lang');
    body.lang = language;
    return translation;
  } finally {
    translator.destroy();
  }
}

/** A translation takes the place of the words; the spaces around them part it from what stands beside it. */
async function translated(translator: TextTranslator, text: string, signal: AbortSignal): Promise<string> {
  const words = text.trim();
  const given = (await translator.translate(words.replace(/\s+/g, ' '), { signal })).trim();
  // A browser may finish what it began before it heard that nobody waits any more.
  signal.throwIfAborted();
  return given === '' ? text : text.replace(words, () => given);
}

const WORDLESS = /^[^\p{L}]*$/u;
/** A bare address, on the web or for mail, is the same in every language. */
const ADDRESS = /^\s*(?:https?:\/\/|www\.|[^\s@]+@)[^\s@]+\s*$/i;

/** The texts of an element in their order, without those that say nothing in any language. */
function textsOf(element: Element): Text[] {
  element.normalize();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isKept = text.parentElement?.closest('code, pre, [translate=no]');
    if (!isKept && !WORDLESS.test(text.data) && !ADDRESS.test(text.data)) texts.push(text);
  }
  return texts;
}
