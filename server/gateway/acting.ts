import { type BlockList, isIP } from 'node:net';
import { isSafeRegex } from '../../engine/regex/regex.ts';
import { readAllowed } from '../config/readAllowed.ts';
import type { GatewayRoute, Predicate } from './GatewayRoute.ts';

/** A route that this server can act on. */
export interface Acting {
  route: GatewayRoute;
  /** Whether it is about a request. */
  fits(request: Asked): boolean;
  /** Where the path leads behind the route's address. */
  pathOf(path: string): string;
  /** Headers added and taken away, lower case. */
  added: Readonly<Record<string, string>>;
  removed: ReadonlySet<string>;
}

/** What of a request a route looks at. */
export interface Asked {
  /** Behind `/gateway`: `/erp/orders`. */
  path: string;
  method: string;
  /** Epoch milliseconds. */
  now: number;
  /** By name in lower case, as they came. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Of the address, decoded. */
  query: Readonly<Record<string, string>>;
  /** Address of who asks. */
  ip: string;
}

type Fits = (request: Asked) => boolean;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PATTERN = /^\/[^*{}?\s]*(?:\/\*\*)?$/;
const HEADER = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const VALUE = /^[\x20-\x7e]{0,500}$/;

/** What belongs to one connection or says who asks: not for a route to write. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'expect',
  'cookie',
  'x-access-token',
  'x-weft-user',
  'x-forwarded-for',
]);

/** A condition this server can hold a request against; a text: why it cannot. */
function fitsOf(predicate: Predicate): Fits | string {
  const { name, values } = predicate;
  if (name === 'Path') {
    const wrong = values.find((pattern) => !PATTERN.test(pattern));
    if (wrong !== undefined) return `路径“${wrong}”只能写全，或以 /** 结尾`;
    return ({ path }) => values.some((pattern) => fitsPath(path, pattern));
  }
  if (name === 'Method') {
    const wrong = values.find((method) => !METHODS.includes(method.toUpperCase()));
    if (wrong !== undefined) return `方法“${wrong}”不转发`;
    return ({ method }) => values.some((each) => each.toUpperCase() === method);
  }
  if (Object.hasOwn(NAMED, name)) return fitsNamed(predicate);
  if (name === 'Host') return fitsHost(values);
  if (name === 'RemoteAddr') return fitsAddress(values);
  return fitsTime(predicate);
}

/** What a named thing of a request is; undefined: it has none. */
const NAMED: Readonly<Record<string, (request: Asked, arg: string) => string | undefined>> = {
  Header: ({ headers }, arg) => headers[arg.toLowerCase()]?.toString(),
  Query: ({ query }, arg) => (Object.hasOwn(query, arg) ? query[arg] : undefined),
  Cookie: ({ headers }, arg) => cookieOf(String(headers.cookie ?? ''), arg),
};

function cookieOf(text: string, name: string): string | undefined {
  const found = text.split(';').find((each) => each.slice(0, each.indexOf('=')).trim() === name);
  return found?.slice(found.indexOf('=') + 1).trim();
}

/** The whole of the value fits the expression, as in a gateway; an expression that could take long is not run. */
function fitsNamed({ name, arg, values }: Predicate): Fits | string {
  const read = NAMED[name];
  if (read === undefined || arg === '') return `断言 ${name} 没有名称`;
  const whole = `^(?:${values[0] || '.*'})$`;
  const safe = isSafeRegex(whole);
  if (!safe.ok) return `断言 ${name} 的“${values[0]}”：${safe.reason}`;
  const expression = new RegExp(whole);
  return (request) => {
    const value = read(request, arg);
    return value !== undefined && value.length <= safe.longest && expression.test(value);
  };
}

const HOST_PART = /^(?:\*{1,2}|[a-z0-9-]{1,63})$/;
const MOST_HOST = 253;

/** `**.example.com` is any name below, `*.example.com` one more part; ports do not count. */
function fitsHost(values: readonly string[]): Fits | string {
  const wrong = values.find(
    (value) => value.length > MOST_HOST || !partsOf(value).every((part) => HOST_PART.test(part)),
  );
  if (wrong !== undefined) return `主机“${wrong}”应如 a.example.com、*.example.com、**.example.com`;
  const partOf = (part: string): string => ({ '**': '.+', '*': '[^.]+' })[part] ?? part;
  const expressions = values.map((value) => new RegExp(`^${partsOf(value).map(partOf).join('\\.')}$`));
  return ({ headers }) => {
    const [host = ''] = String(headers.host ?? '')
      .toLowerCase()
      .split(':');
    return host.length <= MOST_HOST && expressions.some((each) => each.test(host));
  };
}

const partsOf = (host: string): string[] => host.toLowerCase().split('.');

/** Addresses and nets: `10.1.2.0/24`. */
function fitsAddress(values: readonly string[]): Fits | string {
  const wrong = values.find((value) => isIP(value.split('/')[0] ?? '') === 0);
  const listed = readAllowed(values.join(','));
  if (wrong !== undefined || 'wrong' in listed)
    return `来源地址“${wrong ?? values.join('、')}”应如 10.1.2.3、10.1.2.0/24`;
  return ({ ip }) => isListed(listed.addresses, ip);
}

/** An address of the older kind may come in the clothes of the newer. */
function isListed(addresses: BlockList, ip: string): boolean {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const kind = isIP(plain);
  return kind !== 0 && addresses.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
}

function fitsTime({ name, values }: Predicate): Fits | string {
  const times = values
    .flatMap((value) => value.split(','))
    .map((text) => Date.parse(text.trim().replace(/\[.*\]$/, '')));
  const [from = Number.NaN, to = Number.NaN] = name === 'Before' ? [Number.NEGATIVE_INFINITY, ...times] : times;
  const until = name === 'After' ? Number.POSITIVE_INFINITY : to;
  if (!['After', 'Before', 'Between'].includes(name)) return `断言 ${name} 本服务不判断`;
  if (Number.isNaN(from) || Number.isNaN(until)) return `断言 ${name} 的时间应如 2026-01-01T00:00:00+08:00`;
  return ({ now }) => now > from && now < until;
}

function fitsPath(path: string, pattern: string): boolean {
  if (!pattern.endsWith('/**')) return path === pattern;
  const folder = pattern.slice(0, -3);
  return path === folder || path.startsWith(`${folder}/`);
}

/** What a route of the gateway comes to in this server; a text: why it is not acted on. */
export function actingOf(route: GatewayRoute): Acting | string {
  if (!/^https?:\/\//.test(route.uri)) return '目标不是 http:// 或 https:// 开头的地址';
  if (!route.predicates.some(({ name }) => name === 'Path')) return '没有路径断言';
  const conditions = route.predicates.map(fitsOf);
  const unfit = conditions.find((each) => typeof each === 'string');
  if (unfit !== undefined) return unfit as string;
  const steps: ((path: string) => string)[] = [];
  const added: Record<string, string> = {};
  const removed = new Set<string>();
  for (const { name, args } of route.filters) {
    const [first, second] = args.map(({ value }) => value);
    const header = (args.find(({ key }) => key === 'name')?.value ?? first ?? '').toLowerCase();
    const value = args.find(({ key }) => key === 'value')?.value ?? second ?? '';
    if (name === 'StripPrefix' && /^\d{1,2}$/.test(first ?? '')) steps.push((path) => stripped(path, Number(first)));
    else if (name === 'PrefixPath' && PATTERN.test(first ?? '') && !first?.endsWith('*'))
      steps.push((path) => `${(first ?? '').replace(/\/$/, '')}${path}`);
    else if (name === 'AddRequestHeader' && HEADER.test(header) && VALUE.test(value) && !OWN_HEADERS.has(header))
      added[header] = value;
    else if (name === 'RemoveRequestHeader' && HEADER.test(header)) removed.add(header);
    else return `过滤器 ${name} 本服务不执行，或它的参数不对`;
  }
  return {
    route,
    fits: (request) => conditions.every((fits) => typeof fits === 'function' && fits(request)),
    pathOf: (path) => steps.reduce((now, step) => step(now), path),
    added,
    removed,
  };
}

function stripped(path: string, parts: number): string {
  return `/${path
    .split('/')
    .slice(1 + parts)
    .join('/')}`;
}

/** Paths that another server may read as another one than was judged: to some, `..;` is `..`. */
export function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || /[\\;]|\/\/|%(?:2e|2f|3b|5c|00)/i.test(path)) return false;
  return !path.split('/').some((part) => part === '.' || part === '..');
}
