// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/ro/account.json' with { type: 'json' };
import admin from '../../messages/ro/admin.json' with { type: 'json' };
import communication from '../../messages/ro/communication.json' with { type: 'json' };
import console from '../../messages/ro/console.json' with { type: 'json' };
import cvReviews from '../../messages/ro/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/ro/documents.json' with { type: 'json' };
import education from '../../messages/ro/education.json' with { type: 'json' };
import entries from '../../messages/ro/entries.json' with { type: 'json' };
import favorites from '../../messages/ro/favorites.json' with { type: 'json' };
import identity from '../../messages/ro/identity.json' with { type: 'json' };
import mypage from '../../messages/ro/mypage.json' with { type: 'json' };
import profile from '../../messages/ro/profile.json' with { type: 'json' };
import reference from '../../messages/ro/reference.json' with { type: 'json' };
import referrals from '../../messages/ro/referrals.json' with { type: 'json' };
import resume from '../../messages/ro/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/ro/school-settings.json' with { type: 'json' };
import score from '../../messages/ro/score.json' with { type: 'json' };
import staffHome from '../../messages/ro/staff-home.json' with { type: 'json' };
import students from '../../messages/ro/students.json' with { type: 'json' };
import verification from '../../messages/ro/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/ro/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/ro/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/ro/welcome.json' with { type: 'json' };
import widgets from '../../messages/ro/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
