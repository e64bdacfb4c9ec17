// The roles of a person: given with what they are held for, taken away after a question.
import { ROLES, type Role } from '@fairway/rules/access';
import { roleScope } from '@fairway/rules/administration';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { type Picked, PickField } from '../../../lib/console/pick-field.tsx';
import { loadOrganizations } from '../../organizations/components/find-organizations.ts';
import { loadSchools } from '../../schools/components/find-schools.ts';
import type { UserCard } from '../queries.ts';
import { useCardActions } from './card-actions.ts';

type Held = UserCard['roles'][number];

export function UserRoles({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const names = useTranslations('admin.roles');
  const dialogs = useDialogs();
  const actions = useCardActions(user.id);
  const wordsOf = (held: Held) => [names(held.role), held.organization?.name ?? held.school?.name].filter(Boolean).join(', ');
  async function take(held: Held) {
    const sure = await dialogs.confirm({
      title: t('takeTitle'),
      text: t('takeText', { role: wordsOf(held) }),
      confirmLabel: t('take'),
      danger: true,
    });
    if (!sure) return;
    const path = { id: user.id, roleId: held.id };
    await actions.run((api) => api.call.DELETE('/api/v1/admin/users/{id}/roles/{roleId}', { params: { path } }), t('taken'));
  }
  return (
    <>
      {user.roles.length === 0 ? <p className={styles.muted}>{t('noRoles')}</p> : null}
      <ul className={styles.rows}>
        {user.roles.map((held) => (
          <li key={held.id} className={styles.row}>
            <span className={styles.what}>{wordsOf(held)}</span>
            <Button
              size="small"
              variant="quiet"
              disabled={actions.busy}
              aria-label={t('takeOf', { role: wordsOf(held) })}
              onClick={() => void take(held)}
            >
              {t('take')}
            </Button>
          </li>
        ))}
      </ul>
      <GrantForm user={user} />
    </>
  );
}

function GrantForm({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const names = useTranslations('admin.roles');
  const api = useApi();
  const actions = useCardActions(user.id);
  const [role, setRole] = useState<Role>('CareerStaff');
  const [picked, setPicked] = useState<Picked>();
  const scope = roleScope(role);
  async function give(event: FormEvent) {
    event.preventDefault();
    const id = picked ? Number(picked.value) : null;
    const body = { role, organizationId: scope === 'organization' ? id : null, schoolId: scope === 'school' ? id : null };
    const call = { params: { path: { id: user.id } }, body };
    if (await actions.run((client) => client.call.POST('/api/v1/admin/users/{id}/roles', call), t('given'))) setPicked(undefined);
  }
  return (
    <form className={styles.form} aria-label={t('grant')} onSubmit={(event) => void give(event)}>
      <Select
        label={t('role')}
        options={ROLES.map((value) => ({ value, label: names(value) }))}
        value={role}
        onChange={(event) => {
          setRole(event.currentTarget.value as Role);
          setPicked(undefined);
        }}
      />
      {scope === 'none' ? null : (
        <PickField
          key={scope}
          label={t(scope)}
          value={picked}
          onChange={setPicked}
          load={(text, signal) => (scope === 'school' ? loadSchools : loadOrganizations)(api, text, signal)}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={actions.busy} disabled={scope !== 'none' && picked === undefined}>
          {t('give')}
        </Button>
      </div>
    </form>
  );
}
