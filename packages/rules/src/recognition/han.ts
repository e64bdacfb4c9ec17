// Chinese is written in two ways: what Taiwan and Hong Kong write (護理師, 會計) and what China writes (护理师, 会计) mean the same. Words are compared
// in the simplified characters alone. Which character is which is OpenCC's data; where one stands for several, its first choice.
/// <reference path="./opencc-js.d.ts" />
import pairs from 'opencc-js/dict/TSCharacters';

const FIRST = 0x4e00;
const LAST = 0x9fff;
const HAN = /[\u4e00-\u9fff]/;

/** For each character from FIRST on the one that it is compared as; 0: itself. Made on first use. */
let table: Uint16Array | undefined;

function simpleCharacters(): Uint16Array {
  const made = new Uint16Array(LAST - FIRST + 1);
  for (const pair of pairs.split('|')) {
    const [traditional = '', simple = ''] = pair.split(' ');
    // Both in the basic plane, so that no text changes its length.
    if (traditional.length === 1 && simple.length === 1 && HAN.test(traditional))
      made[traditional.charCodeAt(0) - FIRST] = simple.charCodeAt(0);
  }
  return made;
}

/** A text in simplified characters, unit for unit: whatever stood somewhere stands there still. Japanese words change too, so this is for comparing alone. */
export function simplified(text: string): string {
  if (!HAN.test(text)) return text;
  table ??= simpleCharacters();
  let made = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const simple = unit >= FIRST && unit <= LAST ? table[unit - FIRST]! : 0;
    if (simple === 0) continue;
    made += text.slice(from, at) + String.fromCharCode(simple);
    from = at + 1;
  }
  return from === 0 ? text : made + text.slice(from);
}
