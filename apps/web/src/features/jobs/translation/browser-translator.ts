// The translator that a reader's browser may have (Chromium since 138). It works on the device: no text leaves it, but the first use of a pair
// of languages downloads them, for which the browser wants a press.

export type LanguagePair = { sourceLanguage: string; targetLanguage: string };
export type TextTranslator = { translate(text: string, options: { signal: AbortSignal }): Promise<string>; destroy(): void };

type Monitor = { addEventListener(type: 'downloadprogress', heard: (event: { loaded: number }) => void): void };
type TranslatorApi = {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** @throws DOMException NotAllowedError without a press, NetworkError where the download fails, AbortError */
  create(options: LanguagePair & { signal: AbortSignal; monitor(monitor: Monitor): void }): Promise<TextTranslator>;
};

/** The browser's own, where it has one. */
export function browserTranslator(): TranslatorApi | undefined {
  return (window as { Translator?: TranslatorApi }).Translator;
}

/** Whether it translates these two. A browser that does not know, or never says, does not. */
export async function browserTranslates(pair: LanguagePair): Promise<boolean> {
  try {
    return ((await browserTranslator()?.availability(pair)) ?? 'unavailable') !== 'unavailable';
  } catch {
    return false;
  }
}
