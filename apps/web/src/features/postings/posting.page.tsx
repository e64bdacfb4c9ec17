// /employer/postings/:id: writing a posting, with what readers will see beside it.
import '../../lib/later-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { Loaded } from '../../lib/console/loaded.tsx';
import { UnsavedGuard, useUnsaved } from '../../lib/forms/unsaved.tsx';
import { pathOf } from '../../lib/paths.ts';
import { askedRecordId } from '../../lib/record-ids.ts';
import { pageMeta } from '../../lib/seo.ts';
import { SchoolStates } from '../posting-decisions/components/school-states.tsx';
import { useWriting } from './components/autosave.ts';
import { Conflict } from './components/conflict.tsx';
import styles from './components/posting.module.css';
import { PostingForm } from './components/posting-form.tsx';
import { Preview } from './components/preview.tsx';
import { SaveState } from './components/save-state.tsx';
import { StateActions } from './components/state-actions.tsx';
import { StateMark } from './components/state-mark.tsx';
import { useRecognized } from './components/use-recognized.ts';
import { type OwnPosting, postingQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.postings'), path: pathOf('employer-postings'), noIndex: true }));

export default function PostingPage() {
  const { id } = useParams();
  const { organizationId } = useConsoleOrganization();
  const reply = useQuery({ ...postingQuery(useApi(), organizationId, askedRecordId(id)), refetchOnWindowFocus: false });
  return <Loaded reply={reply}>{(posting) => <Editor key={posting.id} begun={posting as OwnPosting} />}</Loaded>;
}

function Editor({ begun }: { begun: OwnPosting }) {
  const t = useTranslations('own-postings.list');
  const console = useTranslations('console.employer');
  const { href } = useConsoleHrefs();
  const writing = useWriting(begun);
  const recognized = useRecognized(writing.content);
  return (
    <UnsavedGuard>
      <Unsaved unsaved={writing.state !== 'saved'} />
      <ConsolePage
        title={writing.content.title || t('untitled')}
        description={
          <span className={styles.states}>
            <StateMark state={writing.posting.state} /> <SaveState writing={writing} />
          </span>
        }
        crumbs={[{ href: href('employer-postings'), label: console('postings') }]}
        actions={<StateActions writing={writing} />}
      >
        <Conflict writing={writing} />
        {writing.posting.content.schools ? <SchoolStates id={writing.posting.id} edition={writing.posting.edition} /> : null}
        <div className={styles.sides}>
          <PostingForm writing={writing} recognized={recognized} />
          <Preview content={writing.content} recognized={recognized} posting={writing.posting} />
        </div>
      </ConsolePage>
    </UnsavedGuard>
  );
}

function Unsaved({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved);
  return null;
}
