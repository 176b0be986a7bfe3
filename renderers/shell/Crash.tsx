import { Button } from 'antd';
import { PartMissingError } from './PartMissingError.ts';
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
  const missing = error instanceof PartMissingError;
  // A part that failed to load stays failed until the page is loaded anew.
  const retry = (missing ? undefined : onRetry) ?? (() => window.location.reload());
  const text = missing
    ? '程序的一部分没有下载成功，可能是网络中断，或系统刚刚更新。请重试。'
    : '这是程序的错误，已填写的内容可能还在。请重试；若仍出错，请把详细信息发给管理员。';
  return (
    <StateNotice
      whole={whole}
      title={missing ? `${name}加载失败` : `${name}出错了`}
      text={text}
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
