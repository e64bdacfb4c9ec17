// The e-mail domains of the school, proven and claimed ones; what proves one is its dialog, which a mail leads to as well. Removing one that students are verified by says how many first.
import { DOMAIN_PROVEN, DOMAIN_SORTS, USES } from '@fairway/rules/school-settings';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Saving, useSaving } from '../../../../lib/forms/saving.ts';
import { SaveForm, SavingProblem } from '../../../../lib/forms/section.tsx';
import { defineList, one } from '../../../../lib/lists/list-address.ts';
import { choice } from '../../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../../lib/lists/list-page.tsx';
import { useList } from '../../../../lib/lists/use-list.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { type SchoolDomain, type SchoolSettings, useSchoolCalls } from '../queries.ts';
import { ProveFromMail, useProveDialog } from './prove-domain-dialog.tsx';
import styles from './settings.module.css';
import { useFieldErrors } from './settings-form.tsx';

const LIST = defineList({ sorts: DOMAIN_SORTS, sort: 'domain', filters: { use: one(USES), proven: one(DOMAIN_PROVEN) } });
const nameOf = ({ domain }: SchoolDomain) => domain;

export function DomainsSection({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('school-settings.domains');
  const proofs = useTranslations('school-domains');
  return (
    <div className={styles.part}>
      <p className={styles.lead}>
        {t('text')} {proofs('text')}
      </p>
      {settings.can.edit ? <AddDomain claimed={settings.claimedDomains} mayDecide={settings.can.decide} /> : null}
      {settings.can.edit ? <ProveFromMail mayDecide={settings.can.decide} /> : null}
      <DomainList canEdit={settings.can.edit} mayDecide={settings.can.decide} />
    </div>
  );
}

function AddDomain({ claimed, mayDecide }: { claimed: readonly string[]; mayDecide: boolean }) {
  const t = useTranslations('school-settings.domains');
  const proofs = useTranslations('school-domains');
  const prove = useProveDialog(mayDecide);
  const words = useTranslations('school-settings');
  const saving = useSaving();
  const errorOf = useFieldErrors(saving);
  const { api, at, keepSettings, refresh } = useSchoolCalls();
  const [domain, setDomain] = useState('');
  const add = async () => {
    let toProve: string | undefined;
    const done = await saving.run(async () => {
      const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/domains', { params: at, body: { domain } });
      keepSettings(data);
      toProve = data?.claimedDomains.find((one) => !claimed.includes(one));
      showToast({ kind: 'success', text: toProve === undefined ? t('added', { domain }) : proofs('claimed', { domain: toProve }) });
    });
    if (!done) return;
    setDomain('');
    await refresh('/domains');
    if (toProve !== undefined) await prove(toProve);
  };
  return (
    <SaveForm
      saving={saving}
      unchanged={domain.trim() === ''}
      label={words('add')}
      claimed={['settings.invalid', 'settings.domain_known', 'settings.domain_taken']}
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
        error={errorOf('domain') ?? saving.errorOf('settings.domain_known', 'settings.domain_taken')}
        onChange={(event) => {
          setDomain(event.currentTarget.value);
          saving.clear();
        }}
      />
    </SaveForm>
  );
}

function DomainList({ canEdit, mayDecide }: { canEdit: boolean; mayDecide: boolean }) {
  const t = useTranslations('school-settings.domains');
  const words = useTranslations('school-settings');
  const proofs = useTranslations('school-domains');
  const format = useReaderFormats();
  const prove = useProveDialog(mayDecide);
  const { schoolId } = useSchoolCalls();
  const saving = useSaving();
  const { makePrimary, remove } = useDomainActs(saving);
  const list = useList(LIST, '/api/v1/staff/schools/{schoolId}/domains', { schoolId });
  return (
    <>
      <SavingProblem saving={saving} />
      <ListPage
        title={words('sections.domains')}
        {...list}
        searchLabel={t('search')}
        keyOf={nameOf}
        nameOf={nameOf}
        columns={[
          {
            key: 'domain',
            title: t('label'),
            sort: 'domain',
            cell: ({ domain, isPrimary }) => (
              <span className={styles.long}>
                {domain} {isPrimary ? <Badge meaning="primary">{t('primary')}</Badge> : null}
              </span>
            ),
          },
          {
            key: 'proof',
            title: proofs('proof'),
            cell: ({ state, provenBy, provenAt }) =>
              provenBy === null ? (
                <Badge meaning={state === 'claimed' ? 'warning' : 'danger'}>{proofs(`states.${state}`)}</Badge>
              ) : provenAt === null ? (
                proofs(`provenBy.${provenBy}`)
              ) : (
                proofs('provenOn', { how: proofs(`provenBy.${provenBy}`), date: format.date(new Date(provenAt)) })
              ),
          },
          { key: 'students', title: words('programs.students'), sort: 'students', align: 'end', cell: ({ proofs }) => proofs },
        ]}
        filters={[
          choice('use', words('use.title'), USES, (use) => words(`use.${use}`)),
          choice('proven', proofs('filter'), DOMAIN_PROVEN, (proven) => proofs(`filters.${proven}`)),
        ]}
        {...(canEdit
          ? {
              actions: (one: SchoolDomain) => (
                <span className={styles.buttons}>
                  {one.state === 'proven' ? null : (
                    <Button size="small" aria-label={proofs('proveNamed', { name: one.domain })} onClick={() => prove(one.domain)}>
                      {proofs('prove')}
                    </Button>
                  )}
                  {one.isPrimary || one.state !== 'proven' ? null : (
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
                </span>
              ),
            }
          : {})}
        empty={{ title: t('none'), text: t('noneText') }}
      />
    </>
  );
}

/** What is done to a domain. Perhaps more students are verified by it by now: then it is refused, and the list says how many. */
function useDomainActs(saving: Saving) {
  const t = useTranslations('school-settings.domains');
  const words = useTranslations('school-settings');
  const claims = useTranslations('school-domains');
  const dialogs = useDialogs();
  const { api, at, keepSettings, refresh } = useSchoolCalls();
  return {
    async makePrimary(domain: string) {
      await saving.run(async () => {
        const params = { path: { ...at.path, domain } };
        keepSettings((await api.call.PUT('/api/v1/staff/schools/{schoolId}/domains/{domain}/primary', { params })).data);
        showToast({ kind: 'success', text: t('madePrimary', { domain }) });
      });
      await refresh('/domains');
    },
    async remove({ domain, proofs, state }: SchoolDomain) {
      const text = state === 'proven' ? t('removeText', { count: proofs }) : claims('dropText');
      const asked = {
        title: t('removeTitle', { domain }),
        text,
        confirmLabel: words('remove'),
        cancelLabel: words('cancel'),
        danger: true,
      };
      if (!(await dialogs.confirm(asked))) return;
      await saving.run(async () => {
        const params = { path: { ...at.path, domain }, query: { proofs } };
        keepSettings((await api.call.DELETE('/api/v1/staff/schools/{schoolId}/domains/{domain}', { params })).data);
        showToast({ kind: 'success', text: t('removed', { domain }) });
      });
      await refresh('/domains');
    },
  };
}
