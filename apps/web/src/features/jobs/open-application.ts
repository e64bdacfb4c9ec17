/** True for an address that may be opened: the web's, or a mail. */
export function isApplicationLink(link: string): boolean {
  return URL.canParse(link) && ['https:', 'http:', 'mailto:'].includes(new URL(link).protocol);
}

/** Opens an application in a new tab, in this one where the browser allows no other; false for a link that is none. */
export function openApplication(link: string): boolean {
  if (!isApplicationLink(link)) return false;
  const tab = link.startsWith('mailto:') ? null : window.open(link, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(link);
  return true;
}

/** Calls `then` once, when the reader comes back to this window. */
export function onReturn(then: () => void): void {
  const stop = new AbortController();
  const back = () => {
    if (document.visibilityState !== 'visible') return;
    stop.abort();
    then();
  };
  document.addEventListener('visibilitychange', back, { signal: stop.signal });
  window.addEventListener('focus', back, { signal: stop.signal });
}
