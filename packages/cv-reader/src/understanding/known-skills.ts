// Skills that a deployment starts with, by their names: what a list below an unknown heading is told by.
import { fold } from '@fairway/rules/folding';
import { builtInSkills } from '@fairway/rules/recognition/skills';

let known: Set<string> | undefined;

/** Whether a whole text is the name of a skill of that list, or one of its other names. */
export function isKnownSkill(text: string): boolean {
  known ??= new Set(builtInSkills().flatMap(({ name, aliases }) => [name, ...aliases].map((one) => fold(one.replace(/^[~=?+]/, '')))));
  return known.has(fold(text.trim()));
}
