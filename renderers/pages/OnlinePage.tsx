import type { ReactNode } from 'react';
import type { OnlineType } from '../../engine/routes/Target.ts';
import { listTypes } from '../lists/listTypes.ts';
import { useManifest } from '../services/queries.ts';
import { StateNotice } from '../ui/StateNotice.tsx';
import { FailurePage } from './FailurePage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export interface OnlinePageProps {
  type: OnlineType;
  /** The screen's code on the wire: `market_order`. */
  code: string;
  draw: (screenId: string) => ReactNode;
}

/** A screen addressed by its wire code, as online forms and reports are. */
export function OnlinePage({ type, code, draw }: OnlinePageProps) {
  const { data, error, refetch } = useManifest();
  if (!Object.hasOwn(listTypes, type)) {
    return (
      <StateNotice
        title="此类型尚未支持"
        text={`菜单要求以「${type}」类型打开「${code}」，本系统还不能显示这种页面。`}
      />
    );
  }
  if (error && !data) return <FailurePage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const screen = data.find((entry) => entry.code === code && entry.type === type);
  if (screen) return draw(screen.id);
  const what = type === 'report' ? '在线报表' : '在线表单';
  return <StateNotice title={`没有编码为「${code}」的${what}`} text="它可能已被删除，或者没有授权给您的角色。" />;
}
