// What the account works with besides identity's own: from its manifest, and from candidates, which fill the slot.
import type { ProfileSection } from '@fairway/rules/profile';
import type { Database } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { IdentityServices } from '../identity/services.ts';

export type AccountServices = IdentityServices & {
  /** The files of the export, in their order. */
  personalData: readonly PersonalDataPart[];
  /** Nationalities are the profile's, which stands above; the account shows and sets the first. */
  nationality: {
    findFirst(database: Database, userId: OwnUserId): Promise<string | null>;
    setFirst(database: Database, userId: OwnUserId, nationality: string | null, now: Date): Promise<void>;
  };
  /** The profile shows names, phone number and gender: a change of them is a change of the profile too. */
  profile: {
    /** Locks the profile, where there is one; before the account, as its own saves do. */
    lock(database: Database, userId: OwnUserId): Promise<void>;
    /** Raises its version for these sections, where there is a profile. */
    noteChange(database: Database, userId: OwnUserId, sections: readonly ProfileSection[], now: Date): Promise<void>;
  };
  /** Where pictures and documents lie. */
  files: FileStore;
  /** Is it a code that this person's authenticator shows now, or one of the unused recovery codes? It is used up by asking. */
  acceptsCode(request: ApiRequest, userId: string, code: string): Promise<boolean>;
};
