// The server's features as their manifests say them: every folder has one, the graph of `uses` has no circle and names features that there
// are, every table has one owner, and nobody else writes it. Writes are read from the source: Kysely's and SQL's. (Who imports what of whom
// is check-imports.)
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCircle, readManifests } from './manifests.ts';
import { root } from './runtime.mjs';

const target = process.argv[2] ?? root;
const SOURCES = 'apps/server/src';
const TABLES = 'apps/server/migrations';
/** The kernel's own. */
const KERNEL = [
  'attempt_window', 'audit_line', 'background_node', 'background_task', 'event', 'file_removal', 'mailbox_message', 'migration', 'outgoing_mail',
]; // biome-ignore format: a list
const NO_PRODUCT = /\.(test|fixture|gen)\.ts$/;
const WRITES = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+(?:only\s+)?(\w+)/gi,
  /(?<!\bfor\s+(?:no\s+key\s+)?)(?<!\bdo\s+)(?<!\bon\s+)\bupdate\s+(?:only\s+)?(\w+)\s+(?:as\s+)?(?:\w+\s+)?set\b/gi,
];
/** Writes into another's table that are left from before the rule: this list only shrinks. */
const LEFT: readonly string[] = [
  'features/account/administration/commands.ts app_user',
  'features/account/commands.ts app_user',
  'features/account/deletion.ts app_user',
  'features/account/email-change.ts mail_token',
  'features/account/erasing.ts app_user',
  'features/account/password.ts app_user',
  'features/account/password.ts mail_token',
  'features/account/proof.ts login_session',
  'features/administration/seed.ts outgoing_mail',
  'features/candidates/study-programs/program-rows.ts study_program_campus',
  'features/candidates/study-programs/program-rows.ts study_program',
  'features/candidates/study-programs/program-rows.ts study_program_field',
  'features/companies/administration/merging.ts user_role',
  'features/companies/administration/merging.ts candidate_employer',
  'features/companies/administration/merging.ts profile_share',
  'features/companies/administration/merging.ts event',
  'features/companies/administration/merging.ts job',
  'features/cv-reviews/seed.ts candidate_document',
  'features/documents/seed.ts app_user',
  'features/favorites/seed.ts company_follow',
  'features/favorites/seed.ts mail_subscription',
  'features/imports/companies.ts company',
  'features/imports/logos/commands.ts company',
  'features/imports/upsert.ts job',
  'features/imports/upsert.ts job_place',
  'features/imports/upsert.ts event',
  'features/jobs/seed.ts skill',
  'features/reference/administration/typed-skills.ts candidate_skill',
  'features/schools/programs/merging.ts candidate_study_program',
  'features/schools/settings/commands.ts school_verification_method',
  'features/schools/settings/commands.ts tenant',
  'features/schools/settings/logo.ts tenant',
  'features/staff/accounts/commands.ts app_user',
  'features/staff/seed.ts school',
  'features/staff/seed.ts school_verification_method',
  'features/staff/seed.ts study_program',
  'features/staff/seed.ts candidate_study_program',
  'features/staff/seed.ts program_merge',
  'features/staff/seed.ts program_merge_entry',
  'features/students/seed.ts app_user',
  'features/students/seed.ts user_role',
  'features/students/seed.ts candidate',
  'features/tenants/school-hosts/commands.ts school',
  'features/verification/private-address/commands.ts app_user',
  'features/verification/queue/seed.ts app_user',
  'features/verification/queue/seed.ts user_role',
  'features/verification/queue/seed.ts candidate',
  'features/verification/queue/seed.ts study_program',
  'features/verification/queue/seed.ts candidate_study_program',
];

const faults: string[] = [];
try {
  check();
} catch (error) {
  faults.push((error as Error).message);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function check(): void {
  const manifests = readManifests(target);
  const names = new Set(manifests.map(({ name }) => name));
  for (const { name, uses } of manifests)
    for (const used of uses) if (!names.has(used)) faults.push(`${name} uses ${used}, which is no feature`);
  const circle = findCircle(manifests);
  if (circle) faults.push(`A circle: ${circle.join(' uses ')}`);

  const owners = new Map<string, string>(KERNEL.map((table) => [table, 'kernel']));
  for (const { name, tables } of manifests)
    for (const table of tables) {
      const other = owners.get(table);
      if (other) faults.push(`${table} has two owners: ${other} and ${name}`);
      owners.set(table, name);
    }
  for (const table of tablesOf(path.join(target, TABLES)))
    if (!owners.has(table)) faults.push(`${table} has no owner: name it in a manifest`);

  // A planted project has nothing of that list.
  const left = new Set(target === root ? LEFT : []);
  const folder = path.join(target, SOURCES);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.ts') || NO_PRODUCT.test(file)) continue;
    const room = /^features\/([^/]+)\//.exec(file)?.[1] ?? 'kernel';
    for (const table of writtenIn(readFileSync(path.join(folder, file), 'utf8'))) {
      const owner = owners.get(table);
      if (!owner || owner === room || (room === 'kernel' && !file.startsWith('kernel/'))) continue;
      if (!left.delete(`${file} ${table}`)) faults.push(`${file} writes ${table}, which is ${owner}'s`);
    }
  }
  for (const gone of left) faults.push(`${gone} is not written any more: take it from the list in tools/check-features.ts`);
}

function writtenIn(text: string): Set<string> {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  return new Set(WRITES.flatMap((pattern) => [...bare.matchAll(pattern)].map(([, table]) => table!.toLowerCase())));
}

/** What the migrations leave standing. */
function tablesOf(folder: string): Set<string> {
  const tables = new Set<string>();
  let files: string[] = [];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  } catch {
    // A planted project without migrations.
  }
  for (const file of files.sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/--.*$/gm, '');
    for (const [, verb, table, renamed] of text.matchAll(
      /\b(create\s+(?:unlogged\s+)?table(?:\s+if\s+not\s+exists)?|drop\s+table(?:\s+if\s+exists)?|alter\s+table)\s+(\w+)(?:\s+rename\s+to\s+(\w+))?/gi,
    )) {
      if (/^create/i.test(verb!)) tables.add(table!);
      else if (/^drop/i.test(verb!)) tables.delete(table!);
      else if (renamed && tables.delete(table!)) tables.add(renamed);
    }
  }
  return tables;
}
