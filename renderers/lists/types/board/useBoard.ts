import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ENDPOINTS, pathTo } from '../../../../engine/api/endpoints.ts';
import type { BoardData, BoardPartData, BoardRow } from '../../../../engine/boards/BoardData.ts';
import { type BoardNames, joinNames } from '../../../../engine/boards/columns.ts';
import { sourceOf } from '../../../../engine/boards/parts.ts';
import { type BoardState, boardAddress, boardParams, boardStateOf } from '../../../../engine/boards/state.ts';
import type { BoardDataPart, BoardPlan } from '../../../../engine/plan/board.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { usePageTab, useShown } from '../../../services/pageTab.ts';
import { useClient } from '../../../services/services.ts';
import type { PageRegistry } from '../../ListType.ts';
import { gatherParts } from './gatherParts.ts';

/** What all parts were read with. */
export type BoardMeta = Omit<BoardData, 'parts' | 'names'>;

/** A figure somebody wants to know more of. */
export interface Asked {
  part: BoardDataPart;
  measure: string;
  row: BoardRow;
}

/** What the parts of a board share. */
export interface Board {
  plan: BoardPlan;
  state: BoardState;
  change(next: BoardState): void;
  meta: BoardMeta | undefined;
  cells: CellContext;
  pages: PageRegistry;
  /** Opens the way a figure came to be. */
  explain(asked: Asked | undefined): void;
  load(id: string, signal: AbortSignal): Promise<BoardPartData>;
}

export const BoardContext = createContext<Board | undefined>(undefined);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('no board around this part');
  return board;
}

/** What is chosen, in the page's own address: reload, back and a shared link bring it again. */
export function useBoardState(plan: BoardPlan): [BoardState, (next: BoardState) => void] {
  const { search } = useLocation();
  const { go } = usePageTab();
  const state = useMemo(() => boardStateOf(search, plan), [search, plan]);
  const change = useCallback((next: BoardState) => go(boardAddress(next)), [go]);
  return [state, change];
}

const NO_NAMES: BoardNames = {};
/** Names stay when something else is asked for. */
const namesKey = (code: string) => ['board', code, 'names'] as const;
const offersNames = (plan: BoardPlan): boolean =>
  plan.filters.some(({ key }) => sourceOf(plan).dimensions[key]?.names !== undefined);

const keyOf = (code: string, params: Readonly<Record<string, string>>) => ['board', code, params] as const;

/** Reads parts; those that are wanted in one moment are asked for together. */
export function useBoardSource(plan: BoardPlan, state: BoardState) {
  const client = useClient();
  const queries = useQueryClient();
  const params = useMemo(() => boardParams(state), [state]);
  const { data: names = NO_NAMES } = useQuery<BoardNames>({
    queryKey: namesKey(plan.code),
    queryFn: () => Promise.reject(),
    enabled: false,
  });
  // What filters offer is asked for once.
  const offered = useRef(!offersNames(plan));
  const key = keyOf(plan.code, params);
  const { data: meta } = useQuery<BoardMeta>({
    queryKey: [...key, 'meta'],
    queryFn: () => Promise.reject(),
    enabled: false,
  });
  const gather = useMemo(
    () =>
      gatherParts((ids) => {
        const asked = { ...params, parts: ids.join(','), ...(offered.current ? {} : { choices: '1' }) };
        offered.current = true;
        return client.get<BoardData>(pathTo(ENDPOINTS.boardData, { code: plan.code }), asked, { silent: true });
      }),
    [client, plan.code, params],
  );
  const load = useCallback(
    async (id: string, signal: AbortSignal): Promise<BoardPartData> => {
      const { parts, names: more, ...rest } = await gather(id, signal);
      queries.setQueryData(['board', plan.code, params, 'meta'], rest);
      queries.setQueryData<BoardNames>(namesKey(plan.code), (known = NO_NAMES) => joinNames(known, more));
      return parts[id] ?? { rows: [], error: 'failed' };
    },
    [gather, queries, plan.code, params],
  );
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: ['board', plan.code] }),
    [queries, plan.code],
  );
  return { load, meta, names, refresh };
}

/** One part's figures, once it has been seen. */
export function usePart(id: string, seen: boolean) {
  const { plan, state, load } = useBoard();
  const shown = useShown();
  return useQuery<BoardPartData>({
    queryKey: [...keyOf(plan.code, boardParams(state)), id],
    queryFn: ({ signal }) => load(id, signal),
    enabled: seen && shown,
    placeholderData: (previous) => previous,
    refetchInterval: plan.refresh === undefined ? false : plan.refresh * 1000,
    staleTime: 30_000,
  });
}
