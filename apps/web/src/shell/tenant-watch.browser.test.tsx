import { unmount, until } from '@fairway/ui/mount';
import { useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { stage, testBoot } from '../testing/stage.tsx';
import { isSameTenant, TenantWatch } from './tenant-watch.tsx';

afterEach(unmount);

const { tenant } = testBoot();
let reloads = 0;
function Page() {
  const navigate = useNavigate();
  return (
    <>
      <TenantWatch reload={() => (reloads += 1)} />
      <button type="button" onClick={() => void navigate('/en/tools')}>
        Tools
      </button>
      <button type="button" onClick={() => void navigate('?page=2')}>
        Next
      </button>
    </>
  );
}

test('a switch that was turned off since loads the page anew at the next navigation, and only then', async () => {
  reloads = 0;
  let asked = 0;
  let now = tenant;
  await stage(<Page />, {
    reply: () => {
      asked += 1;
      return Response.json(now);
    },
  });
  const [tools, next] = [...document.querySelectorAll('button')];
  next?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(0);
  now = { ...tenant, features: { ...tenant.features, favorites: false } };
  tools?.click();
  await until(() => reloads === 1);
  expect(asked).toBe(1);
});

test('the tenant is the same while nothing of it changed', () => {
  expect(isSameTenant(tenant, { ...tenant })).toBe(true);
  expect(isSameTenant(tenant, { ...tenant, primaryColor: '#000000' })).toBe(false);
});
