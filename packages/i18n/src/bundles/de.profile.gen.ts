// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/de/entries.json' with { type: 'json' };
import profile from '../../messages/de/profile.json' with { type: 'json' };
import score from '../../messages/de/score.json' with { type: 'json' };
import verification from '../../messages/de/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
