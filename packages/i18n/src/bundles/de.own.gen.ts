// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/de/account.json' with { type: 'json' };
import communication from '../../messages/de/communication.json' with { type: 'json' };
import cvReviews from '../../messages/de/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/de/documents.json' with { type: 'json' };
import favorites from '../../messages/de/favorites.json' with { type: 'json' };
import identity from '../../messages/de/identity.json' with { type: 'json' };
import mypage from '../../messages/de/mypage.json' with { type: 'json' };
import referrals from '../../messages/de/referrals.json' with { type: 'json' };
import resume from '../../messages/de/resume.json' with { type: 'json' };
import support from '../../messages/de/support.json' with { type: 'json' };
import verificationMethods from '../../messages/de/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/de/welcome.json' with { type: 'json' };
import widgets from '../../messages/de/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
