import { until } from '@fairway/ui/mount';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { anyText, defineList } from './list-address.ts';
import { useListAddress } from './use-list.ts';

const LIST = defineList({ sorts: ['name'], sort: 'name', filters: { level: anyText, field: anyText } });

let go: ReturnType<typeof useListAddress>['go'] | undefined;
let root: Root | undefined;
function Page() {
  go = useListAddress(LIST).go;
  return null;
}
afterEach(() => root?.unmount());

test('a change that comes while the one before it is on its way adds to it', async () => {
  const slow = { path: '*', Component: Page, loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 50)) };
  const router = createMemoryRouter([slow], { initialEntries: ['/en/list?field=law'], hydrationData: { loaderData: { '0': null } } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  await until(() => go !== undefined && router.state.navigation.state === 'idle');
  go?.({ level: 'master' });
  go?.({ field: 'finance' });
  await until(() => router.state.navigation.state === 'idle' && router.state.location.search !== '?field=law');
  expect(router.state.location.search).toBe('?field=finance&level=master');
});
