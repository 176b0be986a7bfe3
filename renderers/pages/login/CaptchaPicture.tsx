import { Button } from 'antd';
import type { Captcha } from './useCaptcha.ts';

/** The picture; a click brings another one. */
export function CaptchaPicture({ picture, failed, change }: Captcha) {
  return (
    <Button
      className="weft-login-picture"
      onClick={change}
      title="看不清？点击换一张"
      aria-label="换一张验证码"
      styles={{ root: { padding: 0, overflow: 'hidden' } }}
    >
      {picture && !failed ? <img src={picture} alt="验证码" /> : failed ? '点击重试' : '…'}
    </Button>
  );
}
