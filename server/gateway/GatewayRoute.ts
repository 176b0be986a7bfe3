import { isRecord } from '../../engine/api/envelope.ts';
import { ParamError } from '../http/errors.ts';

/** What must be true of a request: one of the values, or that the named thing fits the expression. */
export interface Predicate {
  name: string;
  /** Name of a header, parameter or cookie. */
  arg: string;
  values: readonly string[];
}

export interface Filter {
  name: string;
  args: readonly { key: string; value: string }[];
}

/** Which requests go where. */
export interface GatewayRoute {
  id: string;
  routerId: string;
  name: string;
  uri: string;
  status: string;
  orderNum: number;
  /** Seconds. */
  timeout: number;
  forwardToken: boolean;
  predicates: readonly Predicate[];
  filters: readonly Filter[];
}

/** What the name of a pair is called on the wire, by the predicate. */
const PAIRS: Readonly<Record<string, string>> = { Header: 'header', Query: 'param', Cookie: 'name' };

/** Whether a predicate is about a named thing. */
export const isPair = (name: string): boolean => Object.hasOwn(PAIRS, name);

export const linesOf = (text: unknown): string[] =>
  String(text ?? '')
    .split('\n')
    .flatMap((line) => line.trim() || []);

/** `key=value` in each line; a line without a sign of equality is all key. */
export function argsOf(text: unknown): Filter['args'] {
  return linesOf(text).map((line) => {
    const at = line.indexOf('=');
    return at < 0 ? { key: line, value: '' } : { key: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
  });
}

/** As JeecgBoot's page has a route: predicates and filters parsed. */
export function wireOf(route: GatewayRoute): object {
  const { predicates, filters, forwardToken, ...rest } = route;
  return {
    ...rest,
    forwardToken: forwardToken ? 'Y' : 'N',
    predicates: predicates.map(({ name, arg, values }) => {
      const pair = PAIRS[name];
      return { name, args: pair === undefined ? values : { [pair]: arg, regexp: values[0] ?? '' } };
    }),
    filters,
  };
}

/** As a Spring Cloud Gateway reads a route. */
export function definitionOf({ routerId, uri, orderNum, predicates, filters, name }: GatewayRoute): object {
  const numbered = (values: readonly string[]) => values.map((value, at) => [`_genkey_${at}`, value]);
  return {
    id: routerId,
    uri,
    order: orderNum,
    predicates: predicates.map((each) => {
      const pair = PAIRS[each.name];
      const args =
        pair === undefined
          ? numbered(each.values)
          : [
              [pair, each.arg],
              ['regexp', each.values[0] ?? ''],
            ];
      return { name: each.name, args: Object.fromEntries(args) };
    }),
    filters: filters.map((each) => ({
      name: each.name,
      args: Object.fromEntries(each.args.map(({ key, value }) => [key, value])),
    })),
    metadata: { name },
  };
}

const MOST_PARTS = 100;

/** A part of a route off the wire: a text of JSON, or what such a text says. Throws ParamError. */
function partsOf(value: unknown): { name: string; args: unknown }[] {
  const parsed = typeof value === 'string' ? parsedText(value) : (value ?? []);
  if (!Array.isArray(parsed) || parsed.length > MOST_PARTS) throw new ParamError('parts of a route');
  return parsed.map((part) => {
    if (!isRecord(part) || typeof part.name !== 'string') throw new ParamError('part of a route');
    return { name: part.name, args: part.args };
  });
}

function parsedText(text: string): unknown {
  try {
    return text.trim() === '' ? [] : JSON.parse(text);
  } catch {
    throw new ParamError('no JSON');
  }
}

const textOf = (value: unknown): string => {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new ParamError('args');
  return String(value).replace(/\s*\n\s*/g, ' ');
};

/** Predicates off the wire as lines of a record. Throws ParamError. */
export function predicateLines(value: unknown): object[] {
  return partsOf(value).map(({ name, args }) => {
    if (Array.isArray(args)) return { name, arg: '', value: args.map(textOf).join('\n') };
    const given: Record<string, unknown> = isRecord(args) ? args : {};
    const pair = PAIRS[name];
    if (pair === undefined) return { name, arg: '', value: Object.values(given).map(textOf).join('\n') };
    return { name, arg: textOf(given[pair] ?? ''), value: textOf(given.regexp ?? '') || '.*' };
  });
}

/** Filters off the wire as lines of a record. Throws ParamError. */
export function filterLines(value: unknown): object[] {
  return partsOf(value).map(({ name, args }, at) => {
    const pairs = Array.isArray(args) ? args.map(pairOf) : Object.entries(isRecord(args) ? args : {});
    return { name, orderNum: at + 1, args: pairs.map(([key, each]) => `${textOf(key)}=${textOf(each)}`).join('\n') };
  });
}

function pairOf(arg: unknown, at: number): [unknown, unknown] {
  return isRecord(arg) ? [arg.key, arg.value ?? ''] : [`_genkey_${at}`, arg];
}
