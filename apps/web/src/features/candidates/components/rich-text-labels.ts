import { useTranslations } from 'use-intl';

/** The words of the editor's buttons. */
export function useRichTextLabels() {
  const t = useTranslations('profile.richText');
  return {
    toolbar: t('toolbar'),
    bold: t('bold'),
    italic: t('italic'),
    underline: t('underline'),
    bulleted: t('bulleted'),
    numbered: t('numbered'),
    link: t('link'),
    linkAddress: t('linkAddress'),
    linkApply: t('linkApply'),
    linkRemove: t('linkRemove'),
    linkWrong: t('linkWrong'),
  };
}
