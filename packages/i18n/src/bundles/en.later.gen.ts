// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/en/account.json' with { type: 'json' };
import admin from '../../messages/en/admin.json' with { type: 'json' };
import communication from '../../messages/en/communication.json' with { type: 'json' };
import console from '../../messages/en/console.json' with { type: 'json' };
import cvReviews from '../../messages/en/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/en/documents.json' with { type: 'json' };
import education from '../../messages/en/education.json' with { type: 'json' };
import entries from '../../messages/en/entries.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/en/identity.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import reference from '../../messages/en/reference.json' with { type: 'json' };
import referrals from '../../messages/en/referrals.json' with { type: 'json' };
import resume from '../../messages/en/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/en/school-settings.json' with { type: 'json' };
import score from '../../messages/en/score.json' with { type: 'json' };
import staffHome from '../../messages/en/staff-home.json' with { type: 'json' };
import students from '../../messages/en/students.json' with { type: 'json' };
import verification from '../../messages/en/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/en/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/en/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/en/welcome.json' with { type: 'json' };
import widgets from '../../messages/en/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
