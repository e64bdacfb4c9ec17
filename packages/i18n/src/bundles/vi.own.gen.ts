// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/vi/account.json' with { type: 'json' };
import communication from '../../messages/vi/communication.json' with { type: 'json' };
import cvReviews from '../../messages/vi/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/vi/documents.json' with { type: 'json' };
import favorites from '../../messages/vi/favorites.json' with { type: 'json' };
import identity from '../../messages/vi/identity.json' with { type: 'json' };
import mypage from '../../messages/vi/mypage.json' with { type: 'json' };
import referrals from '../../messages/vi/referrals.json' with { type: 'json' };
import resume from '../../messages/vi/resume.json' with { type: 'json' };
import support from '../../messages/vi/support.json' with { type: 'json' };
import verificationMethods from '../../messages/vi/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/vi/welcome.json' with { type: 'json' };
import widgets from '../../messages/vi/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
