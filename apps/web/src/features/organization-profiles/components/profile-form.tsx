// The form of a profile: one page, in the order in which readers see it. Texts are written in one language at a time.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { type OrganizationProfileContent, PROFILE_LIMITS, writtenText } from '@fairway/rules/organization-profile';
import { Select } from '@fairway/ui/select';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import { ArticlesPart } from './articles-part.tsx';
import { LinksPart } from './links-part.tsx';
import { PictureField } from './picture-field.tsx';
import { PlacesPart } from './places-part.tsx';
import styles from './profile.module.css';
import { useFaultAt } from './profile-faults.ts';
import type { ProfileWriting } from './profile-writing.ts';
import { RichSlotField, SlotField } from './slot-fields.tsx';
import { VideosPart } from './videos-part.tsx';

type Props = { writing: ProfileWriting; locale: Locale; onLocale: (locale: Locale) => void };

export function ProfileForm({ writing, locale, onLocale }: Props) {
  const t = useTranslations('organization-profiles');
  const { content, set, round } = writing;
  const faultAt = useFaultAt(writing);
  const part = { content, set, faultAt, locale, round };
  return (
    <form className={styles.form} aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.language}>
        <Select
          label={t('languages.label')}
          hint={t('languages.hint')}
          options={LOCALES.map((one) => ({ value: one, label: languageLabel(content, one, t) }))}
          value={locale}
          onChange={(event) => onLocale(event.currentTarget.value as Locale)}
        />
      </div>
      <fieldset className={parts.part}>
        <legend>{t('parts.look')}</legend>
        <div className={styles.pictures}>
          <PictureField label={t('fields.logo')} kind="logo" value={content.logo} onChange={(logo) => set({ logo })} />
          <PictureField label={t('fields.banner')} kind="banner" value={content.banner} onChange={(banner) => set({ banner })} />
        </div>
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('parts.words')}</legend>
        <SlotField
          {...{
            label: t('fields.tagline'),
            text: content.tagline,
            locale,
            most: PROFILE_LIMITS.taglineCharacters,
            error: faultAt('tagline'),
          }}
          onChange={(tagline) => set({ tagline })}
        />
        <RichSlotField
          {...{ label: t('fields.description'), text: content.description, locale, round }}
          {...{ most: PROFILE_LIMITS.descriptionCharacters, error: faultAt('description') }}
          onChange={(description) => set({ description })}
        />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('parts.links')}</legend>
        <LinksPart {...part} />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('fields.places')}</legend>
        <PlacesPart {...part} />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('fields.videos')}</legend>
        <VideosPart {...part} />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('fields.articles')}</legend>
        <ArticlesPart {...part} />
      </fieldset>
    </form>
  );
}

/** A language with how many texts are written in it. */
function languageLabel(
  content: OrganizationProfileContent,
  locale: Locale,
  t: ReturnType<typeof useTranslations<'organization-profiles'>>,
) {
  const texts = [
    ...[content.tagline, content.description],
    ...content.videos.map(({ title }) => title),
    ...content.articles.flatMap(({ title, ingress, body }) => [title, ingress, body]),
  ];
  const count = texts.filter((text) => writtenText(text)[locale] !== undefined).length;
  return t('languages.option', { language: LOCALE_NAMES[locale], count });
}
