import { Button, Flex, Typography, theme } from 'antd';
import type { TotpOffer } from '../../../engine/session/secondStep.ts';

/** Modules that a reader needs to see around a code. */
const QUIET = 4;

/** What an authenticator reads, or what is typed into it. */
export function OfferView({ secret, uri, qr }: Pick<TotpOffer, 'secret' | 'uri' | 'qr'>) {
  const { token } = theme.useToken();
  const size = qr.size + 2 * QUIET;
  return (
    <Flex vertical gap={12}>
      <span>1. 用手机上的验证器（Microsoft Authenticator、Google Authenticator 等）扫描二维码</span>
      <svg
        className="weft-totp-qr"
        role="img"
        aria-label="绑定验证器的二维码"
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        shapeRendering="crispEdges"
        style={{ borderColor: token.colorBorderSecondary }}
      >
        <path d={`M${-QUIET} ${-QUIET}h${size}v${size}h-${size}z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <div>
        <span>扫不了时手动输入密钥，或</span>
        <Button type="link" size="small" href={uri} styles={{ root: { padding: '0 4px' } }}>
          在本机的验证器中打开
        </Button>
        <br />
        <Typography.Text code copyable={{ text: secret, tooltips: ['复制密钥', '已复制'] }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography.Text>
      </div>
      <span>2. 输入验证器上现在的 6 位数字</span>
    </Flex>
  );
}
