// The group that an organization belongs to, as a tree of links. @rule organizations.12
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import type { FamilyNode } from '../organization-family.ts';
import styles from './organization-family.module.css';
import viewStyles from './organization-view.module.css';

export function OrganizationFamily({ family }: { family: FamilyNode }) {
  const t = useTranslations('organizations.detail');
  return (
    <section id="group" className={`${viewStyles.section} ${viewStyles.panel}`} aria-labelledby="group-title">
      <h2 id="group-title">{t('group')}</h2>
      <ul className={styles.tree}>
        <Branch node={family} />
      </ul>
    </section>
  );
}

function Branch({ node }: { node: FamilyNode }) {
  const t = useTranslations('organizations.detail');
  const { href } = useHrefs();
  return (
    <li className={styles.branch}>
      {node.isCurrent ? (
        <strong className={styles.current}>
          <bdi>{node.name}</bdi>
          <span className="fw-hidden"> ({t('thisCompany')})</span>
        </strong>
      ) : (
        <Link href={href('employerdetail', { id: node.segment })} className={styles.organization}>
          <bdi>{node.name}</bdi>
        </Link>
      )}
      {node.children.length > 0 || node.hiddenCount > 0 ? (
        <ul className={styles.children}>
          {node.children.map((child) => (
            <Branch key={child.id} node={child} />
          ))}
          {node.hiddenCount > 0 ? <li className={styles.more}>{t('groupMore', { count: node.hiddenCount })}</li> : null}
        </ul>
      ) : null}
    </li>
  );
}
