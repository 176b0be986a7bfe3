import type { LookupFunction } from 'node:net';
import {
  closedWords,
  hostOf,
  isClosedHost,
  lookupAmong,
  openAddresses,
  type Resolve,
} from '../../config/openAddress.ts';
import type { AllowedHosts } from '../../config/readAllowed.ts';

/** Hosts of the house that may be reached, and the variable of the environment that says so. */
export interface Allowing {
  allowed: AllowedHosts;
  setting: string;
}

/** An address is not called, in words; `final`: and will not be, however often it is tried. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
  constructor(
    message: string,
    readonly final: boolean,
  ) {
    super(message);
  }
}

/** Where a connection may go, and how it gets there without asking for the name again. */
export interface Target {
  url: URL;
  /** All that its name stands for. */
  addresses: readonly string[];
  lookup: LookupFunction;
}

/** Why an address is not called, in words; undefined: it is one that might be. What its name stands for is asked later. */
export function urlProblem(text: string, { allowed, setting }: Allowing): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return '应为 http:// 或 https:// 开头的地址';
  if (url.username !== '' || url.password !== '') return '地址里不要写用户名与密码';
  return isClosedHost(hostOf(url.hostname), allowed) ? closedWords(setting) : undefined;
}

/**
 * Resolves the name of an address somebody typed once and judges every address it stands for: what it stands for a
 * moment later is nobody's way in. Throws AddressError.
 */
export async function judgedTarget(text: string, allowing: Allowing, resolve?: Resolve): Promise<Target> {
  const problem = urlProblem(text, allowing);
  if (problem !== undefined) throw new AddressError(problem, true);
  const url = new URL(text);
  const host = hostOf(url.hostname);
  const found = await openAddresses(host, allowing.allowed, resolve);
  if (found === 'unknown') throw new AddressError(`找不到主机 ${host}`, false);
  if (found === 'closed') throw new AddressError(closedWords(allowing.setting), true);
  return {
    url,
    addresses: found.map(({ address }) => address),
    lookup: lookupAmong(found),
  };
}
