import { createContext, useContext } from 'react';

/** The CSP nonce while rendering on the server; undefined in the browser, which hides nonces from scripts anyway. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
