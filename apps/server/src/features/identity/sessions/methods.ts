/** How a session began. */
export type SignInMethod = 'password' | 'google' | 'linkedin' | 'facebook' | 'wechat' | 'passkey' | 'activation';
