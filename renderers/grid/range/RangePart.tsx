import { App } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useOptionalCellServices } from '../../cells/useCellServices.ts';
import type { GridPartProps } from '../edit/GridHandle.ts';
import { attachRange } from './attachRange.ts';
import { createLookup } from './createLookup.ts';
import { RejectedCells } from './RejectedCells.tsx';
import type { RejectedList } from './RejectedList.ts';
import './range.css';

interface Question {
  rejected: RejectedList;
  answer: (goOn: boolean) => void;
}

/** Spreadsheet behaviour of an editable grid, mounted beside it for as long as it lives. */
export function RangePart({ handle, disabled }: GridPartProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const services = useOptionalCellServices();
  const { message } = App.useApp();
  const newest = useRef({ disabled, services, message });
  useLayoutEffect(() => {
    newest.current = { disabled, services, message };
  });
  useLayoutEffect(() => {
    let open: Question | undefined;
    const controller = attachRange(handle, {
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
      controller.detach();
    };
  }, [handle]);
  return question && <RejectedCells rejected={question.rejected} onAnswer={question.answer} />;
}
