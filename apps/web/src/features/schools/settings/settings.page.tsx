// /staff/settings/:section: what a school's administrators keep. Other staff see it without buttons. One section at a time, by address; a
// form that holds something unsaved asks before it is left.
import '../../../lib/later-messages.ts';
import { useParams } from 'react-router';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { SettingsView } from './components/settings-view.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.settings'), path: pathOf('staff-settings'), noIndex: true }));

export default function SchoolSettingsPage() {
  const { section = 'profile' } = useParams();
  return <SettingsView section={section} />;
}
