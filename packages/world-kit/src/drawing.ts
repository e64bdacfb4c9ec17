// Pieces of SVG for the demo world's logos, banners and pictures. No fonts, scripts, links or ids from outside: a file stands alone.

export type Palette = {
  /** The brand colour. */
  main: string;
  /** Its companion. */
  accent: string;
  /** Nearly black, of the same family. */
  ink: string;
  /** Nearly white, of the same family. */
  soft: string;
};

/** A palette from two colours `#rrggbb`. */
export function paletteOf(main: string, accent: string): Palette {
  return { main, accent, ink: mix(main, '#10131a', 0.72), soft: mix(main, '#ffffff', 0.9) };
}

/** `from` moved towards `to` by `share` (0 to 1). */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A whole SVG document. */
export function svgDocument(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

/** A number as short as it can be. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** An open line with round ends. */
export function stroke(d: string, color: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

/** A vertical gradient and the attribute that uses it. */
export function gradient(id: string, top: string, bottom: string): { definition: string; fill: string } {
  return {
    definition: `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`,
    fill: `url(#${id})`,
  };
}
