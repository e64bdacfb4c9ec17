// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/pt/account.json' with { type: 'json' };
import communication from '../../messages/pt/communication.json' with { type: 'json' };
import cvReviews from '../../messages/pt/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/pt/documents.json' with { type: 'json' };
import favorites from '../../messages/pt/favorites.json' with { type: 'json' };
import identity from '../../messages/pt/identity.json' with { type: 'json' };
import mypage from '../../messages/pt/mypage.json' with { type: 'json' };
import referrals from '../../messages/pt/referrals.json' with { type: 'json' };
import resume from '../../messages/pt/resume.json' with { type: 'json' };
import support from '../../messages/pt/support.json' with { type: 'json' };
import verificationMethods from '../../messages/pt/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/pt/welcome.json' with { type: 'json' };
import widgets from '../../messages/pt/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
