import type { RefObject } from 'react';
import type { DictionaryItem } from '../../../../engine/plan/compiled.ts';
import type { KanbanPlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import type { RecordDoings } from '../../records/RecordList.tsx';
import type { useList } from '../../useList.ts';
import type { Step } from './stepFrom.ts';
import type { Moves } from './useMoves.ts';

/** What a column needs, and each card in it. */
export interface KanbanColumnProps {
  plan: KanbanPlan;
  list: ReturnType<typeof useList>;
  doings: RecordDoings;
  item: DictionaryItem;
  moves: Moves;
  /** Id of the card that shall have the keyboard once it is drawn. */
  wanted: RefObject<string | undefined>;
  textOf: (state: string) => string;
  onTotal: (state: string, total: number) => void;
  onStep: (step: Step, card: HTMLElement) => void;
  hidden: boolean;
  narrow: boolean;
  /** The card that is held over the page. */
  dragged: Row | undefined;
  onDrag: (row: Row | undefined) => void;
}
