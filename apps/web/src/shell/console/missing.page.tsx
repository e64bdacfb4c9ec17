// An address below a console that is no page: said inside the console, whose gate asks who is there first.
import '../../lib/later-messages.ts';
import { consoleOfPage } from '@fairway/contract/pages';
import { data, useMatches } from 'react-router';
import { useConsoleHrefs } from '../../lib/console/console-school.ts';
import { NotFound } from '../page-error.tsx';

export { clientLoader } from '../not-found.page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function ConsoleMissingPage() {
  const { href } = useConsoleHrefs();
  const area = consoleOfPage(useMatches().at(-1)?.id ?? '') ?? 'staff';
  return <NotFound homeHref={href(area)} />;
}
