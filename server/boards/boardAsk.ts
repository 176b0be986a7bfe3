import { MOST_CHOSEN } from '../../engine/boards/BoardData.ts';
import { sourceOf } from '../../engine/boards/parts.ts';
import type { BoardCompare, BoardGrain, BoardPlan } from '../../engine/plan/board.ts';
import { ParamError } from '../http/errors.ts';

/** What a request asks of a board; all of it is closed: names of the plan, days, and values that are bound. */
export interface BoardAsk {
  /** Ids of parts; absent: all. */
  parts?: ReadonlySet<string>;
  /** A period's name, or two days. */
  period?: string;
  grain: BoardGrain;
  compare: BoardCompare;
  /** The records that filters offer are to be named. */
  choices: boolean;
  /** Chosen values by the key of a filter or dimension. */
  chosen: ReadonlyMap<string, readonly string[]>;
}

const GRAINS: readonly BoardGrain[] = ['day', 'week', 'month'];
const COMPARES: readonly BoardCompare[] = ['previous', 'lastYear', 'target', 'none'];
const LONGEST = 200;

/** Filters stand in the address as `f_<key>`, several values comma-joined. Throws ParamError. */
export function readBoardAsk(parameters: Readonly<Record<string, string>>, plan: BoardPlan): BoardAsk {
  const { parts, period, grain, compare, choices } = parameters;
  const chosen = new Map<string, readonly string[]>();
  for (const [name, text] of Object.entries(parameters)) {
    if (!name.startsWith('f_') || text === '') continue;
    const key = name.slice(2);
    if (!Object.hasOwn(sourceOf(plan).dimensions, key)) throw new ParamError(`${name}: unknown filter`);
    const values = text.split(',').filter((value) => value !== '');
    if (values.length > MOST_CHOSEN || values.some((value) => value.length > LONGEST))
      throw new ParamError(`${name}: too long`);
    if (values.length > 0) chosen.set(key, values);
  }
  return {
    ...(parts ? { parts: new Set(parts.split(',')) } : {}),
    ...(period ? { period } : {}),
    grain: GRAINS.find((each) => each === grain) ?? plan.period?.grain ?? 'day',
    choices: choices === '1',
    compare: COMPARES.find((each) => each === compare) ?? plan.compare,
    chosen,
  };
}
