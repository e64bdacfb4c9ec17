// One list of the reference data, by its name in the address.
import '../../../lib/later-messages.ts';
import { FIXED_KINDS, type FixedKind } from '@fairway/rules/reference-entries';
import { useParams } from 'react-router';
import { Nothing } from '../../../lib/console/loaded.tsx';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { EntryList } from './components/entry-list.tsx';
import { FixedList } from './components/fixed-list.tsx';
import { TypedSkillList } from './components/typed-skill-list.tsx';
import { editedKind } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.reference'), path: pathOf('admin-reference'), noIndex: true }));

export default function ReferenceListPage() {
  const { kind = '' } = useParams();
  const edited = editedKind(kind);
  if (edited) return <EntryList key={edited} kind={edited} />;
  if (kind === 'typed-skills') return <TypedSkillList />;
  return Object.hasOwn(FIXED_KINDS, kind) ? <FixedList key={kind} kind={kind as FixedKind} /> : <Nothing />;
}
