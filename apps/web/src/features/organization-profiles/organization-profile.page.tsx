// /employer/profile: what an organization shows of itself, written by its owners: a draft that saves itself, its preview, its history.
import '../../lib/later-messages.ts';
import type { Locale } from '@fairway/rules/locales';
import { profileDifferences } from '@fairway/rules/profile-differences';
import { Badge } from '@fairway/ui/badge';
import { Banner } from '@fairway/ui/banner';
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { Segmented } from '@fairway/ui/segmented';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { Loaded } from '../../lib/console/loaded.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { UnsavedGuard, useUnsaved } from '../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './components/profile.module.css';
import { ProfileForm } from './components/profile-form.tsx';
import { ProfilePreview } from './components/profile-preview.tsx';
import { type ProfileWriting, useProfileWriting } from './components/profile-writing.ts';
import { PublishAction } from './components/publish-action.tsx';
import { Versions } from './components/versions.tsx';
import { type ProfileDraft, profileQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.profile'), path: pathOf('employer-profile'), noIndex: true }));

const VIEWS = ['edit', 'preview', 'history'] as const;
type View = (typeof VIEWS)[number];

export default function OrganizationProfilePage() {
  const t = useTranslations('organization-profiles');
  const { organizationId, role } = useConsoleOrganization();
  const isOwner = role === 'OrganizationAdmin';
  const reply = useQuery({ ...profileQuery(useApi(), organizationId), enabled: isOwner, refetchOnWindowFocus: false });
  if (!isOwner) return <EmptyState level={1} drawing="search" title={t('ownersTitle')} text={t('ownersText')} />;
  return <Loaded reply={reply}>{(draft) => <Editor key={organizationId} begun={draft as ProfileDraft} />}</Loaded>;
}

function Editor({ begun }: { begun: ProfileDraft }) {
  const t = useTranslations('organization-profiles');
  const { href, exists } = useHrefs();
  const boot = useBoot();
  const writing = useProfileWriting(begun);
  const [view, setView] = useState<View>('edit');
  const [locale, setLocale] = useState<Locale>(boot.locale);
  const { draft } = writing;
  const isPublic = draft.state === 'active';
  const choose = async (next: View) => {
    // A preview is of what is kept.
    if (next === 'preview') await writing.save();
    setView(next);
  };
  return (
    <UnsavedGuard>
      <Unsaved unsaved={writing.state !== 'saved'} />
      <ConsolePage
        title={t('title')}
        description={<SaveState writing={writing} />}
        actions={
          <>
            {isPublic && exists('employerdetail') ? (
              <LinkButton href={href('employerdetail', { id: draft.segment })}>{t('page')}</LinkButton>
            ) : null}
            <PublishAction writing={writing} onLacks={() => setView('edit')} />
          </>
        }
      >
        <Conflict writing={writing} />
        <div>
          <Segmented
            label={t('views.label')}
            value={view}
            onChange={(next) => void choose(next)}
            options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          />
        </div>
        {view === 'edit' ? <ProfileForm writing={writing} locale={locale} onLocale={setLocale} /> : null}
        {view === 'preview' ? <ProfilePreview locale={locale} onLocale={setLocale} isPublic={isPublic} /> : null}
        {view === 'history' ? <Versions writing={writing} onRestored={() => setView('edit')} /> : null}
      </ConsolePage>
    </UnsavedGuard>
  );
}

function Unsaved({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved);
  return null;
}

/** Whether what was typed is kept, and whether readers see it. */
function SaveState({ writing: { state, problem, theirs, save, draft } }: { writing: ProfileWriting }) {
  const t = useTranslations('organization-profiles.saving');
  const errorText = useErrorText();
  const isShown = state === 'saved' && profileDifferences(draft.shown, draft.content).length === 0;
  return (
    <span className={styles.states}>
      <Badge meaning={isShown ? 'success' : 'neutral'}>{t(isShown ? 'shown' : 'draft')}</Badge>
      <span role="status">{t(state)}</span>
      {state === 'failed' && problem && !theirs ? (
        <>
          <span role="alert">{errorText(problem)}</span>
          <Button size="small" onClick={() => void save()}>
            {t('again')}
          </Button>
        </>
      ) : null}
    </span>
  );
}

/** Another owner saved meanwhile: who, what, and whose stays. */
function Conflict({ writing: { theirs, draft, settle } }: { writing: ProfileWriting }) {
  const t = useTranslations('organization-profiles');
  const formats = useReaderFormats();
  if (!theirs) return null;
  const changed = profileDifferences(draft.content, theirs.content).map(({ part }) => t(`fields.${part}`));
  return (
    <Banner meaning="warning" title={t('conflict.title', { who: theirs.changedBy || t('conflict.somebody') })}>
      <p>{changed.length > 0 ? t('conflict.changed', { fields: formats.list(changed) }) : t('conflict.published')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => settle('theirs')}>{t('conflict.theirs')}</Button>
        <Button onClick={() => settle('mine')}>{t('conflict.mine')}</Button>
      </div>
    </Banner>
  );
}
