import { listPostingRequirements } from '@fairway/contract/jobs/requirements';
import { postingRequirements } from '@fairway/rules/requirements';
import type { Bind } from '../../../kernel/http/bind.ts';
import { answeringProfile } from '../../candidates/suggestion-profile.ts';
import { ownUserId } from '../../identity/access.ts';
import { seenJob } from '../routes.ts';

/** Of the caller's own profile, read anew each time: it may have changed a moment ago. @rule jobs.43 */
export function requirementRoutes(bind: Bind): void {
  bind(listPostingRequirements, async ({ params }, request) => {
    const job = await seenJob(params.id, request);
    // Where there are no profiles nothing could be held against it.
    if (!request.tenant.features.myProfile) return { requirements: [] };
    const posting = {
      educationLevels: job.education_levels,
      educationFields: job.education_fields,
      languages: job.languages,
      skills: job.skills,
      countries: job.countries,
      sponsorship: job.sponsorship,
      employmentTypes: job.employment_types,
      startOn: job.start_on,
    };
    return { requirements: postingRequirements(posting, await answeringProfile(request.database, ownUserId(request))) };
  });
}
