// Stages of an organization's own, in its settings: named as one list by its owners, read by the others. (applications.11)
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import StagesSection from './components/stages-section.tsx';

const ORGANIZATION = { organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const };
const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`;
const LONG = 'Gespräch mit der ganzen Abteilung für Versorgungsnetze und';
const PHONE = { id: idOf(1), state: 'inTalks', name: LONG, applicants: 0 };
const TEAM = { id: idOf(2), state: 'inTalks', name: 'Meets the team', applicants: 3 };

beforeEach(() => {
  silenceSockets();
  return page.viewport(360, 800);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

type Saved = { before: string[]; stages: { id: string; state: string; name: string }[] };
type Given = { role?: 'OrganizationAdmin' | 'Recruiter'; refusal?: { code: string; status: number; errors: object[] }; none?: boolean };

async function open({ role = 'OrganizationAdmin', refusal, none }: Given = {}): Promise<Saved[]> {
  const saved: Saved[] = [];
  await until(() => toastStore.read().toasts.length === 0);
  await stage(
    <ConsoleOrganizationContext value={{ ...ORGANIZATION, role }}>
      <StagesSection />
    </ConsoleOrganizationContext>,
    {
      address: '/en/employer/settings?organization=7',
      pages: ['employer-settings'],
      scheme: 'dark',
      reply: async (request) => {
        if (request.method !== 'PUT') return Response.json({ stages: none ? [] : [PHONE, TEAM] });
        saved.push(await request.json());
        return refusal ? Response.json(refusal, { status: refusal.status }) : Response.json({ stages: [] });
      },
    },
  );
  return saved;
}
const save = () => page.getByRole('button', { name: 'Save the stages' }).click();

test('they are named, moved up and added to, and saved as what was shown', async () => {
  const saved = await open();
  await expect.element(page.getByLabelText('Stage 1', { exact: true })).toHaveValue(LONG);
  await expect.element(page.getByRole('button', { name: 'Save the stages' })).toBeDisabled();
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Move Meets the team up' }).click();
  await page.getByRole('button', { name: 'Add a stage' }).click();
  await page.getByLabelText('Stage 3', { exact: true }).fill(' Offer is with them ');
  await page.getByLabelText('Within, of stage 3').selectOptions('Offer');
  await expect.element(page.getByLabelText('Within, of stage 1')).toBeDisabled();
  await save();
  await expect.element(page.getByText('The stages are saved.').first()).toBeVisible();
  expect(saved[0]?.before).toEqual([PHONE.id, TEAM.id]);
  expect(saved[0]?.stages.map(({ state, name }) => [state, name])).toEqual([
    ['inTalks', 'Meets the team'],
    ['inTalks', LONG],
    ['offer', 'Offer is with them'],
  ]);
});

test('one in which applicants stand goes after a question only', async () => {
  const saved = await open();
  await page.getByRole('button', { name: 'Remove Meets the team' }).click();
  await save();
  await until(() => /3.applicants stay in their state/u.test(document.querySelector('[role=alertdialog]')?.textContent ?? ''));
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(saved).toEqual([]);
  await save();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('The stages are saved.').first()).toBeVisible();
  expect(saved[0]?.stages.map(({ id }) => id)).toEqual([PHONE.id]);
});

test('what is wrong stands at the stage, and what a colleague did is said', async () => {
  await open({ refusal: { code: 'applicants.stage_twice', status: 422, errors: [{ pointer: '/body/stages/1/name', code: 'applicants.stage_twice' }] } }); // biome-ignore format: one thought
  await page.getByLabelText('Stage 2', { exact: true }).fill(LONG);
  await save();
  await expect.element(page.getByText('Another stage has this name already.')).toBeVisible();
  await expect.element(page.getByLabelText('Stage 2', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  unmount();
  await open({ refusal: { code: 'applicants.stages_changed', status: 409, errors: [] } });
  await page.getByLabelText('Stage 2', { exact: true }).fill('Sees us');
  await save();
  await expect.element(page.getByText('A colleague changed the stages meanwhile. Look again and decide.')).toBeVisible();
  expect(toastStore.read().toasts.map(({ kind }) => kind)).not.toContain('success');
});

test('who recruits reads them, and nobody has any at first', async () => {
  await open({ role: 'Recruiter' });
  await expect.element(page.getByText('Meets the team')).toBeVisible();
  expect(page.getByRole('button', { name: 'Save the stages' }).elements()).toEqual([]);
  unmount();
  await open({ none: true });
  await expect.element(page.getByText(/None yet\./)).toBeVisible();
});
