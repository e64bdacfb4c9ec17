// The people whom the school knows at an employer: added, changed, deleted (comes back by undo), written to and called.
import { dialledNumber, SCHOOL_EMPLOYER_LIMITS } from '@fairway/rules/school-employers';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { Card } from '../../../../lib/console/card.tsx';
import { useConsoleSchool, useDuty } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { refreshDecisions, SCHOOL_EMPLOYER } from '../../queries.ts';
import styles from '../employers.module.css';
import type { SchoolEmployer, SchoolEmployerContact } from '../queries.ts';
import { type ContactDraft, contactDialog } from './contact-dialog.tsx';

const CONTACTS = `${SCHOOL_EMPLOYER}/contacts` as const;

export function ContactsCard({ employer }: { employer: SchoolEmployer }) {
  const t = useTranslations('school-employers.contacts');
  const adds = useRef<HTMLButtonElement>(null);
  // What had the focus goes with the row.
  const { add, change, remove } = useContacts(employer, () => adds.current?.focus());
  const { contacts } = employer;
  const keeps = useDuty('employerRelations');
  return (
    <Card title={t('title')}>
      <p className={styles.muted}>{contacts.length === 0 ? t('empty') : t('text')}</p>
      {contacts.length === 0 ? null : (
        <ul className={styles.list}>
          {contacts.map((contact) => (
            <li key={contact.id} className={styles.contact}>
              <Contact contact={contact} />
              {keeps ? (
                <span className={styles.acts}>
                  <IconButton
                    size="small"
                    label={t('edit', { name: contact.name })}
                    icon={<IconPencil aria-hidden />}
                    onClick={() => void change(contact)}
                  />
                  <IconButton
                    size="small"
                    label={t('delete', { name: contact.name })}
                    icon={<IconTrash aria-hidden />}
                    onClick={() => void remove(contact)}
                  />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {keeps && contacts.length < SCHOOL_EMPLOYER_LIMITS.contacts ? (
        <div>
          <Button ref={adds} size="small" icon={<IconPlus aria-hidden />} onClick={() => void add()}>
            {t('add')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Contact({ contact: { name, role, email, phone, note } }: { contact: SchoolEmployerContact }) {
  const dialled = dialledNumber(phone);
  return (
    <div className={styles.person}>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {role === '' ? null : <Beside>{role}</Beside>}
      </span>
      {email === '' && phone === '' ? null : (
        <span className={styles.line}>
          {email === '' ? null : (
            <a href={`mailto:${encodeURIComponent(email)}`} dir="ltr">
              {email}
            </a>
          )}
          {phone === '' ? null : dialled === undefined ? (
            <span dir="ltr">{phone}</span>
          ) : (
            <a href={`tel:${dialled}`} dir="ltr">
              {phone}
            </a>
          )}
        </span>
      )}
      {note === '' ? null : (
        <span className={styles.text} dir="auto">
          {note}
        </span>
      )}
    </div>
  );
}

const Beside = ({ children }: { children: ReactNode }) => (
  <span className={styles.muted}>
    {' · '}
    <bdi>{children}</bdi>
  </span>
);

function useContacts({ organizationId, name: employer }: SchoolEmployer, removed: () => void) {
  const t = useTranslations('school-employers.contacts');
  const undo = useTranslations('console')('undo');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const { call } = useApi();
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  const path = { schoolId, organizationId };
  const refresh = () => refreshDecisions(queries);

  async function send(fields: ContactDraft, key: string): Promise<void> {
    await call.POST(CONTACTS, { params: { path }, body: { ...fields, key } });
    showToast({ kind: 'success', text: t('saved', { name: fields.name }) });
    await refresh();
  }
  async function add(): Promise<void> {
    // One a dialog: what is pressed again after it failed to answer is not a second one.
    const key = crypto.randomUUID();
    await dialogs.open(contactDialog, { title: t('addTitle', { name: employer }), save: (fields) => send(fields, key) });
  }
  async function change(contact: SchoolEmployerContact): Promise<void> {
    const save = async (fields: ContactDraft) => {
      await call.PUT(`${CONTACTS}/{contactId}`, { params: { path: { ...path, contactId: contact.id } }, body: fields });
      showToast({ kind: 'success', text: t('saved', { name: fields.name }) });
      await refresh();
    };
    await dialogs.open(contactDialog, { title: t('edit', { name: contact.name }), contact, save });
  }
  async function remove({ id, ...fields }: SchoolEmployerContact): Promise<void> {
    try {
      await call.DELETE(`${CONTACTS}/{contactId}`, { params: { path: { ...path, contactId: id } } });
      const run = () => void send(fields, id).catch((error) => showToast({ kind: 'error', text: errorText(error) }));
      showToast({ kind: 'success', text: t('deleted', { name: fields.name }), action: { label: undo, run } });
      removed();
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    await refresh();
  }
  return { add, change, remove };
}
