import { Alert, App, Button, Flex, theme } from 'antd';
import { useSettings } from '../../services/queries.ts';
import { copyText } from '../../ui/copyText.ts';
import { saveFile } from '../../ui/saveFile.ts';

/** Codes that are told this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { token } = theme.useToken();
  const { message } = App.useApp();
  const { shortTitle } = useSettings().settings;
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(text)) message.success('已复制');
    else message.warning('浏览器不允许复制，请下载或抄写');
  };
  return (
    <Flex vertical gap={12}>
      <Alert
        type="warning"
        showIcon
        title="请保存恢复码，只显示这一次"
        description="手机丢了或换了时，用其中一个代替动态口令登录；每个只能用一次。"
      />
      <ul className="weft-totp-codes" style={{ background: token.colorFillTertiary }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap={8}>
        <Button onClick={() => void copy()}>复制</Button>
        <Button onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${shortTitle}恢复码.txt`)}>
          下载
        </Button>
      </Flex>
    </Flex>
  );
}
