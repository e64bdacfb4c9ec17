// For the browser tests of the profile: a person, replies of the server as the tests want them, the page or one of its dialogs.

import type { Locale } from '@fairway/rules/locales';
import { until } from '@fairway/ui/mount';
import { type Staging, stage } from '../../testing/stage.tsx';
import { type Edit, useEdits } from './edits.ts';
import ProfilePage from './profile.page.tsx';
import type { Candidate, User } from './queries.ts';

const ID = '01a1fed0-0000-7000-8000-00000000000';

export const USER: User = {
  id: `${ID}1`,
  email: 'ada.lovelace@student.nordic.example.org',
  emailVerified: true,
  pendingEmail: null,
  firstName: 'Ada',
  lastName: 'Lovelace',
  nationality: 'NO',
  gender: 'F',
  phoneNumber: '+4740612345',
  avatar: null,
  contactEmail: null,
  newsLetterConsent: false,
  newsletterConsent: false,
  locale: 'en',
  timeZone: 'Europe/Oslo',
  hasPassword: true,
  createdAt: '2026-01-01T10:00:00Z',
  deletionDueAt: null,
};

export const CANDIDATE: Candidate = {
  id: `${ID}2`,
  userId: USER.id,
  version: 7,
  firstName: 'Ada',
  lastName: 'Lovelace',
  avatar: null,
  gender: 'F',
  pronoun: { type: 'she/her', value: null },
  country: 'NO',
  city: 'Oslo',
  profileVisibility: 'schools',
  ethnicMinority: null,
  disability: 'no',
  newsletterConsent: false,
  newsLetterConsent: false,
  attributes: ['job'],
  languages: [],
  studyPrograms: [],
  verifiedSchoolIds: [],
  workAuthorizations: [],
  cv: null,
  linkedin: null,
  github: null,
  summary: '<p>I build engines.</p>',
  skills: [],
  preferences: {
    openToJobs: true,
    eligibleForRelocation: null,
    memberOfLGBTQCommunity: null,
    eligibleWorkLocation: 'onsite',
    workPreferences: ['internship'],
    sectors: [{ id: `${ID}3`, sectorId: 'consulting', candidateId: `${ID}2` }],
    careerFields: [],
    employers: [
      { id: `${ID}4`, employerId: 4, name: 'Fjord Analytics', logo: null, order: 0 },
      { id: `${ID}5`, employerId: null, name: 'My aunt', logo: null, order: 1 },
    ],
  },
  workExperiences: [],
  links: [{ id: `${ID}6`, name: 'GitHub', value: 'https://github.com/ada' }],
  memberships: [],
  nationalities: [],
  emailSettings: [
    { kind: 'messages', isOn: true },
    { kind: 'suggestions', isOn: false },
  ],
  welcome: { completedAt: '2026-01-01T10:00:00Z', hiddenUntil: null },
  createdAt: '2026-01-01T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
};

export const problem = (code: string, status = 422, errors: { pointer: string; code: string }[] = []) =>
  Response.json({ code, status, title: code, errors }, { status });

/** The refusal of a save because these sections changed elsewhere. */
export const changedElsewhere = (...sections: string[]) =>
  problem('profile.changed', 409, sections.map((section) => ({ pointer: `/${section}`, code: 'profile.changed' }))); // biome-ignore format: one line

const SAVE = 'POST /api/v1/candidate/profile';

const REPLIES: Record<string, unknown> = {
  'GET /api/v1/candidate/workauthorization': { workAuthorizations: [] },
  'GET /api/v1/candidate/import/latest': { import: null },
  'GET /api/v1/candidate/share': { shares: [], page: 1, totalCount: 0, hasNext: false },
  'GET /api/v1/sectors': {
    sectors: ['consulting', 'energy_and_environment', 'non_profit', 'media_and_culture'].map((id) => ({ id, name: `Sector ${id}` })),
  },
  'GET /api/v1/careerfields': {
    careerFields: [
      { id: 'LEGAL', name: 'Legal' },
      { id: 'EDUCATION', name: 'Education' },
    ],
  },
  'GET /api/v1/employers': { employers: [{ id: 9, name: 'Nordlys Energy', logo: null }] },
  'GET /api/v1/communication/email/settings': {
    settings: [
      { kind: 'messages', on: true },
      { kind: 'cv_reviews', on: false },
    ],
  },
  'GET /api/v1/communication/subscriptions': { subscriptions: [], topics: [], companies: [], schools: [] },
};

export type SentBody = { userId: string; version: number; ops: Record<string, unknown> };
export type World = {
  candidate: Candidate;
  user: User;
  /** Bodies of the calls that change something, in their order. */
  sent: { call: string; body: unknown }[];
  /** The saves of the profile alone. */
  saves(): SentBody[];
  /** Addresses that were shown. */
  addresses: string[];
};
export type WorldChange = {
  candidate?: Partial<Candidate>;
  user?: Partial<User>;
  /** Answers by method and path; a function is asked each time. `save` answers the profile update: undefined lets it pass. */
  replies?: Record<string, unknown>;
  save?: (body: SentBody, world: World) => Response | undefined;
  address?: string;
  scheme?: 'light' | 'dark';
  tenant?: Staging['tenant'];
  locale?: Locale;
  pages?: string[];
};

/** Mounts the profile page over a server of its own. Resolves when the sections are there. */
export async function stageProfile(change: WorldChange = {}): Promise<World> {
  const world: World = {
    candidate: { ...CANDIDATE, ...change.candidate },
    user: { ...USER, ...change.user },
    sent: [],
    saves: () => world.sent.filter(({ call }) => call === SAVE).map(({ body }) => body as SentBody),
    addresses: [],
  };
  const reply = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const body = text === '' ? undefined : JSON.parse(text);
    if (request.method !== 'GET') world.sent.push({ call, body });
    if (call === SAVE) {
      const refused = change.save?.(body, world);
      if (refused) return refused;
      world.candidate = { ...world.candidate, version: world.candidate.version + 1 };
      return Response.json({ candidate: world.candidate, user: world.user });
    }
    if (call === 'GET /api/v1/candidate/me') return Response.json(world.candidate);
    if (call === 'GET /identity/v1/user/me') return Response.json(world.user);
    const found = { ...REPLIES, ...change.replies }[call];
    const answer = typeof found === 'function' ? await found(body, world) : found;
    if (answer instanceof Response) return answer;
    return answer === undefined ? problem('not_found', 404) : Response.json(answer);
  };
  const locale = change.locale ?? 'en';
  const element = (
    <>
      <ProfilePage />
      <Opener />
    </>
  );
  world.addresses = await stage(element, {
    reply,
    locale,
    address: change.address ?? `/${locale}/profile`,
    pages: change.pages ?? ['profile', 'account-settings', 'jobs'],
    ...(change.scheme ? { scheme: change.scheme } : {}),
    ...(change.tenant ? { tenant: change.tenant } : {}),
  });
  await until(() => document.querySelector('#summary') !== null, 5000);
  return world;
}

let opener: ReturnType<typeof useEdits> | undefined;

function Opener() {
  opener = useEdits();
  return null;
}

/** Opens a dialog of the page that is there. */
export async function openDialog(edit: Edit): Promise<HTMLElement> {
  const find = () => document.querySelector<HTMLElement>(`dialog[open]:has([data-edit="${edit}"])`);
  opener?.open(edit);
  await until(() => find() !== null, 5000);
  return find() as HTMLElement;
}

/** Mounts the page with one dialog open, by its address. */
export async function stageDialog(edit: string, change: WorldChange = {}): Promise<World> {
  const world = await stageProfile({ ...change, address: `/en/profile?edit=${edit}` });
  await until(() => document.querySelector(`[data-edit="${edit}"]`) !== null, 5000);
  return world;
}

export const isOpen = (edit: string) => document.querySelector(`dialog[open] [data-edit="${edit}"]`) !== null;
