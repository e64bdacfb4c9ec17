// What makes a passkey, by itself: imported whole, the library would travel with the login popup, which asks for one.
export { startRegistration } from '@simplewebauthn/browser';
