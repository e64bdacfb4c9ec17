// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/it/account.json' with { type: 'json' };
import communication from '../../messages/it/communication.json' with { type: 'json' };
import cvReviews from '../../messages/it/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/it/documents.json' with { type: 'json' };
import favorites from '../../messages/it/favorites.json' with { type: 'json' };
import identity from '../../messages/it/identity.json' with { type: 'json' };
import mypage from '../../messages/it/mypage.json' with { type: 'json' };
import referrals from '../../messages/it/referrals.json' with { type: 'json' };
import resume from '../../messages/it/resume.json' with { type: 'json' };
import support from '../../messages/it/support.json' with { type: 'json' };
import verificationMethods from '../../messages/it/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/it/welcome.json' with { type: 'json' };
import widgets from '../../messages/it/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
