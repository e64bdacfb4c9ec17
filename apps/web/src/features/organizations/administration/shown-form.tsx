// What an organization shows of itself on its public page: figures, and people with role and text in each language. It is saved whole; one
// that somebody else saved meanwhile is told, and nothing typed is lost.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { ORGANIZATION_SIZES, type OrganizationSize, SHOWN_LIMITS, sizeBounds } from '@fairway/rules/organizations';
import { Button } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import styles from '../../../lib/console/parts.module.css';
import { useRecordForm } from '../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../lib/forms/section.tsx';
import { type Organization, organizationQuery } from './queries.ts';

type Person = Organization['shownPeople'][number];
type Draft = { size: OrganizationSize | ''; founded: string; people: Person[]; edition: number };

const draftOf = (organization: Organization): Draft => ({
  size: organization.size ?? '',
  founded: organization.foundedYear === null ? '' : `${organization.foundedYear}`,
  people: organization.shownPeople,
  edition: organization.shownEdition,
});
const isYear = (founded: string) => founded === '' || (/^\d{4}$/.test(founded) && Number(founded) >= SHOWN_LIMITS.foundedFrom);

export function ShownForm({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  const size = useTranslations('organizations.detail');
  const api = useApi();
  const queries = useQueryClient();
  const boot = useBoot();
  const [locale, setLocale] = useState<Locale>(boot.locale);
  const path = { id: organization.id };
  const form = useRecordForm({
    begin: () => draftOf(organization),
    draftOf,
    done: t('shownSaved'),
    mayBeSent: ({ founded }) => isYear(founded),
    send: (draft) =>
      api.call.PUT('/api/v1/admin/organizations/{id}/shown', {
        params: { path },
        body: {
          size: draft.size === '' ? null : draft.size,
          foundedYear: draft.founded === '' ? null : Number(draft.founded),
          shownPeople: draft.people.filter(({ name }) => name.trim() !== ''),
          shownEdition: draft.edition,
        },
      }),
    onWritten: (written) => queries.setQueryData(organizationQuery(api, path.id).queryKey, written),
  });
  const { people } = form.draft;
  const setPeople = (next: Person[]) => form.set('people', next);
  const change = (place: number, changes: Partial<Person>) =>
    setPeople(people.map((person, at) => (at === place ? { ...person, ...changes } : person)));
  const sizeText = (one: OrganizationSize) => {
    const { from, to } = sizeBounds(one);
    return to === undefined ? size('sizeOver', { from }) : size('sizeFrom', { from, to });
  };
  return (
    <SaveForm {...form.frame} label={t('shownSave')}>
      <Select
        label={t('size')}
        options={[
          { value: '', label: t('sizeNone') },
          ...ORGANIZATION_SIZES.map((one) => ({ value: one as string, label: sizeText(one) })),
        ]}
        value={form.draft.size}
        onChange={(event) => form.set('size', event.currentTarget.value as Draft['size'])}
      />
      <TextField
        label={t('founded')}
        inputMode="numeric"
        maxLength={4}
        error={isYear(form.draft.founded) ? form.faultAt('foundedYear') : t('foundedWrong')}
        {...form.text('founded')}
      />
      {people.length > 0 ? (
        <Select
          label={t('personLanguage')}
          options={LOCALES.map((one) => ({ value: one, label: LOCALE_NAMES[one] }))}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value as Locale)}
        />
      ) : null}
      {people.map((person, place) => (
        <PersonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a person has nothing but the place in the list
          key={place}
          person={person}
          number={place + 1}
          locale={locale}
          onChange={(changes) => change(place, changes)}
          onUp={place === 0 ? undefined : () => setPeople(people.toSpliced(place, 1).toSpliced(place - 1, 0, person))}
          onRemove={() => setPeople(people.toSpliced(place, 1))}
        />
      ))}
      {people.length < SHOWN_LIMITS.people ? (
        <div>
          <Button onClick={() => setPeople([...people, { name: '', role: {}, text: {} }])}>{t('personAdd')}</Button>
        </div>
      ) : null}
    </SaveForm>
  );
}

type PersonFieldsProps = {
  person: Person;
  number: number;
  locale: Locale;
  onChange: (changes: Partial<Person>) => void;
  onUp: (() => void) | undefined;
  onRemove: () => void;
};

function PersonFields({ person, number, locale, onChange, onUp, onRemove }: PersonFieldsProps) {
  const t = useTranslations('organization-records.one');
  const lang = languageTag(locale);
  return (
    <fieldset className={styles.part}>
      <legend>{t('person', { number: `${number}` })}</legend>
      <TextField
        label={t('personName')}
        maxLength={SHOWN_LIMITS.nameCharacters}
        value={person.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextField
        label={t('personRole')}
        lang={lang}
        maxLength={SHOWN_LIMITS.roleCharacters}
        value={person.role[locale] ?? ''}
        onChange={(event) => onChange({ role: { ...person.role, [locale]: event.currentTarget.value } })}
      />
      <TextArea
        label={t('personText')}
        lang={lang}
        maxLength={SHOWN_LIMITS.textCharacters}
        value={person.text[locale] ?? ''}
        onChange={(event) => onChange({ text: { ...person.text, [locale]: event.currentTarget.value } })}
      />
      <div className={styles.buttons}>
        {onUp ? (
          <Button size="small" onClick={onUp}>
            {t('personUp')}
          </Button>
        ) : null}
        <Button size="small" onClick={onRemove}>
          {t('personRemove')}
        </Button>
      </div>
    </fieldset>
  );
}
