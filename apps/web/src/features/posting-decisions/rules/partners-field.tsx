// Whose approvals a school's rules take over. @rule school-partners.4
import { POSTING_RULE_LIMITS, RULE_PARTNERS } from '@fairway/rules/posting-rules';
import { Select } from '@fairway/ui/select';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import { ChosenField } from '../../../lib/forms/chosen-field.tsx';
import type { SchoolPostingRules } from '../queries.ts';

type Rules = SchoolPostingRules['rules'];
type Props = {
  rules: Rules;
  set: <K extends keyof Rules>(name: K, value: Rules[K]) => void;
  partners: SchoolPostingRules['partners'];
};

export function PartnersField({ rules, set, partners }: Props) {
  const t = useTranslations('school-postings.rules');
  return (
    <>
      <Select
        label={t('partners')}
        hint={t('partnersHint')}
        options={RULE_PARTNERS.map((value) => ({ value, label: t(`partnersOf.${value}`) }))}
        value={rules.partners}
        onChange={(event) => set('partners', RULE_PARTNERS.find((one) => one === event.currentTarget.value) ?? 'none')}
      />
      {rules.partners !== 'none' && partners.length === 0 ? <p className={parts.muted}>{t('partnersNone')}</p> : null}
      {rules.partners === 'chosen' && partners.length > 0 ? (
        <ChosenField
          {...{ label: t('partnersChosen'), chosen: rules.partnerships, most: POSTING_RULE_LIMITS.partnerships }}
          options={partners.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen) => set('partnerships', chosen)}
          removeLabel={(name) => t('remove', { name })}
        />
      ) : null}
    </>
  );
}
