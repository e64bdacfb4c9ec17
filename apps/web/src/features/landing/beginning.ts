// Where somebody signed in begins: who is at the start of the site is led there.
import { beginningOf } from '@fairway/rules/landing';
import type { Boot } from '../../lib/boot.ts';
import { hrefsOf } from '../../lib/paths.ts';
import type { Session } from '../../lib/session.ts';

/** The address of the first page of theirs that there is; undefined of visitors. @rule pages.4, pages.5 */
export function beginningHref({ user }: Pick<Session, 'user'>, boot: Boot): string | undefined {
  const { exists, href } = hrefsOf(boot);
  const id = user ? [beginningOf(user.roles), 'jobs', 'employers'].find(exists) : undefined;
  return id === undefined ? undefined : href(id);
}
