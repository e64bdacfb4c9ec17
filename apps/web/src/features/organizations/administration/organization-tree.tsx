// The tree that an organization stands in, and its place there.
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { type Picked, PickField } from '../../../lib/console/pick-field.tsx';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useOrganizationCall } from './organization-actions.ts';
import { loadEveryOrganization, type Organization, type OrganizationNode } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import treeStyles from './tree.module.css';

export function OrganizationTree({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  return (
    <ul className={treeStyles.tree} aria-label={t('treeOf', { name: organization.name })}>
      <Branch node={organization.tree} currentId={organization.id} />
    </ul>
  );
}

function Branch({ node, currentId }: { node: OrganizationNode; currentId: number }) {
  const t = useTranslations('organization-records.one');
  const { href } = useHrefs();
  return (
    <li className={treeStyles.branch}>
      {node.id === currentId ? (
        <strong>
          <bdi>{node.name}</bdi> <span className="fw-hidden">({t('here')})</span>
        </strong>
      ) : (
        <Link href={href('admin-organization', { id: node.id })}>
          <bdi>{node.name}</bdi>
        </Link>
      )}{' '}
      {node.state === 'active' ? null : <StateBadge state={node.state} />}
      {node.children.length > 0 ? (
        <ul className={treeStyles.children}>
          {node.children.map((child) => (
            <Branch key={child.id} node={child} currentId={currentId} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

export function ParentForm({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  const words = useTranslations('admin');
  const api = useApi();
  const saving = useSaving();
  const call = useOrganizationCall();
  const { parent } = organization;
  const kept: Picked | undefined = parent ? { value: `${parent.id}`, label: parent.name } : undefined;
  const [picked, setPicked] = useState(kept);
  const save = () =>
    saving.run(() =>
      call(
        (client) =>
          client.call.PUT('/api/v1/admin/organizations/{id}/parent', {
            params: { path: { id: organization.id } },
            body: { parentId: picked ? Number(picked.value) : null },
          }),
        words('saved'),
      ),
    );
  return (
    <div className={styles.form}>
      <PickField
        label={t('parent')}
        value={picked}
        onChange={(value) => {
          saving.clear();
          setPicked(value);
        }}
        load={(typed, signal) => loadEveryOrganization(api, typed, organization.id, signal)}
      />
      <p className={styles.muted}>{t('parentHint')}</p>
      <SavingProblem saving={saving} />
      <div className={styles.buttons}>
        <Button busy={saving.busy} disabled={picked?.value === kept?.value} onClick={() => void save()}>
          {words('save')}
        </Button>
      </div>
    </div>
  );
}
