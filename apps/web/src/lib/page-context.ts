// The context key under which the server puts what it knows about a request. Exported through entry.server.tsx, so that the
// server uses the key of this very build.
import type { PageRequest } from '@fairway/client/page-request';
import { createContext } from 'react-router';

export const pageRequestContext = createContext<PageRequest>();
