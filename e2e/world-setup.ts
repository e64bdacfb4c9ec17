// Before any journey: what the demo world does not have. The server under test is up by then.
import { openIdentityTenants } from './world-rows.ts';

export default openIdentityTenants;
