// Before any journey: what the demo world does not have. The server under test is up by then.
import { completeWelcomes, openIdentityTenants } from './world-rows.ts';

export default async function setUpWorld(): Promise<void> {
  await openIdentityTenants();
  await completeWelcomes();
}
