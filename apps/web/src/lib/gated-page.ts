// What a page that needs a user may export as `handle`: calls that begin before it is known who is there (shell/gate.tsx).
import type { Api } from '@fairway/client/api';
import type { QueryClient } from '@tanstack/react-query';

export type GatedPage = { early(api: Api, queries: QueryClient): void };
