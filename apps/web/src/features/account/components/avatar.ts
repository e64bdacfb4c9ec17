// The picture of the account: what was chosen, and sending it. @rule profile.30
import type { Api } from '@fairway/client/api';
import { uploadFile } from '../../../lib/uploads.ts';
import type { User } from '../queries.ts';

/** A file and the square of it to keep, in pixels of the upright picture. */
export type ChosenPicture = { file: File; square: { left: number; top: number; side: number } };
/** What the editor ends with. */
export type AvatarChange = { kind: 'picture'; picture: ChosenPicture } | { kind: 'removed' };

/** Sends what was chosen; gives the account as it is then. @throws ApiProblem avatar.* */
export async function saveAvatar(api: Api, change: AvatarChange): Promise<User | undefined> {
  if (change.kind === 'removed') return (await api.call.DELETE('/identity/v1/user/avatar')).data;
  const { file, square } = change.picture;
  const fields = Object.fromEntries(Object.entries(square).map(([name, pixels]) => [name, String(pixels)]));
  return uploadFile<User>({ path: '/identity/v1/user/avatar', field: 'avatar', file, fields });
}

/** What its dialog is given. */
export type AvatarEditorProps = {
  /** Address of the picture there is. */
  current: string | null;
  /** false: the change is only given back, for a form that saves it together with other fields; else the dialog saves it. */
  saves?: boolean;
};
