// The ops of a full save: every entry of every section becomes what it is in one of two states.
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import type { CandidateView } from '../apps/server/src/features/candidates/queries.ts';

/** Ids stay, so that the statements of a save can be sent again. */
export function changedOps(profile: CandidateView, state: number): ProfileOps {
  const updates = <E extends { id: string | null }, V extends object>(
    entries: readonly E[] | undefined,
    value: (entry: E, place: number) => V,
  ) =>
    (entries ?? []).flatMap((entry, place) =>
      entry.id === null ? [] : [{ op: 'update' as const, value: { id: entry.id, ...value(entry, place) } }],
    );
  const preferences = profile.preferences;
  const employers = preferences?.employers ?? [];
  const order = (place: number) => (state === 0 ? place : employers.length - place);
  return {
    user: { op: 'update', value: { firstName: `Ada ${state}`, phoneNumber: state === 0 ? '+46701740605' : '+46701740606' } },
    candidate: { op: 'update', value: { city: `City ${state}`, summary: `${profile.summary}<p>State ${state}</p>` } },
    nationalities: updates(profile.nationalities, (_entry, place) => ({ nationality: ['SE', 'NO', 'SE'][place + state] ?? 'SE' })),
    workAuthorizations: updates(profile.workAuthorizations, (_entry, place) => ({
      code: ['GB', 'CH', 'US', 'CA'][(place % 2) + 2 * state] ?? 'GB',
    })),
    languages: updates(profile.languages, ({ languageId }) => ({
      languageId,
      proficiencyId: state === 0 ? 'elementary' : 'limited_working',
    })),
    workExperiences: updates(profile.workExperiences, ({ id: _id, ...entry }) => ({ ...entry, title: `Title ${state}` })),
    memberships: updates(profile.memberships, ({ id: _id, ...entry }) => ({ ...entry, title: `Title ${state}` })),
    links: updates(profile.links, ({ value }) => ({ name: `Link ${state}`, value })),
    preferences: {
      op: 'update',
      value: {
        eligibleForRelocation: state === 0,
        preferredEmployers: employers.flatMap(({ employerId }, place) =>
          employerId === null ? [] : [{ employerId, order: order(place) }],
        ),
        addCustomEmployers: employers.flatMap(({ employerId, name }, place) =>
          employerId === null ? [{ name, order: order(place) }] : [],
        ),
      },
    },
    studyPrograms: updates(profile.studyPrograms, ({ start, end }) => ({ start, end: state === 0 ? end : `${end?.slice(0, 8)}28` })),
  } as ProfileOps;
}
