// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/fil/account.json' with { type: 'json' };
import admin from '../../messages/fil/admin.json' with { type: 'json' };
import communication from '../../messages/fil/communication.json' with { type: 'json' };
import console from '../../messages/fil/console.json' with { type: 'json' };
import cvReviews from '../../messages/fil/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/fil/documents.json' with { type: 'json' };
import education from '../../messages/fil/education.json' with { type: 'json' };
import entries from '../../messages/fil/entries.json' with { type: 'json' };
import favorites from '../../messages/fil/favorites.json' with { type: 'json' };
import identity from '../../messages/fil/identity.json' with { type: 'json' };
import mypage from '../../messages/fil/mypage.json' with { type: 'json' };
import profile from '../../messages/fil/profile.json' with { type: 'json' };
import reference from '../../messages/fil/reference.json' with { type: 'json' };
import referrals from '../../messages/fil/referrals.json' with { type: 'json' };
import resume from '../../messages/fil/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/fil/school-settings.json' with { type: 'json' };
import score from '../../messages/fil/score.json' with { type: 'json' };
import staffHome from '../../messages/fil/staff-home.json' with { type: 'json' };
import students from '../../messages/fil/students.json' with { type: 'json' };
import verification from '../../messages/fil/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/fil/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/fil/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/fil/welcome.json' with { type: 'json' };
import widgets from '../../messages/fil/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
