// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/ro/account.json' with { type: 'json' };
import communication from '../../messages/ro/communication.json' with { type: 'json' };
import cvReviews from '../../messages/ro/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/ro/documents.json' with { type: 'json' };
import favorites from '../../messages/ro/favorites.json' with { type: 'json' };
import identity from '../../messages/ro/identity.json' with { type: 'json' };
import mypage from '../../messages/ro/mypage.json' with { type: 'json' };
import referrals from '../../messages/ro/referrals.json' with { type: 'json' };
import resume from '../../messages/ro/resume.json' with { type: 'json' };
import support from '../../messages/ro/support.json' with { type: 'json' };
import verificationMethods from '../../messages/ro/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/ro/welcome.json' with { type: 'json' };
import widgets from '../../messages/ro/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
