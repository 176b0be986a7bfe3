import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useSyncExternalStore } from 'react';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';

interface StepButtonsProps {
  table: RowTable;
  size: 'small' | 'middle' | 'large';
  onStep: (way: 'undo' | 'redo') => void;
}

const STEPS = [
  { way: 'undo', title: '撤销', keys: 'Ctrl+Z', icon: <UndoOutlined /> },
  { way: 'redo', title: '重做', keys: 'Ctrl+Y', icon: <RedoOutlined /> },
] as const;

/** 撤销 and 重做, for those who do not know the keys. */
export function StepButtons({ table, size, onStep }: StepButtonsProps) {
  const next = useSteps(table);
  return STEPS.map(({ way, title, keys, icon }) => (
    <Tooltip key={way} title={`${title}${next[way] ? `：${next[way]}` : ''}（${keys}）`} mouseEnterDelay={0.4}>
      <Button
        size={size}
        type="text"
        icon={icon}
        aria-label={title}
        aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
        aria-description={next[way]}
        disabled={next[way] === undefined}
        onClick={() => onStep(way)}
      />
    </Tooltip>
  ));
}

/** What the next step each way would concern, in words; absent: there is none. */
export function useSteps(table: RowTable): { undo: string | undefined; redo: string | undefined } {
  return {
    undo: useSyncExternalStore(table.subscribe, () => table.stepWords('undo')),
    redo: useSyncExternalStore(table.subscribe, () => table.stepWords('redo')),
  };
}
