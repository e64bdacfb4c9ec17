// What counts as this very machine. Names below localhost never leave it (RFC 6761).
const NAME = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;

/** True for a host name or an address, without a port, that is this machine. */
export const isLoopbackName = (name: string): boolean => NAME.test(name);

/** The same for what a Host header holds: with or without a port. */
export const isLoopbackHost = (host: string): boolean => isLoopbackName(host.replace(/:\d*$/, ''));

/** The same for an address like http://localhost:3000. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackName(new URL(url).hostname);
