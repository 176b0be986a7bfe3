import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';

/** One call at a time, and what it failed with. */
export function useSend() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** True when the call went through. */
  const send = async (call: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setFailure(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, send };
}
