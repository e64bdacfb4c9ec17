// Pay, languages and names of the countries of the demo world.

export type CountryFacts = {
  name: string;
  /** Languages that are asked for beside English. */
  language: string;
  currency: string;
  /** Units of that currency for one euro, and the level of pay against Germany. */
  perEuro: number;
  payLevel: number;
};

const row = (name: string, language: string, currency: string, perEuro: number, payLevel: number): CountryFacts => ({
  name,
  language,
  currency,
  perEuro,
  payLevel,
});

/** Columns: name, language, currency, its units for a euro, level of pay. */
export const COUNTRIES: Record<string, CountryFacts> = {
  GB: row('United Kingdom', 'en', 'GBP', 0.85, 0.85), IE: row('Ireland', 'en', 'EUR', 1, 0.9), US: row('United States', 'en', 'USD', 1.1, 1.35), CA: row('Canada', 'en', 'CAD', 1.5, 0.95),
  AU: row('Australia', 'en', 'AUD', 1.65, 1), SG: row('Singapore', 'en', 'SGD', 1.45, 0.9), IN: row('India', 'hi', 'INR', 90, 0.2), SE: row('Sweden', 'sv', 'SEK', 11.4, 0.8),
  NO: row('Norway', 'no', 'NOK', 11.6, 1.05), DK: row('Denmark', 'da', 'DKK', 7.46, 1.05), FI: row('Finland', 'fi', 'EUR', 1, 0.85), PL: row('Poland', 'pl', 'PLN', 4.3, 0.5),
  DE: row('Germany', 'de', 'EUR', 1, 1), AT: row('Austria', 'de', 'EUR', 1, 0.92), CH: row('Switzerland', 'de', 'CHF', 0.95, 1.7), NL: row('Netherlands', 'nl', 'EUR', 1, 0.88),
  FR: row('France', 'fr', 'EUR', 1, 0.82), BE: row('Belgium', 'fr', 'EUR', 1, 0.88), ES: row('Spain', 'es', 'EUR', 1, 0.6), MX: row('Mexico', 'es', 'MXN', 20, 0.3),
  IT: row('Italy', 'it', 'EUR', 1, 0.65), PT: row('Portugal', 'pt', 'EUR', 1, 0.48), BR: row('Brazil', 'pt', 'BRL', 6, 0.3), RO: row('Romania', 'ro', 'RON', 5, 0.42),
  KZ: row('Kazakhstan', 'ru', 'KZT', 540, 0.28), CN: row('China', 'zh', 'CNY', 7.8, 0.45), JP: row('Japan', 'ja', 'JPY', 162, 0.6), KR: row('South Korea', 'ko', 'KRW', 1500, 0.62),
  VN: row('Vietnam', 'vi', 'VND', 27_000, 0.18), PH: row('Philippines', 'fil', 'PHP', 62, 0.16),
}; // biome-ignore format: a table
