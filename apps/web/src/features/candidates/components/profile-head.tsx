// The head of the profile: picture, name, what the person does, where.

import { termName } from '@fairway/i18n/terms';
import { fullName } from '@fairway/rules/names';
import { Avatar } from '@fairway/ui/avatar';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { IconCamera, IconMapPin, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { preparedMessages } from '../../../lib/messages.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { avatarDialog } from '../../account/components/avatar-dialog.ts';
import { useEdits } from '../edits.ts';
import { type Candidate, type Profile, tellProfileChanged } from '../queries.ts';
import styles from './profile-head.module.css';

export function ProfileHead({ profile: { candidate, user } }: { profile: Profile }) {
  const t = useTranslations('profile');
  const format = useReaderFormats();
  const { open } = useEdits();
  const dialogs = useDialogs();
  const headline = useHeadline(candidate);
  const name = fullName(user.firstName, user.lastName);
  const changePicture = async () => {
    if (await dialogs.open(avatarDialog, { current: user.avatar })) tellProfileChanged();
  };
  const place = candidate.country ? [candidate.city, format.country(candidate.country)].filter(Boolean).join(', ') : '';
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Avatar key={user.avatar} name={name || user.email} src={user.avatar} sizePx={88} />
        <IconButton
          size="small"
          className={styles.camera}
          label={t('picture.change')}
          icon={<IconCamera aria-hidden />}
          onClick={changePicture}
        />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name} dir="auto">
          {name || t('title')}
        </h1>
        {headline ? (
          <p className={styles.headline} dir="auto">
            {headline}
          </p>
        ) : null}
        {place ? (
          <p className={styles.place}>
            <IconMapPin size={16} aria-hidden />
            <span dir="auto">{place}</span>
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {user.firstName && user.lastName ? (
          <Button icon={<IconPencil aria-hidden />} onClick={() => open('personal-details')}>
            {t('personal.edit')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => open('names')}>
            {t('names.title')}
          </Button>
        )}
      </div>
    </header>
  );
}

/** The job the person has, else what they study now. */
function useHeadline({ workExperiences = [], studyPrograms }: Candidate): string {
  const t = useTranslations('profile');
  const { locale } = useBoot();
  const job = workExperiences.find(({ isCurrentJob }) => isCurrentJob);
  if (job) return t('headline', { what: job.title, where: job.companyTitle });
  const program = studyPrograms.find(({ isCurrent }) => isCurrent)?.studyProgram;
  const school = program?.school?.name ?? program?.customSchoolName;
  if (!program || !school) return '';
  const what = program.name || (program.levelId ? termName(preparedMessages(locale), 'educationLevels', program.levelId) : '');
  return what ? t('headline', { what, where: school }) : school;
}
