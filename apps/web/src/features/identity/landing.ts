// The query of the first address of this tab: what of it says where somebody came from is kept with a registration.
const KEY = 'fairway.landing';

/** Keeps it, once a tab. */
export function keepLanding(): void {
  try {
    if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, window.location.search);
  } catch {
    // Without storage the address of now counts.
  }
}

/** The query of the landing and of now. */
export function landingSearch(): string {
  const now = window.location.search.replace(/^\?/, '');
  try {
    const first = (sessionStorage.getItem(KEY) ?? '').replace(/^\?/, '');
    return first === now ? now : [first, now].filter(Boolean).join('&');
  } catch {
    return now;
  }
}
