// Employment types and levels of study by kind of position.
import type { EducationLevel, EmploymentType } from '@fairway/rules/jobs';
import type { Chance } from '@fairway/world-kit/chance';
import type { Kind, Role } from './role.ts';

export function typesOf(kind: Kind, chance: Chance): EmploymentType[] {
  switch (kind) {
    case 'intern':
      return chance.happens(0.12) ? ['INTERN', 'PART_TIME'] : ['INTERN'];
    case 'credit':
      return ['CREDIT_GIVING_INTERNSHIP'];
    case 'graduate':
      return ['FULL_TIME'];
    case 'junior':
      return chance.happens(0.2) ? ['FULL_TIME', 'PART_TIME'] : ['FULL_TIME'];
    case 'part':
      return ['PART_TIME'];
    case 'temporary':
      return chance.happens(0.4) ? ['TEMPORARY', 'FULL_TIME'] : ['TEMPORARY'];
  }
}

const LEVELS: Record<Kind, readonly (readonly EducationLevel[])[]> = {
  intern: [['bachelor'], ['bachelor', 'master'], ['master'], ['bachelor', 'diploma']],
  credit: [['bachelor'], ['bachelor', 'master']],
  graduate: [
    ['master'],
    ['bachelor', 'master'],
    ['bachelor', 'master'],
    ['master'],
    ['master', 'mba'],
    ['mba'],
    ['bachelor'],
    ['master'],
    ['mba', 'dba'],
  ],
  junior: [['bachelor'], ['bachelor', 'diploma'], ['bachelor', 'master'], ['diploma', 'certification'], ['master', 'mba']],
  part: [['bachelor'], ['bachelor', 'certification'], ['certification', 'microcredential'], ['bachelor', 'master']],
  temporary: [['diploma'], ['bachelor'], ['certification'], ['microcredential', 'diploma'], ['bachelor', 'master']],
};

/** Levels that a posting asks for; research asks for a doctorate now and then. */
export function levelsOf(kind: Kind, role: Role, chance: Chance): EducationLevel[] {
  if (role.research && (kind === 'junior' || kind === 'graduate') && chance.happens(0.5))
    return chance.happens(0.5) ? ['phd'] : ['phd', 'master'];
  return [...chance.pick(LEVELS[kind])];
}
