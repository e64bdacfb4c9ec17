// The e-mail domains of the school. Removing one that students are verified by says how many first.
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SaveForm, SavingProblem } from '../../../account/components/section.tsx';
import { useSaving } from '../../../account/saving.ts';
import { type SchoolSettings, useSchoolCalls } from '../../queries.ts';
import styles from './settings.module.css';
import { useFieldErrors } from './settings-form.tsx';

export function DomainsSection({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('school-settings.domains');
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('text')}</p>
      {settings.can.edit ? <AddDomain /> : null}
      {settings.domains.length === 0 ? <EmptyState drawing="list" title={t('none')} text={t('noneText')} /> : null}
      <DomainList settings={settings} />
    </div>
  );
}

function AddDomain() {
  const t = useTranslations('school-settings.domains');
  const words = useTranslations('school-settings');
  const saving = useSaving();
  const errorOf = useFieldErrors(saving);
  const { api, at, keepSettings } = useSchoolCalls();
  const [domain, setDomain] = useState('');
  const add = async () => {
    const done = await saving.run(async () => {
      const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/domains', { params: at, body: { domain } });
      keepSettings(data);
      showToast({ kind: 'success', text: t('added', { domain }) });
    });
    if (done) setDomain('');
  };
  return (
    <SaveForm
      saving={saving}
      unchanged={domain.trim() === ''}
      label={words('add')}
      claimed={['settings.invalid', 'settings.domain_taken']}
      onSave={add}
    >
      <TextField
        label={t('label')}
        hint={t('hint')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={253}
        value={domain}
        error={errorOf('domain') ?? saving.errorOf('settings.domain_taken')}
        onChange={(event) => {
          setDomain(event.currentTarget.value);
          saving.clear();
        }}
      />
    </SaveForm>
  );
}

function DomainList({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('school-settings.domains');
  const words = useTranslations('school-settings');
  const dialogs = useDialogs();
  const saving = useSaving();
  const { api, at, keepSettings, refresh } = useSchoolCalls();
  const makePrimary = (domain: string) =>
    saving.run(async () => {
      const params = { path: { ...at.path, domain } };
      keepSettings((await api.call.PUT('/api/v1/staff/schools/{schoolId}/domains/{domain}/primary', { params })).data);
      showToast({ kind: 'success', text: t('madePrimary', { domain }) });
    });
  const remove = async ({ domain, proofs }: SchoolSettings['domains'][number]) => {
    const text = t('removeText', { count: proofs });
    const asked = { title: t('removeTitle', { domain }), text, confirmLabel: words('remove'), cancelLabel: words('cancel'), danger: true };
    if (!(await dialogs.confirm(asked))) return;
    const done = await saving.run(async () => {
      const params = { path: { ...at.path, domain }, query: { proofs } };
      keepSettings((await api.call.DELETE('/api/v1/staff/schools/{schoolId}/domains/{domain}', { params })).data);
      showToast({ kind: 'success', text: t('removed', { domain }) });
    });
    // Perhaps more are verified by it by now: the list says how many.
    if (!done) await refresh('/settings');
  };
  return (
    <>
      <SavingProblem saving={saving} />
      <ul className={styles.rows}>
        {settings.domains.map((one) => (
          <li key={one.domain} className={styles.row}>
            <div className={styles.what}>
              <strong>
                {one.domain} {one.isPrimary ? <Badge meaning="primary">{t('primary')}</Badge> : null}
              </strong>
              <span>{t('proofs', { count: one.proofs })}</span>
            </div>
            {settings.can.edit ? (
              <div className={styles.actions}>
                {one.isPrimary ? null : (
                  <Button
                    size="small"
                    disabled={saving.busy}
                    aria-label={t('primaryNamed', { name: one.domain })}
                    onClick={() => makePrimary(one.domain)}
                  >
                    {t('makePrimary')}
                  </Button>
                )}
                <IconButton
                  size="small"
                  disabled={saving.busy}
                  label={t('removeNamed', { name: one.domain })}
                  icon={<IconTrash aria-hidden />}
                  onClick={() => remove(one)}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
