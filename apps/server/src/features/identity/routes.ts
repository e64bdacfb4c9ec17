// Until sign-in lands (issue 3) every caller is a visitor; the session call says so.
import { getSession } from '@fairway/contract/platform';
import type { Bind } from '../../kernel/http/bind.ts';

export function identityRoutes(bind: Bind): void {
  bind(getSession, async () => ({ authenticated: false, user: null, unreadMessages: 0 }));
}
