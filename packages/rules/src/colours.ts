// Turns the one or two colours of a tenant into pairs that people can read, for light and dark.
// It must never return a text colour below 4.5:1 on the surfaces it names, whatever colour a tenant typed in.
// Pure: runs on the server while rendering and in the browser.

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** What one colour scheme needs of a brand colour. All are `#rrggbb`. */
export type BrandScheme = {
  /** Links, icons and text in the brand colour; at least 4.5:1 on every surface and on `tint`. */
  text: string;
  /** Fill of the primary button. */
  fill: string;
  /** The same under the pointer. */
  fillHover: string;
  /** Text on `fill` and `fillHover`; at least 4.5:1. */
  onFill: string;
  /** Quiet fill of chosen things. */
  tint: string;
};

/** The surfaces of tokens.css that brand text stands on, lightest and darkest of each scheme. A test compares them with the file. */
export const SURFACES = { light: ['#ffffff', '#f4f2ee'], dark: ['#161513', '#2b2925'] } as const;
/** The dark text that stands on light fills. */
const INK = '#161513';
/** The brand where a tenant has none, or typed something that is no colour. */
export const DEFAULT_BRAND = '#0f6b57';

const MIN_TEXT_CONTRAST = 4.5;

/** Reads `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim());
  const parts = long ? long.slice(1) : short?.slice(1).map((digit) => digit + digit);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function rgbOf(hex: string): Rgb {
  const rgb = parseHex(hex);
  if (!rgb) throw new RangeError(`No colour: ${hex}`);
  return rgb;
}

/** Relative luminance of WCAG 2, 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, 1 to 21. @throws RangeError where one is no colour. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `share` (0 to 1) of `other` mixed into `one`. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** The nearest colour on the way from `colour` to `towards` that reaches `ratio` on every background. */
export function readableOn(colour: string, backgrounds: readonly string[], towards: string, ratio = MIN_TEXT_CONTRAST): string {
  for (let percent = 0; percent < 100; percent += 2) {
    const candidate = mix(colour, towards, percent / 100);
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= ratio)) return candidate;
  }
  return towards;
}

function fillOf(colour: string): Pick<BrandScheme, 'fill' | 'fillHover' | 'onFill'> {
  const white = '#ffffff';
  if (contrastRatio(colour, white) >= MIN_TEXT_CONTRAST) return { fill: colour, fillHover: mix(colour, '#000000', 0.14), onFill: white };
  if (contrastRatio(colour, INK) >= MIN_TEXT_CONTRAST) return { fill: colour, fillHover: mix(colour, white, 0.18), onFill: INK };
  const fill = readableOn(colour, [white], '#000000');
  return { fill, fillHover: mix(fill, '#000000', 0.14), onFill: white };
}

/** The pairs of a brand colour; anything that is no colour becomes `DEFAULT_BRAND`. */
export function brandSchemes(colour: string): { light: BrandScheme; dark: BrandScheme } {
  const parsed = parseHex(colour);
  const brand = parsed ? hexOf(parsed) : DEFAULT_BRAND;
  const tintLight = mix('#ffffff', brand, 0.1);
  const tintDark = mix(SURFACES.dark[0], brand, 0.24);
  return {
    light: {
      text: readableOn(brand, [...SURFACES.light, tintLight], '#000000'),
      ...fillOf(readableOn(brand, ['#ffffff'], '#000000', 1.5)),
      tint: tintLight,
    },
    dark: {
      text: readableOn(brand, [...SURFACES.dark, tintDark], '#ffffff'),
      ...fillOf(readableOn(brand, [SURFACES.dark[0]], '#ffffff', 3)),
      tint: tintDark,
    },
  };
}
