import type { Page } from '../kernel/page.ts';

export const FAIRS_PAGES: readonly Page[] = [
  { id: 'events', path: '/events', access: 'public', feature: 'events', menus: [['main', 40, 'events']] },
  { id: 'event', path: '/events/:id', access: 'user', feature: 'events' },
  { id: 'event-details', path: '/events/details/:id', access: 'user', feature: 'events' },
  { id: 'event-profile', path: '/events/:id/profile', access: 'user', feature: 'events' },
  { id: 'event-documents', path: '/events/:id/profile/documents', access: 'user', feature: 'events' },
  { id: 'event-booths', path: '/events/:id/booths', access: 'user', feature: 'events' },
  { id: 'event-booth', path: '/events/:id/booths/:boothId', access: 'user', feature: 'events' },
  { id: 'event-jobs', path: '/events/:id/jobs', access: 'user', feature: 'events' },
  { id: 'event-job', path: '/events/:id/jobs/:jobId', access: 'user', feature: 'events' },
  { id: 'event-webinars', path: '/events/:id/webinars', access: 'user', feature: 'events' },
  { id: 'event-webinar', path: '/events/:id/webinars/:webinarId', access: 'user', feature: 'events' },
  { id: 'event-chat', path: '/events/:id/chat', access: 'user', feature: 'events' },
  { id: 'event-conference', path: '/events/:id/conference', access: 'user', feature: 'events' },
  { id: 'event-conference-room', path: '/events/:id/conference/:conferenceId', access: 'user', feature: 'events' },
  { id: 'school-events', path: '/school-events', access: 'user', feature: 'schoolEvents' },
  { id: 'school-event', path: '/school-events/:id', access: 'user', feature: 'schoolEvents' },
];
