// The form of the verify dialog: which school, which of its ways, and the panel of that way. @rule verification.10
import { Banner } from '@fairway/ui/banner';
import { Radio } from '@fairway/ui/checkbox';
import { ImagePlate } from '@fairway/ui/image-plate';
import { SearchSelect } from '@fairway/ui/search-select';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import type { Requested } from '../request.ts';
import type { SchoolConnection, University } from './connections.ts';
import { METHOD_PANELS } from './method-panels.ts';
import { methodOfAddress } from './methods/method-address.ts';
import styles from './verify.module.css';

type SchoolOption = { value: string; label: string; icon?: ReactNode };

/** A school of those that can be verified. */
export function UniversityField({ school, onChoose }: { school: University | undefined; onChoose: (id: number | undefined) => void }) {
  const t = useTranslations('verification.dialog');
  const list = useTranslations('profile.list');
  const api = useApi();
  const { locale } = useBoot();
  const optionOf = ({ id, name, logo }: University): SchoolOption => ({
    value: String(id),
    label: name,
    icon: <ImagePlate src={logo} name={name} sizePx={28} />,
  });
  async function load(q: string, signal: AbortSignal): Promise<SchoolOption[]> {
    const query = { q: q.trim().slice(0, 200), locale };
    const { data } = await api.call.GET('/api/v1/university', { params: { query }, signal });
    return (data?.universities ?? []).map(optionOf);
  }
  return (
    <SearchSelect<SchoolOption>
      label={t('school')}
      placeholder={t('search')}
      value={school && optionOf(school)}
      load={load}
      texts={{
        loading: list('loading'),
        empty: t('noSchool'),
        failed: list('failed'),
        clear: list('clear'),
        count: (count) => list('count', { count }),
      }}
      onChange={(option) => onChoose(option ? Number(option.value) : undefined)}
    />
  );
}

type Props = { school: University; connection: SchoolConnection | undefined; onEnd: (end: Requested) => void };

/** The ways of a school in its own order; the first one is open, or the one that the address asks for. */
export function MethodChoice({ school, connection, onEnd }: Props) {
  const t = useTranslations('verification');
  const name = useId();
  const methods = school.methods.map(({ method }) => method).filter((method) => METHOD_PANELS[method] !== undefined);
  const usable = methods.filter((method) => method !== 'academic_email' || school.domains.length > 0);
  const location = useLocation();
  const asked = methodOfAddress(location);
  const [chosen, setChosen] = useState(asked && usable.includes(asked) ? asked : usable[0]);
  const Panel = chosen && METHOD_PANELS[chosen];
  if (!Panel)
    return (
      <Banner meaning="warning">{connection?.schoolIsSuspended ? t('states.rests') : t('dialog.noMethods', { name: school.name })}</Banner>
    );
  return (
    <>
      {usable.length > 1 ? (
        <fieldset className={styles.ways}>
          <legend>{t('dialog.ways')}</legend>
          {usable.map((method) => (
            <Radio
              key={method}
              name={name}
              label={t(`methods.${method}.name`)}
              hint={t(`methods.${method}.hint`)}
              checked={method === chosen}
              onChange={() => setChosen(method)}
            />
          ))}
        </fieldset>
      ) : null}
      <Panel key={`${school.id} ${chosen}`} school={school} connection={connection} onEnd={onEnd} />
    </>
  );
}
