// The report of one run of a feed of the platform.
import '../../../lib/later-messages.ts';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { AskedRun } from './run-view.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.imports'), path: pathOf('admin-imports'), noIndex: true }));

export default AskedRun;
