// One feed of the platform with its settings and runs, or a new one (`/admin/imports/new`).
import '../../../lib/later-messages.ts';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { AskedFeed } from './feed-view.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.imports'), path: pathOf('admin-imports'), noIndex: true }));

export default AskedFeed;
