import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { AllowedHosts } from './readAllowed.ts';

/** Loopback, private, of one link, for many, for documents: no address of the wide net. */
const CLOSED = {
  ipv4:
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
    '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  // Those that hold an address of the other family among them.
  ipv6:
    '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 ' +
    'fe80::/9 ff00::/8',
} as const;

let kept: BlockList | undefined;

function closedAddresses(): BlockList {
  if (kept) return kept;
  kept = new BlockList();
  for (const family of ['ipv4', 'ipv6'] as const)
    for (const net of CLOSED[family].split(' ')) {
      const [address = '', bits = ''] = net.split('/');
      kept.addSubnet(address, Number(bits), family);
    }
  return kept;
}

/** Whether an address is open to be connected to: of the wide net, or allowed. */
export function isOpenAddress(address: string, allowed: AllowedHosts): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  return allowed.addresses.check(address, kind) || !closedAddresses().check(address, kind);
}

/** Whether a name says by itself that it is of this machine. */
const isOwnName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** A host as it is compared: names have neither case nor a dot at the end, an address may stand in brackets. */
export const hostOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

/** Whether a host is closed before anybody asks what it stands for. */
export const isClosedHost = (host: string, allowed: AllowedHosts): boolean =>
  !allowed.names.has(host) && (isOwnName(host) || (isIP(host) !== 0 && !isOpenAddress(host, allowed)));

/** Why a host is not connected to, in words; `setting`: the variable of the environment that allows it. */
export const closedWords = (setting: string): string => `不能访问本机或内网的地址；确有需要时由运维写进 ${setting}`;

/** Of the family 4 or 6. */
export interface HostAddress {
  address: string;
  family: number;
}

/** What a name stands for at this moment. */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>;

const resolveName: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * The addresses a host somebody typed stands for, each of them open or the host allowed by its name: one who connects
 * to them, and asks for no name again, goes nowhere else. `closed`: one of them is not open; `unknown`: there are none.
 */
export async function openAddresses(
  host: string,
  allowed: AllowedHosts,
  resolve: Resolve = resolveName,
): Promise<readonly HostAddress[] | 'closed' | 'unknown'> {
  if (isClosedHost(host, allowed)) return 'closed';
  const family = isIP(host);
  const found = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
  if (found.length === 0) return 'unknown';
  return allowed.names.has(host) || found.every(({ address }) => isOpenAddress(address, allowed)) ? found : 'closed';
}

/** A connection's own asking for a name, answered with addresses that were judged before. */
export function lookupAmong(found: readonly HostAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = found;
    if (options.all) done(null, [...found]);
    else done(first ? null : new Error('no address'), first?.address ?? '', first?.family);
  };
}
