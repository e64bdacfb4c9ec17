// The ways to sign in with an account of somewhere else. Brand names are the same in every language; icons take the text's colour.
import type { Boot } from '@fairway/client/page-request';
import { IconBrandFacebook, IconBrandGoogle, IconBrandLinkedin, IconBrandWechat } from '@tabler/icons-react';

export const PROVIDER_LOOKS = {
  google: { name: 'Google', Icon: IconBrandGoogle },
  linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  wechat: { name: 'WeChat', Icon: IconBrandWechat },
} as const;

export type Provider = keyof typeof PROVIDER_LOOKS;

export const isProvider = (name: string | null): name is Provider => name !== null && name in PROVIDER_LOOKS;

/** The tenant's choices, in its order. */
export function providersOf(tenant: Boot['tenant']): Provider[] {
  return tenant.socialAuths.filter(isProvider);
}
