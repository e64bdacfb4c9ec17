// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/de/account.json' with { type: 'json' };
import admin from '../../messages/de/admin.json' with { type: 'json' };
import communication from '../../messages/de/communication.json' with { type: 'json' };
import console from '../../messages/de/console.json' with { type: 'json' };
import cvReviews from '../../messages/de/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/de/documents.json' with { type: 'json' };
import education from '../../messages/de/education.json' with { type: 'json' };
import entries from '../../messages/de/entries.json' with { type: 'json' };
import favorites from '../../messages/de/favorites.json' with { type: 'json' };
import identity from '../../messages/de/identity.json' with { type: 'json' };
import mypage from '../../messages/de/mypage.json' with { type: 'json' };
import profile from '../../messages/de/profile.json' with { type: 'json' };
import reference from '../../messages/de/reference.json' with { type: 'json' };
import referrals from '../../messages/de/referrals.json' with { type: 'json' };
import resume from '../../messages/de/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/de/school-settings.json' with { type: 'json' };
import score from '../../messages/de/score.json' with { type: 'json' };
import staffHome from '../../messages/de/staff-home.json' with { type: 'json' };
import students from '../../messages/de/students.json' with { type: 'json' };
import verification from '../../messages/de/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/de/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/de/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/de/welcome.json' with { type: 'json' };
import widgets from '../../messages/de/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
