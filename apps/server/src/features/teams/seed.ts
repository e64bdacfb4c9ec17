// Teams of the demo world: what is proven of organizations, who asks to join Eva's, whom she invited, and a claim for the platform to decide.
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';

const HOME = 'lindvik';
/** These, and what is below them, have people of their own. */
const RUN_BY_OTHERS = [HOME, 'hallbruck', 'rheinlabor', 'hanbit'];
const DAY_MS = 86_400_000;
const DAYS_PROVEN = 200;
/** Every third organization of the world was looked into by the platform. */
const PLATFORM_EVERY = 3;

type World = { today: Date; organizations: readonly { id: number; key: string }[] };

export async function seedTeams(transaction: DatabaseTransaction, { today, organizations }: World): Promise<void> {
  const home = organizations.find(({ key }) => key === HOME);
  if (!home) throw new Error(`The demo world has no organization ${HOME}`);
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  await transaction
    .insertInto('organization_proof')
    .values([
      { organization_id: home.id, method: 'mail', domain: `${HOME}.example`, proven_at: daysAgo(DAYS_PROVEN) },
      { organization_id: home.id, method: 'dns', domain: `${HOME}.example`, proven_at: daysAgo(DAYS_PROVEN - 1) },
      ...organizations
        .filter((_one, at) => at % PLATFORM_EVERY === 0)
        .map(({ id }) => ({ organization_id: id, method: 'platform', domain: '', proven_at: daysAgo(DAYS_PROVEN - 2) })),
    ])
    .execute();
  const people = new Map(
    (
      await transaction
        .selectFrom('identity_person')
        .select(['id', 'email_folded'])
        .where('email_folded', 'in', ['chen@mail.example', 'dina@mail.example', 'eva@lindvik.example'])
        .execute()
    ).map((person) => [person.email_folded, person.id]),
  );
  const [chen, dina, eva] = ['chen@mail.example', 'dina@mail.example', 'eva@lindvik.example'].map((email) => people.get(email));
  // Without its accounts (a world on a public address) nobody asks for anything.
  if (!chen || !dina || !eva) return;
  const claimed = organizations.find(({ key }) => !RUN_BY_OTHERS.some((other) => key.startsWith(other)))!;
  await transaction
    .insertInto('team_request')
    .values([
      {
        ...{ id: stableUuid('demo team request chen'), organization_id: home.id, user_id: chen, kind: 'join', asked_at: daysAgo(2) },
        message: 'I start in the people team in January and will look after the trainee programme.',
      },
      {
        ...{ id: stableUuid('demo team request dina'), organization_id: claimed.id, user_id: dina, kind: 'claim', asked_at: daysAgo(4) },
        message: 'I lead recruiting here. Our mail runs on another domain than our website; you can call our reception and ask for me.',
      },
    ])
    .execute();
  await transaction
    .insertInto('team_invitation')
    .values({
      ...{ id: stableUuid('demo team invitation'), organization_id: home.id, role: 'Recruiter', invited_by: eva },
      ...{ email: 'kim@lindvik.example', email_folded: 'kim@lindvik.example', invited_at: daysAgo(1), expires_at: daysAgo(-6) },
    })
    .execute();
}
