import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { PlanAction, RecordsPlan } from '../../../engine/plan/Plan.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';

const PrintWindow = lazyComponent('PrintWindow', () => import('./PrintWindow.tsx').then((part) => part.PrintWindow));

/** Stands in the menu of a row where its model has prints. */
export const PRINT: PlanAction = { code: '_print', title: '打印', permission: '' };

/** A row's actions with the print among them, where its model has any. */
export function withPrint<A extends { inRow: PlanAction[]; more: PlanAction[] }>(
  { prints }: Pick<RecordsPlan, 'prints'>,
  actions: A,
): A & { inMenu?: PlanAction[] } {
  if (!prints) return actions;
  return actions.more.length > 0 ? { ...actions, more: [...actions.more, PRINT] } : { ...actions, inMenu: [PRINT] };
}

export interface Prints {
  /** Opens the window for these records; undefined: the plan has no prints. */
  open: ((ids: readonly string[]) => void) | undefined;
  window: ReactNode;
}

/** What of a plan's records can be printed, and the window it is printed from, drawn by the caller. */
export function usePrints({ prints = [], source }: Pick<RecordsPlan, 'prints' | 'source'>): Prints {
  const [ids, setIds] = useState<readonly string[]>();
  const close = () => setIds(undefined);
  return {
    open: prints.length === 0 ? undefined : setIds,
    window: ids !== undefined && (
      <Panel name="打印" onClose={close}>
        <PrintWindow code={source.model} prints={prints} ids={ids} onClose={close} />
      </Panel>
    ),
  };
}

/** For the chosen rows. */
export function PrintButton({ onPrint }: { onPrint: () => void }) {
  return (
    <Button icon={<PrinterOutlined />} onClick={onPrint}>
      打印
    </Button>
  );
}
