import { App } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useOptionalCellServices } from '../../cells/useCellServices.ts';
import type { GridPartProps } from '../edit/GridHandle.ts';
import type { MenuPlace } from '../shared/CellMenu.tsx';
import { attachRange, type RangeController } from './attachRange.ts';
import { createLookup } from './createLookup.ts';
import { RangeMenu, type RangeMenuProps } from './RangeMenu.tsx';
import { RejectedCells } from './RejectedCells.tsx';
import type { RejectedList } from './RejectedList.ts';
import './range.css';

interface Question {
  rejected: RejectedList;
  answer: (goOn: boolean) => void;
}

type RangePartProps = GridPartProps & Pick<RangeMenuProps, 'rows' | 'onFind' | 'onFigure'>;

/** Spreadsheet behaviour of an editable grid, mounted beside it for as long as it lives. */
export function RangePart({ handle, disabled, rows, onFind, onFigure }: RangePartProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [menu, setMenu] = useState<{ controller: RangeController; at: MenuPlace } | null>(null);
  const services = useOptionalCellServices();
  const { message } = App.useApp();
  const newest = useRef({ disabled, services, message });
  useLayoutEffect(() => {
    newest.current = { disabled, services, message };
  });
  useLayoutEffect(() => {
    let open: Question | undefined;
    const controller: RangeController = attachRange(handle, {
      onMenu: (at) => setMenu({ controller, at }),
      mayEdit: () => !newest.current.disabled,
      mayAppend: () => !newest.current.disabled && handle.canAddRows,
      lookup: () => newest.current.services && createLookup(newest.current.services),
      whileLooking: async (work) => {
        const end = newest.current.message.loading('正在查找名称…', 0);
        await work;
        end();
      },
      confirmRejected: (rejected) =>
        new Promise((resolve) => {
          const answer = (goOn: boolean) => {
            open = undefined;
            setQuestion(null);
            resolve(goOn);
          };
          open = { rejected, answer };
          setQuestion(open);
        }),
    });
    return () => {
      open?.answer(false);
      setMenu(null);
      controller.detach();
    };
  }, [handle]);
  return (
    <>
      {menu && (
        <RangeMenu
          handle={handle}
          disabled={disabled}
          rows={rows}
          onFind={onFind}
          onFigure={onFigure}
          {...menu}
          onClose={() => setMenu(null)}
        />
      )}
      {question && <RejectedCells rejected={question.rejected} onAnswer={question.answer} />}
    </>
  );
}
