// Asking for a review: which school, which CV, what it is for.
import type { components } from '@fairway/client/api.gen';
import { AIM_LEVELS, type AimLevel, REVIEW_LIMITS } from '@fairway/rules/cv-reviews';
import { Button, LinkButton } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { MINE, type ReviewOffer, useAct } from '../queries.ts';
import styles from './cv-reviews.module.css';
import { AudienceList } from './review-audience.tsx';

type Cv = components['schemas']['CandidateDocument'];
const EMPTY = { aimField: '', aimLevel: '', message: '' };

export function RequestForm({ schools, cvs, hasCvs }: { schools: readonly ReviewOffer[]; cvs: readonly Cv[]; hasCvs: boolean }) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const { href, exists } = useHrefs();
  const act = useAct(MINE);
  const [schoolId, setSchoolId] = useState(schools[0]?.schoolId);
  const [cvId, setCvId] = useState('');
  const [fields, setFields] = useState(EMPTY);
  const school = schools.find((one) => one.schoolId === schoolId) ?? schools[0];
  const cv = cvs.find((one) => one.id === cvId) ?? cvs.find((one) => one.isDefault) ?? cvs[0];
  const field = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => setFields({ ...fields, [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!school || !cv || act.isPending) return;
    const { aimLevel, ...words } = fields;
    const body = { schoolId: school.schoolId, documentId: cv.id, ...words, aimLevel: aimLevel === '' ? null : (aimLevel as AimLevel) };
    act.mutate({ run: () => api.call.POST(MINE, { body }), done: t('ask.sent'), after: () => setFields(EMPTY) });
  };
  const link = exists('profile-documents') ? <LinkButton href={href('profile-documents')}>{t('toCvs')}</LinkButton> : null;
  if (!school) return null;
  if (!cv)
    return (
      <div className={styles.card}>
        <p>{hasCvs ? t('ask.allAsked') : t('noCvText')}</p>
        <div className={styles.row}>{link}</div>
      </div>
    );
  return (
    <form className={styles.card} onSubmit={submit} aria-labelledby="ask-for-review">
      <h2 id="ask-for-review">{t('ask.title')}</h2>
      {schools.length > 1 ? (
        <Select
          label={t('ask.school')}
          options={schools.map((one) => ({ value: `${one.schoolId}`, label: one.name }))}
          value={`${school.schoolId}`}
          onChange={(event) => setSchoolId(Number(event.currentTarget.value))}
        />
      ) : null}
      <Select
        label={t('ask.cv')}
        options={cvs.map((one) => ({ value: one.id, label: one.name }))}
        value={cv.id}
        onChange={(event) => setCvId(event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextField label={t('ask.field')} hint={t('ask.fieldHint')} maxLength={REVIEW_LIMITS.aimCharacters} {...field('aimField')} />
        <Select
          label={t('ask.level')}
          emptyLabel={t('ask.anyLevel')}
          options={AIM_LEVELS.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
          {...field('aimLevel')}
        />
      </div>
      <TextArea label={t('ask.message')} maxLength={REVIEW_LIMITS.messageCharacters} {...field('message')} />
      {school.audience ? (
        <div className={styles.muted}>
          {t('audience.some', { school: school.name })}
          <AudienceList audience={school.audience} />
        </div>
      ) : null}
      <p className={styles.muted}>{t('ask.promise', { days: school.promiseDays })}</p>
      <Button type="submit" variant="primary" busy={act.isPending}>
        {t('ask.send')}
      </Button>
    </form>
  );
}
