import { NavigateButton } from '../ui/NavigateButton.tsx';
import { StateNotice } from '../ui/StateNotice.tsx';

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
