// A picture of a profile: what was chosen, and sending it.
import type { ProfilePictureKind } from '@fairway/rules/profile-pictures';
import { uploadFile } from '../../../lib/uploads.ts';
import { PROFILE } from '../queries.ts';

/** In pixels of the upright picture. */
export type Part = { left: number; top: number; width: number };
export type PictureDialogProps = { organizationId: number; kind: ProfilePictureKind };

/** Gives its address. @throws ApiProblem organization_profiles.picture_* */
export async function sendPicture({ organizationId, kind }: PictureDialogProps, file: File, part: Part): Promise<string> {
  const path = `${PROFILE.replace('{organizationId}', String(organizationId))}/pictures`;
  const fields = { kind, left: `${part.left}`, top: `${part.top}`, width: `${part.width}` };
  return (await uploadFile<{ address: string }>({ path, field: 'picture', file, fields })).address;
}
