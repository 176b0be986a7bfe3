import { useLocation } from 'react-router-dom';
import { isRecord } from '../../engine/api/envelope.ts';
import { NavigateButton, StateNotice } from '../ui/StateNotice.tsx';

/** 404: nothing is at this address. */
export function MissingPage({ whole = false }: { whole?: boolean }) {
  const { state } = useLocation();
  const asked = isRecord(state) && typeof state.from === 'string' ? state.from : undefined;
  return (
    <StateNotice
      whole={whole}
      mark="404"
      title="页面不存在"
      text={asked ? `没有「${asked}」这个页面，或者它不在您的菜单里。` : '地址有误，或者页面不在您的菜单里。'}
      action={<NavigateButton to="/">返回首页</NavigateButton>}
    />
  );
}
