// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/nl/account.json' with { type: 'json' };
import admin from '../../messages/nl/admin.json' with { type: 'json' };
import communication from '../../messages/nl/communication.json' with { type: 'json' };
import console from '../../messages/nl/console.json' with { type: 'json' };
import cvReviews from '../../messages/nl/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/nl/documents.json' with { type: 'json' };
import education from '../../messages/nl/education.json' with { type: 'json' };
import entries from '../../messages/nl/entries.json' with { type: 'json' };
import favorites from '../../messages/nl/favorites.json' with { type: 'json' };
import identity from '../../messages/nl/identity.json' with { type: 'json' };
import mypage from '../../messages/nl/mypage.json' with { type: 'json' };
import profile from '../../messages/nl/profile.json' with { type: 'json' };
import reference from '../../messages/nl/reference.json' with { type: 'json' };
import referrals from '../../messages/nl/referrals.json' with { type: 'json' };
import resume from '../../messages/nl/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/nl/school-settings.json' with { type: 'json' };
import score from '../../messages/nl/score.json' with { type: 'json' };
import staffHome from '../../messages/nl/staff-home.json' with { type: 'json' };
import students from '../../messages/nl/students.json' with { type: 'json' };
import verification from '../../messages/nl/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/nl/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/nl/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/nl/welcome.json' with { type: 'json' };
import widgets from '../../messages/nl/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
