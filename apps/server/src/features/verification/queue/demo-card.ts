// A student card of the demo world: invented, drawn, for the request that carries a file.

/** The card of a person, as SVG. */
export const demoCard = (name: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" viewBox="0 0 860 540">
  <rect width="860" height="540" fill="#f4f1ea"/>
  <rect width="860" height="120" fill="#123a33"/>
  <text x="40" y="76" font-family="sans-serif" font-size="44" fill="#ffffff">Nordic School · Student card</text>
  <circle cx="150" cy="290" r="90" fill="#b9cbc4"/>
  <circle cx="150" cy="262" r="36" fill="#4f6f66"/>
  <path d="M86 352c8-44 34-60 64-60s56 16 64 60z" fill="#4f6f66"/>
  <text x="290" y="230" font-family="sans-serif" font-size="20" fill="#222222">${name}</text>
  <text x="290" y="290" font-family="sans-serif" font-size="28" fill="#444444">No. 260731</text>
  <text x="290" y="345" font-family="sans-serif" font-size="28" fill="#444444">Valid until next June</text>
  <rect x="40" y="440" width="780" height="50" fill="#222222"/>
</svg>`;
