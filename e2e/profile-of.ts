// A profile as its owner's calls give it, to be compared with one of another account.
import type { BrowserContext } from '@playwright/test';

/** A profile without what tells one account from another. */
export async function profileOf({ request }: BrowserContext): Promise<Record<string, unknown>> {
  const includes = 'summary,skills,preferences,work_experiences,links,memberships,nationalities';
  const candidate = await (await request.get(`/api/v1/candidate/me?includes=${includes}`)).json();
  const user = (await (await request.get('/identity/v1/user/me')).json()) as { phoneNumber: string };
  // What a program is called stands beside its id, which is one's own where no school lists the program.
  const isOwn = (key: string, value: unknown) =>
    ['candidateId', 'programId'].includes(key) || (key === 'id' && /^[0-9a-f-]{36}$/.test(String(value)));
  return JSON.parse(
    JSON.stringify({ ...candidate, phoneNumber: user.phoneNumber }, (key, value) => (isOwn(key, value) ? undefined : value)),
  );
}

/** What our own documents carry: all but what the law protects, the visibility and the account itself. */
export const CARRIED = [
  'firstName', 'lastName', 'phoneNumber', 'country', 'city', 'summary', 'nationalities', 'workAuthorizations', 'languages', 'studyPrograms',
  'workExperiences', 'memberships', 'skills', 'links', 'linkedin', 'github', 'preferences',
]; // biome-ignore format: a list
