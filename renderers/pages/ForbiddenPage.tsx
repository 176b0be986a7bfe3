import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { StateNotice } from '../shell/StateNotice.tsx';

/** 403: the page is there, but not for this user; says who can change that. */
export function ForbiddenPage({ what = '此页面' }: { what?: string }) {
  return (
    <StateNotice
      mark="403"
      title={`您没有${what}的访问权限`}
      text="系统管理员可以在「系统管理 / 角色管理」中把对应的菜单授予您的角色，授权后刷新即可。"
      action={
        <Link to="/">
          <Button type="primary">返回首页</Button>
        </Link>
      }
    />
  );
}
