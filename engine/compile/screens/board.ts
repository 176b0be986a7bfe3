import type { BoardFile, BoardScreen } from '../../../schemas/generated/types.ts';
import type { BoardPlan } from '../../plan/board.ts';
import { checkBoard } from '../boards/checkBoard.ts';
import { planBoard } from '../boards/planBoard.ts';
import type { Declared } from '../Linker.ts';
import type { Making } from '../Memory.ts';
import { normalize } from '../normalize.ts';
import { planBase, type ScreenOf, type ScreenScope, type ScreenType } from './ScreenType.ts';

/** A board; one that no screen shows gets a screen of its own. */
export const boardScreen: ScreenType<'board'> = { link: linkBoard, implied: unshownBoards };

function linkBoard(screen: ScreenOf<'board'>, { linker, world }: ScreenScope): Making<BoardPlan> | undefined {
  const board = linker.reference(screen.document, '看板', screen.value.board, world.boards, ['board']);
  if (board === undefined) return undefined;
  if (!checkBoard(linker, board, world)) return undefined;
  const { permission } = board.value;
  const plan = planBoard(planBase(screen, permission === undefined ? undefined : { permission }), board.value, world);
  return () => plan;
}

function unshownBoards(
  declared: readonly ScreenOf<'board'>[],
  taken: ReadonlySet<string>,
  { world, memory }: ScreenScope,
): ScreenOf<'board'>[] {
  const shown = new Set(declared.map(({ value }) => value.board));
  return [...world.boards].flatMap(([id, board]) =>
    shown.has(id) || taken.has(id) ? [] : [memory.keep('implied board', id, [board], () => screenOf(id, board))],
  );
}

function screenOf(id: string, { value, document }: Declared<BoardFile>): ScreenOf<'board'> {
  const { title, description } = value;
  const screen = { title, ...(description === undefined ? {} : { description }), type: 'board', board: id };
  return { id, value: normalize('screen', screen) as BoardScreen, document };
}
