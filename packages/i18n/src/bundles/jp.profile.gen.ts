// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import entries from '../../messages/jp/entries.json' with { type: 'json' };
import profile from '../../messages/jp/profile.json' with { type: 'json' };
import score from '../../messages/jp/score.json' with { type: 'json' };
import verification from '../../messages/jp/verification.json' with { type: 'json' };

export const messages = { entries, profile, score, verification };
