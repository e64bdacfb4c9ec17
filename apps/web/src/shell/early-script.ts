import { createContext } from 'react';

/** What the document does first, while rendering on the server (lib/early-calls.ts); the browser has done it. */
export const EarlyScriptContext = createContext('');
