import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { ColumnCheck, QueryCheck } from './Check.ts';
import { kindNames } from './Check.ts';

const ordered = ['group', 'single', 'ne', 'ge', 'le'] as const;
const texts = ['like', 'single', 'ne'] as const;
const chosen = ['single', 'ne'] as const;

/** How each kind can be asked for, the likeliest first; nothing: not at all. Passwords are told of where they are read. */
const modes: Readonly<Record<ValueKind, readonly string[] | undefined>> = {
  text: texts,
  markup: texts,
  number: ordered,
  date: ordered,
  datetime: ordered,
  time: ordered,
  code: chosen,
  codes: [...chosen, 'like', 'below'],
  reference: [...chosen, 'like', 'below'],
  area: [...chosen, 'like', 'below'],
  flag: chosen,
  files: [],
  json: [],
  secret: undefined,
};

/** A query asks in a way that its column's kind can answer. */
export const checkQueryMode: QueryCheck = ({ own, kind }, tell) => {
  const known = modes[kind];
  if (known === undefined) return;
  if (known.length === 0) tell('query-kind', sentences['query-kind'](kindNames[kind]), []);
  else if (own.mode !== undefined && !known.includes(own.mode))
    tell('query-mode', sentences['query-mode'](own.mode, kindNames[kind], known), ['mode']);
};

/** `"query": true` on a kind that cannot be asked for. */
export const checkQueryHint: ColumnCheck = {
  keys: ['query'],
  check: ({ own, kind }, tell) => {
    if (own.query === true && modes[kind]?.length === 0)
      tell('query-kind', sentences['query-kind'](kindNames[kind]), ['query']);
  },
};
