import { Button } from 'antd';
import { ChunkLoadError, UnknownPageError } from './errors.ts';
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
  if (error instanceof UnknownPageError) {
    return <StateNotice whole={whole} title="页面配置有误" text={`${error.message}。请联系系统管理员检查菜单配置。`} />;
  }
  const missing = error instanceof ChunkLoadError;
  const reload = () => window.location.reload();
  const text = missing
    ? '程序的一部分没有下载成功，可能是网络中断，或系统刚刚更新。请重试；系统更新后需要刷新页面。'
    : '这是程序的错误，已填写的内容可能还在。请重试；若仍出错，请把详细信息发给管理员。';
  return (
    <StateNotice
      whole={whole}
      title={missing ? `${name}加载失败` : `${name}出错了`}
      text={text}
      action={
        <>
          <Button type="primary" onClick={onRetry ?? reload}>
            重试
          </Button>
          {missing && onRetry ? <Button onClick={reload}>刷新页面</Button> : null}
        </>
      }
      details={describe(error)}
    />
  );
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
}
