// Links, a name and an address each. An address of a known site names the link by itself; a forgotten https:// is added.
import { LIMITS } from '@fairway/rules/limits';
import { linkSite, SITE_NAMES, withScheme } from '@fairway/rules/link-sites';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import { type EntriesEvent, type EntriesState, type Entry, sameValue } from '@fairway/rules/profile-changes';
import { linkIssues } from '@fairway/rules/profile-issues';
import { Button, IconButton } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ProfileSave, useIssueText } from '../../saving.ts';
import styles from '../form.module.css';
import { SiteIcon } from '../site-icon.tsx';

type LinkValue = { name: string; value: string };
export const BLANK_LINK: LinkValue = { name: '', value: '' };
type Dispatch = (event: EntriesEvent<LinkValue>) => void;

export function LinkRows({ rows, dispatch, saving }: { rows: EntriesState<LinkValue>; dispatch: Dispatch; saving: ProfileSave }) {
  const t = useTranslations('profile.links');
  const last = rows.entries.at(-1);
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('[data-link]:last-of-type input')?.focus();
  }, [added]);
  const mayAdd = rows.entries.length < SECTION_ENTRIES && (!last || linkIssues(last.value).length === 0);
  return (
    <fieldset className={styles.group}>
      <legend>{t('title')}</legend>
      <div ref={list} className={styles.group}>
        {rows.entries.map((entry) => (
          <LinkRow
            key={entry.id}
            entry={entry}
            saving={saving}
            onChange={(change) => dispatch({ type: 'edit', id: entry.id, change })}
            onRemove={() => {
              dispatch({ type: 'remove', id: entry.id });
              add.current?.focus();
            }}
          />
        ))}
      </div>
      <div>
        <Button
          ref={add}
          size="small"
          icon={<IconPlus aria-hidden />}
          aria-disabled={!mayAdd}
          onClick={() => {
            if (!mayAdd) return;
            dispatch({ type: 'add', value: BLANK_LINK });
            setAdded(added + 1);
          }}
        >
          {t('add')}
        </Button>
      </div>
    </fieldset>
  );
}

type RowProps = { entry: Entry<LinkValue>; saving: ProfileSave; onChange: (change: Partial<LinkValue>) => void; onRemove: () => void };

function LinkRow({ entry, saving, onChange, onRemove }: RowProps) {
  const t = useTranslations('profile.links');
  const issueText = useIssueText();
  const [left, setLeft] = useState<Partial<Record<keyof LinkValue, true>>>({});
  const { name, value } = entry.value;
  const site = linkSite(withScheme(value));
  const issues = linkIssues(entry.value);
  const errorOf = (field: keyof LinkValue) => {
    const issue = left[field] && !sameValue(entry.value, BLANK_LINK) ? issues.find((one) => one.field === field) : undefined;
    return issue ? issueText(issue.code) : saving.faultOf('links', field, entry.id);
  };
  return (
    <div data-link="" className={styles.link}>
      <div className={styles.linkHead}>
        <span>
          <SiteIcon site={site} />
          {name.trim() || (site ? SITE_NAMES[site] : t('new'))}
        </span>
        <IconButton
          size="small"
          label={t('remove', { name: name.trim() || t('new') })}
          icon={<IconTrash aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('address')}
          type="url"
          inputMode="url"
          placeholder="https://"
          dir="ltr"
          maxLength={LIMITS.linkCharacters}
          value={value}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
          onBlur={() => {
            const address = withScheme(value);
            const found = linkSite(address);
            setLeft({ ...left, value: true });
            if (address !== value || (found && name.trim() === ''))
              onChange({ value: address, ...(found && name.trim() === '' ? { name: SITE_NAMES[found] } : {}) });
          }}
          error={errorOf('value')}
        />
        <TextField
          label={t('name')}
          value={name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          onBlur={() => setLeft({ ...left, name: true })}
          error={errorOf('name')}
        />
      </div>
    </div>
  );
}
