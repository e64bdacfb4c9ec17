// Stages of the organization's own: where somebody may be moved, as one choice of states and of stages within them. @rule applications.11
import type { ApplicantMove } from '@fairway/rules/applicants';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { type ApplicantRow, type OwnStage, ownStagesQuery } from '../queries.ts';

const NONE: readonly OwnStage[] = [];

/** In their order; none until they are known. */
export function useOwnStages(): readonly OwnStage[] {
  const { organizationId } = useConsoleOrganization();
  return useQuery(ownStagesQuery(useApi(), organizationId)).data?.stages ?? NONE;
}

/** A state, or one of its stages. */
export type Target = { to: ApplicantMove; ownStage?: string };
type Standing = Pick<ApplicantRow, 'stage' | 'ownStage'>;

export const targetValue = ({ to, ownStage }: Target) => (ownStage === undefined ? to : `${to}/${ownStage}`);

/** What `targetValue` wrote. */
export function readTarget(value: string): Target {
  const [to, ownStage] = value.split('/');
  return { to: to as ApplicantMove, ...(ownStage === undefined ? {} : { ownStage }) };
}

/** Where somebody may go: the states, each followed by its stages, but for where they stand. Without `from`: several who stand anywhere. */
export function targetsOf(moves: readonly ApplicantMove[], stages: readonly OwnStage[], from?: Standing): Target[] {
  // Within the state in which one stands there is a way between its stages, and out of them.
  const within = stages.find(({ state }) => state === from?.stage)?.state;
  const states = within && !moves.includes(within) ? [within, ...moves] : moves;
  return states.flatMap((to) => [
    ...(from && to === from.stage && from.ownStage === null ? [] : [{ to }]),
    ...stages.filter(({ state, id }) => state === to && id !== from?.ownStage?.id).map(({ id }) => ({ to, ownStage: id })),
  ]);
}

/** The choice in words. */
export function useTargetOptions(): (targets: readonly Target[], from?: Standing) => { value: string; label: string }[] {
  const t = useTranslations('applicants');
  const stages = useOwnStages();
  const names = new Map(stages.map(({ id, name }) => [id, name]));
  const labelOf = ({ to, ownStage }: Target, from: Standing | undefined) => {
    if (ownStage !== undefined) return t('ownStages.within', { state: t(`stages.${to}`), name: names.get(ownStage) ?? '' });
    return to === from?.stage ? t('ownStages.out', { state: t(`stages.${to}`) }) : t(`moves.${to}`);
  };
  return (targets, from) => targets.map((target) => ({ value: targetValue(target), label: labelOf(target, from) }));
}
