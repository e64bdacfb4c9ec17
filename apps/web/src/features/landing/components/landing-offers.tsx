// What one can do here: candidates, employers, schools. It names only what is there: each line goes with its page or switch.
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { ImagePlate } from '@fairway/ui/image-plate';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { supportDialog } from '../../support/components/help-button.tsx';
import type { LandingReply } from '../queries.ts';
import styles from './landing.module.css';
import { Part } from './landing-work.tsx';
import { Spot, type SpotName } from './spots.tsx';

export function LandingOffers({ schools }: Pick<LandingReply, 'schools'>) {
  const { tenant } = useBoot();
  return (
    <>
      {tenant.features.login ? <ForYou /> : null}
      <div className={styles.pair}>
        <ForEmployers />
        {tenant.school ? null : <ForSchools />}
      </div>
      {schools && schools.shown.length > 0 ? <Schools schools={schools.shown} /> : null}
    </>
  );
}

/** The page that each stands for. */
const STEPS: readonly (readonly [SpotName, page: string])[] = [
  ['profile', 'profile'],
  ['suggestions', 'mypage'],
  ['favorites', 'favorites'],
  ['cvReview', 'cv-review'],
];

function ForYou() {
  const t = useTranslations('landing.you');
  const { href, exists } = useHrefs();
  const steps = STEPS.filter(([, page]) => exists(page));
  if (steps.length === 0) return null;
  return (
    <Part
      title={t('title')}
      foot={
        exists('profile') ? (
          <LinkButton href={href('profile')} variant="primary">
            {t('begin')}
          </LinkButton>
        ) : null
      }
    >
      <ul className={styles.steps}>
        {steps.map(([name]) => (
          <li key={name}>
            <Spot name={name} />
            <h3 className={styles.stepTitle}>{t(`${name}.title`)}</h3>
            <p>{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ForEmployers() {
  const t = useTranslations('landing.forEmployers');
  const { exists, href } = useHrefs();
  const lines = [exists('jobs') ? t('feed') : '', exists('employers') ? t('page') : '', exists('jobs') ? t('languages') : ''];
  return (
    <Offer title={t('title')} text={t('text')} lines={lines}>
      {exists('for-employers') ? <LinkButton href={href('for-employers')}>{t('begin')}</LinkButton> : null}
    </Offer>
  );
}

function ForSchools() {
  const t = useTranslations('landing.forSchools');
  const { exists } = useHrefs();
  const lines = [t('verification'), exists('cv-review') ? t('cvReviews') : '', exists('mypage') ? t('cards') : ''];
  return <Offer title={t('title')} text={t('text')} lines={lines} />;
}

type OfferProps = { title: string; text: string; lines: readonly string[]; children?: ReactNode };

function Offer({ title, text, lines, children }: OfferProps) {
  const t = useTranslations('landing');
  const dialogs = useDialogs();
  const hydrated = useHydrated();
  const told = lines.filter((line) => line !== '');
  if (told.length === 0) return null;
  return (
    <section className={styles.offer}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <ul>
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {/* A form that needs its scripts: without them it is not offered. */}
      <div className={styles.contact}>
        {children}
        {hydrated ? <Button onClick={() => dialogs.open(supportDialog, {})}>{t('contact')}</Button> : null}
      </div>
    </section>
  );
}

function Schools({ schools }: { schools: NonNullable<LandingReply['schools']>['shown'] }) {
  const t = useTranslations('landing');
  const { tenant } = useBoot();
  return (
    <Part title={t('schools', { name: tenant.name })}>
      <ul className={styles.schools}>
        {schools.map(({ id, name, logo }) => (
          <li key={id}>
            {/* Logos of schools are as wide as they are. */}
            {logo ? <img className={styles.logo} src={logo} alt="" loading="lazy" /> : <ImagePlate name={name} sizePx={40} />}
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  );
}
