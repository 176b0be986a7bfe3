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

interface FailureStateProps {
  error: unknown;
  /** The failure's own words stand elsewhere on the page. */
  told?: boolean;
  onRetry: () => void;
}

/** What happened, the way to try again, and the details for whoever is asked for help. */
export function FailureState({ error, told = false, onRetry }: FailureStateProps) {
  const failure = error instanceof Failure ? error : undefined;
  // That one has to sign in again is told over the whole page.
  if (failure?.endsSession) return <Skeleton className="weft-notice" title={false} paragraph={{ rows: 4 }} />;
  if (failure?.kind === 'forbidden') return <NoPermissionState {...(told ? {} : { why: failure.message })} />;
  const message = error instanceof Error ? error.message : String(error);
  const id = failure?.requestId === undefined ? '' : `，请求编号 ${failure.requestId}`;
  const details = failure ? `类型 ${failure.kind}，代码 ${failure.code}，状态 ${failure.status}${id}` : message;
  return (
    <StateNotice
      title={failure?.kind === 'missing' && !told ? '页面不存在' : '加载失败'}
      text={told ? '没有取到数据，请稍后重试' : message}
      details={details}
      action={
        <Button type="primary" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}

const CLOSED = '没有权限访问';

/** The way out is a person: the one who grants rights. `why`: how the server put it. */
export function NoPermissionState({ why = CLOSED }: { why?: string }) {
  const said = why === CLOSED ? '' : `${why}。`;
  return <StateNotice mark="403" title={CLOSED} text={`${said}如需使用此页面，请联系系统管理员在“角色管理”中授权。`} />;
}
