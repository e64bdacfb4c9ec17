import { unmount } from '@fairway/ui/mount';
import { afterEach } from 'vitest';
import { consoleStage, testLooks } from '../../../testing/console-stage.tsx';
import { ViewBar } from './view-bar.tsx';

afterEach(() => {
  unmount();
  localStorage.clear();
});

const { open } = consoleStage(['admin', 'admin-users', 'mypage', 'jobs']);

testLooks(
  'the bar of who looks at an account',
  open,
  <ViewBar
    user={{
      id: '018f0000-0000-7000-8000-000000000001',
      email: 'a@b.example',
      firstName: 'Ada',
      lastName: 'Berg',
      avatar: null,
      locale: 'en',
      roles: ['Candidate'],
      organizationIds: [],
      schoolIds: [],
      staffSchoolIds: [],
      secondFactorNeeded: false,
      deletionDueAt: null,
      viewEndsAt: null,
    }}
    endsAt={new Date(Date.now() + 600_000).toISOString()}
  />,
);
