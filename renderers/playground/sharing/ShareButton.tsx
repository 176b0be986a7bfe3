import { App, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { usePageTab } from '../../services/pageTab.ts';
import { changesOf, type Drafts } from '../files/drafts.ts';
import { FRAGMENT, LONGEST_LINK, packShared, SHARED_SETTINGS } from './shared.ts';

/** Makes a link that carries the drafts themselves: nothing of them is kept anywhere else. */
export function ShareButton({ drafts }: { drafts: () => Drafts }) {
  const { memory } = usePageTab();
  const { message } = App.useApp();
  const [link, setLink] = useState<string>();
  const make = async () => {
    const settings = SHARED_SETTINGS.flatMap((name) => (memory.has(name) ? [[name, memory.get(name)]] : []));
    const word = await packShared({ files: changesOf(drafts()), settings: Object.fromEntries(settings) });
    const { origin, pathname } = window.location;
    const made = `${origin}${pathname}${FRAGMENT}${word}`;
    if (made.length > LONGEST_LINK)
      message.warning(`草稿压缩后仍有 ${sizeOf(made)}，链接最多 ${sizeOf({ length: LONGEST_LINK })}，请改用下载补丁`);
    else setLink(made);
  };
  const copy = () => {
    // Without TLS there is no clipboard; the text can still be selected by hand.
    void navigator.clipboard?.writeText(link ?? '').then(() => message.success('已复制'));
  };
  return (
    <>
      <Button size="small" onClick={() => void make()}>
        分享
      </Button>
      <Modal
        open={link !== undefined}
        title="分享草稿"
        mask={{ closable: true }}
        onCancel={() => setLink(undefined)}
        footer={
          <Button type="primary" onClick={copy}>
            复制链接
          </Button>
        }
      >
        <p>
          链接里是全部草稿与现在的看法（文件、数据与粘贴的行、宽度、颜色、身份），共{' '}
          {sizeOf({ length: link?.length ?? 0 })}，最多 {sizeOf({ length: LONGEST_LINK })}
          。打开的人要有看声明的权限，打开后是他自己的草稿。
        </p>
        <Input.TextArea
          aria-label="链接"
          readOnly
          value={link}
          autoSize={{ minRows: 2, maxRows: 4 }}
          onFocus={(event) => event.target.select()}
        />
      </Modal>
    </>
  );
}

const sizeOf = ({ length }: { length: number }): string => `${Math.ceil(length / 102.4) / 10} KB`;
