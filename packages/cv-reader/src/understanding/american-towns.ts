// "Ledbury Falls, OH": towns that no list has, told by the state behind them. States whose two capitals are degrees as well ("Biology, MA") say nothing.

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|MI|MN|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const TOWN_OF_STATE = new RegExp(`^(\\p{Lu}[\\p{L}.'’-]+(?:\\s\\p{Lu}[\\p{L}.'’-]+){0,2}),\\s(?:${STATES})$`, 'u');
const NO_TOWN = /univers|college|school|institut|academy|center|centre|church|hospital|\b(?:inc|llc|corp|co|ltd)\b/iu;

/** The town of a text that is nothing but a town and its state. */
export function townOfState(text: string): string | undefined {
  const town = TOWN_OF_STATE.exec(text.trim())?.[1];
  return town !== undefined && !NO_TOWN.test(town) ? town : undefined;
}
