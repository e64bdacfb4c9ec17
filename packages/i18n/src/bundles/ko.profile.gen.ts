// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/ko/entries.json' with { type: 'json' };
import profile from '../../messages/ko/profile.json' with { type: 'json' };
import score from '../../messages/ko/score.json' with { type: 'json' };
import verification from '../../messages/ko/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
