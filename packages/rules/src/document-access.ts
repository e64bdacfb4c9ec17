// Where one's documents open. @spec 2.1 "Documents", 6 "School-verified user", decision 62
//
//   place                switch verifyDocuments   a verified school   answer
//   /profile/documents   any                      any                 open
//   /cvupload, /cvs      off                      any                 open
//   /cvupload, /cvs      on                       at least one        open
//   /cvupload, /cvs      on                       none                not_verified

export type DocumentPlace = 'profile' | 'cvs';

export function documentAccess(
  place: DocumentPlace,
  { needsVerification, verifiedSchoolIds }: { needsVerification: boolean; verifiedSchoolIds: readonly number[] },
): 'open' | 'not_verified' {
  return place === 'cvs' && needsVerification && verifiedSchoolIds.length === 0 ? 'not_verified' : 'open';
}
