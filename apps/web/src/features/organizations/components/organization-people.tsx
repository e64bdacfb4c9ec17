import type { components } from '@fairway/client/api.gen';
import { Avatar } from '@fairway/ui/avatar';
import { useTranslations } from 'use-intl';
import styles from './organization-people.module.css';
import viewStyles from './organization-view.module.css';

/** Those whom an organization shows. @rule organizations.23 */
export function OrganizationPeople({ people }: { people: readonly components['schemas']['CompanyPerson'][] }) {
  const t = useTranslations('organizations.detail');
  if (people.length === 0) return null;
  return (
    <section id="people" className={viewStyles.section} aria-labelledby="people-title">
      <h2 id="people-title">{t('people')}</h2>
      <ul className={viewStyles.cards}>
        {people.map(({ name, role, text, fellBack }) => (
          <li key={`${name}\n${role}`} className={styles.person}>
            <Avatar name={name} sizePx={48} />
            <div className={styles.words}>
              <strong dir="auto">{name}</strong>
              {role === '' ? null : (
                <span className={viewStyles.muted} lang={fellBack.role} dir="auto">
                  {role}
                </span>
              )}
              {text === '' ? null : (
                <p lang={fellBack.text} dir="auto">
                  {text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
