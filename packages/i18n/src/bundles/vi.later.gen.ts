// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/vi/account.json' with { type: 'json' };
import admin from '../../messages/vi/admin.json' with { type: 'json' };
import communication from '../../messages/vi/communication.json' with { type: 'json' };
import console from '../../messages/vi/console.json' with { type: 'json' };
import cvReviews from '../../messages/vi/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/vi/documents.json' with { type: 'json' };
import education from '../../messages/vi/education.json' with { type: 'json' };
import entries from '../../messages/vi/entries.json' with { type: 'json' };
import favorites from '../../messages/vi/favorites.json' with { type: 'json' };
import identity from '../../messages/vi/identity.json' with { type: 'json' };
import mypage from '../../messages/vi/mypage.json' with { type: 'json' };
import profile from '../../messages/vi/profile.json' with { type: 'json' };
import reference from '../../messages/vi/reference.json' with { type: 'json' };
import referrals from '../../messages/vi/referrals.json' with { type: 'json' };
import resume from '../../messages/vi/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/vi/school-settings.json' with { type: 'json' };
import score from '../../messages/vi/score.json' with { type: 'json' };
import staffHome from '../../messages/vi/staff-home.json' with { type: 'json' };
import students from '../../messages/vi/students.json' with { type: 'json' };
import verification from '../../messages/vi/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/vi/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/vi/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/vi/welcome.json' with { type: 'json' };
import widgets from '../../messages/vi/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
