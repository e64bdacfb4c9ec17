import type { Locale } from '@fairway/rules/locales';
import { type OrganizationProfileContent, type ProfileFault, profileFaults, publishingFaults } from '@fairway/rules/organization-profile';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfileWriting } from './profile-writing.ts';

/** What a part of the form is given. */
export type PartProps = {
  content: OrganizationProfileContent;
  set: ProfileWriting['set'];
  /** The words of what is wrong at a place of the content, or below it. */
  faultAt: (at: string) => string | undefined;
  /** The language that is written. */
  locale: Locale;
  round: number;
};

/** What is wrong now; what lacks too once somebody wanted to publish. */
function faultsOf({ content, draft, isAsked }: ProfileWriting): ProfileFault[] {
  return (isAsked ? publishingFaults : profileFaults)(content, draft.shown, new Date());
}

export function useFaultAt(writing: ProfileWriting): (at: string) => string | undefined {
  const errors = useTranslations('errors');
  const { content, draft, isAsked, problem } = writing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they are made of
  const faults = useMemo(() => faultsOf(writing), [content, draft, isAsked]);
  return (at) => {
    const pointer = `/body/content/${at}`;
    const found = [...faults, ...(problem?.errors ?? [])].find((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
    return found && errors(found.code as 'organization_profiles.missing');
  };
}
