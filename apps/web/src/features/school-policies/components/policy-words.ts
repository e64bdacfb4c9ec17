// What a policy and its value are called: in the words of the place where it is set, so that nothing has two names.
import type { components } from '@fairway/client/api.gen';
import { RETAINED_KINDS } from '@fairway/rules/retention';
import { POSTING_POLICY_CHOICES, REVIEW_POLICY_CHOICES } from '@fairway/rules/school-policies';
import { VERIFICATION_METHODS } from '@fairway/rules/verification';
import { useTranslations } from 'use-intl';

export type Policies = components['schemas']['SchoolPolicies'];
export type Policy = Policies['policies'][number];

const DAYS = '_days';
const POSTING_NAMES = ['approves', 'partners', 'countries', 'levels', 'pay', 'unpaid'] as const;
const OFFERED_NAMES = ['offered', 'days'] as const;
const REVIEW_NAMES = [...OFFERED_NAMES, 'study', 'levels', 'programs', 'labels'] as const;
const CHOICES = [...POSTING_POLICY_CHOICES, ...REVIEW_POLICY_CHOICES];

/** A name of a newer version of the server is shown as it is. */
export function usePolicyName(): (policy: Policy) => string {
  const t = useTranslations('school-policies');
  const methods = useTranslations('school-settings.methods');
  const kinds = useTranslations('retention.kinds');
  const features = useTranslations('admin.features');
  return ({ group, name }) => {
    switch (group) {
      case 'verification': {
        const method = VERIFICATION_METHODS.find((one) => name === one || name === one + DAYS);
        if (!method) return name;
        return name.endsWith(DAYS) ? t('holds', { method: methods(method) }) : methods(method);
      }
      case 'reviews': {
        const known = REVIEW_NAMES.find((one) => one === name);
        return known ? t(`reviews.${known}`) : name;
      }
      case 'outcomes': {
        const known = OFFERED_NAMES.find((one) => one === name);
        return known ? t(`outcomes.${known}`) : name;
      }
      case 'postings': {
        const known = POSTING_NAMES.find((one) => one === name);
        return known ? t(`postings.${known}`) : name;
      }
      case 'retention': {
        const kind = RETAINED_KINDS.find((one) => one === name);
        return kind ? kinds(kind) : name;
      }
      default: {
        const key = name as Parameters<typeof features>[0];
        return features.has(key) ? features(key) : name;
      }
    }
  };
}

export function usePolicyValue(): (policy: Policy, value: Policy['value']) => string {
  const t = useTranslations('school-policies.values');
  return ({ kind }, value) => {
    if (kind === 'switch') return t(value === true ? 'on' : 'off');
    if (value === null) return t('endless');
    if (kind === 'days') return t('days', { count: Number(value) });
    if (kind === 'months') return t('months', { count: Number(value) });
    if (kind === 'chosen') return t('chosen', { count: Number(value) });
    const choice = CHOICES.find((one) => one === value);
    return choice ? t(`choices.${choice}`) : String(value);
  };
}
