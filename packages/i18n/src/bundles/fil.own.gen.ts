// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/fil/account.json' with { type: 'json' };
import communication from '../../messages/fil/communication.json' with { type: 'json' };
import cvReviews from '../../messages/fil/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/fil/documents.json' with { type: 'json' };
import favorites from '../../messages/fil/favorites.json' with { type: 'json' };
import identity from '../../messages/fil/identity.json' with { type: 'json' };
import mypage from '../../messages/fil/mypage.json' with { type: 'json' };
import referrals from '../../messages/fil/referrals.json' with { type: 'json' };
import resume from '../../messages/fil/resume.json' with { type: 'json' };
import support from '../../messages/fil/support.json' with { type: 'json' };
import verificationMethods from '../../messages/fil/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/fil/welcome.json' with { type: 'json' };
import widgets from '../../messages/fil/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
