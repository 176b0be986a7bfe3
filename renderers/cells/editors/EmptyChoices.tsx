import { Button, Spin } from 'antd';
import { type ReactElement, useState } from 'react';
import { useOptionalCellServices } from '../useCellServices.ts';
import '../cells.css';

/** What a list without entries says: that there are none, or that they could not be loaded and how to try again. */
export function EmptyChoices({ code, retry: again }: { code: string | undefined; retry?: (() => void) | undefined }) {
  const services = useOptionalCellServices();
  const [loading, setLoading] = useState(false);
  if (loading) return <Spin size="small" />;
  const failed = again !== undefined || (services && code !== undefined && services.dictionaryFailed(code));
  if (!services || code === undefined || !failed) return '没有查询到任何数据';
  const retry = async () => {
    if (again) return again();
    setLoading(true);
    await services.retryDictionary(code);
    setLoading(false);
  };
  return (
    <span role="alert">
      选项加载失败
      <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => void retry()}>
        重试
      </Button>
    </span>
  );
}

/** Draws an opened list with a sentence above it. */
export function withNote(note: string): (list: ReactElement) => ReactElement {
  return (list) => (
    <>
      <div className="choice-note">{note}</div>
      {list}
    </>
  );
}
