import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { DictionaryItem } from '../../../engine/plan/compiled.ts';
import { useCellServices } from '../useCellServices.ts';

/** After the last key, in milliseconds. */
const PAUSE = 300;

/** Where a search stands: nothing typed, on its way, or answered. */
export interface DictionarySearch {
  keyword: string;
  loading: boolean;
  /** Undefined until an answer has come. */
  items: readonly DictionaryItem[] | undefined;
  search: (keyword: string) => void;
}

/** Searches a dictionary on the server, 300 ms after the last key unless `pause` says more; only the latest answer counts. */
export function useDictionarySearch(code: string, pageSize: number, pause = PAUSE): DictionarySearch {
  const services = useCellServices();
  const { message } = App.useApp();
  const [state, setState] = useState<Omit<DictionarySearch, 'search'>>({
    keyword: '',
    loading: false,
    items: undefined,
  });
  const current = useRef<{ timer?: ReturnType<typeof setTimeout>; controller?: AbortController }>({});
  const stop = () => {
    clearTimeout(current.current.timer);
    current.current.controller?.abort();
  };
  useEffect(() => {
    const running = current.current;
    return () => {
      clearTimeout(running.timer);
      running.controller?.abort();
    };
  }, []);
  const ask = async (keyword: string) => {
    const controller = new AbortController();
    current.current.controller = controller;
    try {
      const items = await services.searchDictionary(code, keyword, pageSize, controller.signal);
      if (!controller.signal.aborted) setState({ keyword, loading: false, items });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ keyword, loading: false, items: [] });
      if (error instanceof Failure) void message.warning(error.message);
      else throw error;
    }
  };
  const search = (typed: string) => {
    stop();
    const keyword = typed.trim();
    setState({ keyword, loading: keyword !== '', items: undefined });
    if (keyword !== '') current.current.timer = setTimeout(() => void ask(keyword), pause);
  };
  return { ...state, search };
}
