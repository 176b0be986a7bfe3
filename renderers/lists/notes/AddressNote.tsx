import { InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PageNote } from '../../ui/PageSlots.tsx';

interface Props {
  /** Names of conditions that were passed over. */
  names: readonly string[];
  /** Takes them out of the address. */
  onDrop: () => void;
}

/** Says that what is seen is not narrowed as its address asks: a link is older than the page, or was typed wrong. */
export function AddressNote({ names, onDrop }: Props) {
  return (
    <PageNote>
      <p className="scope-note" role="note">
        <InfoCircleOutlined /> 链接里的条件“{names.join('”、“')}”这一页没有，下面的数据没有按它筛选
        <Button type="link" size="small" onClick={onDrop}>
          知道了
        </Button>
      </p>
    </PageNote>
  );
}
