// The text of the agreement in each language, as it is written and as schools read it. Whatever is published, every school is asked again, which is
// said before.
import type { Locale } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import { AGREEMENT_CHARACTERS, filledAgreement } from '@fairway/rules/processing-agreements';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { PublishedTexts } from '../../../lib/console/published-texts.tsx';
import { ADMIN_PATH, type EditedAgreement, editedAgreementQuery } from '../queries.ts';

type Props = { edited: EditedAgreement; locale: Locale; onLocale: (locale: Locale) => void };

export function AgreementEditor({ edited, ...language }: Props) {
  const t = useTranslations('processing-agreements.admin');
  const api = useApi();
  const queries = useQueryClient();
  const { name, email } = edited.platform;
  const asked = { school: t('sampleSchool'), name, email };
  return (
    <PublishedTexts
      {...language}
      edited={edited}
      isShown
      maxCharacters={AGREEMENT_CHARACTERS}
      words={{
        textHelp: t('textHelp'),
        marks: t('marks', { school: '{school}', name: '{name}', email: '{email}' }),
        current: t('current'),
        back: { label: t('back'), title: t('backTitle'), text: t('backText'), done: t('backDone') },
      }}
      htmlOf={(text, locale) => pageHtml(filledAgreement(text, asked), { name, email, locale }).html}
      publish={(texts) => api.call.PUT(ADMIN_PATH, { body: { edition: edited.edition, texts } })}
      readEdition={(number) => api.call.GET(`${ADMIN_PATH}/editions/{number}`, { params: { path: { number } } })}
      onWritten={(written) => queries.setQueryData(editedAgreementQuery(api).queryKey, written)}
    />
  );
}
