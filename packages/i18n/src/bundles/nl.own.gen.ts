// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/nl/account.json' with { type: 'json' };
import communication from '../../messages/nl/communication.json' with { type: 'json' };
import cvReviews from '../../messages/nl/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/nl/documents.json' with { type: 'json' };
import favorites from '../../messages/nl/favorites.json' with { type: 'json' };
import identity from '../../messages/nl/identity.json' with { type: 'json' };
import mypage from '../../messages/nl/mypage.json' with { type: 'json' };
import referrals from '../../messages/nl/referrals.json' with { type: 'json' };
import resume from '../../messages/nl/resume.json' with { type: 'json' };
import support from '../../messages/nl/support.json' with { type: 'json' };
import verificationMethods from '../../messages/nl/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/nl/welcome.json' with { type: 'json' };
import widgets from '../../messages/nl/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
