import { Button } from 'antd';
import { Failure } from '../../engine/api/Failure.ts';
import { NavigateButton, StateNotice } from '../ui/StateNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export interface FailurePageProps {
  error?: unknown;
  onRetry?: () => void;
}

/** 500 and everything else a page cannot be drawn for: what happened, 重试, details folded. */
export function FailurePage({ error, onRetry = () => window.location.reload() }: FailurePageProps) {
  if (error instanceof Failure && error.kind === 'forbidden') return <ForbiddenPage />;
  const failure = error instanceof Failure ? error : undefined;
  // That one has to sign in again is told over the whole page.
  if (failure?.endsSession) return <PageSkeleton />;
  return (
    <StateNotice
      mark={failure ? undefined : '500'}
      title="页面加载失败"
      text={failure?.message ?? '服务器出错了，请稍后重试。'}
      action={
        <Button type="primary" onClick={onRetry}>
          重试
        </Button>
      }
      details={failure?.code ? `${failure.kind} ${failure.code}: ${failure.message}` : undefined}
    />
  );
}

/** 403: if the page is there, it is not for this user; says who can change that. */
export function ForbiddenPage({ what = '此页面' }: { what?: string }) {
  return (
    <StateNotice
      mark="403"
      title={`您没有${what}的访问权限`}
      text="或者没有这个页面。系统管理员可以在「系统管理 / 角色管理」中把对应的菜单授予您的角色，授权后刷新即可。"
      action={<NavigateButton to="/">返回首页</NavigateButton>}
    />
  );
}
