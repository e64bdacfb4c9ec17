// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/fr/account.json' with { type: 'json' };
import admin from '../../messages/fr/admin.json' with { type: 'json' };
import communication from '../../messages/fr/communication.json' with { type: 'json' };
import console from '../../messages/fr/console.json' with { type: 'json' };
import cvReviews from '../../messages/fr/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/fr/documents.json' with { type: 'json' };
import education from '../../messages/fr/education.json' with { type: 'json' };
import entries from '../../messages/fr/entries.json' with { type: 'json' };
import favorites from '../../messages/fr/favorites.json' with { type: 'json' };
import identity from '../../messages/fr/identity.json' with { type: 'json' };
import mypage from '../../messages/fr/mypage.json' with { type: 'json' };
import profile from '../../messages/fr/profile.json' with { type: 'json' };
import reference from '../../messages/fr/reference.json' with { type: 'json' };
import referrals from '../../messages/fr/referrals.json' with { type: 'json' };
import resume from '../../messages/fr/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/fr/school-settings.json' with { type: 'json' };
import score from '../../messages/fr/score.json' with { type: 'json' };
import staffHome from '../../messages/fr/staff-home.json' with { type: 'json' };
import students from '../../messages/fr/students.json' with { type: 'json' };
import verification from '../../messages/fr/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/fr/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/fr/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/fr/welcome.json' with { type: 'json' };
import widgets from '../../messages/fr/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
