import { App, Button } from 'antd';
import { useCallback } from 'react';

/** Seconds the way back is offered beside what was done. */
const OFFERED = 10;

/** Says what was done; with `undo`, offers 撤销 beside it for a while. */
export function useUndoMessage(): (said: string, undo?: () => void) => void {
  const { message } = App.useApp();
  return useCallback(
    (said, undo) => {
      if (undo === undefined) return void message.success(said);
      const takeBack = () => {
        close();
        undo();
      };
      const content = (
        <>
          {said}
          <Button type="link" size="small" onClick={takeBack}>
            撤销
          </Button>
        </>
      );
      const close = message.success({ duration: OFFERED, content });
    },
    [message],
  );
}
