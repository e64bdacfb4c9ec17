// The reader's answer on this device, from its cookie. The server never knows it: pages are the same for everyone.
import { type ConsentAnswer, type ConsentMode, consentAnswer, consentCookie, consentStep } from '@fairway/rules/consent';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have answered.
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}

/** The answer, read now. In the browser only. */
export function currentConsent(): ConsentAnswer | undefined {
  return consentAnswer(document.cookie);
}

/** Keeps an answer for 365 days and tells the page. */
export function answerConsent(answer: ConsentAnswer): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = consentCookie(answer, window.location.protocol === 'https:');
  for (const listener of listeners) listener();
}

type Snapshot = 'unknown' | 'none' | 'analytics' | 'necessary';

function read(): Snapshot {
  const answer = currentConsent();
  if (!answer) return 'none';
  return answer.analytics ? 'analytics' : 'necessary';
}

/** What the page does about consent; `wait` on the server, before the first paint and while it matters whether someone is signed in. */
export function useConsentStep(mode: ConsentMode, signedIn: boolean | undefined): 'wait' | ReturnType<typeof consentStep> {
  const snapshot = useSyncExternalStore(subscribe, read, (): Snapshot => 'unknown');
  if (snapshot === 'unknown') return 'wait';
  if (snapshot !== 'none') return 'none';
  if (signedIn === undefined && mode === 'implied') return 'wait';
  return consentStep(mode, undefined, signedIn === true);
}
