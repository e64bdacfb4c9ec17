// Coming to work for an organization: by an address that speaks for it, by those who run it, by the platform; and the team that stays.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startDnsServer } from '../../kernel/dns-server.fixture.ts';
import { teamJobs } from './jobs.ts';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00Z');
const dns = await startDnsServer();
afterAll(() => dns.close());
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, app: { dnsServer: dns.address } });
let worlds = 0;
let domain = '';
let organization = 0;
const DAY_MS = 86_400_000;

type Role = 'OrganizationAdmin' | 'Recruiter' | 'Representative';
const linked = async (name: string, link: string, more: { parentId?: number; status?: string } = {}) => {
  const id = await insertOrganization(db.database, { name, ...more });
  await db.database.updateTable('organization').set({ link }).where('id', '=', id).execute();
  return id;
};
const person = (email: string, role?: Role, at = organization) =>
  insertPerson(db.database, { email, firstName: 'Pia', lastName: 'Roth', roles: role ? [{ role, organizationId: at }] : [] });
async function signedIn(email: string, role?: Role, at?: number) {
  const id = await person(email, role, at);
  const browser = testBrowser(app);
  await browser.signIn(email);
  return Object.assign(browser, { id, email });
}
type Browser = Awaited<ReturnType<typeof signedIn>>;
const ask = (who: Browser, more: object = {}) => who.send('POST', '/api/v1/team-requests', { organizationId: organization, ...more });
const console_ = (path = '', at = organization) => `/api/v1/employer/organizations/${at}${path}`;
const rolesOf = async (userId: string, at = organization) =>
  (await db.database.selectFrom('user_role').select('role').where('user_id', '=', userId).where('organization_id', '=', at).execute()).map(
    ({ role }) => role,
  );
const codeOf = (reply: { statusCode: number; body: string; json(): { code?: string } }) => [
  reply.statusCode,
  reply.body ? reply.json().code : undefined,
];

beforeEach(async () => {
  worlds += 1;
  now = new Date(now.getTime() + 3_600_000);
  domain = `acme${worlds}.example`;
  organization = await linked(`Acme ${worlds}`, `https://www.${domain}/about`);
});

// @rule teams.2
describe('an organization that nobody runs', () => {
  it('is whose proven address is at the domain of its website, at once', async () => {
    const eva = await signedIn(`eva@${domain}`);
    expect((await ask(eva)).json()).toMatchObject({ kind: 'claim', state: 'accepted', isProven: true });
    expect(await rolesOf(eva.id)).toEqual(['OrganizationAdmin']);
    await eva.signIn(eva.email);
    const home = await eva.send('GET', console_('/home'));
    expect(home.json()).toMatchObject({ state: 'active', host: domain, proofs: [{ method: 'mail', domain }] });
  });

  it('is one person’s where two claim it in one moment: the other’s request is theirs to decide', async () => {
    const both = [await signedIn(`a@${domain}`), await signedIn(`b@${domain}`)] as const;
    const replies = (await Promise.all(both.map((who) => ask(who)))).map((reply) => reply.json());
    expect(replies.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual(['claim accepted', 'join waiting']);
    const owner = both[replies.findIndex(({ state }) => state === 'accepted')]!;
    await owner.signIn(owner.email);
    expect((await owner.send('GET', console_('/joining'))).json().requests).toMatchObject([{ provenDomain: domain }]);
    expect(await mailsTo(db.database, owner.email, 'team_request')).toHaveLength(1);
  });

  it('waits for the platform where the address is elsewhere, and is given by a code to a work address', async () => {
    const eva = await signedIn(`eva@private${worlds}.example`);
    const request = (await ask(eva, { message: 'I lead recruiting.' })).json();
    expect(request).toMatchObject({ kind: 'claim', state: 'waiting', isProven: false });
    const at = `/api/v1/team-requests/${request.id}`;
    expect(codeOf(await eva.send('POST', `${at}/code`, { email: 'eva@elsewhere.example' }))).toEqual([409, 'teams.address_elsewhere']);
    expect(codeOf(await eva.send('POST', `${at}/code`, { email: 'nonsense' }))).toEqual([422, 'InvalidEmail']);
    expect((await eva.send('POST', `${at}/code`, { email: `eva@${domain}` })).json()).toMatchObject({ workEmail: `eva@${domain}` });
    const { code } = (await lastMail(db.database, `eva@${domain}`, 'team_code')).parameters as { code: string };
    const wrong = code === '000000' ? '111111' : '000000';
    expect(codeOf(await eva.send('POST', `${at}/proof`, { code: wrong }))).toEqual([409, 'teams.code_wrong']);
    expect(await rolesOf(eva.id)).toEqual([]);
    expect((await eva.send('POST', `${at}/proof`, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).json()).toMatchObject({
      state: 'accepted',
      isProven: true,
    });
    expect(await rolesOf(eva.id)).toEqual(['OrganizationAdmin']);
  });

  it('is not given by a code that was tried too often, or is too old', async () => {
    const eva = await signedIn(`eva@private${worlds}.example`);
    const { id } = (await ask(eva)).json();
    const at = `/api/v1/team-requests/${id}`;
    const fresh = async () => {
      await eva.send('POST', `${at}/code`, { email: `eva@${domain}` });
      return ((await lastMail(db.database, `eva@${domain}`, 'team_code')).parameters as { code: string }).code;
    };
    const first = await fresh();
    for (let tried = 0; tried < 5; tried += 1) await eva.send('POST', `${at}/proof`, { code: 'abcdef' });
    expect(codeOf(await eva.send('POST', `${at}/proof`, { code: first }))).toEqual([409, 'teams.code_over']);
    const second = await fresh();
    now = new Date(now.getTime() + 15 * 60_000);
    await eva.signIn(eva.email);
    expect(codeOf(await eva.send('POST', `${at}/proof`, { code: second }))).toEqual([409, 'teams.code_over']);
    expect(await rolesOf(eva.id)).toEqual([]);
  });

  it('is whose record stands in the DNS of its website, and only theirs', async () => {
    const [eva, thief] = [await signedIn(`eva@private${worlds}.example`), await signedIn(`thief@private${worlds}.example`)];
    const at = async (who: Browser) => `/api/v1/team-requests/${(await ask(who)).json().id}/dns`;
    const [own, others] = [await at(eva), await at(thief)];
    const { record, outcome } = (await eva.send('POST', own, { look: false })).json();
    expect([record, outcome]).toEqual([expect.stringMatching(/^fairway-verification=[0-9a-f]{32}$/), null]);
    expect((await eva.send('POST', own, { look: true })).json().outcome).toBe('no_domain');
    dns.names.set(domain, ['v=spf1 -all', record]);
    expect((await thief.send('POST', others, { look: true })).json().outcome).toBe('other');
    expect((await eva.send('POST', own, { look: true })).json().outcome).toBe('found');
    expect([await rolesOf(eva.id), await rolesOf(thief.id)]).toEqual([['OrganizationAdmin'], []]);
    await eva.signIn(eva.email);
    expect((await eva.send('GET', console_('/home'))).json().proofs).toMatchObject([{ method: 'dns', domain }]);
    expect(codeOf(await eva.send('POST', own, { look: true }))).toEqual([409, 'teams.not_waiting']);
  });

  it('is not for the address of a child’s domain, of a mail provider, or of a site that many share', async () => {
    const shared = await linked('Shared', 'https://www.linkedin.com/company/shared');
    const stranger = await signedIn(`eva@linkedin${worlds}.com`);
    expect((await ask(stranger, { organizationId: shared })).json()).toMatchObject({ state: 'waiting', isProven: false });
    const child = await linked('Child', `https://child-of-${domain}`, { parentId: organization });
    const son = await signedIn(`son@child-of-${domain}`);
    expect((await ask(son, { organizationId: child })).json()).toMatchObject({ state: 'accepted' });
    expect((await ask(son)).json()).toMatchObject({ kind: 'claim', state: 'waiting', isProven: false });
  });

  test.each([{ status: 'suspended' }, { status: 'merged', isMerged: true }])('cannot be asked for while it is $status', async (given) => {
    const into = given.isMerged ? { merged_into: await linked('Taker', 'https://taker.example') } : {};
    await db.database
      .updateTable('organization')
      .set({ status: given.status, ...into })
      .where('id', '=', organization)
      .execute();
    expect(codeOf(await ask(await signedIn(`eva@${domain}`)))).toEqual([404, 'companies.not_found']);
  });

  it('is not for who never proved their own address', async () => {
    const eva = await signedIn(`eva@${domain}`);
    await db.database.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', eva.id).execute();
    expect(codeOf(await ask(eva))).toEqual([409, 'teams.email_unproven']);
  });
});

// @rule teams.1
describe('an organization that somebody runs', () => {
  it('lets in whom its owner accepts, with the role that the owner gives', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const pia = await signedIn(`pia@${domain}`);
    const { id } = (await ask(pia, { message: 'I recruit engineers.' })).json();
    expect((await ask(pia)).json().id).toBe(id);
    const waiting = (await owner.send('GET', console_('/joining'))).json().requests;
    expect(waiting).toMatchObject([{ id, email: pia.email, provenDomain: domain, message: 'I recruit engineers.' }]);
    expect((await owner.send('GET', console_('/waiting'))).json().items).toContainEqual(
      expect.objectContaining({ item: 'joinRequests', count: 1 }),
    );
    const decide = (body: object) => owner.send('POST', console_(`/requests/${id}/decision`), body);
    expect((await decide({ decision: 'accepted', role: 'Recruiter' })).statusCode).toBe(204);
    expect(await rolesOf(pia.id)).toEqual(['Recruiter']);
    expect(codeOf(await decide({ decision: 'declined' }))).toEqual([409, 'teams.decided_already']);
    expect(await mailsTo(db.database, pia.email, 'team_accepted')).toHaveLength(1);
    expect(codeOf(await ask(pia))).toEqual([409, 'teams.member_already']);
  });

  it('declines with a word that the person reads', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const pia = await signedIn(`pia@private${worlds}.example`);
    const { id } = (await ask(pia)).json();
    await owner.send('POST', console_(`/requests/${id}/decision`), { decision: 'declined', note: 'Ask from your work address.' });
    const { requests } = (await pia.send('GET', '/api/v1/team-requests')).json();
    expect(requests).toMatchObject([{ state: 'declined', note: 'Ask from your work address.' }]);
    expect((await lastMail(db.database, pia.email, 'team_declined')).parameters).toMatchObject({ note: 'Ask from your work address.' });
  });

  it('stays with its owners when somebody claims it, until the platform has looked', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const newcomer = await signedIn(`new@${domain}`);
    const { id, kind, state } = (await ask(newcomer, { wantsOwnership: true })).json();
    expect([kind, state]).toEqual(['claim', 'waiting']);
    expect(await mailsTo(db.database, owner.email, 'team_claimed')).toHaveLength(1);
    expect((await owner.send('GET', console_('/joining'))).json().requests).toEqual([]);
    const hana = await platform();
    expect((await hana.send('GET', `/api/v1/admin/team-requests/${id}`)).json()).toMatchObject({
      provenDomain: domain,
      owners: 1,
      runBy: [{ email: owner.email }],
    });
    await hana.send('POST', `/api/v1/admin/team-requests/${id}/decision`, { decision: 'accepted', removesOwners: true });
    expect([await rolesOf(owner.id), await rolesOf(newcomer.id)]).toEqual([[], ['OrganizationAdmin']]);
    // The session of who ran it is over.
    expect((await owner.send('GET', console_('/home'))).statusCode).toBe(401);
  });

  it('a request is withdrawn by its own person, and cannot be decided then', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const pia = await signedIn(`pia@${domain}`);
    const { id } = (await ask(pia)).json();
    expect(codeOf(await owner.send('DELETE', `/api/v1/team-requests/${id}`))).toEqual([404, 'not_found']);
    for (const _again of [1, 2]) expect((await pia.send('DELETE', `/api/v1/team-requests/${id}`)).statusCode).toBe(204);
    const decided = await owner.send('POST', console_(`/requests/${id}/decision`), { decision: 'accepted', role: 'Recruiter' });
    expect(codeOf(decided)).toEqual([409, 'teams.decided_already']);
  });

  it('one person has at most five requests that wait', async () => {
    const pia = await signedIn(`pia@private${worlds}.example`);
    for (let at = 0; at < 5; at += 1)
      expect((await ask(pia, { organizationId: await linked(`Many ${worlds} ${at}`, 'https://x.example') })).statusCode).toBe(200);
    expect(codeOf(await ask(pia))).toEqual([409, 'teams.too_many']);
  });
});

async function platform() {
  const email = `hana${worlds}@fairway.example`;
  const id = await insertPerson(db.database, { email, roles: [{ role: 'Admin' }] });
  const browser = testBrowser(app);
  await browser.signIn(email);
  return Object.assign(browser, { id, email });
}

// @rule teams.4
describe('an organization that is not listed', () => {
  const given = () => ({ name: `New ${worlds}`, website: `https://new${worlds}.example`, country: 'DE', message: 'We begin.' });
  const found = (who: Browser, more: object = {}) => who.send('POST', '/api/v1/team-requests/founding', { ...given(), ...more });

  it('is founded with its founder as owner, seen by nobody before the platform has looked', async () => {
    const eva = await signedIn(`eva@new${worlds}.example`);
    const request = (await found(eva)).json();
    expect(request).toMatchObject({ kind: 'found', state: 'waiting', isProven: true, organization: { state: 'pending' } });
    const { id } = request.organization;
    expect(await rolesOf(eva.id, id)).toEqual(['OrganizationAdmin']);
    await eva.signIn(eva.email);
    expect((await eva.send('GET', console_('/home', id))).statusCode).toBe(200);
    expect((await app.inject({ url: `/api/v1/companies/${id}` })).statusCode).toBe(404);
    const hana = await platform();
    expect((await hana.send('GET', '/api/v1/admin/home')).json().openClaims).toBeGreaterThan(0);
    await hana.send('POST', `/api/v1/admin/team-requests/${request.id}/decision`, { decision: 'accepted' });
    expect((await app.inject({ url: `/api/v1/companies/${id}` })).statusCode).toBe(200);
    expect((await eva.send('GET', console_('/home', id))).json().proofs.map(({ method }: { method: string }) => method)).toEqual([
      'platform',
      'mail',
    ]);
  });

  it('stays away with a reason that its founder reads', async () => {
    const eva = await signedIn(`eva@new${worlds}.example`);
    const { id, organization: made } = (await found(eva)).json();
    const hana = await platform();
    const decide = (body: object) => hana.send('POST', `/api/v1/admin/team-requests/${id}/decision`, body);
    expect((await decide({ decision: 'declined', note: ' ' })).statusCode).toBe(422);
    expect((await decide({ decision: 'declined', note: 'We cannot find this firm in any register.' })).statusCode).toBe(200);
    await eva.signIn(eva.email);
    const home = (await eva.send('GET', console_('/home', made.id))).json();
    expect(home).toMatchObject({ state: 'suspended', suspensionReason: 'We cannot find this firm in any register.' });
  });

  it('needs a website of its own, and is asked twice where one like it is there', async () => {
    const eva = await signedIn(`eva@private${worlds}.example`);
    for (const website of ['https://linkedin.com/company/x', 'https://gmail.com', 'nonsense', ''])
      expect(codeOf(await found(eva, { website }))).toEqual([422, 'teams.website_unfit']);
    expect(codeOf(await found(eva, { name: `ACME ${worlds}` }))).toEqual([409, 'teams.like_another']);
    expect(codeOf(await found(eva, { website: `http://${domain}/jobs` }))).toEqual([409, 'teams.like_another']);
    expect((await found(eva, { name: `ACME ${worlds}`, sure: true })).statusCode).toBe(200);
  });

  it('is looked for by name and by website, also while it waits', async () => {
    const eva = await signedIn(`eva@${domain}`);
    const find = async (q: string) =>
      (await eva.send('GET', `/api/v1/team-requests/organizations?q=${encodeURIComponent(q)}`)).json().organizations;
    expect((await find(`äcme ${worlds}`))[0]).toMatchObject({ id: organization, host: domain, hasOwner: false, isYours: true });
    expect((await find(`https://www.${domain}/x`))[0]).toMatchObject({ id: organization });
    await db.database.updateTable('organization').set({ status: 'pending' }).where('id', '=', organization).execute();
    expect((await find(`Acme ${worlds}`))[0]).toMatchObject({ id: organization });
    expect(await find(' \u3000 ')).toEqual([]);
    expect(await find("%_'; --")).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is theirs who prove the address, for 7 days', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const invite = (email: string) => owner.send('POST', console_('/invitations'), { email, role: 'Recruiter' });
    expect((await invite(`Kim@${domain}`)).json()).toMatchObject({ email: `Kim@${domain}`, isOver: false });
    expect(await mailsTo(db.database, `Kim@${domain}`, 'team_invitation')).toHaveLength(1);
    const kim = await signedIn(`kim@${domain}`);
    const offered = async () => (await kim.send('GET', '/api/v1/team-requests')).json().invitations;
    const [invitation] = await offered();
    expect(invitation).toMatchObject({ role: 'Recruiter', inviter: 'Pia Roth', organization: { id: organization } });
    const stranger = await signedIn(`stranger@${domain}`);
    const accept = `/api/v1/team-invitations/${invitation.id}/accept`;
    expect(codeOf(await stranger.send('POST', accept))).toEqual([404, 'not_found']);
    await db.database.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', kim.id).execute();
    expect(await offered()).toEqual([]);
    expect(codeOf(await kim.send('POST', accept))).toEqual([404, 'not_found']);
    await db.database.updateTable('app_user').set({ email_verified_at: now }).where('id', '=', kim.id).execute();
    expect((await kim.send('POST', accept)).statusCode).toBe(204);
    expect(await rolesOf(kim.id)).toEqual(['Recruiter']);
    expect(codeOf(await invite(kim.email))).toEqual([409, 'teams.member_already']);
  });

  it('is over after 7 days, renewed by a second one, and forgotten in the end', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const invite = () => owner.send('POST', console_('/invitations'), { email: `kim@${domain}`, role: 'Representative' });
    const first = (await invite()).json();
    now = new Date(now.getTime() + 7 * DAY_MS);
    const kim = await signedIn(`kim@${domain}`);
    expect(codeOf(await kim.send('POST', `/api/v1/team-invitations/${first.id}/accept`))).toEqual([404, 'not_found']);
    await owner.signIn(owner.email);
    expect((await invite()).json().id).toBe(first.id);
    expect((await kim.send('POST', `/api/v1/team-invitations/${first.id}/decline`)).statusCode).toBe(204);
    await invite();
    const [sweep] = teamJobs({ database: db.database, clock: { now: () => new Date(now.getTime() + 31 * DAY_MS) } });
    await sweep?.run(undefined as never, undefined as never);
    expect((await owner.send('GET', console_('/joining'))).json().invitations).toEqual([]);
  });
});

// @rule teams.5
describe('a team', () => {
  it('keeps an active owner: the last one neither leaves nor becomes less', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const at = console_(`/team/${owner.id}`);
    expect(codeOf(await owner.send('DELETE', at))).toEqual([409, 'teams.last_owner']);
    expect(codeOf(await owner.send('PATCH', at, { from: 'OrganizationAdmin', role: 'Recruiter' }))).toEqual([409, 'teams.last_owner']);
    await person(`sleeper@${domain}`, 'OrganizationAdmin');
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('email', '=', `sleeper@${domain}`).execute();
    expect(codeOf(await owner.send('DELETE', at))).toEqual([409, 'teams.last_owner']);
  });

  it('of two owners who remove each other in one moment one stays', async () => {
    const both = [await signedIn(`a@${domain}`, 'OrganizationAdmin'), await signedIn(`b@${domain}`, 'OrganizationAdmin')] as const;
    const replies = await Promise.all([
      both[0].send('DELETE', console_(`/team/${both[1].id}`)),
      both[1].send('DELETE', console_(`/team/${both[0].id}`)),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 204).length).toBeGreaterThan(0);
    expect([...(await rolesOf(both[0].id)), ...(await rolesOf(both[1].id))]).toEqual(['OrganizationAdmin']);
  });

  it('is handed over in one step', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const heir = await signedIn(`heir@${domain}`, 'Recruiter');
    const hand = (id: string) => owner.send('POST', console_(`/team/${id}/ownership`));
    expect(codeOf(await hand(owner.id))).toEqual([409, 'teams.transfer_to_self']);
    expect((await hand(heir.id)).statusCode).toBe(204);
    expect([await rolesOf(owner.id), await rolesOf(heir.id)]).toEqual([['Recruiter'], ['OrganizationAdmin']]);
    expect((await owner.send('GET', console_('/home'))).statusCode).toBe(401);
  });

  it('loses access at once whom the owner removes, and anybody leaves by themselves', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const pia = await signedIn(`pia@${domain}`, 'Recruiter');
    const rolf = await signedIn(`rolf@${domain}`, 'Representative');
    expect((await owner.send('DELETE', console_(`/team/${pia.id}`))).statusCode).toBe(204);
    expect((await pia.send('GET', console_('/team'))).statusCode).toBe(401);
    expect(codeOf(await rolf.send('DELETE', console_(`/team/${owner.id}`)))).toEqual([404, 'not_found']);
    expect((await rolf.send('DELETE', console_(`/team/${rolf.id}`))).statusCode).toBe(204);
    const { rows } = (await owner.send('GET', console_('/team'))).json();
    expect(rows).toMatchObject([{ email: owner.email, role: 'OrganizationAdmin', isYou: true, isLastOwner: true }]);
  });

  it('has a role once: who held two has the new one alone', async () => {
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const pia = await signedIn(`pia@${domain}`, 'Recruiter');
    await db.database
      .insertInto('user_role')
      .values({ id: owner.id, user_id: pia.id, role: 'Representative', organization_id: organization })
      .execute();
    const change = (from: Role, role: Role) => owner.send('PATCH', console_(`/team/${pia.id}`), { from, role });
    expect(codeOf(await change('Representative', 'OrganizationAdmin'))).toEqual([409, 'teams.changed']);
    expect((await change('Recruiter', 'Representative')).statusCode).toBe(204);
    expect(await rolesOf(pia.id)).toEqual(['Representative']);
  });

  it('is not looked after by recruiters and representatives', async () => {
    const pia = await signedIn(`pia@${domain}`, 'Recruiter');
    const reply = await pia.send('POST', console_('/invitations'), { email: `kim@${domain}`, role: 'OrganizationAdmin' });
    expect(reply.statusCode).toBe(403);
    // An owner elsewhere is nobody here.
    const other = await linked(`Other ${worlds}`, 'https://other.example');
    const eva = await signedIn(`eva@other${worlds}.example`, 'OrganizationAdmin', other);
    expect(codeOf(await eva.send('GET', console_('/team')))).toEqual([404, 'not_found']);
  });
});

// @rule teams.3
describe('an organization below another', () => {
  it('is its owner’s too, and not the other way round', async () => {
    const child = await linked(`Child ${worlds}`, 'https://child.example', { parentId: organization });
    const owner = await signedIn(`owner@${domain}`, 'OrganizationAdmin');
    const son = await signedIn(`son@${domain}`, 'OrganizationAdmin', child);
    const recruiter = await signedIn(`pia@${domain}`, 'Recruiter');
    const listed = async (who: Browser) =>
      (await who.send('GET', '/api/v1/employer/organizations')).json().rows.map((row: { organizationId: number }) => row.organizationId);
    expect(await listed(owner)).toEqual([organization, child]);
    expect(await listed(son)).toEqual([child]);
    expect(await listed(recruiter)).toEqual([organization]);
    expect((await owner.send('GET', console_('/home', child))).statusCode).toBe(200);
    expect(codeOf(await recruiter.send('GET', console_('/home', child)))).toEqual([404, 'not_found']);
    expect(codeOf(await son.send('GET', console_('/home')))).toEqual([404, 'not_found']);
  });
});
