// The events of the window by which parts of the page tell each other about the profile. @rule profile.31, profile.49

export const PROFILE_EVENTS = {
  /** The profile was changed: who shows it asks for it again. */
  update: 'candidate:profile:update',
  /** User, candidate, work authorizations and last import are there. */
  loaded: 'profile-loaded',
  /** Somebody asks for the import of a profile. @rule imports.6 */
  importShow: 'profileimport:modal:show',
} as const;
