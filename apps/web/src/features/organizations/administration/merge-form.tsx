// Merging this organization into another: what moves is said before anything does.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { type Picked, PickField } from '../../../lib/console/pick-field.tsx';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useOrganizationCall } from './organization-actions.ts';
import { loadEveryOrganization, type MergePreview, type Organization } from './queries.ts';

export function MergeForm({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  const api = useApi();
  const saving = useSaving();
  const dialogs = useDialogs();
  const call = useOrganizationCall();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const [picked, setPicked] = useState<Picked>();
  const path = { id: organization.id };

  async function look() {
    const into = Number(picked?.value);
    let preview: MergePreview | undefined;
    const asked = await saving.run(async () => {
      preview = (await api.call.GET('/api/v1/admin/organizations/{id}/merge', { params: { path, query: { into } } })).data;
    });
    if (!asked || !preview) return;
    const { source, target } = preview;
    const sure = await dialogs.confirm({
      title: t('mergeTitle', { source: source.name, target: target.name }),
      text: <Moves preview={preview} />,
      confirmLabel: t('mergeGo'),
      danger: true,
    });
    if (!sure) return;
    const merge = () =>
      call(
        (client) => client.call.POST('/api/v1/admin/organizations/{id}/merge', { params: { path }, body: { into } }),
        t('merged', { source: source.name }),
      );
    if (await saving.run(merge)) void navigate(href('admin-organization', { id: into }), { replace: true });
  }

  return (
    <div className={styles.form}>
      <PickField
        label={t('mergeInto')}
        value={picked}
        onChange={(value) => {
          saving.clear();
          setPicked(value);
        }}
        load={(typed, signal) => loadEveryOrganization(api, typed, organization.id, signal)}
      />
      <SavingProblem saving={saving} />
      <div className={styles.buttons}>
        <Button busy={saving.busy} disabled={picked === undefined} onClick={() => void look()}>
          {t('mergeCheck')}
        </Button>
      </div>
    </div>
  );
}

function Moves({ preview }: { preview: MergePreview }) {
  const t = useTranslations('organization-records.one');
  const formats = useReaderFormats();
  const names = { source: preview.source.name, target: preview.target.name };
  return (
    <>
      <p>{t('mergeWhat', names)}</p>
      <ul>
        <li>{t('mergePostings', { count: preview.postings, open: formats.number(preview.openPostings) })}</li>
        <li>{t('mergeFollowers', { count: preview.followers })}</li>
        <li>{t('mergeArticles', { count: preview.articles })}</li>
        <li>{t('mergeAdministrators', { count: preview.administrators })}</li>
        <li>{t('mergeChildren', { count: preview.children })}</li>
        {preview.sources.length > 0 ? <li>{t('mergeSources', { sources: preview.sources.join(', ') })}</li> : null}
      </ul>
      <p>{t('mergeAddress', names)}</p>
    </>
  );
}
