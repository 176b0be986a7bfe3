import { Button, Skeleton } from 'antd';
import { Failure } from '../../engine/api/Failure.ts';
import { StateNotice } from './StateNotice.tsx';

/** The first time, before anything is known of a screen: its outline. */
export function ScreenSkeleton() {
  return (
    <div className="screen" aria-busy="true">
      <div className="screen-card" style={{ padding: 16 }}>
        <Skeleton active title={false} paragraph={{ rows: 2, width: ['60%', '90%'] }} />
      </div>
      <div className="screen-card screen-main" style={{ padding: 16 }}>
        <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />
      </div>
    </div>
  );
}

/** What happened, the way to try again, and the details for whoever is asked for help. */
export function FailureState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = error instanceof Failure ? error : undefined;
  if (failure?.kind === 'forbidden') return <NoPermissionState />;
  const message = error instanceof Error ? error.message : String(error);
  const details = failure ? `类型 ${failure.kind}，代码 ${failure.code}，状态 ${failure.status}` : message;
  return (
    <StateNotice
      title={failure?.kind === 'missing' ? '页面不存在' : '加载失败'}
      text={message}
      details={details}
      action={
        <Button type="primary" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}

/** The way out is a person: the one who grants rights. */
export function NoPermissionState() {
  return <StateNotice mark="403" title="没有权限访问" text="如需使用此页面，请联系系统管理员在“角色管理”中授权。" />;
}
