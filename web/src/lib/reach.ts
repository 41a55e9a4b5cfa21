import type { Reach } from "./protocol";

/** The addresses by which others come to this server, the best first; none if only this computer does. */
export function bases({ address, own }: Reach, { hostname, origin }: { hostname: string; origin: string }): string[] {
  if (address) return [address];
  // Who reads this came by an address that works at least for them, unless it is the machine's own name for itself.
  return isLocal(hostname) ? own : [origin, ...own.filter((one) => one !== origin)];
}

/** Whether an address leads nowhere but to the computer where it is typed. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether an address is one within a house or a company, for those in the same network only. */
export function isPrivate(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd])/.test(hostname) || hostname.endsWith(".local");
}
