// What of word-extractor is used; the package has no types.
declare module 'word-extractor' {
  type Extracted = {
    getBody(): string;
    getHeaders(options: { includeFooters: boolean }): string;
    getFooters(): string;
    getTextboxes(options: { includeHeadersAndFooters: boolean }): string;
  };
  export default class WordExtractor {
    extract(source: Buffer): Promise<Extracted>;
  }
}
