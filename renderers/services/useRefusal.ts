import { App } from 'antd';
import { useCallback } from 'react';
import { Failure } from '../../engine/api/Failure.ts';

/** Says in passing what a silent call was refused with; the end of the session has been told by then. Bugs go on. */
export function useRefusal(): (error: unknown) => void {
  const { message } = App.useApp();
  return useCallback(
    (error) => {
      if (!(error instanceof Failure)) throw error;
      if (!error.endsSession) message.warning(error.message);
    },
    [message],
  );
}
