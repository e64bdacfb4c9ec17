// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/fr/entries.json' with { type: 'json' };
import profile from '../../messages/fr/profile.json' with { type: 'json' };
import score from '../../messages/fr/score.json' with { type: 'json' };
import verification from '../../messages/fr/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
