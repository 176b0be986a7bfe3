import { Button } from 'antd';
import { StateNotice } from './StateNotice.tsx';

export interface CrashProps {
  /** What broke, as people call it: 应用, 页面. */
  name: string;
  error: unknown;
  whole?: boolean;
  /** Tries again in place; absent: the whole page is loaded anew. */
  onRetry?: () => void;
}

/** What stands where something broke; the rest of the product lives on. */
export function Crash({ name, error, whole, onRetry }: CrashProps) {
  const retry = onRetry ?? (() => window.location.reload());
  return (
    <StateNotice
      whole={whole}
      title={`${name}出错了`}
      text="这是程序的错误，已填写的内容可能还在。请重试；若仍出错，请把详细信息发给管理员。"
      action={
        <Button type="primary" onClick={retry}>
          重试
        </Button>
      }
      details={describe(error)}
    />
  );
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
}
