// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/en/account.json' with { type: 'json' };
import communication from '../../messages/en/communication.json' with { type: 'json' };
import cvReviews from '../../messages/en/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/en/documents.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/en/identity.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import referrals from '../../messages/en/referrals.json' with { type: 'json' };
import resume from '../../messages/en/resume.json' with { type: 'json' };
import support from '../../messages/en/support.json' with { type: 'json' };
import verificationMethods from '../../messages/en/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/en/welcome.json' with { type: 'json' };
import widgets from '../../messages/en/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
