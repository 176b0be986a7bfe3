import { ApartmentOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Button, Divider } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';

interface ThirdLoginsProps {
  providers: readonly { id: string; title: string }[];
  /** The central sign-in's page. */
  cas?: string | undefined;
}

/** Where a browser goes to sign in with a provider; it comes back to `redirect`. */
export function thirdLoginPath(id: string, redirect: string | null): string {
  const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return pathTo(ENDPOINTS.thirdRender, { source: id }) + query;
}

/** A button for each provider that is configured. */
export function ThirdLogins({ providers, cas }: ThirdLoginsProps) {
  const [params] = useSearchParams();
  return (
    <div className="weft-login-third">
      <Divider plain>其他登录方式</Divider>
      <div>
        {providers.map(({ id, title }) => (
          <Button key={id} icon={<ApartmentOutlined />} href={thirdLoginPath(id, params.get('redirect'))} block>
            {title}
          </Button>
        ))}
        {cas ? (
          <Button icon={<SafetyCertificateOutlined />} href={cas} block>
            统一认证登录
          </Button>
        ) : null}
      </div>
    </div>
  );
}
